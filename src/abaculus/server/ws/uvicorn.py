"""Uvicorn's protocols: HTTP within the limits, WebSockets until `WebSocket` takes over."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from abaculus.kernel.messages import Refusal
from abaculus.server.admission import Admission, Guest
from abaculus.server.http.errors import format_problem
from abaculus.server.ws.websocket import WebSocket, take_over_socket

SOCKET_KEY = "abaculus.websocket"
"""The key in the scope of the function that takes the socket over."""


class GuardedState(ServerState):
    """What the protocols of one listener share."""

    def __init__(self, admission: Admission) -> None:
        super().__init__()
        self.admission = admission


def _refusal() -> bytes:
    body = msgspec.json.encode(format_problem(Refusal("too-many-connections")))
    head = (
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nRetry-After: 10\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


class GuardedProtocol(H11Protocol):
    """HTTP on a socket that was admitted and does not keep the server waiting."""

    guest: Guest | None = None
    _read: Any = None
    """The request whose body was waited for at the last look."""

    @property
    def admission(self) -> Admission:
        """Where the socket is counted."""
        return cast(GuardedState, self.server_state).admission

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the socket, or send it away."""
        super().connection_made(transport)
        self.guest = self.admission.admit(transport)
        if self.guest is None:
            transport.write(_refusal())
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        super().connection_lost(exc)
        if self.guest is not None:
            self.admission.release(self.guest)

    def data_received(self, data: bytes) -> None:
        """Read on, if the socket was admitted."""
        if self.guest is not None:
            super().data_received(data)
            self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the socket over, with its place."""
        super().handle_websocket_upgrade(event)
        self.guest = None

    def on_response_complete(self) -> None:
        """Wait for the next request, but not for long."""
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """Note whether the socket waits for the client or the client for an answer."""
        guest = self.guest
        # there is none before the first request, whatever the library's types say
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if guest is None:
            return
        if cycle is None or cycle.response_complete:
            if guest.standing == "busy" or self._read is not None:
                self._read = None
                self.admission.move(guest, "idle")
        elif not cycle.more_body:
            if guest.standing != "busy":
                self.admission.move(guest, "busy")
        elif self._read is not cycle:
            self._read = cycle
            self.admission.move(guest, "idle", self.admission.limits.body_seconds)


class HandoverProtocol(WebSocketsSansIOProtocol):
    """A protocol that hands its socket over once it is accepted."""

    guest: Guest | None = None

    def __init__(self, config: Any, server_state: GuardedState, app_state: Any) -> None:
        super().__init__(config, server_state, app_state)
        self._admission = server_state.admission

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the socket and its place from HTTP; nothing more is read before it is accepted."""
        super().connection_made(transport)
        self.guest = cast(GuardedProtocol, self.transport.get_protocol()).guest
        self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        super().connection_lost(exc)
        if self.guest is not None:
            self._admission.release(self.guest)

    def handle_connect(self, event: Request) -> None:
        """Tell the application how to take the socket over."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            scope: Any = self.scope
            scope[SOCKET_KEY] = self._hand_over

    def start_keepalive(self) -> None:
        """Do nothing: `WebSocket` pings silent clients itself."""

    def _hand_over(self) -> WebSocket:
        """The socket after it was accepted; it reads once it has a client."""
        socket = take_over_socket(
            self.conn, self.transport, self.config.ws_max_size, self._admission, self.guest
        )
        self.guest = None
        self.connections.discard(self)
        # the library's reader keeps the request for as long as the socket is open
        self.request.headers.clear()
        # what uvicorn does when the application returns no longer concerns the socket
        self.transport = cast(asyncio.Transport, _NullTransport())
        return socket


class _NullTransport:
    """Replaces a transport that has another owner."""

    def close(self) -> None:
        """Do nothing."""
