"""What a seat can choose between, in the phases in which it has a choice at all."""

from __future__ import annotations

from collections.abc import Sequence

from abaculus.games.mathmetrics.board import board, space_of
from abaculus.games.mathmetrics.choosing import going
from abaculus.games.mathmetrics.keys import CATEGORIES
from abaculus.games.mathmetrics.moves import Blast, Choose, Go, Move, Place, Seven, Wait
from abaculus.games.mathmetrics.state import (
    Choosing,
    Hole,
    HoleIn,
    Option,
    Phase,
    Picking,
    Rules,
    Starting,
)


def choices(rules: Rules, phase: Phase) -> tuple[Move, ...]:
    """The moves among which a player has to choose; none where there is nothing to choose."""
    match phase:
        case Starting():
            spaces = board(rules.board).spaces.values()
            return tuple(Place(space.id) for space in spaces if space.ring == "outer")
        case Choosing(options=options):
            return tuple(going(options, option) for option in options)
        case Picking():
            return tuple(Choose(category) for category in CATEGORIES)
        case HoleIn():
            return (Wait(), Blast())
        case Hole():
            return (Seven(), Blast())
        case _:
            return ()


def end_of(move: Go, options: Sequence[Option]) -> str:
    """The position a destination stands for."""
    return next(option.to for option in options if move.to in (option.to, space_of(option.to)))
