"""The hall: one room a table, closed when nobody needs it, forgotten when nobody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.limits import Limits
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.stores.memory import MemoryStore
from abaculus.stores.store import LogSummary
from abaculus.tables.table import SeatRequest

pytestmark = pytest.mark.anyio

TWO = (SeatRequest("here"), SeatRequest("link"))
HOUR = 3600
DAY = 24 * HOUR


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


class Clocks:
    """The machine's clocks, set by hand."""

    def __init__(self) -> None:
        self.passed = 50.0
        self.date = 1_800_000_000.0

    def monotonic(self) -> float:
        return self.passed

    def wall(self) -> float:
        return self.date

    def pass_time(self, seconds: float) -> None:
        self.passed += seconds
        self.date += seconds


async def _tables(store: MemoryStore) -> list[str]:
    return [log.table for log in await store.summaries()]


def _hall(store: MemoryStore, clocks: Clocks) -> RoomRegistry:
    return RoomRegistry(store, limits=Limits(idle_seconds=-1, retention_days=30), time=clocks)


async def test_a_table_that_nobody_touched_for_a_month_is_forgotten() -> None:
    store, clocks = MemoryStore(), Clocks()
    old, _ = await _hall(store, clocks).open("pebbles", "", {}, TWO)
    clocks.pass_time(31 * DAY)
    rooms = _hall(store, clocks)
    young, _ = await rooms.open("pebbles", "", {}, TWO)

    await rooms.tidy()
    early = await _tables(store)
    clocks.pass_time(HOUR)
    await rooms.tidy()

    assert {old.table.id, young.table.id} == set(early)
    assert [young.table.id] == await _tables(store)
    with pytest.raises(RefusedError) as refused:
        await rooms.room(old.table.id)
    assert refused.value.code == "no-table"


@pytest.mark.parametrize("days", [40, -40])
async def test_a_clock_that_jumps_makes_no_table_old(days: int) -> None:
    store, clocks = MemoryStore(), Clocks()
    before, _ = await _hall(store, clocks).open("pebbles", "", {}, TWO)
    rooms = _hall(store, clocks)
    clocks.pass_time(2 * HOUR)
    clocks.date += days * DAY
    during, _ = await rooms.open("pebbles", "", {}, TWO)
    for _ in range(3):
        await rooms.tidy()
        clocks.pass_time(HOUR)
    clocks.date -= days * DAY
    for _ in range(3):
        await rooms.tidy()
        clocks.pass_time(HOUR)

    assert {before.table.id, during.table.id} == set(await _tables(store))


class Unreadable(MemoryStore):
    """Cannot be listed at first."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = 1

    async def summaries(self, since: int = 0) -> list[LogSummary]:
        self.fails -= 1
        if self.fails >= 0:
            raise RefusedError(Refusal("store-trouble", {"file": "x", "reason": "locked"}))
        return await super().summaries(since)


async def test_a_start_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abaculus.server.rooms.rooms._TRY_AGAIN", 0)
    store = Unreadable()
    await RoomRegistry(store).open("pebbles", "", {}, TWO)
    rooms = RoomRegistry(store)

    await rooms.begin()
    async with asyncio.timeout(30):
        while not rooms.rooms:
            await asyncio.sleep(0)
    rooms.rest()

    assert store.fails < 0
