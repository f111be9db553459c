"""The WebSocket of a table, directly on ASGI: nothing comes between a message and its table."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from functools import partial

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.admission import Admission
from abaculus.server.asgi import Receive, Scope, Send
from abaculus.server.http.errors import hide_details, report_failure
from abaculus.server.limits import RateLimiter, network_of
from abaculus.server.rooms.presentation import format_message, translator_for
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.ws.codec import encode_message
from abaculus.server.ws.connection import Connection
from abaculus.server.ws.messages import CloseNotice
from abaculus.server.ws.uvicorn import SOCKET_KEY
from abaculus.server.ws.websocket import WebSocket
from abaculus.stores.failures import PASSING

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
        self.admission = Admission(rooms.limits)
        self._handshakes = RateLimiter(rooms.limits.handshakes)
        self._by_address: dict[str, int] = {}
        self._by_token: dict[tuple[str, str], list[Connection]] = {}
        """The clients of each token at each table, oldest first."""
        self._places: dict[Connection, tuple[str, str]] = {}
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
        address = network_of((scope.get("client") or ("", 0))[0])
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
            _reject(socket, hide_details(refused.refusal), again=refused.code in PASSING)
            return
        except Exception as error:  # noqa: BLE001 - whatever failed, the client is answered
            self._forget(socket, address)
            _reject(socket, report_failure(error), again=True)
            return
        connection = self._rooms.connect(room, socket)
        group.connections.add(connection)
        seconds = self._rooms.limits.hello_seconds
        socket.note("idle", seconds + _PATIENCE)
        connection.begin(seconds, partial(self._note, socket, address, group))
        socket.connect(connection)

    def _full(self, address: str) -> Refusal | None:
        limits = self._rooms.limits
        full = self.connections >= limits.connections
        full = full or self._by_address.get(address, 0) >= limits.address_connections
        if full or self._handshakes.take(address, time.monotonic()):
            return Refusal("too-many-connections")
        return None

    def _note(
        self, socket: WebSocket, address: str, group: ConnectionGroup, connection: Connection
    ) -> None:
        """Note that a client said hello or has gone."""
        place = self._places.pop(connection, None)
        if place is not None:
            same = self._by_token[place]
            if connection in same:
                same.remove(connection)
            if not same:
                del self._by_token[place]
        if connection.is_over:
            self._forget(socket, address)
            group.remove(connection)
        else:
            self._place(socket, connection)

    def _place(self, socket: WebSocket, connection: Connection) -> None:
        """Keep a place for a client with a token; of many with the same, the newest stay."""
        token = connection.actor.key
        socket.note("seated" if token else "watching", 0)
        if token:
            place = self._places[connection] = (connection.room.table.id, token)
            same = self._by_token.setdefault(place, [])
            same.append(connection)
            if len(same) > self._rooms.limits.seat_connections:
                same.pop(0).close(Refusal("opened-elsewhere"), again=False)

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
