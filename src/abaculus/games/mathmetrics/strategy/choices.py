"""What a seat can choose between, in the phases in which it has a choice at all."""

from __future__ import annotations

from collections.abc import Sequence

from abaculus.games.mathmetrics.board import space_of
from abaculus.games.mathmetrics.legal_moves import turn_moves
from abaculus.games.mathmetrics.moves import Go, Move
from abaculus.games.mathmetrics.state import (
    Choosing,
    Destination,
    Hole,
    HoleIn,
    Phase,
    Picking,
    Rules,
    Starting,
)


def choices(rules: Rules, phase: Phase) -> tuple[Move, ...]:
    """The moves among which a player has to choose; none where there is nothing to choose."""
    if isinstance(phase, Starting | Choosing | Picking | HoleIn | Hole):
        return turn_moves(rules, phase)
    return ()


def end_of(move: Go, options: Sequence[Destination]) -> str:
    """The position a destination stands for."""
    return next(option.to for option in options if move.to in (option.to, space_of(option.to)))
