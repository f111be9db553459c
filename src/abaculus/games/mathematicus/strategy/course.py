"""The track as one seat runs it alone: the effects of squares and of Chance cards (12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from abaculus.games.mathematicus.board import FIGURES, SIZE, Square, board
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.land import PRIME_SCORES
from abaculus.games.mathematicus.state import Rules

ALL: Final = (1 << len(FIGURES)) - 1
"""Every figure, as a set of bits in the order of `FIGURES`."""
DICE: Final = (4, 12)
HARDER: Final = 15
"""How many percentage points less often a seat is right one level higher."""


class RaceCourse(Struct, frozen=True, eq=False):
    """What decides a seat's own race; `course` returns the same one each time."""

    squares: tuple[Square, ...]
    bearing: tuple[str, ...]
    """The halves of each square; all empty for a seat without the nonagon."""
    chances: tuple[tuple[str, str, int], ...]
    """The Chance cards: effect, value and number."""
    goes_back: bool
    """Whether prime scores also lead clockwise."""
    has_gimmick: bool

    def ways(self, score: int) -> tuple[int, ...]:
        """The numbers of squares a score may move the pawn."""
        return (score, -score) if self.goes_back and score in PRIME_SCORES else (score,)


@lru_cache(maxsize=32)
def _course(
    board_text: str, chance: str, goes_back: bool, has_nonagon: bool, has_gimmick: bool
) -> RaceCourse:
    table = board(board_text)
    cards = Counter((card.effect, card.value) for card in deck(chance).cards)
    return RaceCourse(
        squares=table.squares,
        bearing=table.bearing if has_nonagon else ("",) * SIZE,
        chances=tuple((effect, value, many) for (effect, value), many in sorted(cards.items())),
        goes_back=goes_back,
        has_gimmick=has_gimmick,
    )


def course(rules: Rules, elements: str) -> RaceCourse:
    """The course of a seat with these elements."""
    return _course(rules.board, rules.chance, "r" in elements, "n" in elements, rules.gimmick)


def bit(figure: str) -> int:
    """A figure as a bit."""
    return 1 << FIGURES.index(figure)


def bits(figures: str) -> int:
    """Figures as a set of bits."""
    return sum(map(bit, figures))


def missing_bits(mask: int) -> Sequence[int]:
    """The bits of the figures that a set lacks."""
    return [1 << place for place in range(len(FIGURES)) if not mask >> place & 1]
