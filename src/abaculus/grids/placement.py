# hot: compiled with mypyc where possible
"""The geometry of pieces: lines, gaps, contact, connection, and the runs a turn forms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from abaculus.grids.cells import ACROSS, DOWN, cross_step, run_through
from abaculus.grids.grid import Grid


def line_of(cells: Sequence[int]) -> int | None:
    """The step of the line through all the cells, ACROSS for a single one; None: no such line."""
    first = cells[0]
    row = first // DOWN
    if all(cell // DOWN == row for cell in cells):
        return ACROSS
    if all((cell - first) % DOWN == 0 for cell in cells):
        return DOWN
    return None


def has_gap(grid: Grid, cells: Sequence[int], step: int) -> bool:
    """Whether there is an empty cell between the first and the last of some cells in one line."""
    pieces = grid.pieces
    return not all(cell in pieces for cell in range(min(cells), max(cells), step))


def is_touching(grid: Grid, cells: Iterable[int]) -> bool:
    """Whether one of the cells is next to a piece of the grid."""
    pieces = grid.pieces
    for cell in cells:
        if (
            cell - ACROSS in pieces
            or cell + ACROSS in pieces
            or cell - DOWN in pieces
            or cell + DOWN in pieces
        ):
            return True
    return False


def is_connected(cells: Iterable[int]) -> bool:
    """Whether the cells are connected side by side; True for no cells."""
    left = set(cells)
    edge = [left.pop()] if left else []
    while edge:
        cell = edge.pop()
        for near in (cell - ACROSS, cell + ACROSS, cell - DOWN, cell + DOWN):
            if near in left:
                left.remove(near)
                edge.append(near)
    return not left


def find_runs(grid: Grid, cells: Sequence[int], step: int | None) -> list[range]:
    """The runs of two or more pieces through cells just laid, given in reading order.

    With the step of their line, its run comes first and then the crossings in reading order;
    without, all runs are in reading order, at each cell the one across first.
    """
    pieces = grid.pieces
    if step is None:
        return _find_runs_anywhere(grid, cells)
    cross = cross_step(step)
    joined = _is_joined(pieces, cells[0], step)
    runs = [run_through(pieces, cells[0], step)] if joined else []
    runs += [run_through(pieces, cell, cross) for cell in cells if _is_joined(pieces, cell, cross)]
    return runs


def _find_runs_anywhere(grid: Grid, cells: Sequence[int]) -> list[range]:
    runs: list[range] = []
    for cell in cells:
        for step in (ACROSS, DOWN):
            if _is_joined(grid.pieces, cell, step):
                run = grid.run(cell, step)
                if run not in runs:
                    runs.append(run)
    return runs


def _is_joined(pieces: dict[int, str], cell: int, step: int) -> bool:
    return cell - step in pieces or cell + step in pieces
