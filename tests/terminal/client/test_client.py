"""A client forgets what other eyes saw, asks after a gap, and asks the referee one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence

from msgspec.structs import replace

from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.scenes import MoveVerdict
from abaculus.server.ws.messages import (
    FromClient,
    Look,
    Resync,
    Snapshot,
    Try,
    Update,
    VerdictReply,
)
from abaculus.terminal.client.client import TableClient
from abaculus.terminal.client.transport import Greeting, Incoming, Up
from tests.terminal.scenes import state


class Wire:
    """A link whose other end is a list."""

    def __init__(self, arriving: Sequence[Incoming]) -> None:
        self.arriving = list(arriving)
        self.sent: list[FromClient] = []

    async def listen(self, greet: Greeting) -> AsyncGenerator[Incoming]:
        self.sent.append(greet())
        yield Up()
        while self.arriving:
            yield self.arriving.pop(0)

    async def send(self, message: FromClient) -> bool:
        self.sent.append(message)
        return True

    async def close(self) -> None:
        """Nothing to close."""


def picture(seat: int | None, own: tuple[int, ...] = (0, 1)) -> Snapshot:
    return Snapshot(5, replace(state().table, seats=own), seat, state().scene)


def test_what_other_eyes_saw_is_forgotten_at_once() -> None:
    async def client() -> tuple[bool, bool]:
        wire = Wire([picture(None), picture(0), picture(1)])
        client = TableClient(wire, "token")
        hearing = client.follow()
        await anext(hearing)
        await anext(hearing)
        await client.look(1)
        forgotten = client.state is None
        await anext(hearing)
        return forgotten, client.state is not None and client.state.seat == 1

    assert asyncio.run(client()) == (True, True)


def test_a_gap_is_answered_by_asking_again() -> None:
    async def client() -> list[FromClient]:
        wire = Wire([picture(None), Update(9, 8)])
        async for _ in TableClient(wire, "token").follow():
            pass
        return wire.sent

    assert Resync() in asyncio.run(client())


def test_only_the_last_referee_question_is_asked_next() -> None:
    yes = VerdictReply(1, MoveVerdict("yes", ("Yes.",)))

    async def client() -> tuple[list[FromClient], int]:
        wire = Wire([yes, replace(yes, id=2)])
        client = TableClient(wire, "token")
        for move in ("a", "b", "c"):
            await client.ask(0, PressGesture(move))
        replies = [heard async for heard in client.follow() if isinstance(heard, VerdictReply)]
        return [message for message in wire.sent if isinstance(message, Try)], len(replies)

    asked, replied = asyncio.run(client())

    assert asked == [Try(1, 0, PressGesture("a")), Try(2, 0, PressGesture("c"))]
    assert replied == 1


def test_looking_through_the_same_eyes_asks_for_nothing() -> None:
    async def client() -> list[FromClient]:
        wire = Wire([])
        await TableClient(wire, "token").look(None)
        return wire.sent

    assert not any(isinstance(message, Look) for message in asyncio.run(client()))


def test_a_seat_that_was_given_away_is_watched() -> None:
    async def watch() -> int | None:
        client = TableClient(Wire([picture(0), picture(None, own=())]), "token")
        await client.look(0)
        async for _ in client.follow():
            continue
        assert client.state is not None
        return client.state.seat

    assert asyncio.run(watch()) is None
