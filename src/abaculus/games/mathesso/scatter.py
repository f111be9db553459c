"""Where jettons are placed: jittered rows with gaps, without overlap or regularity."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from abaculus.games.mathesso.state import JettonSpot

_PITCH: Final = 1500
_JITTER: Final = 381
_TURN: Final = 41
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class ScatterGrid:
    """The cells for this many jettons."""

    def __init__(self, jettons: int) -> None:
        columns = 1
        while 10 * columns * columns < 16 * jettons:
            columns += 1
        self.columns = columns
        self.rows = -(-jettons // columns)
        self.dropped = columns * self.rows - jettons
        """How many cells stay empty."""
        self.width = _PITCH * (columns + 1)
        self.height = _PITCH * self.rows

    def cells_left(self, dropped: tuple[int, ...]) -> tuple[int, ...]:
        """The cells that hold a jetton, in reading order."""
        empty = set(dropped)
        return tuple(cell for cell in range(self.columns * self.rows) if cell not in empty)

    def row(self, cells: tuple[int, ...], row: int) -> list[int]:
        """The cells of a row, from the left."""
        return [cell for cell in cells if cell // self.columns == row]

    def lengths(self, cells: tuple[int, ...]) -> str:
        """How many jettons each row holds, as a state keeps it."""
        return " ".join(str(len(self.row(cells, row))) for row in range(self.rows))

    def dice(self, many: int) -> tuple[int, ...]:
        """The dice for a row of this many jettons: its shift, then right, down and rotation."""
        return (_PITCH, *(_JITTER, _JITTER, _TURN) * many)

    def strewn(self, cells: list[int], thrown: tuple[int, ...]) -> tuple[JettonSpot, ...]:
        """The places of a row's jettons by its dice (faces count from 1)."""
        half = _PITCH // 2
        spots: list[JettonSpot] = []
        for number, cell in enumerate(cells):
            right, down, turned = thrown[1 + 3 * number : 4 + 3 * number]
            row, column = divmod(cell, self.columns)
            spots.append(
                JettonSpot(
                    half + _PITCH * column + thrown[0] - 1 + right - 1 - _JITTER // 2,
                    half + _PITCH * row + down - 1 - _JITTER // 2,
                    turned - 1 - _TURN // 2,
                )
            )
        return tuple(spots)


@lru_cache(maxsize=256)
def scatter_grid(jettons: int) -> ScatterGrid:
    """The grid for this many jettons."""
    return ScatterGrid(jettons)


class PlaceNames:
    """The names of places: the row's letter, then the number within the row."""

    def __init__(self, rows: str) -> None:
        self.by_place = [
            f"{letter}{number}"
            for letter, many in zip(_LETTERS, rows.split(), strict=False)
            for number in range(1, int(many) + 1)
        ]
        self.places = {name: place for place, name in enumerate(self.by_place)}


@lru_cache(maxsize=256)
def place_names(rows: str) -> PlaceNames:
    """The names of the places in rows of these lengths."""
    return PlaceNames(rows)
