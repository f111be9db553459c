# hot: compiled with mypyc where possible
"""The two sorts of pieces, numbers and symbols, in bag and hand."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.equality.terms import Hand
from abaculus.games.pytagora.kinds import KINDS, is_number

SORTS: Final = ("number", "symbol")
ENOUGH: Final = 3
"""So many pieces of each sort a hand is topped up to."""


def is_of(sort: str, kind: str) -> bool:
    """Whether a piece is of a sort: `any`, `number` or `symbol`."""
    return sort == "any" or is_number(kind) == (sort == "number")


def part_of(bag: tuple[int, ...], sort: str) -> tuple[tuple[str, int], ...]:
    """Each kind of that sort that the bag holds, with how many of it."""
    return tuple(
        (kind, count) for kind, count in zip(KINDS, bag, strict=True) if count and is_of(sort, kind)
    )


def many_in(bag: tuple[int, ...], sort: str) -> int:
    """How many pieces of a sort the bag holds."""
    return sum(count for _, count in part_of(bag, sort))


def shortfall(hand: Hand, sort: str) -> int:
    """How many pieces of a sort a hand lacks to have enough."""
    held = sum(1 for piece in hand if is_of(sort, piece))
    return max(0, ENOUGH - held)
