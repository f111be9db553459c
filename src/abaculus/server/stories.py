"""A finished game told turn by turn, with the best move of each."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from abaculus.kernel.contract import Step
from abaculus.kernel.events import Left, Played, TimedOut
from abaculus.kernel.said import Refusal, Refused, Seat, heard_by
from abaculus.kernel.scenes import Advice, Standing, Text
from abaculus.server import thoughts
from abaculus.server.api import StoryMoment, StoryTurn
from abaculus.server.room import Room
from abaculus.server.showing import names_of, scene_of, voice_of
from abaculus.server.thinking import Thinking
from abaculus.words.rich import Rich
from abaculus.words.wording import worded

_REMEMBERED = 32
_SECONDS = 8.0


class Told(Struct):
    """A story that was asked for, and the best moves found so far."""

    turns: tuple[StoryTurn, ...]
    seats: tuple[Standing[Rich], ...]
    """As they stand in the end."""
    steps: tuple[Step[Any, Any], ...]
    start: Any
    """The state before the first event."""
    best: dict[int, Advice[Text] | None] = {}


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
        """One turn by its event's number; raises `Refused`."""
        told = await self.of(room)
        turn = next((turn for turn in told.turns if turn.number == number), None)
        if turn is None:
            raise Refused(Refusal("no-turn"))
        state = told.start if number == 1 else told.steps[number - 2].state
        best = await self._best(room, told, number, state)
        names, voice = names_of(room.table), voice_of(room.house, "en")
        before = scene_of(room.house, room.game, state, turn.seat)
        after = scene_of(room.house, room.game, told.steps[number - 1].state, turn.seat)
        made = sum(entry.points or 0 for entry in turn.entries)
        return StoryMoment(
            turn,
            worded(before, voice, names),
            worded(after, voice, names),
            None if best is None else worded(best, voice, names),
            best is not None and best.points <= made,
            room.house.desk.given(room.game, room.game.view(state, turn.seat)),
        )

    async def _best(self, room: Room, told: Told, number: int, state: Any) -> Advice[Text] | None:
        event = told.steps[number - 1].event
        if room.house.adviser is None or not isinstance(event, Played):
            return None
        if number not in told.best:
            view = room.game.view(state, event.seat)
            told.best[number] = await self._thinking.ask(
                thoughts.best, _SECONDS, room.table.family, room.table.variant, view
            )
        return told.best[number]


def _told(room: Room, steps: tuple[Step[Any, Any], ...]) -> Told:
    start = room.game.setup(room.table.agreed())
    turns = tuple(
        _turn(room, number, step, _drawn_after(steps, number))
        for number, step in enumerate(steps, 1)
        if isinstance(step.event, Played | Left | TimedOut)
    )
    end = scene_of(room.house, room.game, steps[-1].state if steps else start, None)
    told = worded(end, voice_of(room.house, "en"), names_of(room.table))
    return Told(turns, told.seats, steps, start)


def _drawn_after(steps: Sequence[Step[Any, Any]], number: int) -> tuple[Step[Any, Any], ...]:
    """The draws that an event called for."""
    drawn: list[Step[Any, Any]] = []
    for step in steps[number:]:
        if isinstance(step.event, Played | Left | TimedOut):
            break
        drawn.append(step)
    return tuple(drawn)


def _turn(
    room: Room, number: int, step: Step[Any, Any], drawn: Sequence[Step[Any, Any]]
) -> StoryTurn:
    names, voice = names_of(room.table), voice_of(room.house, "en")
    seat = getattr(step.event, "seat", None)
    entries = [
        worded(entry, voice, names)
        for one in (step, *drawn)
        for entry in room.house.stage.entries(room.game, heard_by(one.news, seat))
    ]
    last = drawn[-1].state if drawn else step.state
    return StoryTurn(number, seat, tuple(entries), _scores(room, last))


def _scores(room: Room, state: Any) -> tuple[int | None, ...]:
    seat: Seat | None = None
    return tuple(standing.score for standing in scene_of(room.house, room.game, state, seat).seats)
