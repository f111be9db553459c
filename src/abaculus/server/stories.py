"""A finished game told turn by turn, with the best move of each."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from abaculus.kernel.contract import Step
from abaculus.kernel.events import Drawn, Played, TimedOut
from abaculus.kernel.said import Refusal, Refused, Seat, heard_by
from abaculus.kernel.scenes import Entry, Standing
from abaculus.kernel.stage import Review, Reviewer
from abaculus.kernel.turns import turns_of
from abaculus.server import thoughts
from abaculus.server.api import StoryMoment, StoryTurn
from abaculus.server.room import Room
from abaculus.server.showing import names_of, scene_of, voice_of
from abaculus.server.thinking import Thinking
from abaculus.words.rich import Rich
from abaculus.words.wording import worded

_REMEMBERED = 32
_SECONDS = 8.0


class Passage(Struct, frozen=True):
    """A turn as it is told."""

    turn: StoryTurn
    numbers: tuple[int, ...]
    """Of its events."""
    made: int
    """What its deciding event brought."""

    @property
    def last(self) -> int:
        """The number of its last event."""
        return self.numbers[-1]


class Told(Struct):
    """A story that was asked for, and the best moves found so far."""

    passages: dict[int, Passage]
    """By the numbers of their deciding events."""
    seats: tuple[Standing[Rich], ...]
    """As they stand in the end."""
    steps: tuple[Step[Any, Any], ...]
    start: Any
    """The state before the first event."""
    reviews: dict[int, Review | None] = {}

    @property
    def turns(self) -> tuple[StoryTurn, ...]:
        """The turns in their order."""
        return tuple(passage.turn for passage in self.passages.values())

    def before(self, number: int) -> Any:
        """The state in which an event happened."""
        return self.start if number == 1 else self.steps[number - 2].state


class Stories:
    """Makes stories and remembers the last few."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._told: dict[str, Told] = {}

    async def of(self, room: Room) -> Told:
        """The story of a finished game."""
        told = self._told.get(room.table.id)
        if told is None:
            steps = await room.past()
            told = await asyncio.to_thread(_told, room, steps)
            if len(self._told) >= _REMEMBERED:
                del self._told[next(iter(self._told))]
            self._told[room.table.id] = told
        return told

    async def moment(self, room: Room, number: int) -> StoryMoment:
        """One turn by its deciding event's number; raises `Refused`."""
        told = await self.of(room)
        passage = told.passages.get(number)
        if passage is None:
            raise Refused(Refusal("no-turn"))
        turn = passage.turn
        state = told.before(number)
        review = await self._review(room, told, passage)
        names, voice = names_of(room.table), voice_of(room.house, "en")
        before = scene_of(room.house, room.game, state, turn.seat)
        after = scene_of(room.house, room.game, told.steps[passage.last - 1].state, turn.seat)
        return StoryMoment(
            turn,
            worded(before, voice, names),
            worded(after, voice, names),
            None if review is None else worded(review.best, voice, names),
            review is not None and review.was_best,
            room.house.desk.given(room.game, room.game.view(state, turn.seat)),
        )

    async def _review(self, room: Room, told: Told, passage: Passage) -> Review | None:
        number = passage.turn.number
        event = told.steps[number - 1].event
        if room.house.adviser is None or not isinstance(event, Played | TimedOut):
            return None
        if number not in told.reviews:
            if isinstance(room.house.adviser, Reviewer):
                told.reviews[number] = await self._looked_back(room, told, passage)
            elif isinstance(event, Played):
                told.reviews[number] = await self._compared(room, told, passage, event.seat)
            else:
                told.reviews[number] = None
        return told.reviews[number]

    async def _compared(
        self, room: Room, told: Told, passage: Passage, seat: Seat
    ) -> Review | None:
        """The best move in place of the deciding one, by what both bring."""
        view = room.game.view(told.before(passage.turn.number), seat)
        table = room.table
        best = await self._thinking.ask(thoughts.best, _SECONDS, table.family, table.variant, view)
        return None if best is None else Review(best, best.points <= passage.made)

    async def _looked_back(self, room: Room, told: Told, passage: Passage) -> Review | None:
        """The whole turn, by somebody who forgets nothing."""
        events = [told.steps[number - 1].event for number in passage.numbers]
        last = passage.last
        return await self._thinking.ask(
            thoughts.review,
            _SECONDS,
            room.table.family,
            room.table.variant,
            told.before(passage.numbers[0]),
            tuple(event.move for event in events if isinstance(event, Played)),
            told.steps[last - 1 + len(_drawn_after(told.steps, last))].state,
        )


def _told(room: Room, steps: tuple[Step[Any, Any], ...]) -> Told:
    start = room.game.setup(room.table.agreed())
    passages = [_passage(room, steps, numbers) for numbers in turns_of(room.game, start, steps)]
    end = scene_of(room.house, room.game, steps[-1].state if steps else start, None)
    adviser = room.house.adviser
    if isinstance(adviser, Reviewer):
        noted = zip(end.seats, adviser.summary(room.game, start, steps), strict=True)
        seats = tuple(replace(seat, facts=(*seat.facts, *facts)) for seat, facts in noted)
        end = replace(end, seats=seats)
    told = worded(end, voice_of(room.house, "en"), names_of(room.table))
    by_number = {passage.turn.number: passage for passage in passages}
    return Told(by_number, told.seats, steps, start)


def _passage(room: Room, steps: tuple[Step[Any, Any], ...], numbers: Sequence[int]) -> Passage:
    """A turn; what decides it is the first event that brings points, or else the last one."""
    seat = getattr(steps[numbers[0] - 1].event, "seat", None)
    told = {number: _entries(room, steps, number, seat) for number in numbers}
    made = {number: sum(one.points or 0 for one in told[number]) for number in numbers}
    deciding = next((number for number in numbers if made[number] > 0), numbers[-1])
    last = numbers[-1]
    entries = tuple(entry for number in numbers for entry in told[number])
    scores = _scores(room, steps[last - 1 + len(_drawn_after(steps, last))].state)
    return Passage(StoryTurn(deciding, seat, entries, scores), tuple(numbers), made[deciding])


def _drawn_after(steps: Sequence[Step[Any, Any]], number: int) -> tuple[Step[Any, Any], ...]:
    """The draws that an event called for."""
    return tuple(takewhile(lambda step: isinstance(step.event, Drawn), steps[number:]))


def _entries(
    room: Room, steps: Sequence[Step[Any, Any]], number: int, seat: Seat | None
) -> list[Entry[Rich]]:
    """What the log says of an event and the draws it called for."""
    names, voice = names_of(room.table), voice_of(room.house, "en")
    return [
        worded(entry, voice, names)
        for one in (steps[number - 1], *_drawn_after(steps, number))
        for entry in room.house.stage.entries(room.game, heard_by(one.news, seat))
    ]


def _scores(room: Room, state: Any) -> tuple[int | None, ...]:
    seat: Seat | None = None
    return tuple(standing.score for standing in scene_of(room.house, room.game, state, seat).seats)
