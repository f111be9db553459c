"""The heptagon: its corners, the 35 squares along its sides, and the places on them."""

from __future__ import annotations

from math import atan2, cos, degrees, pi, sin
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Corner: TypeAlias = tuple[int, int]

WIDTH: Final = 1000
HEIGHT: Final = 976
CENTRE: Final = (500, 512)
RADIUS: Final = 480
SIDES: Final = 7
A_SIDE: Final = 5
SQUARES: Final = SIDES * A_SIDE
DEPTH: Final = 138
"""From the outer to the inner edge of the track."""
RUN: Final = 80
"""How far a corner square reaches along both its sides."""
SIDE: Final = 2 * RADIUS * sin(pi / SIDES)
BREADTH: Final = (SIDE - 2 * RUN) / (A_SIDE - 1)
"""Of a square between two corners."""

PAWN: Final = 70
"""How large a pawn's drawing is on the board."""

_SLANT: Final = cos(pi / SIDES)
_STAND: Final = 28
_APART: Final = 46
_A_ROW: Final = 3
_ROWS_APART: Final = 42


def corner(number: int, outwards: float = 0) -> Point:
    """A corner of the heptagon, whose sides may be farther out; 0 is at the lower right."""
    angle = pi - pi / SIDES - number * 2 * pi / SIDES
    reach = RADIUS + outwards / _SLANT
    return CENTRE[0] + reach * sin(angle), CENTRE[1] - reach * cos(angle)


def heptagon(outwards: float = 0) -> tuple[Point, ...]:
    """All corners, counterclockwise as the numbers grow."""
    return tuple(corner(number, outwards) for number in range(SIDES))


def along(side: int, reach: float, depth: float) -> Point:
    """A point by its distance from the side's first corner and from its outer edge."""
    (x, y), (u, v) = corner(side), _direction(side)
    return x + reach * u + depth * v, y + reach * v - depth * u


def is_corner(square: int) -> bool:
    """Whether the square is at a corner of the heptagon."""
    return square % A_SIDE == 0


def square(number: int) -> tuple[Corner, ...]:
    """The corners of a square, clockwise; neighbours share two of them."""
    side, place = divmod(number, A_SIDE)
    if place:
        near, far = RUN + (place - 1) * BREADTH, RUN + place * BREADTH
        ring = (along(side, far, 0), along(side, near, 0))
        return _round_points(*ring, along(side, near, DEPTH), along(side, far, DEPTH))
    before = (side - 1) % SIDES
    return _round_points(
        along(side, RUN, 0),
        corner(side),
        along(before, SIDE - RUN, 0),
        along(before, SIDE - RUN, DEPTH),
        corner(side, -DEPTH),
        along(side, RUN, DEPTH),
    )


def frame(number: int) -> tuple[int, int, int, int]:
    """The upright box round a square: left, top, width, height."""
    across, down = zip(*square(number), strict=True)
    left, top = min(across), min(down)
    return left, top, max(across) - left, max(down) - top


def middle(number: int, depth: float) -> Point:
    """A point on the square's middle line, at this distance from its outer edge or corner."""
    side, place = divmod(number, A_SIDE)
    if place:
        return along(side, RUN + (place - 0.5) * BREADTH, depth)
    (x, y), inner = corner(side), depth / RADIUS
    return x + (CENTRE[0] - x) * inner, y + (CENTRE[1] - y) * inner


def edges(number: int, depth: float, ends: float) -> tuple[tuple[Point, Point], ...]:
    """Two lines along the outer edge, in number order, at this distance from its ends."""
    side, place = divmod(number, A_SIDE)
    if place:
        near, half = RUN + (place - 1) * BREADTH, BREADTH / 2
        return tuple(
            (along(side, near + first, depth), along(side, near + last, depth))
            for first, last in ((ends, half), (half, BREADTH - ends))
        )
    before, out = (side - 1) % SIDES, ends + 4
    return (
        (along(before, SIDE - RUN + ends, depth), along(before, SIDE - out, depth)),
        (along(side, out, depth), along(side, RUN - ends, depth)),
    )


def pawn_places(number: int, many: int) -> tuple[Corner, ...]:
    """Where this many pawns are placed before a square, inside the track: at most three per row."""
    rows = [min(_A_ROW, many - first) for first in range(0, many, _A_ROW)]
    return _round_points(
        *(
            _beside(number, (place - (length - 1) / 2) * _APART, _STAND + row * _ROWS_APART)
            for row, length in enumerate(rows)
            for place in range(length)
        )
    )


def trail(number: int) -> Corner:
    """Where the trail of a pawn passes a square."""
    return _round_points(_beside(number, 0, _STAND))[0]


def outward_angle(number: int) -> int:
    """The direction a square faces outwards, in degrees clockwise from the top."""
    (x, y), (far_x, far_y) = middle(number, DEPTH), middle(number, 0)
    return round(degrees(atan2(far_x - x, y - far_y))) % 360


def _beside(number: int, aside: float, beyond: float) -> Point:
    """A point inside the track: beyond the inner edge, and aside in number order."""
    side, place = divmod(number, A_SIDE)
    if place:
        return along(side, RUN + (place - 0.5) * BREADTH + aside, DEPTH + beyond)
    x, y = middle(number, (DEPTH + beyond) / _SLANT)
    (u, v), (s, t) = _direction(side), _direction(side - 1)
    stretch = aside / (2 * _SLANT)
    return x + stretch * (u + s), y + stretch * (v + t)


def _direction(side: int) -> Point:
    (x, y), (far_x, far_y) = corner(side), corner(side + 1)
    return (far_x - x) / SIDE, (far_y - y) / SIDE


def _round_points(*points: Point) -> tuple[Corner, ...]:
    return tuple((round(x), round(y)) for x, y in points)
