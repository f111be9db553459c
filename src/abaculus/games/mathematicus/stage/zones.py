"""The heptagon as a picture, with the supply in its middle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from abaculus.games.mathematicus.board import FIGURES, SIZE, STANDARD, Square, Track, board
from abaculus.games.mathematicus.elements import blue_types
from abaculus.games.mathematicus.look import geometry
from abaculus.games.mathematicus.stage.square_texts import square_role, square_values, text_value
from abaculus.games.mathematicus.state import KINDS, State
from abaculus.kernel.messages import Value
from abaculus.kernel.scene_parts import (
    Box,
    Cell,
    CellMark,
    Disc,
    PictureBoard,
    Polygon,
    Shape,
    Text,
    Zone,
)

TABLE: Final = "board"
SUPPLY: Final = "supply"
HALVES: Final = ("A", "B")
QUESTIONS: Final = "questions"
CHANCE: Final = "chance"
BLUE: Final = "advanced"

BINARY: Final = "I"
"""The element whose players read the numbers outside the squares."""
_HUB: Final = (500, 342)
"""The place of the dice."""
_MIDDLE: Final = 500
_FIGURES_AT: Final = (500, 82, 33)
"""Height, step and radius of the row of figures."""
_TOKENS_AT: Final = (590, 68, 19)
_DECKS_AT: Final = (628, 84, 108)
"""Top, width and height of the decks."""
_DECKS_APART: Final = 110
_TOKENS: Final = {"c": "C", "x": "×2"}


def zones(table: State) -> tuple[Zone[Text], ...]:
    """The board with the supply in its middle; the game with cards alone has neither."""
    if table.rules.cards_end is not None:
        return ()
    elements = "".join(sorted({sign for hand in table.hands for sign in hand.elements}))
    stock = table.stock
    kinds = tuple(kind for kind, many in zip(KINDS, stock.tokens, strict=True) if many)
    board = _board(table.rules.board, elements, table.rules.gimmick)
    decks = (QUESTIONS, *((BLUE,) if has_blue(table) else ()), CHANCE)
    return board, _stock(kinds, stock.halves, decks)


def has_blue(table: State) -> bool:
    """Whether a seat may be asked a blue card."""
    return any(blue_types(hand.elements) for hand in table.hands)


def figure_cell(figure: str) -> str:
    """The place of a mathematician's figures in the supply."""
    return f"figure-{figure}"


def token_cell(kind: str) -> str:
    """The place of the tokens of a kind in the supply."""
    return f"token-{kind}"


def half_cell(half: str) -> str:
    """The place of a half of the nonagon."""
    return f"half-{half}"


@lru_cache(maxsize=32)
def _board(source: str, elements: str, gimmick: bool) -> Zone[Text]:
    made = board(source)
    ground = "ground-binary" if BINARY in elements else "ground"
    painted = PictureBoard(geometry.WIDTH, geometry.HEIGHT, ground, fills=True, hub=_HUB, loop=True)
    cells = tuple(_squares(made, source, elements, gimmick=gimmick))
    return Zone(TABLE, "board", Text("board"), cells, painted=painted)


@lru_cache(maxsize=32)
def _stock(kinds: tuple[str, ...], halves: str, decks: tuple[str, ...]) -> Zone[Text]:
    return Zone(SUPPLY, "stock", Text("supply"), tuple(_supply(kinds, halves, decks)))


def _squares(made: Track, source: str, elements: str, *, gimmick: bool) -> Iterator[Cell[Text]]:
    ending = "" if source == STANDARD else "-plain"
    for number in range(SIZE):
        values = square_values(made, number, elements)
        if values["card"] == "blue":
            values["card"] = "some"
        yield Cell(
            str(number),
            Polygon(geometry.square(number)),
            Text("square", values),
            _mark(made.squares[number]),
            angle=geometry.outward_angle(number),
            picture=f"square-{number}{ending}",
            role=made.squares[number].role,
            detail=Text(f"detail-{square_role(made, number, gimmick=gimmick)}", values),
            stand=geometry.trail(number),
        )


_MARKS: Final = {
    "chance": CellMark("?", "green"),
    "penalty": CellMark("II", "purple"),
    "gimmick": CellMark("II", "purple"),
    "medal": CellMark("F", "yellow"),
}


def _mark(square: Square) -> CellMark | None:
    """A square's token or effect in a few characters."""
    if square.role in _MARKS or not square.token:
        return _MARKS.get(square.role)
    sign = f"d{square.token}" if square.token.isdigit() else _TOKENS[square.token]
    return CellMark(sign, "blue", round=True)


def _supply(kinds: tuple[str, ...], halves: str, decks: tuple[str, ...]) -> Iterator[Cell[Text]]:
    """Places for everything in the supply, in three rows."""
    for figure, place in zip(FIGURES, _row(_FIGURES_AT, len(FIGURES)), strict=True):
        yield _pile(figure_cell(figure), place, "pile-figure", figure=figure)
    places = _row(_TOKENS_AT, len(kinds) + len(halves))
    for kind, place in zip(kinds, places, strict=False):
        yield _pile(token_cell(kind), place, "pile-token", token=text_value(kind))
    for half, place in zip(halves, places[len(kinds) :], strict=True):
        yield _pile(half_cell(half), place, "pile-half", half=half)
    top, width, height = _DECKS_AT
    for number, name in enumerate(decks):
        left = _MIDDLE - width // 2 + (2 * number - len(decks) + 1) * _DECKS_APART // 2
        yield _pile(name, Box(left, top, width, height), f"pile-{name}")


def _row(row: tuple[int, int, int], many: int) -> list[Disc]:
    """This many discs side by side, about the middle."""
    top, step, radius = row
    return [Disc(_MIDDLE + (2 * one - many + 1) * step // 2, top, radius) for one in range(many)]


def _pile(name: str, shape: Shape, code: str, **values: Value) -> Cell[Text]:
    return Cell(name, shape, Text(code, values), role="pile")
