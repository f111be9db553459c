"""The people of a history: what they do with their devices."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from abaculus.kernel.awaits import Turn
from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.rng import SeededRng
from abaculus.server.ws.messages import FromServer
from abaculus.tables.commands import (
    AnswerTakeback,
    ArrangeSeats,
    ChangeOptions,
    Command,
    HoldSeat,
    LeaveSeat,
    Pause,
    Play,
    Rematch,
    Remove,
    Rename,
    RequestTakeback,
    Resign,
    Resume,
    ReturnSeat,
    Start,
)
from abaculus.tables.decide import Actor, is_host, seats_of
from abaculus.tables.phrases import PHRASES
from abaculus.tables.table import SeatRequest, TableState, is_free
from abaculus.tables.tokens import digest
from abaculus.terminal.client.client import TableClient
from abaculus.terminal.client.state import active_seat
from tests.simulation.client import AnyClient, ProgramClient
from tests.simulation.network import VirtualTransport

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation

_Choice: TypeAlias = Command | None
"""None: a move, which is chosen only if it is made."""
_JUNK = (
    b"",
    b"null",
    b"[" * 5000,
    b'{"type":"do"}',
    b'{"type":"hello","token":5}',
    b'{"type":"do","id":"","act":{"type":"start"}}',
    b'{"type":"look","seat":99}',
    b'{"type":"do","id":"x","act":{"type":"play","seat":-1,"gesture":{"type":"press","move":""}}}',
    b'{"type":"try","id":1,"seat":0,"gesture":{"type":"press","move":"\\u0000"}}',
    b"\xff\xfe",
    b"x" * 20_000,
)


class Device:
    """A screen or a program of one person at one table."""

    def __init__(
        self, world: Simulation, name: str, table: str, token: str, *, is_program: bool = False
    ) -> None:
        self.name = name
        self.table = table
        self.token = token
        self.seat: Seat | None = None
        self.rng = Random(f"{world.seed} {name}")
        self.budget = self.rng.randrange(4, 16)
        """How many more things its person wants to do."""
        self._world = world
        self._chance = SeededRng(f"{world.seed} {name}")
        self._ids = 0
        self.transport = VirtualTransport(world.network, name, table)
        self.transport.on_heard = self._note
        self.client: AnyClient
        if is_program:
            self.seat = self._first_seat()
            self.client = ProgramClient(self.transport, token, self.seat, self._make_id)
        else:
            self.client = TableClient(self.transport, token, world.loop.time, self._make_id)

    def _make_id(self) -> str:
        self._ids += 1
        return f"{self.name}-{self._ids}"

    def _first_seat(self) -> Seat | None:
        seats = seats_of(self._world.truth.tables[self.table].last, self.actor)
        return self.rng.choice(seats) if seats else None

    def _note(self, message: FromServer) -> None:
        if self.transport.link is not None:
            self._world.invariants.watch_heard(self.transport.link, message)

    @property
    def actor(self) -> Actor:
        """Who sits at this device."""
        return Actor(digest(self.token))

    @property
    def known(self) -> TableState | None:
        """The table as this device knows it; None: it knows nothing."""
        state = self.client.state
        return None if state is None else self._world.truth.table(self.table, state.number)

    async def follow(self) -> None:
        """Show what comes, until the server says not to come back."""
        client = self.client
        if isinstance(client, ProgramClient):
            await client.follow()
            return
        async for _ in client.follow():
            if client.state is not None:
                shown = active_seat(client.state.table, self.seat)
                self.seat = shown.seat
                await client.look(shown.seat)

    async def live(self) -> None:
        """Do things until there is nothing more to do."""
        while self.budget > 0:
            await asyncio.sleep(self._world.think * self.rng.expovariate(1))
            if self._world.is_calm:
                return
            known = self.known
            if known is None or self.transport.is_over:
                continue
            self.budget -= 1
            await self._act(known)

    async def _act(self, known: TableState) -> None:
        if known.next and self.rng.random() < 0.5:
            self._world.move_on(self, known.next)
            self.budget = 0
            return
        if self.rng.random() < 0.08:
            await self._do_other_things(known)
            return
        choices = self._choices(known)
        if choices:
            choice = self.rng.choice(choices)
            await self.client.do(self._play(known) if choice is None else choice)

    async def _do_other_things(self, known: TableState) -> None:
        link, client = self.transport.link, self.client
        seats = seats_of(known, self.actor)
        if self.rng.random() < 0.4 and link is not None:
            self._world.history.faults["junk"] += 1
            link.say(self.rng.choice(_JUNK))
        elif isinstance(client, TableClient) and seats:
            seat = self.rng.choice(seats)
            match self.rng.randrange(3):
                case 0:
                    await client.say(seat, self.rng.choice(tuple(PHRASES)))
                case 1:
                    await client.ask_hint(seat, 1)
                case _:
                    await client.ask(seat, PressGesture(self._choose_move(known, seat)))

    def _choices(self, known: TableState) -> list[_Choice]:
        """What this person may want now; often more than is allowed."""
        seats, hosts = seats_of(known, self.actor), is_host(known, self.actor)
        choices: list[_Choice] = []
        match known.phase:
            case "waiting":
                choices += self._lobby_choices(known, seats, hosts=hosts)
            case "playing":
                choices += self._seat_choices(known, seats) if seats else []
                choices += self._host_choices(known) if hosts else []
            case "paused" if hosts:
                choices += [Resume()]
            case "over" if hosts:
                choices += [Rematch()]
            case _:
                pass
        if seats and known.phase in ("playing", "waiting"):
            name = f"{self.name[:9]} {self.rng.randrange(99)}"
            choices += [Rename(self.rng.choice(seats), name)]
        return choices

    def _lobby_choices(
        self, known: TableState, seats: tuple[Seat, ...], *, hosts: bool
    ) -> list[_Choice]:
        choices: list[_Choice] = []
        if hosts:
            choices += [Start()] * (1 if any(map(is_free, known.holders)) else 6)
            choices += [self._arrange_seats(known), _change_options(known), self._remove(known)]
        if seats and self.rng.random() < 0.2:
            choices += [LeaveSeat(self.rng.choice(seats))]
        return choices

    def _seat_choices(self, known: TableState, seats: tuple[Seat, ...]) -> list[_Choice]:
        rng, awaits = self.rng, known.awaits()
        choices: list[_Choice] = []
        if isinstance(awaits, Turn) and set(seats) & {*awaits.must, *awaits.may}:
            choices += [None] * 8
        if known.asks_back is not None:
            choices += [AnswerTakeback(rng.choice(seats), rng.random() < 0.7)] * 4
        elif set(known.may_ask_back) & set(seats):
            choices += [RequestTakeback(known.may_ask_back[0])] * 2
        if rng.random() < 0.1:
            choices += [Resign(rng.choice(seats))]
        return choices

    def _host_choices(self, known: TableState) -> list[_Choice]:
        choices: list[_Choice] = [self._hold_seat(known), Pause()]
        return [*choices, self._remove(known)] if self.rng.random() < 0.1 else choices

    def _play(self, known: TableState) -> Command:
        awaits = known.awaits()
        asked = (*awaits.must, *awaits.may) if isinstance(awaits, Turn) else ()
        seat = self.rng.choice([seat for seat in seats_of(known, self.actor) if seat in asked])
        if known.holders[seat].stand_in and self.rng.random() < 0.5:
            return ReturnSeat(seat)
        return Play(seat, PressGesture(self._choose_move(known, seat)))

    def _choose_move(self, known: TableState, seat: Seat) -> str:
        """A move by somebody who knows no more than the view."""
        awaits = known.awaits()
        if not isinstance(awaits, Turn) or seat not in (*awaits.must, *awaits.may):
            return "?"
        game = known.game()
        state = game.imagine(game.view(known.state, seat), self._chance)
        move = game.sample(state, seat, self._chance)
        if isinstance(move, ChanceAnswer):
            moves = (one for one in game.moves(state, seat) if not isinstance(one, ChanceAnswer))
            move = next(moves, None)
        return "?" if move is None else game.notation.write_move(move)

    def _arrange_seats(self, known: TableState) -> Command:
        """Everybody changes places."""
        order = list(range(len(known.holders)))
        self.rng.shuffle(order)
        players = tuple(
            SeatRequest(known.holders[seat].kind, known.holders[seat].name, known.holders[seat].bot)
            for seat in order
        )
        return ArrangeSeats(players, tuple(order))

    def _remove(self, known: TableState) -> Command:
        return Remove(self.rng.randrange(len(known.holders)))

    def _hold_seat(self, known: TableState) -> Command:
        seat = self.rng.randrange(len(known.holders))
        return ReturnSeat(seat) if known.holders[seat].stand_in else HoldSeat(seat)


def _change_options(known: TableState) -> Command:
    return ChangeOptions(known.variant, dict(known.options))
