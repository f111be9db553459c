"""The hall: one room a table, closed when nobody needs it, forgotten when nobody comes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from abaculus.server.limits import Limits
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.stores.memory import MemoryStore
from abaculus.tables.table import SeatRequest

pytestmark = pytest.mark.anyio

TWO = (SeatRequest("here"), SeatRequest("link"))


class Busy(MemoryStore):
    """Somebody asks for the new table as soon as it is written, before its maker goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms: RoomRegistry | None = None
        self.first: Room | None = None
        """What it was given."""

    async def append(
        self, table: str, after: int, entries: Sequence[bytes], command: str, now: int
    ) -> None:
        await super().append(table, after, entries, command, now)
        if self.rooms is not None:
            self.first = await self.rooms.room(table)


async def test_a_table_has_one_room() -> None:
    store = Busy()
    rooms = RoomRegistry(store)
    store.rooms = rooms

    room, _ = await rooms.open("pebbles", "", {}, TWO)

    assert room is store.first
    assert rooms.rooms == 1


async def test_an_empty_room_is_closed_and_its_log_kept() -> None:
    rooms = RoomRegistry(MemoryStore(), limits=Limits(idle_seconds=-1))
    room, _ = await rooms.open("pebbles", "", {}, TWO)

    await rooms.tidy()

    assert rooms.rooms == 0
    again = await rooms.room(room.table.id)
    assert again is not room
    assert again.table == room.table


async def test_a_room_in_use_stays_open() -> None:
    rooms = RoomRegistry(MemoryStore(), limits=Limits(idle_seconds=3600))
    room, _ = await rooms.open("pebbles", "", {}, TWO)

    await rooms.tidy()

    assert room is await rooms.room(room.table.id)
