"""The web client's files, built and compressed beforehand."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path, PurePosixPath

from msgspec import Struct

from abaculus.server.asgi import Message, Receive, Scope, Send

FOLDER = Path(__file__).parents[1] / "web_assets"
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
_CODINGS = (("br", ".br"), ("gzip", ".gz"))
_UNBUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Abaculus</title>"
    "<h1>Abaculus is running</h1><p>The web pages are not built yet. Run <code>make play</code>, "
    "or install the package with <code>pip install .</code>, and load this page again.</p>"
)
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class _File(Struct, frozen=True):
    body: bytes
    kind: str
    coding: str
    is_hashed: bool


class Assets:
    """Serves the files of one folder; any other path gets the client's page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[tuple[str, str], _File | None] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["method"] not in ("GET", "HEAD"):
            await _send_file(send, 405, _File(b"", "text/plain", "", False), head=True)
            return
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
        name = scope["path"].lstrip("/") or "index.html"
        file = self._found(name, accepted)
        status = 200
        if file is None:
            looks_like_file = "." in PurePosixPath(scope["path"]).name
            status = 404 if looks_like_file else 200
            file = self._found("index.html", accepted) if status == 200 else None
        if file is None:
            body = _UNBUILT.encode() if status == 200 else b""
            file = _File(body, "text/html; charset=utf-8", "", False)
        await _send_file(send, status, file, head=scope["method"] == "HEAD")

    def _found(self, name: str, accepted: str) -> _File | None:
        for coding, ending in _CODINGS:
            if coding in accepted and (file := self._read(name, coding, ending)) is not None:
                return file
        return self._read(name, "", "")

    def _read(self, name: str, coding: str, ending: str) -> _File | None:
        key = (name, coding)
        if key in self._files:
            return self._files[key]
        path = (self._folder / f"{name}{ending}").resolve()
        if not path.is_relative_to(self._folder.resolve()) or not path.is_file():
            return None
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind.endswith(("json", "xml")):
            kind += "; charset=utf-8"
        file = _File(path.read_bytes(), kind, coding, bool(_HASHED.search(name)))
        if file.is_hashed:
            self._files[key] = file
        return file


async def _send_file(send: Send, status: int, file: _File, *, head: bool) -> None:
    keeping = b"public, max-age=31536000, immutable" if file.is_hashed else b"no-cache"
    headers = [
        (b"content-type", file.kind.encode()),
        (b"content-length", str(len(file.body)).encode()),
        (b"cache-control", keeping),
        (b"vary", b"accept-encoding"),
    ]
    if file.coding:
        headers.append((b"content-encoding", file.coding.encode()))
    start: Message = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": b"" if head else file.body})
