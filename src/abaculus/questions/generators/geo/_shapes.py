"""The shapes and solids that questions name and draw."""

from __future__ import annotations

from typing import Final

from abaculus.questions.figures import Figure, FigureItem, Spot, circle, figure, line, poly
from abaculus.questions.generators.geo._outlines import (
    cone,
    cuboid,
    cylinder,
    oval,
    prism,
    pyramid,
    rectangle,
    regular,
    transform_outline,
)

ORIGIN: Final = (0, 0)
OUTLINES: Final[dict[str, tuple[Spot, ...]]] = {
    "triangle": ((0, -50), (45, 40), (-45, 40)),
    "equilateral": regular(3, ORIGIN, 55),
    "isosceles": ((0, -55), (32, 45), (-32, 45)),
    "square": rectangle(-40, -40, 80, 80),
    "rectangle": rectangle(-58, -32, 116, 64),
    "rhombus": ((0, -36), (58, 0), (0, 36), (-58, 0)),
    "parallelogram": ((-32, -30), (62, -30), (32, 30), (-62, 30)),
    "kite": ((0, -42), (38, -10), (0, 58), (-38, -10)),
    "trapezium": ((-26, -30), (34, -30), (60, 32), (-60, 32)),
    "isosceles_trapezium": ((-32, -30), (32, -30), (60, 32), (-60, 32)),
    "pentagon": regular(5, ORIGIN, 52),
    "hexagon": regular(6, ORIGIN, 52, 0),
    "heptagon": regular(7, ORIGIN, 52),
    "octagon": regular(8, ORIGIN, 52, 68),
    "nonagon": regular(9, ORIGIN, 54),
    "decagon": regular(10, ORIGIN, 54, 0),
}

SOLIDS: Final[dict[str, tuple[FigureItem, ...]]] = {
    "cube": tuple(cuboid(50, 140, 80, 80, 40)),
    "cuboid": tuple(cuboid(30, 135, 120, 60, 40)),
    "square_pyramid": tuple(
        pyramid(((35, 130), (130, 130), (165, 95), (70, 95)), (100, 20), hidden=(3,))
    ),
    "triangular_pyramid": tuple(pyramid(((40, 125), (165, 115), (105, 85)), (100, 20), (2,))),
    "pentagonal_pyramid": tuple(
        pyramid(((70, 140), (140, 140), (170, 108), (105, 92), (40, 108)), (105, 20), (3,))
    ),
    "hexagonal_pyramid": tuple(
        pyramid(((70, 142), (130, 142), (170, 120), (130, 98), (70, 98), (30, 120)),
                (100, 18), (3, 4))
    ),
    "triangular_prism": tuple(prism(((30, 130), (105, 130), (68, 65)), (80, -30), (0,))),
    "pentagonal_prism": tuple(prism(regular(5, (70, 95), 42), (70, -30), (3, 4))),
    "hexagonal_prism": tuple(prism(regular(6, (70, 95), 42, 0), (70, -30), (2, 3))),
    "cylinder": tuple(cylinder((100, 40), 45, 85)),
    "cone": tuple(cone((100, 125), 50, 105)),
    "sphere": (circle((100, 80), 55), poly(oval((100, 80), 55, 16), "faint")),
}  # fmt: skip


def draw_shape(shape: str, turn: int = 0, percent: int = 130, alt: str = "") -> Figure:
    """A flat shape, turned and enlarged."""
    if shape == "circle":
        return figure(200, 160, [circle((100, 80), 45 * percent // 100)], "geo.alt.of.circle")
    spots = transform_outline(OUTLINES[shape], turn, percent, (100, 80))
    if alt:
        return figure(200, 160, [poly(spots)], alt)
    return figure(200, 160, [poly(spots)], "geo.alt.shape", shape=("word", f"geo.sym_{shape}"))


def draw_loop(shape: str, turn: int) -> Figure:
    """A flat shape as a closed line."""
    spots = transform_outline(OUTLINES[shape], turn, 130, (100, 80))
    n = len(spots)
    return figure(200, 160, [poly(spots, "outline")], "geo.alt.line", n=n, k=n)


def draw_open_shape(shape: str, turn: int) -> Figure:
    """A flat shape without its last side."""
    spots = transform_outline(OUTLINES[shape], turn, 130, (100, 80))
    sides = [line(one, spots[n + 1]) for n, one in enumerate(spots[:-1])]
    return figure(200, 160, sides, "geo.alt.line", n=len(sides), k=len(spots))


def solid(name: str, alt: str = "geo.alt.solid") -> Figure:
    """A solid."""
    return figure(200, 160, SOLIDS[name], alt)
