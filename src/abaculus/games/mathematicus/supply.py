"""What lies on the board and in front of the players when a game begins (2.3 and 4)."""

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
"""By the number of players, after everybody has got the first tokens."""
_FIRST: Final[Tokens] = (1, 1, 1, 1, 0)


def on_the_board(elements: Sequence[str]) -> Supply:
    """The supply of a table whose seats play with these elements; what nobody uses is left out."""
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
    """What a player has in hand at the start."""
    needed = zip(_FIRST, NEEDS, strict=True)
    return _five([many if not need or need in elements else 0 for many, need in needed])


def stock(supply: Supply, hands: Sequence[Tokens]) -> PieceStock:
    """All pieces of a table."""
    every = zip(supply.tokens, *hands, strict=True)
    return PieceStock(_five([sum(many) for many in every]), supply.figures[0], supply.halves)


def _five(many: list[int]) -> Tokens:
    first, second, third, fourth, fifth = many
    return first, second, third, fourth, fifth
