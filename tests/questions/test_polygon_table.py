"""The table on the back of the slide rule holds what geometry says."""

from __future__ import annotations

from math import pi, sin, sqrt, tan

import pytest

from abaculus.questions.generators.geo._table import POLYGONS, SOLIDS

GOLDEN = (1 + sqrt(5)) / 2
FORMULAS = {
    "tetrahedron": (sqrt(3), sqrt(2) / 12, sqrt(6) / 12, sqrt(2) / 4, sqrt(6) / 4),
    "cube": (6, 1, 1 / 2, sqrt(2) / 2, sqrt(3) / 2),
    "octahedron": (2 * sqrt(3), sqrt(2) / 3, sqrt(6) / 6, 1 / 2, sqrt(2) / 2),
    "dodecahedron": (
        3 * sqrt(25 + 10 * sqrt(5)),
        (15 + 7 * sqrt(5)) / 4,
        GOLDEN**2 / (2 * sqrt(3 - GOLDEN)),
        GOLDEN**2 / 2,
        GOLDEN * sqrt(3) / 2,
    ),
    "icosahedron": (
        5 * sqrt(3),
        5 * GOLDEN**2 / 6,
        GOLDEN**2 / (2 * sqrt(3)),
        GOLDEN / 2,
        sqrt(GOLDEN * sqrt(5)) / 2,
    ),
}


@pytest.mark.parametrize("sides", POLYGONS)
def test_regular_polygons_match_the_table(sides: int) -> None:
    half = pi / sides
    measures = (1 / (2 * tan(half)), 1 / (2 * sin(half)), sides / (4 * tan(half)))
    assert tuple(round(10_000 * size) for size in measures) == POLYGONS[sides]


@pytest.mark.parametrize("solid", SOLIDS)
def test_platonic_solids_have_the_measures_of_the_table(solid: str) -> None:
    assert tuple(round(10_000 * size) for size in FORMULAS[solid]) == SOLIDS[solid]
