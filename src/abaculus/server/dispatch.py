"""Sends sockets to their tables, the API to its routes, everything else to the web client."""

from __future__ import annotations

from urllib.parse import urlsplit

from abaculus.kernel.messages import Refusal
from abaculus.server.asgi import App, Message, Receive, Scope, Send
from abaculus.server.assets import Assets
from abaculus.server.http.errors import send_refusal
from abaculus.server.ws.endpoint import ConnectionGroup, WebSocketEndpoint

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self'; "
        b"style-src-attr 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; "
        b"form-action 'none'; object-src 'none'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
)
_API = ("/api/", "/schema", "/health", "/metrics")
_OWN_NAMES = ("localhost", "127.0.0.1", "::1")
_SAFE = ("GET", "HEAD", "OPTIONS")


class Dispatcher:
    """An ASGI application for one listener."""

    def __init__(
        self, routes: App, play: WebSocketEndpoint, assets: Assets, group: ConnectionGroup
    ) -> None:
        self._routes = routes
        self._play = play
        self._assets = assets
        self._group = group

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or serve one socket."""
        if scope["type"] == "websocket":
            if self._is_foreign(scope):
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self._play(scope, receive, send, self._group)
        elif scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send))

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["abaculus.connection_group"] = self._group
        path: str = scope["path"]
        if self._is_foreign(scope):
            await send_refusal(Refusal("foreign-page"), send)
        elif path.startswith(_API):
            await self._routes(scope, receive, send)
        else:
            await self._assets(scope, receive, send)

    def _is_foreign(self, scope: Scope) -> bool:
        """Whether another web page sent this, or the host name only pretends to be this machine."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if self._group.is_local and _host_name(host) not in _OWN_NAMES:
            return True
        origin = headers.get(b"origin", b"").decode("latin-1")
        is_safe = scope.get("method") in _SAFE
        return bool(origin) and not is_safe and origin.partition("://")[2] != host


def _host_name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return sending
