# hot: compiled with mypyc where possible
"""Cells as integers, with rows spaced so that a step along a line is one addition."""

from __future__ import annotations

from typing import Final

ACROSS: Final = 1
"""The step to the next cell of a row."""
DOWN: Final = 1024
"""The step to the next cell of a column."""
REACH: Final = 500
"""How far an unbounded grid extends from its middle; beyond this, rows would overlap."""

_MIDDLE: Final = 512


def cell_at(x: int, y: int) -> int:
    """The cell in column x and row y; its number grows in reading order."""
    return (y + _MIDDLE) * DOWN + x + _MIDDLE


def x_of(cell: int) -> int:
    """The column of a cell."""
    return cell % DOWN - _MIDDLE


def y_of(cell: int) -> int:
    """The row of a cell."""
    return cell // DOWN - _MIDDLE


def cross_step(step: int) -> int:
    """The other of the two steps."""
    return DOWN if step == ACROSS else ACROSS


def run_through(pieces: dict[int, str], cell: int, step: int) -> range:
    """The cells of the longest unbroken line of pieces through a cell that holds one."""
    first = cell
    while first - step in pieces:
        first -= step
    end = cell + step
    while end in pieces:
        end += step
    return range(first, end, step)
