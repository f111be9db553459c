"""What the crossword games share: cells, lines, runs, placement."""

from abaculus.grids.cells import ACROSS, DOWN, REACH, cell_at, crossing, x_of, y_of
from abaculus.grids.grid import Grid
from abaculus.grids.placement import formed, has_gap, is_connected, line_of, touches

__all__ = [
    "ACROSS",
    "DOWN",
    "REACH",
    "Grid",
    "cell_at",
    "crossing",
    "formed",
    "has_gap",
    "is_connected",
    "line_of",
    "touches",
    "x_of",
    "y_of",
]
