"""Counts the ways to continue from a named position, chance and time included."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from abaculus.kernel.awaits import Chance, Over, Turn
from abaculus.kernel.chance import enumerate_results
from abaculus.kernel.events import Drawn, Event, Played, TimedOut
from abaculus.kernel.game import AnyGame, EventText
from abaculus.kernel.messages import Refusal, RefusedError, Seat
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.records import replay


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A named position, how to reach it, and the number of ways to continue."""

    name: str
    variant: str
    options: dict[str, OptionValue]
    events: tuple[tuple[int, Seat | None, str], ...]
    """The time, seat and text of every event that leads there, as in a record."""
    counts: tuple[int, ...]
    """The number of ways to continue for one event, for two, and so on."""


def read_positions(folder: Path) -> tuple[Position, ...]:
    """The named positions of a family, one per file of its census."""
    files = sorted((folder / "census").glob("*.json"))
    return tuple(msgspec.json.decode(file.read_bytes(), type=Position) for file in files)


def reach_position(game: AnyGame, position: Position) -> tuple[Any, int]:
    """The position's state and its time; raises `RefusedError` if its events cannot happen."""
    options = choose(game.info.menu, position.options)
    events = [read_event(game, EventText(seat, text), at) for at, seat, text in position.events]
    state, now = game.setup(options), 0
    for step in replay(game, options, events):
        state, now = step.state, step.event.at
    return state, now


def read_event(game: AnyGame, line: EventText, at: int) -> Event[Any]:
    """The event that a line means; raises `RefusedError` if it means none."""
    event = game.notation.read(line, at)
    if isinstance(event, Refusal):
        raise RefusedError(event)
    return event


def possible_events(game: AnyGame, state: Any, now: int) -> Iterator[Event[Any]]:
    """Everything that can happen next except leaving: moves, draws and time-outs."""
    awaits = game.awaits(state)
    match awaits:
        case Over():
            return
        case Chance(draw):
            for result, _ in enumerate_results(draw):
                yield Drawn(now, result)
        case Turn(must, may, deadlines):
            for seat in (*must, *may):
                for move in game.moves(state, seat):
                    yield Played(now, seat, move)
            for deadline in deadlines:
                yield TimedOut(deadline.at, deadline.name, deadline.seat)


def census(game: AnyGame, state: Any, depth: int, now: int = 0) -> tuple[int, ...]:
    """The number of sequences of one event, of two, and so on up to the depth."""
    counts = [0] * depth
    _count(game, state, now, counts, 0)
    return tuple(counts)


def _count(game: AnyGame, state: Any, now: int, counts: list[int], place: int) -> None:
    for event in possible_events(game, state, now):
        counts[place] += 1
        if place + 1 < len(counts):
            following = game.apply(state, event).state
            _count(game, following, event.at, counts, place + 1)


def divide(game: AnyGame, state: Any, depth: int, now: int = 0) -> str:
    """The count at a depth for each first event, one per line, to find where counts differ."""
    lines: list[str] = []
    for event in possible_events(game, state, now):
        line = game.notation.write(state, event)
        following = game.apply(state, event).state
        count = census(game, following, depth - 1, event.at)[-1] if depth > 1 else 1
        lines.append(f"{'-' if line.seat is None else line.seat} {line.text}: {count}")
    return "\n".join(lines)
