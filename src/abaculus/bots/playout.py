"""Random games on a full state, without bots, views or time."""

from __future__ import annotations

from typing import Any

from abaculus.kernel.awaits import Chance, Deadline, Outcome, Turn
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn, Event, Played, TimedOut
from abaculus.kernel.game import AnyGame
from abaculus.kernel.options import Options
from abaculus.kernel.rng import GameRng


def playout(game: AnyGame, options: Options, rng: GameRng) -> list[Event[Any]]:
    """The events of a random game; time passes only when no seat must move."""
    events: list[Event[Any]] = []
    finish(game, game.setup(options), rng, events)
    return events


def finish(game: AnyGame, state: Any, rng: GameRng, events: list[Event[Any]]) -> Outcome:
    """The outcome of random play from a state; its events are added to the list."""
    now = 0
    while True:
        awaits = game.awaits(state)
        event: Event[Any]
        if isinstance(awaits, Turn):
            if awaits.must:
                seat = awaits.must[rng.below(len(awaits.must))]
                event = Played(now, seat, game.sample(state, seat, rng))
            else:
                event = next_timeout(awaits)
                now = event.at
        elif isinstance(awaits, Chance):
            event = Drawn(now, sample(awaits.draw, rng))
        else:
            return awaits.outcome
        step = game.apply(state, event)
        state = step.state
        events.append(step.event)


def next_timeout(turn: Turn) -> TimedOut:
    """The deadline that ends a turn in which no seat must move."""
    first = min(turn.deadlines, key=_moment)
    return TimedOut(first.at, first.name, first.seat)


def _moment(deadline: Deadline) -> int:
    return deadline.at
