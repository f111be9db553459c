"""The web client's files, built and compressed beforehand."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path, PurePosixPath

from msgspec import Struct

from abaculus.kernel.messages import Refusal
from abaculus.server.asgi import Message, Receive, Scope, Send
from abaculus.server.http.errors import send_refusal

FOLDER = Path(__file__).parents[1] / "web_assets"
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
_HTML = "text/html; charset=utf-8"
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
            await send_refusal(Refusal("no-method"), send, (b"allow", b"GET, HEAD"))
            return
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
        path: str = scope["path"]
        file = self._found(path.lstrip("/") or "index.html", accepted)
        if file is None and "." in PurePosixPath(path).name:
            await send_refusal(Refusal("no-page"), send)
            return
        file = file or self._found("index.html", accepted)
        await _send_file(send, file or _File(_UNBUILT.encode(), _HTML, "", False))

    def _found(self, name: str, accepted: str) -> _File | None:
        for coding, ending in _CODINGS:
            if coding in accepted and (file := self._read(name, coding, ending)) is not None:
                return file
        return self._read(name, "", "")

    def _read(self, name: str, coding: str, ending: str) -> _File | None:
        key = (name, coding)
        if key in self._files:
            return self._files[key]
        try:
            path = (self._folder / f"{name}{ending}").resolve()
            if not path.is_relative_to(self._folder.resolve()) or not path.is_file():
                return None
        except (OSError, ValueError):
            # no file can have such a name: too long, or with a NUL
            return None
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind.endswith(("json", "xml")):
            kind += "; charset=utf-8"
        file = _File(path.read_bytes(), kind, coding, bool(_HASHED.search(name)))
        if file.is_hashed:
            self._files[key] = file
        return file


async def _send_file(send: Send, file: _File) -> None:
    keeping = b"public, max-age=31536000, immutable" if file.is_hashed else b"no-cache"
    headers = [
        (b"content-type", file.kind.encode()),
        (b"content-length", str(len(file.body)).encode()),
        (b"cache-control", keeping),
        (b"vary", b"accept-encoding"),
    ]
    if file.coding:
        headers.append((b"content-encoding", file.coding.encode()))
    start: Message = {"type": "http.response.start", "status": 200, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": file.body})
