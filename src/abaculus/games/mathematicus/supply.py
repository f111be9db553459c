"""The pieces on the board and in front of the players at the start (2.3 and 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.games.mathematicus.board import FIGURES
from abaculus.games.mathematicus.state import NEEDS, PieceStock, Supply, Tokens

MEDALS: Final = 3
HALVES: Final = "AB"
_ROWS: Final[dict[int, Tokens]] = {
    2: (3, 3, 3, 8, MEDALS),
    3: (4, 4, 4, 7, MEDALS),
    4: (5, 5, 5, 6, MEDALS),
    5: (5, 5, 5, 5, MEDALS),
}
"""The tokens in the supply by number of players, after all have received their first ones."""
_FIRST: Final[Tokens] = (1, 1, 1, 1, 0)


def on_the_board(elements: Sequence[str]) -> Supply:
    """The supply for seats with these elements; pieces that none of them uses are left out."""
    players = max(2, len(elements))
    row = [
        many if not need or any(need in one for one in elements) else 0
        for many, need in zip(_ROWS[players], NEEDS, strict=True)
    ]
    return Supply(
        tokens=_five(row),
        figures=(players - 1,) * len(FIGURES),
        halves=HALVES if any("n" in one for one in elements) else "",
    )


def first_tokens(elements: str) -> Tokens:
    """The tokens of a player at the start."""
    needed = zip(_FIRST, NEEDS, strict=True)
    return _five([many if not need or need in elements else 0 for many, need in needed])


def stock(supply: Supply, hands: Sequence[Tokens]) -> PieceStock:
    """All pieces of a game."""
    every = zip(supply.tokens, *hands, strict=True)
    return PieceStock(_five([sum(many) for many in every]), supply.figures[0], supply.halves)


def _five(many: list[int]) -> Tokens:
    first, second, third, fourth, fifth = many
    return first, second, third, fourth, fifth
