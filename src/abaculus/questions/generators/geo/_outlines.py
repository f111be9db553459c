"""Outlines in whole numbers: points on circles, regular polygons, ovals, boxes and round solids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.questions.figures import FigureItem, Spot, line, poly

COSINES: Final = (
    10000, 9998, 9994, 9986, 9976, 9962, 9945, 9925, 9903, 9877, 9848, 9816, 9781, 9744, 9703,
    9659, 9613, 9563, 9511, 9455, 9397, 9336, 9272, 9205, 9135, 9063, 8988, 8910, 8829, 8746,
    8660, 8572, 8480, 8387, 8290, 8192, 8090, 7986, 7880, 7771, 7660, 7547, 7431, 7314, 7193,
    7071, 6947, 6820, 6691, 6561, 6428, 6293, 6157, 6018, 5878, 5736, 5592, 5446, 5299, 5150,
    5000, 4848, 4695, 4540, 4384, 4226, 4067, 3907, 3746, 3584, 3420, 3256, 3090, 2924, 2756,
    2588, 2419, 2250, 2079, 1908, 1736, 1564, 1392, 1219, 1045, 872, 698, 523, 349, 175, 0,
)  # fmt: skip
"""Ten thousand times the cosine of 0 to 90 degrees."""


def cosine(degrees: int) -> int:
    """Ten thousand times a cosine."""
    folded = degrees % 360
    if folded > 180:
        folded = 360 - folded
    return COSINES[folded] if folded <= 90 else -COSINES[180 - folded]


def spot(centre: Spot, radius: int, degrees: int, tall: int | None = None) -> Spot:
    """A point of a circle, or with `tall` of an oval with that vertical radius."""
    across = radius * cosine(degrees)
    up = (radius if tall is None else tall) * cosine(degrees - 90)
    return centre[0] + (across + 5000) // 10000, centre[1] - (up + 5000) // 10000


def regular(corners: int, centre: Spot, radius: int, turn: int = 90) -> tuple[Spot, ...]:
    """A regular polygon with one corner in the direction `turn`, clockwise on the page."""
    return tuple(
        spot(centre, radius, turn - (720 * n + corners) // (2 * corners)) for n in range(corners)
    )


def oval(centre: Spot, wide: int, tall: int) -> tuple[Spot, ...]:
    """An oval, near enough, as a polygon of many sides."""
    return tuple(spot(centre, wide, degrees, tall) for degrees in range(0, 360, 15))


def rectangle(x: int, y: int, w: int, h: int) -> tuple[Spot, ...]:
    """The corners of a rectangle from the upper left, clockwise."""
    return (x, y), (x + w, y), (x + w, y + h), (x, y + h)


def transform_outline(
    spots: Sequence[Spot], turn: int, percent: int, centre: Spot
) -> tuple[Spot, ...]:
    """An outline around the origin, turned, enlarged and moved."""
    c, s = cosine(turn) * percent, cosine(turn - 90) * percent
    half = 500_000
    return tuple(
        (
            centre[0] + (x * c + y * s + half) // 1_000_000,
            centre[1] + (y * c - x * s + half) // 1_000_000,
        )
        for x, y in spots
    )


def cuboid(x: int, y: int, w: int, h: int, d: int) -> list[FigureItem]:
    """A box seen from the upper right; (x, y) is the lower left corner of its front."""
    e = d // 2
    return [
        poly(((x, y - h), (x + w, y - h), (x + w, y), (x, y))),
        poly(((x, y - h), (x + d, y - h - e), (x + w + d, y - h - e), (x + w, y - h))),
        poly(((x + w, y - h), (x + w + d, y - h - e), (x + w + d, y - e), (x + w, y))),
        line((x, y), (x + d, y - e), "faint"),
        line((x + d, y - e), (x + w + d, y - e), "faint"),
        line((x + d, y - e), (x + d, y - h - e), "faint"),
    ]


def pyramid(base: Sequence[Spot], top: Spot, hidden: Sequence[int] = ()) -> list[FigureItem]:
    """A pyramid over a base; edges that start at a hidden corner are faint."""
    edges = [
        line(one, base[(n + 1) % len(base)], role(n, (n + 1) % len(base), hidden))
        for n, one in enumerate(base)
    ]
    return [*edges, *(line(one, top, role(n, n, hidden)) for n, one in enumerate(base))]


def prism(base: Sequence[Spot], shift: Spot, hidden: Sequence[int] = ()) -> list[FigureItem]:
    """A prism: a filled front and the same outline shifted; hidden corners belong to the back."""
    back = [(x + shift[0], y + shift[1]) for x, y in base]
    edges = [
        line(one, back[(n + 1) % len(back)], role(n, (n + 1) % len(back), hidden))
        for n, one in enumerate(back)
    ]
    joints = [line(one, back[n], role(n, n, hidden)) for n, one in enumerate(base)]
    return [poly(base), *edges, *joints]


def role(first: int, second: int, hidden: Sequence[int]) -> str:
    """How an edge between two corners is drawn."""
    return "faint" if first in hidden or second in hidden else "outline"


def cylinder(centre: Spot, radius: int, height: int) -> list[FigureItem]:
    """A cylinder; `centre` is that of its top."""
    x, y = centre
    tall = radius // 3
    return [
        poly(oval((x, y + height), radius, tall), "outline"),
        line((x - radius, y), (x - radius, y + height)),
        line((x + radius, y), (x + radius, y + height)),
        poly(oval(centre, radius, tall)),
    ]


def cone(centre: Spot, radius: int, height: int) -> list[FigureItem]:
    """A cone; `centre` is that of its base."""
    x, y = centre
    return [
        poly(oval(centre, radius, radius // 3)),
        line((x - radius, y), (x, y - height)),
        line((x + radius, y), (x, y - height)),
    ]
