"""Drawn triangles."""

from abaculus.questions.figures import FigureItem, Spot, angle, dim, figure, poly, right
from abaculus.questions.generator_kit import Figure, Formula
from abaculus.questions.generators.trig._circle import UNIT, table

SIZE = 200
EDGE = 44


def right_triangle(
    legs: tuple[int, int], marked: Formula, names: tuple[Formula, Formula, Formula], **alt: Formula
) -> Figure:
    """A right triangle, with names for the adjacent leg, the opposite leg and the hypotenuse."""
    most = max(legs)
    wide, high = legs[0] * SIZE // most, legs[1] * SIZE // most
    corner, square, top = (EDGE, EDGE + high), (EDGE + wide, EDGE + high), (EDGE + wide, EDGE)
    sides = ((corner, square, names[0]), (square, top, names[1]), (top, corner, names[2]))
    items = [
        poly((corner, square, top)),
        right(square, 90),
        angle(corner, 0, slope(legs), marked),
        *(dim(start, end, name, -1) for start, end, name in sides if name != ""),
    ]
    return figure(wide + 2 * EDGE, high + 2 * EDGE, items, "trig.alt.right", **alt)


def slope(legs: tuple[int, int]) -> int:
    """The angle beside the first leg in whole degrees."""
    spots = table()
    return next(d for d in range(1, 90) if spots[d][1] * legs[0] >= spots[d][0] * legs[1])


def two_sides(a: int, b: int, between: int, names: tuple[Formula, Formula, Formula]) -> Figure:
    """A triangle from two sides and the angle between them, with names for all three sides."""
    least = max(a, b) * 3 // 5  # a triangle too short or too wide leaves no room for the angle
    shown = min(between, 130)
    x, y = (part * max(b, least) for part in table()[shown])
    base_line = UNIT * max(a, least)
    wide = max(base_line, x) - min(0, x)
    most = max(wide, y)
    corners = ((0, 0), (base_line, 0), (x, y))
    scaled = [(SIZE * along // most, SIZE * up // most) for along, up in corners]
    left = EDGE - min(0, SIZE * x // most)
    base = EDGE + SIZE * y // most
    at, end, top = ((left + along, base - up) for along, up in scaled)
    sides: tuple[tuple[Spot, Spot, Formula], ...] = (
        (at, end, names[0]),
        (top, at, names[1]),
        (end, top, names[2]),
    )
    corner: FigureItem = right(at, 0) if between == 90 else angle(at, 0, shown, ("deg", between))
    items = [
        poly((at, end, top)),
        corner,
        *(dim(start, stop, name, -1) for start, stop, name in sides if name != ""),
    ]
    size = SIZE * wide // most + 2 * EDGE, SIZE * y // most + 2 * EDGE
    return figure(*size, items, "trig.alt.two_sides", a=a, b=b, angle=("deg", between))
