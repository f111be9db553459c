"""Points and lines as SVG writes them."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final

MIDDLE: Final = 500
"""The board's middle, across and down."""


def point(x: float, y: float) -> str:
    """A point of a path."""
    return f"{x:.1f} {y:.1f}"


def path(points: Iterable[tuple[float, float]]) -> str:
    """Straight from each point to the next."""
    return "M" + "L".join(point(x, y) for x, y in points)


def around(angle: float, reach: float) -> tuple[float, float]:
    """A point of the board by its angle clockwise from the top and its distance."""
    turned = radians(angle)
    return MIDDLE + reach * sin(turned), MIDDLE - reach * cos(turned)
