"""The WebSocket of a table, straight on ASGI: nothing stands between a message and its table."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import partial

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.asgi import Receive, Scope, Send
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
"""Seconds from one look at the silent clients to the next."""


class ConnectionGroup:
    """One listener, and those who came in by it."""

    def __init__(self, *, is_local: bool) -> None:
        self.is_local = is_local
        """Only this machine can come in by it."""
        self.visits: set[Connection] = set()
        self._emptied = asyncio.Event()

    def let_out(self, visit: Connection) -> None:
        """Somebody has gone."""
        self.visits.discard(visit)
        if not self.visits:
            self._emptied.set()

    async def close(self, refusal: Refusal, *, again: bool) -> None:
        """Everybody who came in by this door is told why, and seen off."""
        if not self.visits:
            return
        self._emptied.clear()
        for visit in list(self.visits):
            visit.close(refusal, again=again)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._emptied.wait(), _PATIENCE)


class WebSocketEndpoint:
    """Lets clients in, as many as there is room for."""

    def __init__(self, hall: RoomRegistry) -> None:
        self._hall = hall
        self._by_address: dict[str, int] = {}
        self._lines: set[WebSocket] = set()
        self._round: asyncio.TimerHandle | None = None

    @property
    def connections(self) -> int:
        """How many clients are here."""
        return len(self._lines)

    async def __call__(
        self, scope: Scope, receive: Receive, send: Send, door: ConnectionGroup
    ) -> None:
        """A client comes; what it says afterwards goes straight to its table."""
        await receive()
        await send({"type": "websocket.accept"})
        line: WebSocket = scope[SOCKET_KEY]()
        address = (scope.get("client") or ("", 0))[0]
        path = _PATH.fullmatch(scope["path"])
        refusal = self._full(address)
        if refusal is not None or path is None:
            _reject(line, refusal or Refusal("no-table"), again=path is not None)
            return
        self._lines.add(line)
        self._by_address[address] = self._by_address.get(address, 0) + 1
        self._look_round()
        try:
            room = await self._hall.room(path[1])
        except RefusedError as refused:
            self._forget(line, address)
            _reject(line, refused.refusal, again=False)
            return
        visit = self._hall.visit(room, line)
        door.visits.add(visit)
        visit.begin(self._hall.limits.hello_seconds, partial(self._gone, line, address, door))
        line.connect(visit)

    def _full(self, address: str) -> Refusal | None:
        limits = self._hall.limits
        full = self.connections >= limits.connections
        if full or self._by_address.get(address, 0) >= limits.address_connections:
            return Refusal("too-many-connections")
        return None

    def _gone(
        self, line: WebSocket, address: str, door: ConnectionGroup, visit: Connection
    ) -> None:
        self._forget(line, address)
        door.let_out(visit)

    def _forget(self, line: WebSocket, address: str) -> None:
        self._lines.discard(line)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _look_round(self) -> None:
        """Now and then ask those who are silent whether they are still there."""
        if self._round is None:
            self._round = asyncio.get_running_loop().call_later(_PING, self._ask_round)

    def _ask_round(self) -> None:
        self._round = None
        for line in list(self._lines):
            line.check()
        if self._lines:
            self._look_round()


def _reject(line: WebSocket, refusal: Refusal, *, again: bool) -> None:
    sentence = format_message(refusal, translator_for(None, "en"))
    line.send(encode_message(CloseNotice(refusal.code, sentence, again)))
    line.close(_AGAIN if again else _REFUSED)
