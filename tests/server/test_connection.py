"""A connection shows a seat only to its owner, and answers whatever happens to the room."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
import pytest

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.limits import Limits
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.rooms.snapshots import SnapshotBuilder
from abaculus.stores.memory import MemoryStore
from abaculus.stores.store import StoredEntry
from abaculus.tables.table import SeatRequest

pytestmark = pytest.mark.anyio

PLAYERS = (SeatRequest("here"), SeatRequest("link"), SeatRequest("link"))


class DamagedStore(MemoryStore):
    """Cannot be read while it is told so."""

    is_damaged = False

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        if self.is_damaged:
            raise RefusedError(Refusal("store-trouble", {"file": "x", "reason": "damaged"}))
        return await super().read(table, after)


class Client:
    """A client in this process; it may read slowly."""

    def __init__(self, rooms: RoomRegistry, room: Room) -> None:
        self.sent: list[dict[str, Any]] = []
        self.is_slow = False
        self.connection = rooms.connect(room, self)

    def send(self, message: bytes) -> bool:
        if self.is_slow:
            return False
        self.sent.append(msgspec.json.decode(message))
        return True

    def close(self) -> None:
        """Nothing to close."""

    def read_on(self, *, is_wanted: bool) -> None:
        """Nothing to read."""

    async def say(self, kind: str, **more: Any) -> None:
        self.connection.take(msgspec.json.encode({"type": kind, **more}))
        await settle()

    async def do(self, command: str, kind: str, **more: Any) -> None:
        await self.say("do", id=command, act={"type": kind, **more})

    def named(self, name: str) -> list[dict[str, Any]]:
        return [one for one in self.sent if name in (one.get("id"), one.get("ack"))]


class Friends:
    """A table of three: the host and two who joined."""

    def __init__(self, rooms: RoomRegistry, room: Room, tokens: list[str]) -> None:
        self.rooms, self.room, self.tokens = rooms, room, tokens

    async def enter(self, seat: int, wants: str = "view") -> Client:
        client = Client(self.rooms, self.room)
        await client.say("hello", token=self.tokens[seat], seat=seat, wants=wants)
        return client


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def gather(store: MemoryStore | None = None) -> Friends:
    rooms = RoomRegistry(store or MemoryStore(), pace=0, limits=Limits(queue=2))
    room, host = await rooms.open("pebbles", "morra", {}, PLAYERS)
    guests = [(await rooms.join(code="", table=room.table.id, name=n))[1] for n in "AB"]
    return Friends(rooms, room, [host, *guests])


async def test_who_left_a_seat_does_not_see_its_view() -> None:
    friends = await gather()
    host, guest = await friends.enter(0), await friends.enter(1)

    await guest.do("leave", "rise", seat=1)
    await friends.rooms.join(code="", table=friends.room.table.id, name="C")
    await host.do("start", "start")

    assert guest.sent[-1]["number"] == friends.room.table.number
    assert guest.sent[-1]["view"]["seat"] is None


async def test_who_changed_places_does_not_see_the_old_view() -> None:
    friends = await gather()
    host, guest = await friends.enter(0), await friends.enter(1)
    players = [{"kind": kind} for kind in ("here", "link", "link")]

    await host.do("swap", "seating", players=players, keeps=[0, 2, 1])
    await host.do("start", "start")

    assert guest.sent[-1]["view"]["seat"] is None
    assert host.sent[-1]["view"]["seat"] == 0


async def test_a_seat_that_comes_back_is_shown_again() -> None:
    friends = await gather()
    host = await friends.enter(0)
    await host.do("remove", "remove", seat=0)
    assert host.connection.seat is None

    players = [{"kind": kind} for kind in ("here", "link", "link")]
    await host.do("back", "seating", players=players, keeps=[None, 1, 2])

    assert host.connection.seat == 0


async def test_a_seat_lost_while_looking_is_not_shown() -> None:
    friends = await gather()
    host = await friends.enter(0, "scene")
    guest = await friends.enter(1, "scene")
    guest.connection.take(b'{"type":"resync"}')
    await host.do("remove", "remove", seat=1)

    await guest.say("resync")

    assert guest.sent[-1]["type"] == "snapshot"
    assert guest.sent[-1]["seat"] is None


async def test_commands_after_a_greeting_for_a_lost_seat_are_done() -> None:
    friends = await gather()
    host = await friends.enter(0)
    await host.do("leave", "rise", seat=0)
    again = Client(friends.rooms, friends.room)

    await again.say("hello", token=friends.tokens[0], seat=0, seen=1)
    await again.do("leave", "rise", seat=0)

    assert [one["type"] for one in again.sent] == ["refused", "snapshot", "done"]
    assert again.sent[1]["seat"] is None


async def test_a_slow_client_gets_every_answer() -> None:
    friends = await gather()
    slow, host = await friends.enter(1), await friends.enter(0)
    slow.is_slow = True
    await slow.do("mine", "rename", seat=1, name="Ann")

    for number in range(6):
        await host.do(f"host-{number}", "rename", seat=0, name=f"Host {number}")
    slow.is_slow = False
    slow.connection.pump()
    await settle()

    assert [one["type"] for one in slow.named("mine")] == ["done"]
    assert slow.sent[-1]["number"] == friends.room.table.number


async def test_a_greeting_that_cannot_be_read_ends_the_connection() -> None:
    store = DamagedStore()
    friends = await gather(store)
    host = await friends.enter(0)
    await host.do("start", "start")
    await host.do("one", "play", seat=0, gesture={"type": "press", "move": "1:2"})
    store.is_damaged = True

    guest = await friends.enter(1, "scene")

    assert [(one["type"], one["again"]) for one in guest.sent] == [("closed", True)]


async def test_a_hint_whose_worker_dies_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def die(*_: Any) -> None:
        raise BrokenProcessPool

    friends = await gather()
    host = await friends.enter(0)
    await host.do("start", "start")
    monkeypatch.setattr(friends.rooms.workers, "ask", die)

    await host.say("hint", id=7, seat=0, rung=1)

    assert [one["type"] for one in host.named("7")] == ["refused"]


async def test_a_client_that_cannot_be_shown_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    friends = await gather()
    host, guest = await friends.enter(0, "scene"), await friends.enter(1)

    def fail(*_: Any) -> bytes:
        raise IndexError

    monkeypatch.setattr(SnapshotBuilder, "update", fail)
    await host.do("mine", "rename", seat=0, name="Ann")

    assert [one["type"] for one in host.named("mine")] == ["done"]
    assert guest.sent[-1]["number"] == friends.room.table.number
