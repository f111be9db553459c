"""What is kept and how long, whatever the clocks of the machine say."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.server.limits import Limits
from abaculus.server.rooms import rooms as registry
from abaculus.server.rooms.retention import ServiceCalendar
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.stores.memory import MemoryStore
from abaculus.tables.table import SeatRequest
from tests.server.live_server import PERSON, new_table, serving, visiting

pytestmark = pytest.mark.anyio

TWO = (SeatRequest("here"), SeatRequest("link"))
HOUR = 3600.0
DAY = 24 * HOUR
KEEP, ASIDE = 30, 7
LIMITS = Limits(idle_seconds=-1, retention_days=KEEP, aside_days=ASIDE)


class SetTime:
    """Clocks that stand still until they are set."""

    def __init__(self) -> None:
        self.at = 1.7e9
        self.passed = 1000.0

    def wall(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return self.passed

    def go_on(self, seconds: float) -> None:
        """Time passes on both clocks."""
        self.at += seconds
        self.passed += seconds


@pytest.fixture
def time() -> SetTime:
    return SetTime()


@pytest.fixture
def server_time(time: SetTime, monkeypatch: pytest.MonkeyPatch) -> SetTime:
    """The time of every server that is started."""
    monkeypatch.setattr(registry, "SystemTime", lambda: time)
    return time


async def live(rooms: RoomRegistry, time: SetTime, days: int) -> None:
    """So many days pass, and the rooms are looked after."""
    for _ in range(days * 2):
        time.go_on(DAY / 2)
        await rooms.tidy()


async def list_tables(store: MemoryStore) -> list[str]:
    return [log.table for log in await store.summaries()]


async def one_table(store: MemoryStore, time: SetTime) -> str:
    """A table that was opened on an earlier run of the server."""
    room, _ = await RoomRegistry(store, time=time).open("pebbles", "", {}, TWO)
    return room.table.id


async def test_a_jump_of_the_clock_deletes_nothing(database: Path, server_time: SetTime) -> None:
    async with serving(database, limits=LIMITS) as running:
        asleep = await new_table(running, PERSON, PERSON, start=True)
    async with serving(database, limits=LIMITS) as running:
        played = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, played["table"], played["token"], 0) as socket:
            await socket.hear("snapshot")
            server_time.go_on(2 * HOUR)
            await running.rooms.tidy()
            server_time.at += 40 * DAY
            for _ in range(10):
                await running.rooms.tidy()
                server_time.go_on(3)
            during = await socket.play(0, "a1")
            server_time.at -= 40 * DAY
            await running.rooms.tidy()
            after = await socket.play(1, "b1")
        listed = {log.table for log in await running.rooms.store.summaries()}

    assert ["update", "update"] == [during["type"], after["type"]]
    assert {asleep["table"], played["table"]} == listed


async def test_a_clock_far_ahead_for_months_makes_one_day(time: SetTime) -> None:
    store = MemoryStore()
    table = await one_table(store, time)
    time.at += 400 * DAY
    rooms = RoomRegistry(store, limits=LIMITS, time=time)

    for _ in range(60):
        time.go_on(HOUR)
        await rooms.tidy()

    assert [table] == await list_tables(store)


async def test_a_clock_that_leaps_every_minute_is_never_believed(time: SetTime) -> None:
    store = MemoryStore()
    table = await one_table(store, time)
    rooms = RoomRegistry(store, limits=LIMITS, time=time)

    for _ in range(500):
        time.go_on(60)
        time.at += DAY
        await rooms.tidy()

    assert [table] == await list_tables(store)
    assert 0 == await store.last_day()


async def test_time_without_the_server_makes_nothing_old(time: SetTime) -> None:
    store = MemoryStore()
    table = await one_table(store, time)

    for _ in range(KEEP - 1):
        time.at += 90 * DAY
        time.passed = 0
        rooms = RoomRegistry(store, limits=LIMITS, time=time)
        time.go_on(2 * HOUR)
        await rooms.tidy()

    assert [table] == await list_tables(store)


async def test_an_unused_table_goes_after_a_month_and_a_week(time: SetTime) -> None:
    store = MemoryStore()
    table = await one_table(store, time)
    rooms = RoomRegistry(store, limits=LIMITS, time=time)

    await live(rooms, time, KEEP - 1)
    assert [table] == await list_tables(store)
    await live(rooms, time, 1)
    assert [] == await list_tables(store)
    await live(rooms, time, ASIDE - 1)
    assert await store.read(table)
    await live(rooms, time, 1)

    with pytest.raises(RefusedError) as refused:
        await rooms.room(table)
    assert "no-table" == refused.value.code


async def test_opening_a_table_that_was_put_aside_keeps_it(time: SetTime) -> None:
    store = MemoryStore()
    table = await one_table(store, time)
    rooms = RoomRegistry(store, limits=LIMITS, time=time)
    await live(rooms, time, KEEP + ASIDE - 1)
    before = rooms.tables

    room = await rooms.room(table)
    await rooms.tidy()

    assert table == room.table.id
    assert [table] == await list_tables(store)
    assert before + 1 == rooms.tables
    again = RoomRegistry(store, limits=LIMITS, time=time)
    await live(again, time, KEEP - 1)
    assert [table] == await list_tables(store)


async def test_a_table_used_since_the_start_never_goes(time: SetTime) -> None:
    store = MemoryStore()
    rooms = RoomRegistry(store, limits=LIMITS, time=time)
    room, _ = await rooms.open("pebbles", "", {}, TWO)
    await rooms.room(room.table.id)

    await live(rooms, time, KEEP + ASIDE + 9)

    assert [room.table.id] == await list_tables(store)


def test_a_day_needs_an_hour_of_agreement_and_a_new_date(time: SetTime) -> None:
    calendar = ServiceCalendar(time)
    last = time.at - DAY + HOUR

    seen: list[bool] = []
    for step, jump in [(HOUR / 2, 0), (HOUR / 2, 0), (60, -9 * DAY), (HOUR / 2, 0), (HOUR, 0)]:
        time.go_on(step)
        time.at += jump
        seen.append(calendar.is_new_day(last))

    assert [False, True, False, False, True] == seen
    assert not calendar.is_new_day(time.at - DAY + 1)


async def test_a_command_is_answered_when_its_table_has_gone(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.hear("snapshot")
            with sqlite3.connect(database) as other:
                other.execute("DELETE FROM lines")
                other.execute("DELETE FROM books")
            other.close()
            answer = await socket.play(0, "a1")
            closed = await socket.hear("closed")
        with pytest.raises(RefusedError) as refused:
            await running.rooms.room(host["table"])

    assert ("refused", "no-table") == (answer["type"], answer["code"])
    assert ("no-table", False) == (closed["code"], closed["again"])
    assert "no-table" == refused.value.code


async def test_all_waiting_commands_are_answered_at_the_end(database: Path) -> None:
    async with serving(database) as running:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.hear("snapshot")
            with sqlite3.connect(database) as other:
                other.execute("DELETE FROM lines")
                other.execute("DELETE FROM books")
            other.close()
            names = [f"c{n}" for n in range(9)]
            for name in names:
                act = {"type": "play", "seat": 0, "gesture": {"type": "press", "move": "a1"}}
                await socket.say("do", id=name, act=act)
            answered = [(await socket.hear("refused"))["id"] for _ in names]

    assert names == answered
