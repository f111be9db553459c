"""The back of the slide rule: what is counted is counted, what is measured agrees."""

from __future__ import annotations

import pytest

from abaculus.maths.instruments.slide_rule_back import SIDES, SOLIDS, polygon, solid


@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        (3, "60.0000 180 0 0.2887 0.5774 0.4330"),
        (4, "90.0000 360 2 0.5000 0.7071 1.0000"),
        (7, "128.5714 900 14 1.0383 1.1524 3.6339"),
        (14, "154.2857 2160 77 2.1906 2.2470 15.3345"),
    ],
)
def test_a_polygon_of_side_1_measures(sides: int, expected: str) -> None:
    one = polygon(sides)
    measures = f"{one.apothem:.4f} {one.radius:.4f} {one.area:.4f}"
    assert expected == f"{one.angle:.4f} {one.sum} {one.diagonals} {measures}"


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ((3, 3), "4 6 4 1.7321 0.1179 0.2041 0.3536 0.6124 70.53"),
        ((4, 3), "6 12 8 6.0000 1.0000 0.5000 0.7071 0.8660 90.00"),
        ((3, 4), "8 12 6 3.4641 0.4714 0.4082 0.5000 0.7071 109.47"),
        ((5, 3), "12 30 20 20.6457 7.6631 1.1135 1.3090 1.4013 116.57"),
        ((3, 5), "20 30 12 8.6603 2.1817 0.7558 0.8090 0.9511 138.19"),
    ],
)
def test_a_solid_of_edge_1_measures(kind: tuple[int, int], expected: str) -> None:
    one = solid(*kind)
    lengths = (one.surface, one.volume, one.inside, one.to_edges, one.to_corners)
    measures = " ".join(f"{length:.4f}" for length in lengths)
    assert expected == f"{one.faces} {one.edges} {one.corners} {measures} {one.between:.2f}"


def test_twelve_polygons_and_five_solids_are_listed() -> None:
    assert (12, 5) == (len(SIDES), len(SOLIDS))
    assert all(
        one.faces + one.corners == one.edges + 2 for one in (solid(*kind) for kind in SOLIDS)
    )
