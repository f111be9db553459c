"""The best move of a seat in its turn."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.compose.moves import Done, More, Move, Pass, RollDie
from abaculus.games.pytagora.compose.state import Asking, Composing, Facing, Rolling, Stealing
from abaculus.games.pytagora.compose.strategy.turns import SearchEffort, Thinker
from abaculus.games.pytagora.compose.view import View
from abaculus.kernel.bot import Stop
from abaculus.kernel.rng import SeededRng

THOROUGH: Final = SearchEffort(line=2_000_000, side=20_000)
"""The effort of an expert."""


def best_turn(view: View, stop: Stop) -> Move | None:
    """The line with the most points, or the face, theft or purchase that leads to it.

    None if the viewer has nothing to decide.
    """
    phase = view.phase
    if view.seat is None or not isinstance(phase, Composing | Facing | Stealing | Asking | Rolling):
        return None
    if phase.seat != view.seat:
        return None
    thinker = Thinker(view, THOROUGH, stop)
    match phase:
        case Rolling():
            return RollDie()
        case Asking():
            return More()
        case Facing():
            return thinker.face(SeededRng(view.throws))
        case Stealing():
            return thinker.theft()
        case Composing():
            offers = thinker.offers(1)
            return offers[0].play if offers else choose_without_line(thinker, phase)


def choose_without_line(thinker: Thinker, phase: Composing) -> Move:
    """The best move when there is nothing to write."""
    if phase.second:
        return Done()
    purchase = None if phase.bought else thinker.purchase()
    return purchase or Pass()
