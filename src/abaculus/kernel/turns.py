"""Which events of a game make up one player's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from abaculus.kernel.awaits import Turn
from abaculus.kernel.contract import AnyGame, Step
from abaculus.kernel.events import Drawn
from abaculus.kernel.said import Seat


def turns_of(game: AnyGame, start: Any, steps: Sequence[Step[Any, Any]]) -> list[list[int]]:
    """The numbers of the events of each turn, counted from 1, in the order in which turns end.

    Draws belong to none; somebody may leave in the middle of another's turn.
    """
    turns: list[list[int]] = []
    last: dict[Seat | None, list[int]] = {}
    state = start
    for number, step in enumerate(steps, 1):
        if not isinstance(step.event, Drawn):
            awaits, seat = game.awaits(state), step.event.seat
            turn: list[int] = []
            if isinstance(awaits, Turn) and awaits.is_begun and seat in last:
                turn = last[seat]
                turns.remove(turn)
            turn.append(number)
            turns.append(turn)
            last[seat] = turn
        state = step.state
    return turns
