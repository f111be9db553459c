"""The transport to a table in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.ws.connection import Connection
from abaculus.server.ws.messages import CloseNotice, FromClient, FromServer
from abaculus.terminal.client.transport import Greeting, Incoming, Up

_DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)


class _Inbox:
    """The outlet of the connection, which never makes it wait."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, message: bytes) -> bool:
        """Take the message at once."""
        self.messages.put_nowait(message)
        return True

    def close(self) -> None:
        """Mark the end, after the goodbye was sent."""

    def read_on(self, *, is_wanted: bool) -> None:
        """Do nothing, because there is no socket to read."""


class LocalTransport:
    """A connection to a room without a socket."""

    def __init__(self, rooms: RoomRegistry, table: str) -> None:
        self._rooms = rooms
        self._table = table
        self._connection: Connection | None = None

    async def listen(self, greet: Greeting) -> AsyncIterator[Incoming]:
        """See `Transport`; this one is never lost."""
        room = await self._rooms.room(self._table)
        arrived = _Inbox()
        connection = self._connection = self._rooms.connect(room, arrived)
        try:
            connection.handle(greet())
            yield Up()
            while True:
                message = _DECODER.decode(await arrived.messages.get())
                yield message
                if isinstance(message, CloseNotice):
                    return
        finally:
            connection.leave()

    async def send(self, message: FromClient) -> bool:
        """See `Transport`."""
        if self._connection is None:
            return False
        self._connection.handle(message)
        return True

    async def close(self) -> None:
        """See `Transport`."""
        if self._connection is not None:
            self._connection.leave()
