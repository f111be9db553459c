"""What the crossword games share: cells, lines, runs and placement."""

from abaculus.grids.cells import ACROSS, DOWN, REACH, cell_at, cross_step, x_of, y_of
from abaculus.grids.grid import Grid
from abaculus.grids.placement import find_runs, has_gap, is_connected, is_touching, line_of

__all__ = [
    "ACROSS",
    "DOWN",
    "REACH",
    "Grid",
    "cell_at",
    "cross_step",
    "find_runs",
    "has_gap",
    "is_connected",
    "is_touching",
    "line_of",
    "x_of",
    "y_of",
]
