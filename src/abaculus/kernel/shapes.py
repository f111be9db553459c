"""Where the cells of a board are: their middles and how far they reach."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final

from abaculus.kernel.things import Box, Disc, Polygon, Sector, Shape

_QUARTER: Final = 9000
_TURN: Final = 4 * _QUARTER


def middle(shape: Shape) -> tuple[int, int]:
    """The middle of a shape; of a sector half-way around and half-way out."""
    if isinstance(shape, Disc):
        return shape.x, shape.y
    if isinstance(shape, Sector):
        return _around(shape, (shape.start + shape.end) // 2, (shape.inner + shape.outer) // 2)
    left, top, right, bottom = extent(shape)
    return (left + right) // 2, (top + bottom) // 2


def extent(shape: Shape) -> tuple[int, int, int, int]:
    """Left, top, right and bottom."""
    if isinstance(shape, Box):
        return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
    if isinstance(shape, Disc):
        reach = shape.radius
        return shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach
    points = shape.points if isinstance(shape, Polygon) else tuple(_corners(shape))
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


def _corners(sector: Sector) -> Iterator[tuple[int, int]]:
    """The points of a sector that can be outermost: its ends, and where it crosses an axis."""
    axes = range(-(-sector.start // _QUARTER) * _QUARTER, sector.end, _QUARTER)
    for angle in (sector.start, sector.end, *axes):
        yield _around(sector, angle, sector.inner)
        yield _around(sector, angle, sector.outer)


def _around(sector: Sector, angle: int, reach: int) -> tuple[int, int]:
    turned = radians(angle % _TURN / 100)
    return sector.x + round(reach * sin(turned)), sector.y - round(reach * cos(turned))
