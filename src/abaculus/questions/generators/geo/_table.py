"""The table of regular polygons and solids on the back of the slide rule, for side or edge 1."""

from __future__ import annotations

from typing import Final

from abaculus.questions.generator_kit import F

POLYGONS: Final = {
    3: (2887, 5774, 4330), 4: (5000, 7071, 10000), 5: (6882, 8507, 17205), 6: (8660, 10000, 25981),
    7: (10383, 11524, 36339), 8: (12071, 13066, 48284), 9: (13737, 14619, 61818),
    10: (15388, 16180, 76942), 11: (17028, 17747, 93656), 12: (18660, 19319, 111962),
    13: (20286, 20893, 131858), 14: (21906, 22470, 153345),
}  # fmt: skip
"""By the number of sides: apothem, radius and area, in ten-thousandths."""

SOLIDS: Final = {
    "tetrahedron": (17321, 1179, 2041, 3536, 6124),
    "cube": (60000, 10000, 5000, 7071, 8660),
    "octahedron": (34641, 4714, 4082, 5000, 7071),
    "dodecahedron": (206457, 76631, 11135, 13090, 14013),
    "icosahedron": (86603, 21817, 7558, 8090, 9511),
}
"""Surface, volume, inradius, midradius and circumradius, in ten-thousandths."""

OF_POLYGON: Final = ("apothem", "radius", "area")
OF_SOLID: Final = ("surface", "volume", "inradius", "midradius", "circumradius")
POWERS: Final = {"area": 2, "surface": 2, "volume": 3}
"""The power of the side with which a measure grows; 1 for the others."""


UNIT: Final = 10_000


def cell(row: int | str, column: str) -> int:
    """One number of the table, in ten-thousandths."""
    if isinstance(row, int):
        return POLYGONS[row][OF_POLYGON.index(column)]
    return SOLIDS[row][OF_SOLID.index(column)]


def entry(row: int | str, column: str) -> F:
    """One number of the table."""
    return F(cell(row, column), UNIT)
