"""A room: one command after another, each durable before anybody hears of it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.rooms.commands import BotCommand, DuplicateCommand, PlayerCommand
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.ws.connection import Connection
from abaculus.stores.memory import MemoryStore
from abaculus.stores.store import Addition, AppendCallback, StoredEntry
from abaculus.tables.commands import Play, Rematch, Resign
from abaculus.tables.decide import Actor, Decision
from abaculus.tables.table import SeatRequest

pytestmark = pytest.mark.anyio

TWO = (SeatRequest("here", "Mila"), SeatRequest("here", "Noor"))
MOST = 16
"""Messages that may wait before a client has to."""


class SlowStore(MemoryStore):
    """Writes when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.is_held = False
        self.error: Exception | None = None
        """Instead of what is written next."""
        self.waiting: list[tuple[Addition, AppendCallback]] = []
        self.tables: list[str] = []
        """What was written to, in order."""
        self.is_read: asyncio.Event | None = None
        """Set by the test to let a reader go on."""
        self.read_errors: list[Exception] = []
        """Instead of what is read next."""

    def append_then(self, addition: Addition, then: AppendCallback) -> None:
        self.waiting.append((addition, then))
        if not self.is_held:
            self.write()

    def write(self) -> None:
        """Whatever waits."""
        waiting, self.waiting = self.waiting, []
        for one in waiting:
            if self.error is not None:
                error, self.error = self.error, None
                asyncio.get_running_loop().call_soon(one[-1], error)
            else:
                self.tables.append(one[0].table)
                super().append_then(*one)

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        found = await super().read(table, after)
        if self.read_errors:
            raise self.read_errors.pop()
        if self.is_read is not None:
            await self.is_read.wait()
        return found


class Screen:
    """A client in this process, and what it was sent."""

    def __init__(self, room: Room, rooms: RoomRegistry) -> None:
        self.sent: list[dict[str, Any]] = []
        self.reads: list[bool] = []
        self.connection: Connection = rooms.connect(room, self)

    def send(self, message: bytes) -> bool:
        self.sent.append(msgspec.json.decode(message))
        return True

    def close(self) -> None:
        pass

    def read_on(self, *, is_wanted: bool) -> None:
        self.reads.append(is_wanted)

    def say(self, **message: Any) -> None:
        self.connection.take(msgspec.json.encode(message))

    def play(self, name: str, seat: int, move: str) -> None:
        gesture = {"type": "press", "move": move}
        self.say(type="do", id=name, act={"type": "play", "seat": seat, "gesture": gesture})

    @property
    def types(self) -> list[str]:
        return [message["type"] for message in self.sent]


class Evening:
    """A table of two, its store, and what was replied, in order."""

    def __init__(self, rooms: RoomRegistry, store: SlowStore, room: Room, token: str) -> None:
        self.rooms, self.store, self.room, self.token = rooms, store, room, token
        self.host = Actor(room.table.host)
        self.replies: list[tuple[str, Any]] = []

    def submit(self, name: str, act: Any) -> None:
        command = PlayerCommand(self.host, act, id=name)
        self.room.submit(command, lambda _, result: self.replies.append((name, result)))

    def play(self, name: str, seat: int, move: str) -> None:
        self.submit(name, Play(seat, PressGesture(move)))

    async def sit(self) -> Screen:
        screen = Screen(self.room, self.rooms)
        screen.say(type="hello", token=self.token, seat=0)
        await settle()
        return screen


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def begin() -> Evening:
    store = SlowStore()
    rooms = RoomRegistry(store, pace=0)
    room, token = await rooms.open("pebbles", "", {}, TWO, start=True)
    return Evening(rooms, store, room, token)


async def test_nothing_is_replied_or_shown_before_it_is_durable() -> None:
    evening = await begin()
    screen = await evening.sit()
    evening.store.is_held = True
    before = evening.room.table

    evening.play("one", 0, "a1")
    await settle()
    early = (list(evening.replies), screen.types, evening.room.table)
    evening.store.write()
    await settle()

    assert ([], ["snapshot"], before) == early
    assert [("one", before.number + 1)] == evening.replies
    assert ["snapshot", "update"] == screen.types


async def test_commands_are_decided_one_after_another() -> None:
    evening = await begin()
    evening.store.is_held = True
    number = evening.room.table.number

    evening.play("one", 0, "a1")
    evening.play("same cell", 1, "a1")
    evening.play("two", 1, "b1")
    at_once = len(evening.store.waiting)
    evening.store.is_held = False
    evening.store.write()
    await settle()

    assert 1 == at_once
    (one, first), (same, refused), (two, second) = evening.replies
    assert ("one", "same cell", "two") == (one, same, two)
    assert isinstance(refused, Refusal)
    assert (number + 1, number + 2) == (first, second)


async def test_a_command_sent_again_while_written_is_known() -> None:
    evening = await begin()
    evening.store.is_held = True
    number = evening.room.table.number

    evening.play("one", 0, "a1")
    evening.play("one", 0, "a1")
    evening.store.write()
    await settle()
    evening.play("one", 0, "a1")

    known = DuplicateCommand(number + 1)
    assert [("one", number + 1), ("one", known), ("one", known)] == evening.replies
    assert number + 1 == evening.room.table.number


async def test_a_failed_write_is_replied_and_the_next_command_runs() -> None:
    evening = await begin()
    number = evening.room.table.number
    evening.store.error = RefusedError(Refusal("store-damaged"))

    evening.play("one", 0, "a1")
    evening.play("two", 0, "b1")
    await settle()

    (_, failed), (_, done) = evening.replies
    assert isinstance(failed, RefusedError)
    assert number + 1 == done == evening.room.table.number


async def test_a_reply_that_fails_does_not_hold_up_the_room() -> None:
    evening = await begin()

    def fail(command: object, result: object) -> None:
        raise ValueError(command, result)

    act = Play(0, PressGesture("a1"))
    evening.room.submit(PlayerCommand(evening.host, act), fail)
    evening.play("two", 1, "b1")
    await settle()

    assert [("two", evening.room.table.number)] == evening.replies


async def test_a_log_written_by_another_is_read_and_decided_anew() -> None:
    evening = await begin()
    other = RoomRegistry(evening.store, pace=0)
    there = await other.room(evening.room.table.id)
    await there.run(PlayerCommand(evening.host, Play(0, PressGesture("a1"))))
    number = there.table.number

    evening.play("same cell", 0, "a1")
    evening.play("two", 1, "b1")
    await settle()

    (_, refused), (_, done) = evening.replies
    assert isinstance(refused, Refusal)
    assert number + 1 == done == evening.room.table.number


async def test_a_rematch_opens_its_table_before_the_log_names_it() -> None:
    evening = await begin()

    evening.submit("end", Resign(0))
    await settle()
    evening.store.tables.clear()
    evening.submit("again", Rematch())
    evening.submit("again", Rematch())
    await settle()

    table = evening.room.table
    assert [table.next, table.id] == evening.store.tables
    known = DuplicateCommand(table.number)
    assert [("again", table.number), ("again", known)] == evening.replies[1:]


async def test_run_returns_what_a_command_led_to() -> None:
    evening = await begin()
    play = PlayerCommand(evening.host, Play(0, PressGesture("a1")))
    number = evening.room.table.number
    evening.store.error = RefusedError(Refusal("store-damaged"))

    with pytest.raises(RefusedError, match="damaged"):
        await evening.room.run(play)
    done = await evening.room.run(play)
    refused = await evening.room.run(play)

    assert number + 1 == done
    assert isinstance(refused, Refusal)


async def test_news_read_while_moves_are_made_is_whole() -> None:
    evening = await begin()
    evening.play("one", 0, "a1")
    await settle()
    evening.store.is_read = asyncio.Event()

    reading = asyncio.ensure_future(evening.room.history.news())
    await settle()
    evening.play("two", 1, "b1")
    await settle()
    evening.store.is_read.set()
    news = await reading

    assert 2 == len(news) == evening.room.table.events


async def test_a_client_that_says_too_much_has_to_wait() -> None:
    evening = await begin()
    screen = await evening.sit()
    evening.store.is_held = True

    for number in range(MOST - 1):
        screen.play(f"move-{number}", 0, "a1")
    before = list(screen.reads)
    screen.play("last", 0, "a1")
    paused = list(screen.reads)
    evening.store.is_held = False
    evening.store.write()
    await settle()

    assert ([], [False], [False, True]) == (before, paused, screen.reads)
    assert ["snapshot", "update"] == screen.types[:2]
    assert MOST - 1 == screen.types.count("refused")


async def test_what_is_said_after_hello_waits_for_it() -> None:
    evening = await begin()
    evening.play("first", 0, "a1")
    await settle()
    evening.store.is_read = asyncio.Event()
    screen = Screen(evening.room, evening.rooms)

    screen.say(type="hello", token=evening.token, seat=0)
    screen.play("one", 1, "b1")
    screen.say(type="look", seat=1)
    screen.play("two", 0, "c1")
    await settle()
    early = screen.types
    evening.store.is_read.set()
    await settle()

    assert [] == early
    assert "snapshot" == screen.types[0]
    assert 2 == screen.types.count("snapshot")
    assert ["one", "two"] == [message["ack"] for message in screen.sent if message.get("ack")]


async def test_a_client_gone_while_it_is_greeted_is_not_counted() -> None:
    evening = await begin()
    evening.play("first", 0, "a1")
    await settle()
    evening.store.is_read = asyncio.Event()
    screen = Screen(evening.room, evening.rooms)

    screen.say(type="hello")
    await settle()
    screen.connection.leave()
    evening.store.is_read.set()
    await settle()

    assert not evening.room.connections


async def test_a_log_that_cannot_be_read_again_is_read_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("abaculus.server.rooms.room._TRY_AGAIN", 0)
    evening = await begin()
    other = await RoomRegistry(evening.store, pace=0).room(evening.room.table.id)
    await other.run(PlayerCommand(evening.host, Play(0, PressGesture("a1"))))
    evening.store.read_errors = [RefusedError(Refusal("store-trouble"))] * 2

    evening.play("two", 0, "b1")
    await settle()

    ((_, failed),) = evening.replies
    assert isinstance(failed, RefusedError)
    assert other.table == evening.room.table


async def test_bots_go_on_after_the_log_was_read_again() -> None:
    store = SlowStore()
    rooms = RoomRegistry(store, pace=0)
    seats = (SeatRequest("here", "Mila"), SeatRequest("bot"))
    room, _ = await rooms.open("pebbles", "", {}, seats, start=True)
    waits: list[tuple[int, ...]] = []
    room._bots.schedule = lambda turn: waits.append(turn.must)  # type: ignore[method-assign]
    other = await RoomRegistry(store, pace=60).room(room.table.id)
    host = Actor(room.table.host)
    await other.run(PlayerCommand(host, Play(0, PressGesture("a1"))))

    await room.run(PlayerCommand(host, Play(0, PressGesture("a1"))))
    other.close()

    assert [(1,)] == waits


async def test_a_bot_that_is_too_late_lets_its_deadline_pass() -> None:
    evening = await begin()
    late = BotCommand(0, None, evening.room.table.number)
    passed = Decision((), evening.room.table)

    def pass_time(*_: object) -> Decision:
        return passed

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("abaculus.server.rooms.commands.pass_time", pass_time)
        decided = late.decide(evening.room.table, 0, evening.room.context)

    assert passed is decided
