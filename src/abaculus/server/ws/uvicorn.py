"""Uvicorn's WebSocket up to the handshake; then the table's own `WebSocket` takes over."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from abaculus.server.ws.websocket import WebSocket, take_over_socket

SOCKET_KEY = "abaculus.websocket"
"""The key in the scope of the function that takes the socket over."""


class HandoverProtocol(WebSocketsSansIOProtocol):
    """A protocol that hands its socket over once it is accepted."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application how to take the socket over."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            scope: Any = self.scope
            scope[SOCKET_KEY] = self._hand_over

    def start_keepalive(self) -> None:
        """Do nothing: `WebSocket` pings silent clients itself."""

    def _hand_over(self) -> WebSocket:
        """The socket after it was accepted, with everything received since."""
        line = take_over_socket(self.conn, self.transport, self.config.ws_max_size)
        line.begun(self.frames, is_text=self.curr_msg_data_type == "text")
        self.connections.discard(self)
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                line.deliver(message.get("text") or message.get("bytes") or "")
        if self.read_paused:
            self.transport.resume_reading()
        # the library's reader keeps the request for as long as the socket is open
        self.request.headers.clear()
        # what uvicorn does when the application returns no longer concerns the socket
        self.transport = cast(asyncio.Transport, _NullTransport())
        return line


class _NullTransport:
    """Replaces a transport that has another owner."""

    def close(self) -> None:
        """Do nothing."""
