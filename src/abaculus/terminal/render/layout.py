"""Positions of cells in a grid of characters, and neighbours by direction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.scene_parts import Cell, Shape, Zone, extent

Direction: TypeAlias = Literal["left", "right", "up", "down"]


class Pitch(Struct, frozen=True):
    """Columns and rows per cell."""

    columns: int
    rows: int


PITCHES = (Pitch(6, 3), Pitch(5, 2), Pitch(4, 2), Pitch(3, 1))
"""Largest first; the last is used when nothing fits, and then the board scrolls."""


class CellArea(Struct, frozen=True):
    """A cell's upper left character and its extent."""

    column: int
    row: int
    width: int
    height: int


class TextLayout(Struct, frozen=True):
    """A board laid out on characters."""

    spots: dict[str, CellArea]
    heads: tuple[tuple[int, int, str], ...]
    """Names of columns and rows: column, row, text."""
    width: int
    height: int
    pitch: Pitch

    def cell_at(self, column: int, row: int) -> str | None:
        """The cell at a character."""
        for cell, spot in self.spots.items():
            across, down = column - spot.column, row - spot.row
            if 0 <= across < spot.width and 0 <= down < spot.height:
                return cell
        return None


def fit_boards(boards: Sequence[Zone[RichSentence]], width: int, height: int) -> TextLayout:
    """The boards one below the other, as large as fits."""
    found = lay_out(tuple(boards), PITCHES[-1])
    for pitch in PITCHES:
        found = lay_out(tuple(boards), pitch)
        if found.width <= width and found.height <= height:
            break
    return found


@lru_cache(maxsize=32)
def _unit(cells: tuple[Cell[RichSentence], ...]) -> int:
    """The smallest distance of two cells' centres, along the axis on which they are further apart:
    scaled to the pitch, no two cells overlap.
    """
    centres = [_centre(cell.shape) for cell in cells]
    gaps = [
        max(abs(x - other_x), abs(y - other_y))
        for n, (x, y) in enumerate(centres)
        for other_x, other_y in centres[:n]
    ]
    return min((gap for gap in gaps if gap), default=200) // 2 or 1


def _centre(shape: Shape) -> tuple[int, int]:
    """Twice the centre, so that it is an integer."""
    left, top, right, bottom = extent(shape)
    return left + right, top + bottom


def _size(shape: Shape) -> tuple[int, int]:
    left, top, right, bottom = extent(shape)
    return right - left, bottom - top


@lru_cache(maxsize=32)
def lay_out(boards: tuple[Zone[RichSentence], ...], pitch: Pitch) -> TextLayout:
    """The boards at one pitch."""
    spots: dict[str, CellArea] = {}
    heads: list[tuple[int, int, str]] = []
    width = top = 0
    for board in boards:
        if len(boards) > 1:
            top += 1 if top else 0
        margin = max((len(name) for name in board.rows), default=0)
        indent = margin + 1 if margin else 0
        crown = 1 if board.columns else 0
        placed = _place_cells(board.cells, pitch, indent, top + crown)
        spots |= placed
        heads += _heads(board, placed, margin, top)
        width = max([width, *(spot.column + spot.width for spot in placed.values())])
        top = max([top, *(spot.row + spot.height for spot in placed.values())])
    return TextLayout(spots, tuple(heads), width, top, pitch)


def _place_cells(
    cells: tuple[Cell[RichSentence], ...], pitch: Pitch, indent: int, top: int
) -> dict[str, CellArea]:
    if not cells:
        return {}
    unit = _unit(cells)
    edges = [(_centre(cell.shape), _size(cell.shape)) for cell in cells]
    left = min(x - width for (x, _), (width, _) in edges)
    upper = min(y - height for (_, y), (_, height) in edges)
    spots: dict[str, CellArea] = {}
    for cell, ((x, y), (width, height)) in zip(cells, edges, strict=True):
        columns = max(pitch.columns, _scale(width, pitch.columns, unit))
        rows = max(pitch.rows, _scale(height, pitch.rows, unit))
        spots[cell.id] = CellArea(
            indent + _scale(x - left, pitch.columns, 2 * unit) - columns // 2,
            top + _scale(y - upper, pitch.rows, 2 * unit) - rows // 2,
            columns,
            rows,
        )
    return _shift_to_edge(spots, indent, top)


def _shift_to_edge(spots: dict[str, CellArea], indent: int, top: int) -> dict[str, CellArea]:
    left = indent - min(spot.column for spot in spots.values())
    down = top - min(spot.row for spot in spots.values())
    return {
        cell: CellArea(spot.column + left, spot.row + down, spot.width, spot.height)
        for cell, spot in spots.items()
    }


def _scale(length: int, pitch: int, unit: int) -> int:
    """The scaled length, rounded half up."""
    return (2 * length * pitch + unit) // (2 * unit)


def _heads(
    board: Zone[RichSentence], placed: dict[str, CellArea], margin: int, top: int
) -> Iterable[tuple[int, int, str]]:
    columns = sorted({(spot.column, spot.width) for spot in placed.values()})
    rows = sorted({spot.row + (spot.height - 1) // 2 for spot in placed.values()})
    if len(columns) == len(board.columns):
        for (column, width), name in zip(columns, board.columns, strict=True):
            yield column + max(0, (width - len(name)) // 2), top, name
    if len(rows) == len(board.rows):
        for row, name in zip(rows, board.rows, strict=True):
            yield margin - len(name), row, name


def next_cell(
    spots: dict[str, CellArea], here: str, way: Direction, *, straight: bool = False
) -> str | None:
    """The nearest cell in a direction; `straight`: only in the same row or column."""
    start = spots.get(here)
    if start is None:
        return next(iter(spots), None)
    best: tuple[int, str] | None = None
    for cell, spot in spots.items():
        along, across = _offset(start, spot, way)
        if along <= 0 or (straight and across) or across > 2 * along:
            continue
        if best is None or along + 3 * across < best[0]:
            best = (along + 3 * across, cell)
    return best[1] if best else None


def _offset(start: CellArea, spot: CellArea, way: Direction) -> tuple[int, int]:
    """The distance along the direction and beside it; a row counts as two columns."""
    right = spot.column - start.column
    down = 2 * (spot.row - start.row)
    match way:
        case "right":
            return right, abs(down)
        case "left":
            return -right, abs(down)
        case "down":
            return down, abs(right)
        case "up":
            return -down, abs(right)
