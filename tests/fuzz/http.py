"""Fuzzes every route of the HTTP API in process: `python -m tests.fuzz.http --count 1000000`.

Request n of a seed is always the same. No answer may be a failure of ours, every refusal is a
sentence, and every request is answered.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import quote, unquote

from abaculus.server.app import Application
from abaculus.server.gate import Access, Gate
from abaculus.server.limits import Limits, Rate
from abaculus.server.owner import Owner
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.share import Listener, ShareSwitch
from abaculus.server.ws.endpoint import ConnectionGroup
from abaculus.stores import open_store
from tests.fuzz import values
from tests.fuzz.command import run
from tests.fuzz.examples import Example, examples, records

TOKEN: Final = "the-owner-of-this-server"  # noqa: S105 - of tests only
AMPLE: Final = Rate(1e9, 1e9)
LIMITS: Final = Limits(openings=AMPLE, codes=AMPLE, tasks=AMPLE, practice=AMPLE)
FRESH: Final = 5_000
"""Requests after which the server is a new one."""
HANG: Final = 60.0
"""Seconds after which a request counts as hung; on an idle machine none takes two."""
ENOUGH: Final = 50
"""Findings after which there is no need to go on."""
METHODS: Final = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "ODD", "get")
BUSY: Final = ("too-slow", "too-many-tables")
"""Refusals of a server that has too much to do."""
HEADERS: Final = (
    (b"content-type", b"text/plain"), (b"content-type", b"application/x-www-form-urlencoded"),
    (b"content-type", b"multipart/form-data; boundary=x"), (b"content-type", b"multipart/mixed"),
    (b"content-type", b"application/json; charset=utf-16"), (b"content-type", b"\xff;=;"),
    (b"content-type", b"application/x-msgpack"), (b"content-type", b""), (b"content-type", b"/"),
    (b"content-length", b"7"), (b"content-length", b"-1"), (b"content-length", b"x"),
    (b"content-length", b"9" * 5000), (b"range", b"bytes=5-2"), (b"range", b"bytes=0-1,2-3"),
    (b"accept", b"\x00"), (b"accept", b"text/html;q=x"), (b"accept-encoding", b"gzip;q=\xff, br"),
    (b"accept-encoding", b"identity;q=0, *;q=0"), (b"if-none-match", b'W/"x'),
    (b"cookie", b"=;;a=\xff; abaculus-owner-1=x"), (b"cookie", b"a" * 9000), (b"origin", b"null"),
    (b"origin", b"http://localhost"), (b"host", b"localhost"), (b"host", b"[::1"), (b"host", b""),
    (b"x-forwarded-for", b"1.2.3.4, x"), (b"forwarded", b'for="[::1'), (b"expect", b"100-continue"),
    (b"x-http-method-override", b"DELETE"), (b"transfer-encoding", b"chunked"), (b"", b""),
    (b"x" * 500, b"y"), (b"accept-language", b"\xc3\x28"), (b"authorization", b"Bearer \x00"),
)  # fmt: skip
Ask = Callable[[Any, Callable[[], Awaitable[Any]], Callable[[Any], Any]], Awaitable[None]]


class Request(NamedTuple):
    """A request as it arrives."""

    method: str
    path: str
    """Percent-encoded, with its query."""
    headers: tuple[tuple[bytes, bytes], ...]
    body: tuple[bytes, ...] = ()
    is_cut: bool = False
    """Whether the client leaves before the end."""


class Server:
    """A server in this process, and what can be asked of it."""

    def __init__(self, ask: Ask, schema: Any) -> None:
        self.ask = ask
        self._parts = schema["components"]["schemas"]
        self._bodies = {
            f"{method.upper()} {path}": _body_schema(operation)
            for path, operations in schema["paths"].items()
            for method, operation in operations.items()
        }
        self._examples: dict[str, list[Example]] = {}

    async def furnish(self) -> None:
        """Open tables, import finished games and deal questions, to have something to ask about."""
        players = [{"kind": "here"}, {"kind": "link"}]
        opened = await self._post("/api/tables", {"family": _first_family(), "players": players})
        over = [(await self._post("/api/records", record))["table"] for record in records()]
        handles = [
            (await self._post("/api/practice/deal", {"grade": str(grade)}))["handle"]
            for grade in range(3, 9)
        ]
        for example in examples(opened["table"], opened["code"], over, handles):
            self._examples.setdefault(example.route, []).append(example)

    async def _post(self, path: str, body: Any) -> Any:
        data = body if isinstance(body, str) else json.dumps(body)
        status, answer = await self.answer(Request("POST", path, (_HOST,), (data.encode(),)))
        assert status < 400, answer
        return json.loads(answer)

    async def answer(self, request: Request) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        chunks = list(request.body)
        sent: list[Any] = []

        async def receive() -> Any:
            if chunks:
                body = chunks.pop(0)
                return {"type": "http.request", "body": body, "more_body": bool(chunks)}
            if request.is_cut or request.body:
                return {"type": "http.disconnect"}
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        async with asyncio.timeout(HANG):
            await self.ask(_scope(request), receive, send)
        assert sent, "no answer"
        body = b"".join(part.get("body", b"") for part in sent[1:])
        assert sent[0]["type"] == "http.response.start", sent[0]
        assert not sent[-1].get("more_body", False), "the answer has no end"
        is_packed = (b"content-encoding", b"gzip") in sent[0]["headers"]
        return sent[0]["status"], gzip.decompress(body) if is_packed and body else body

    # requests

    def make(self, rng: Random) -> Request:
        """A request that is bad in some way, or good."""
        if rng.random() < 0.06:
            return self._make_stray(rng)
        if rng.random() < 0.55:
            example = self._pick(rng)
            body = example.body
            for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
                body = values.mutate(rng, body)
        else:
            route = rng.choice(sorted(self._bodies))
            schema = self._bodies[route]
            made = None if schema is None else values.generate(rng, schema, self._parts)
            is_good = rng.random() < 0.5
            example = Example(route, self._pick(rng).parts) if is_good else Example(route)
            body = made
        return self._dress(rng, example, body)

    def _pick(self, rng: Random) -> Example:
        return rng.choice(self._examples[rng.choice(sorted(self._examples))])

    def _make_stray(self, rng: Random) -> Request:
        """A request for a page or a file, or for nothing at all."""
        folder = rng.choice(("", "assets/", "api/", "schema/", "api/tables/", "t/", "..%2f", "/"))
        path = f"/{folder}{_part(rng, 'index.html')}"
        return Request(rng.choice(METHODS), path, _headers(rng, with_body=False))

    def _dress(self, rng: Random, example: Example, body: Any) -> Request:
        method, _, path = example.route.partition(" ")
        for name in ("family", "table", "number"):
            good = example.parts.get(name, "x")
            path = path.replace(f"{{{name}}}", _part(rng, good))
        if path.endswith("/import") or rng.random() < 0.03:
            path += rng.choice(("", "?name=a.csv", "?name=a.yaml", "?name=%ff%00", "?name", "?=&&"))
        data = b"" if body is None else _encode_body(rng, body)
        if rng.random() < 0.04:
            data = rng.choice(values.RAW)
        method = rng.choice(METHODS) if rng.random() < 0.03 else method
        headers = _headers(rng, with_body=bool(data))
        return Request(method, path, headers, _chunks(rng, data), rng.random() < 0.01)


_HOST: Final[tuple[bytes, bytes]] = (b"host", b"127.0.0.1:8642")


def _first_family() -> str:
    from abaculus.kernel.registry import family_names

    return family_names()[0]


def _body_schema(operation: Any) -> Any:
    content = operation.get("requestBody", {}).get("content", {})
    return content.get("application/json", {}).get("schema")


def _encode_body(rng: Random, body: Any) -> bytes:
    if isinstance(body, str):
        return body.encode("utf-8", "surrogatepass")
    return values.encode(rng, body)


def _part(rng: Random, good: str) -> str:
    """One part of a path, mostly a good one."""
    if rng.random() < 0.8:
        return quote(good, safe="")
    bad = values.mutate_text(rng, good) if rng.random() < 0.5 else values.pick_text(rng)
    if rng.random() < 0.2:
        return rng.choice(
            ("%", "%zz", "%ff", "%00", "%2e%2e%2f", "%f0%9f", "a%2fb", "..", "%25%30")
        )
    return quote(bad.encode("utf-8", "surrogatepass"), safe="/." if rng.random() < 0.2 else "")


def _headers(rng: Random, *, with_body: bool) -> tuple[tuple[bytes, bytes], ...]:
    headers: list[tuple[bytes, bytes]] = [_HOST]
    if with_body and rng.random() < 0.9:
        headers.append((b"content-type", b"application/json"))
    if rng.random() < 0.15:
        headers += rng.choices(HEADERS, k=rng.randrange(1, 4))
    if rng.random() < 0.2:
        cookie = Owner(TOKEN, 1).enter(TOKEN)
        headers.append((b"cookie", f"abaculus-owner-1={cookie}".encode()))
    return tuple(headers)


def _chunks(rng: Random, data: bytes) -> tuple[bytes, ...]:
    if rng.random() < 0.9 or not data:
        return (data,)
    cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.randrange(1, 6)))
    return tuple(data[a:b] for a, b in zip((0, *cuts), (*cuts, len(data)), strict=True))


def _scope(request: Request) -> dict[str, Any]:
    raw, _, query = request.path.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "server": ("127.0.0.1", 8642),
        "client": ("127.0.0.1", 50_000),
        "scheme": "http",
        "method": request.method,
        "root_path": "",
        "path": unquote(raw),
        "raw_path": raw.encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": list(request.headers),
        "state": {},
    }


# the run


@asynccontextmanager
async def fresh_server() -> AsyncGenerator[Server]:
    """A server with tables, finished games and questions."""
    rooms = RoomRegistry(open_store("memory:"), limits=LIMITS, pace=0)
    app = Application(rooms, ShareSwitch(_open_nothing))
    gate = Gate(Access(TOKEN), Owner(TOKEN, 1), is_loopback=True)
    await app.routes.load()
    entrance: Any = app.entrance(ConnectionGroup(is_local=True), gate)
    routes: Any = app.routes
    server = Server(entrance, routes._app.openapi_schema.to_schema())
    await rooms.begin()
    await server.furnish()
    try:
        yield server
    finally:
        await rooms.end()


class _NoListener:
    port = 8643

    async def close(self) -> None:
        """Do nothing: there is no port."""


async def _open_nothing(group: ConnectionGroup) -> Listener:
    return _NoListener()


class _Log(logging.Handler):
    """Keeps the last failure, to show it beside the request that caused it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.last = ""

    def emit(self, record: logging.LogRecord) -> None:
        self.last = self.format(record)


def find_fault(request: Request, status: int, body: bytes) -> str:
    """What is wrong with an answer; empty: nothing."""
    if status < 400 or (request.method == "HEAD" and not body):
        return ""
    try:
        problem = json.loads(body)
        code, sentence = problem["code"], problem["sentence"]
    except (ValueError, KeyError, TypeError):
        return f"{status} without a sentence: {body[:200]!r}"
    if status >= 500 and code not in BUSY:
        return f"{status} {code}"
    return "" if sentence else f"{status} with an empty sentence"


def _find_place(log: str) -> str:
    """The line that failed: one finding is enough for each."""
    return ([line for line in log.splitlines() if line.startswith("  File ")] or [""])[-1]


def rng_of(seed: int, number: int) -> Random:
    """The chance behind one request, so that it can be repeated alone."""
    return Random(f"{seed}/{number}")  # noqa: S311 - nothing here is secret


async def fuzz(count: int, seed: int, first: int = 0) -> list[str]:
    """What was found in so many requests, starting with request `first` of the seed."""
    found: dict[str, str] = {}
    statuses: Counter[int] = Counter()
    slowest: dict[str, float] = {}
    log = _Log()
    logging.getLogger("abaculus").addHandler(log)
    for start in range(first, first + count, FRESH):
        async with fresh_server() as server:
            for number in range(start, min(start + FRESH, first + count)):
                request = server.make(rng_of(seed, number))
                log.last, began = "", time.perf_counter()
                try:
                    status, body = await server.answer(request)
                    fault = find_fault(request, status, body)
                except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
                    status, fault = 0, f"{type(error).__name__}: {error}"
                statuses[status] += 1
                place = " ".join((request.method, *request.path.split("/")[:4]))[:60]
                slowest[place] = max(slowest.get(place, 0), time.perf_counter() - began)
                if fault:
                    key = _find_place(log.last) or f"{place} {fault}"
                    found.setdefault(key, f"{number}: {fault}\n{str(request)[:3000]}\n{log.last}")
                if len(found) >= ENOUGH:
                    return list(found.values())
        if sys.stderr.isatty() or count > FRESH:
            sys.stderr.write(f"{start + FRESH - first} requests, {len(found)} findings\n")
    logging.getLogger("abaculus").removeHandler(log)
    if count > FRESH:
        late = sorted(slowest.items(), key=lambda one: -one[1])[:5]
        sys.stderr.write(f"statuses {dict(statuses)}\nslowest {late}\n")
    return list(found.values())


def main(count: int, seed: int) -> list[str]:
    """Send so many requests to a server in this process."""
    logging.getLogger("abaculus").propagate = False
    return asyncio.run(fuzz(count, seed))


if __name__ == "__main__":
    run(main)
