"""The hall: one room a table, closed when nobody needs it, forgotten when nobody comes."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.server.limits import Limits
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.stores.memory import MemoryStore
from abaculus.tables.table import SeatRequest

pytestmark = pytest.mark.anyio

TWO = (SeatRequest("here"), SeatRequest("link"))
DAY = 24 * 3600


class Busy(MemoryStore):
    """Somebody asks for the new table as soon as it is written, before its maker goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms: RoomRegistry | None = None
        self.first: Room | None = None
        """What it was given."""
        self.shift = 0
        """Seconds by which entries are older than they seem."""

    async def append(
        self, table: str, after: int, entries: Sequence[bytes], command: str, now: int
    ) -> None:
        await super().append(table, after, entries, command, now - self.shift)
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


async def test_a_table_that_nobody_touched_for_a_month_is_forgotten() -> None:
    store = Busy()
    rooms = RoomRegistry(store, limits=Limits(idle_seconds=-1, retention_days=30))
    young, _ = await rooms.open("pebbles", "", {}, TWO)
    store.shift = 31 * DAY
    old, _ = await rooms.open("pebbles", "", {}, TWO)

    await rooms.tidy()

    assert young.table == (await rooms.room(young.table.id)).table
    with pytest.raises(RefusedError) as refused:
        await rooms.room(old.table.id)
    assert refused.value.code == "no-table"
    assert [young.table.id] == [log.table for log in await store.summaries()]
    assert time.time() - (await store.summaries())[0].touched < DAY
