"""Perfect play at noughts and crosses, by searching every game."""

from __future__ import annotations

from functools import cache

from abaculus.kernel.awaits import Over, Turn
from abaculus.kernel.events import Played

from .noughts import Mark, Noughts, State

GAME = Noughts()


@cache
def worth(state: State) -> int:
    """1 if the seat to move wins with best play, 0 for a tie, -1 if it loses."""
    awaits = GAME.awaits(state)
    if isinstance(awaits, Over):
        return 0 if len(awaits.outcome.places) == 1 else -1
    return max(gain for gain, _ in rank_marks(state))


@cache
def rank_marks(state: State) -> tuple[tuple[int, Mark], ...]:
    """Every mark with its value for the seat that makes it, best first, ties by square."""
    awaits = GAME.awaits(state)
    if not isinstance(awaits, Turn):
        return ()
    (seat,) = awaits.must
    gains = [
        (-worth(GAME.apply(state, Played(0, seat, mark)).state), mark)
        for mark in GAME.moves(state, seat)
    ]
    return tuple(sorted(gains, key=lambda gain: (-gain[0], gain[1].square)))
