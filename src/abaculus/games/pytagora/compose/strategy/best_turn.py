"""The best move of a seat in its turn."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.moves import Done, More, Move, Pass, RollDie
from abaculus.games.pytagora.compose.strategy.turns import SearchEffort, TurnSearch
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
    if view.seat is None or not isinstance(
        phase, phases.Composing | phases.Facing | phases.Stealing | phases.Asking | phases.Rolling
    ):
        return None
    if phase.seat != view.seat:
        return None
    search = TurnSearch(view, THOROUGH, stop)
    match phase:
        case phases.Rolling():
            return RollDie()
        case phases.Asking():
            return More()
        case phases.Facing():
            return search.face(SeededRng(view.throws))
        case phases.Stealing():
            return search.theft()
        case phases.Composing():
            offers = search.offers(1)
            return offers[0].play if offers else choose_without_line(search, phase)


def choose_without_line(search: TurnSearch, phase: phases.Composing) -> Move:
    """What to do where there is nothing to write."""
    if phase.second:
        return Done()
    purchase = None if phase.bought else search.purchase()
    return purchase or Pass()
