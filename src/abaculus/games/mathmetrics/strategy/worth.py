"""The worth of each choice to its player; more is always better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from abaculus.games.mathmetrics.keys import CATEGORIES, Category
from abaculus.games.mathmetrics.legal_moves import end_of
from abaculus.games.mathmetrics.moves import Blast, Choose, Go, Move, Place, Seven
from abaculus.games.mathmetrics.phases import Choosing, Phase
from abaculus.games.mathmetrics.state import PlayerState
from abaculus.games.mathmetrics.strategy.heuristic import LandingHeuristic

if TYPE_CHECKING:
    from abaculus.games.mathmetrics.strategy.values import TurnValues

_LIKED: Final = 0.1
"""A bonus for the stronger of two categories with equal need."""


def heuristic_value(thumb: LandingHeuristic, phase: Phase, move: Move) -> float:
    """The worth by the rule of thumb."""
    match move:
        case Place(space=space):
            return thumb.starting(space)
        case Go() if isinstance(phase, Choosing):
            return thumb.landing(end_of(move, phase.options))
        case Choose(category=name):
            category = category_of(name)
            return thumb.need(category) + _LIKED * thumb.right[category]
        case Blast():
            return 1.0 if thumb.blasts else -1.0
        case _:
            return 0.0


def exact_value(outlook: TurnValues, phase: Phase, player: PlayerState, move: Move) -> float:
    """The worth by the values of the player's whole game."""
    found = _turn_value(outlook, phase, player, move)
    return found if outlook.more_is_better else -found


def _turn_value(outlook: TurnValues, phase: Phase, player: PlayerState, move: Move) -> float:
    position, tokens = player.position, player.tokens
    match move:
        case Place(space=space):
            return outlook.rolling(space, tokens) + (0 if outlook.more_is_better else 1)
        case Go() if isinstance(phase, Choosing):
            return outlook.landing(end_of(move, phase.options), tokens)
        case Choose(category=name):
            return outlook.asking(position, tokens, (category_of(name),))
        case Blast():
            return outlook.blasting(position, tokens)
        case Seven():
            return outlook.seven(position, tokens)
        case _:
            return outlook.resting(position, tokens)


def category_of(name: str) -> Category:
    """The category with that letter."""
    return next(category for category in CATEGORIES if category == name)
