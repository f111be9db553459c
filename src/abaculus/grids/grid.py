"""The grid of the crossword games: the piece on each cell."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from abaculus.grids.cells import REACH, run_through, x_of, y_of


class Grid(Struct, frozen=True):
    """Pieces on cells; laying more pieces makes a new grid."""

    pieces: dict[int, str]
    """Never changed in place."""
    width: int | None = None
    """Columns count from 0; None: from -500 to 500. The same holds for rows."""
    height: int | None = None

    def inside(self, cell: int) -> bool:
        """Whether the cell belongs to the grid."""
        return _within(x_of(cell), self.width) and _within(y_of(cell), self.height)

    def at(self, cell: int) -> str | None:
        """The piece on a cell; None if it is empty."""
        return self.pieces.get(cell)

    def laid(self, pieces: Mapping[int, str]) -> Grid:
        """The grid with these pieces added."""
        return Grid({**self.pieces, **pieces}, self.width, self.height)

    def run(self, cell: int, step: int) -> range:
        """The cells of the longest unbroken line of pieces through a cell that holds one."""
        return run_through(self.pieces, cell, step)

    def text(self, run: range) -> str:
        """The pieces of a run as text."""
        pieces = self.pieces
        return "".join([pieces[cell] for cell in run])


def _within(place: int, size: int | None) -> bool:
    return -REACH <= place <= REACH if size is None else 0 <= place < size
