"""Sends sockets to their tables, the API to its routes, everything else to the web client."""

from __future__ import annotations

from abaculus.kernel.messages import Refusal
from abaculus.server.asgi import App, Message, Receive, Scope, Send
from abaculus.server.assets import Assets
from abaculus.server.gate import Gate
from abaculus.server.http.errors import report_failure, send_refusal
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
_SCHEMA = ("/schema", "/schema/", "/schema/openapi.json")


class Dispatcher:
    """An ASGI application for one listener."""

    def __init__(
        self,
        routes: App,
        play: WebSocketEndpoint,
        assets: Assets,
        group: ConnectionGroup,
        gate: Gate,
    ) -> None:
        self._routes = routes
        self._play = play
        self._assets = assets
        self._group = group
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or serve one socket."""
        if scope["type"] == "websocket":
            if self._gate.admit(scope):
                await self._play(scope, receive, send, self._group)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
        elif scope["type"] == "http":
            response = Response(send, is_head=scope["method"] == "HEAD")
            try:
                await self._http(scope, receive, response.send)
            except Exception as error:  # noqa: BLE001 - whatever failed, the client is answered
                refusal = report_failure(error)
                if not response.has_begun:
                    await send_refusal(refusal, response.send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["abaculus.connection_group"] = self._group
        scope["abaculus.gate"] = self._gate
        path: str = scope["path"]
        if not self._gate.admit(scope):
            await send_refusal(Refusal("foreign-page"), send)
        elif path.startswith("/schema") and path not in _SCHEMA:
            # the library would answer with a page of its own
            await send_refusal(Refusal("no-page"), send)
        elif path.startswith(_API):
            await self._routes(scope, receive, send)
        else:
            await self._assets(scope, receive, send)


class Response:
    """The answer to one request as it is sent, with the headers of every answer."""

    def __init__(self, send: Send, *, is_head: bool) -> None:
        self._send = send
        self._is_head = is_head
        self.has_begun = False

    async def send(self, message: Message) -> None:
        """Send the next part."""
        if message["type"] == "http.response.start":
            self.has_begun = True
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        elif self._is_head:
            message["body"] = b""
        await self._send(message)
