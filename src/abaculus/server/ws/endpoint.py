"""The WebSocket of a table, directly on ASGI: nothing comes between a message and its table."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import partial

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.asgi import Receive, Scope, Send
from abaculus.server.http.errors import hide_details, report_failure
from abaculus.server.rooms.presentation import format_message, translator_for
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.ws.codec import encode_message
from abaculus.server.ws.connection import Connection
from abaculus.server.ws.messages import CloseNotice
from abaculus.server.ws.uvicorn import SOCKET_KEY
from abaculus.server.ws.websocket import WebSocket

_PATH = re.compile("/api/tables/([A-Za-z0-9_-]{1,64})/play")
_REFUSED = 1008
_AGAIN = 1013
_PATIENCE = 2.0
"""Seconds a client has to take the goodbye."""
_PING = 20.0
"""Seconds between two checks of silent clients."""


class ConnectionGroup:
    """One listener and its connections."""

    def __init__(self, *, is_local: bool) -> None:
        self.is_local = is_local
        """Whether only this machine can reach it."""
        self.connections: set[Connection] = set()
        self._emptied = asyncio.Event()

    def remove(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        if not self.connections:
            self._emptied.set()

    async def close(self, refusal: Refusal, *, again: bool) -> None:
        """Close every connection of this listener with the reason, and wait until they are gone."""
        if not self.connections:
            return
        self._emptied.clear()
        for connection in list(self.connections):
            connection.close(refusal, again=again)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._emptied.wait(), _PATIENCE)


class WebSocketEndpoint:
    """Admits clients up to the limits."""

    def __init__(self, rooms: RoomRegistry) -> None:
        self._rooms = rooms
        self._by_address: dict[str, int] = {}
        self._sockets: set[WebSocket] = set()
        self._round: asyncio.TimerHandle | None = None

    @property
    def connections(self) -> int:
        """How many clients are connected."""
        return len(self._sockets)

    async def __call__(
        self, scope: Scope, receive: Receive, send: Send, group: ConnectionGroup
    ) -> None:
        """Connect a client; its messages then reach its table directly."""
        await receive()
        await send({"type": "websocket.accept"})
        socket: WebSocket = scope[SOCKET_KEY]()
        address = (scope.get("client") or ("", 0))[0]
        path = _PATH.fullmatch(scope["path"])
        refusal = self._full(address)
        if refusal is not None or path is None:
            _reject(socket, refusal or Refusal("no-table"), again=path is not None)
            return
        self._sockets.add(socket)
        self._by_address[address] = self._by_address.get(address, 0) + 1
        self._look_round()
        try:
            room = await self._rooms.room(path[1])
        except RefusedError as refused:
            self._forget(socket, address)
            _reject(socket, hide_details(refused.refusal), again=False)
            return
        except Exception as error:  # noqa: BLE001 - whatever failed, the client is answered
            self._forget(socket, address)
            _reject(socket, report_failure(error), again=True)
            return
        connection = self._rooms.connect(room, socket)
        group.connections.add(connection)
        connection.begin(
            self._rooms.limits.hello_seconds, partial(self._gone, socket, address, group)
        )
        socket.connect(connection)

    def _full(self, address: str) -> Refusal | None:
        limits = self._rooms.limits
        full = self.connections >= limits.connections
        if full or self._by_address.get(address, 0) >= limits.address_connections:
            return Refusal("too-many-connections")
        return None

    def _gone(
        self, socket: WebSocket, address: str, group: ConnectionGroup, connection: Connection
    ) -> None:
        self._forget(socket, address)
        group.remove(connection)

    def _forget(self, socket: WebSocket, address: str) -> None:
        self._sockets.discard(socket)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _look_round(self) -> None:
        """Ping silent clients from time to time."""
        if self._round is None:
            self._round = asyncio.get_running_loop().call_later(_PING, self._ask_round)

    def _ask_round(self) -> None:
        self._round = None
        for socket in list(self._sockets):
            socket.check()
        if self._sockets:
            self._look_round()


def _reject(socket: WebSocket, refusal: Refusal, *, again: bool) -> None:
    sentence = format_message(refusal, translator_for(None, "en"))
    socket.send(encode_message(CloseNotice(refusal.code, sentence, again)))
    socket.close(_AGAIN if again else _REFUSED)
