# pyright: reportPrivateUsage=false, reportUnknownLambdaType=false
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
"""The simulator finds servers that were broken on purpose."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import pytest

from abaculus.server.rooms.clock import TableClock
from abaculus.server.rooms.commands import Change
from abaculus.server.rooms.retention import LogKeeper
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.rooms.snapshots import SnapshotBuilder
from abaculus.server.ws.connection import Connection
from abaculus.server.ws.messages import Do, DoneReply
from abaculus.server.ws.outbox import Outbox
from tests.simulation.run import run_history, toys

MOST = 150
"""Histories within which each fault must be found."""

Patch = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(autouse=True, scope="module")
def keep_toys() -> Generator[None, None, None]:
    with toys():
        yield


def publish_early(patch: pytest.MonkeyPatch) -> None:
    append = Room._append

    def append_late(room: Room, made: Any, command: Any, key: str, then: Any) -> None:
        before, room.table = room.table, made.table
        stood = made.table.events - len(made.steps)
        if made.table.id == before.id:
            room._publish(Change(before.number, made.steps, stood, False, None, ""))
        room.table = before
        append(room, made, command, key, then)

    patch.setattr(Room, "_append", append_late)


def acknowledge_early(patch: pytest.MonkeyPatch) -> None:
    do = Connection._do

    def do_and_reply(connection: Connection, message: Any) -> Any:
        connection.reply(DoneReply(message.id, connection.room.table.number))
        return do(connection, message)

    patch.setitem(Connection._HANDLERS, Do, do_and_reply)


def forget_commands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "_remember", lambda *_: None)


def drop_conflicts(patch: pytest.MonkeyPatch) -> None:
    async def reload_only(room: Room, *_: Any) -> None:
        await room._reload()
        room._work()

    patch.setattr(Room, "_decide_again", reload_only)


def leak_views(patch: pytest.MonkeyPatch) -> None:
    plain = SnapshotBuilder._plain
    patch.setattr(
        SnapshotBuilder,
        "_plain",
        lambda builder, actor, seat: plain(builder, actor, 0 if seat is None else seat),
    )


def turn_clock_back(patch: pytest.MonkeyPatch) -> None:
    now = TableClock.now
    patch.setattr(TableClock, "now", lambda clock: 2 * clock._base - now(clock))


def keep_lost_seats(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Connection, "check_seat", lambda _: None)


def drop_answers(patch: pytest.MonkeyPatch) -> None:
    fall_behind = Outbox.fall_behind

    def drop(outbox: Outbox) -> None:
        outbox._waiting = [one for one in outbox._waiting if one[1] is None]
        fall_behind(outbox)

    patch.setattr(Outbox, "fall_behind", drop)


def give_up_keeping(patch: pytest.MonkeyPatch) -> None:
    async def is_done(_: RoomRegistry, work: Any) -> bool:
        await work
        return True

    patch.setattr(RoomRegistry, "_is_done", is_done)


def believe_the_wall_clock(patch: pytest.MonkeyPatch) -> None:
    async def tidy(keeper: LogKeeper) -> int:
        store, wall = keeper._store, keeper._time.wall()
        days = int(abs(wall - await store.last_day())) // 86_400
        for _ in range(min(days, 50)):
            await store.begin_day(int(wall), (), keeper._rule)
        return 0

    patch.setattr(LogKeeper, "tidy", tidy)


def miss_deadlines(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "_pass_time", lambda _: None)


QUICK = (
    publish_early,
    acknowledge_early,
    forget_commands,
    drop_conflicts,
    leak_views,
    turn_clock_back,
    keep_lost_seats,
    believe_the_wall_clock,
)
RARE = (drop_answers, give_up_keeping, miss_deadlines)
"""It takes some fifty histories to find these."""


def find(seeds: range) -> str:
    """What the first history that breaks a promise shows; empty: none does."""
    return next((broken for seed in seeds if (broken := run_history(seed).broken)), "")


@pytest.mark.slow
@pytest.mark.parametrize("break_server", QUICK)
def test_a_broken_server_is_found(break_server: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    break_server(monkeypatch)

    assert find(range(MOST)), f"not found in {MOST} histories"


@pytest.mark.long
@pytest.mark.parametrize("break_server", RARE)
def test_a_rare_fault_is_found(break_server: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    break_server(monkeypatch)

    assert find(range(MOST)), f"not found in {MOST} histories"
