"""Middles and reaches of shapes."""

from __future__ import annotations

from abaculus.kernel.scene_parts import Box, Disc, Polygon, Sector, extent, middle


def test_the_middle_of_each_shape() -> None:
    assert (60, 45) == middle(Box(10, 20, 100, 50))
    assert (7, 8) == middle(Disc(7, 8, 3))
    assert (50, 50) == middle(Polygon(((0, 50), (50, 0), (100, 50), (50, 100))))
    assert (500, 100) == middle(Sector(500, 500, 350, 450, -1000, 1000))


def test_a_sector_reaches_farthest_where_it_crosses_an_axis() -> None:
    right = Sector(500, 500, 300, 400, 6000, 12000)
    left, top, right_end, bottom = extent(right)
    assert (900, 300, 700) == (right_end, top, bottom)
    assert 760 == left


def test_the_reach_of_the_others() -> None:
    assert (10, 20, 110, 70) == extent(Box(10, 20, 100, 50))
    assert (4, 5, 10, 11) == extent(Disc(7, 8, 3))
    assert (0, 1, 5, 9) == extent(Polygon(((0, 1), (5, 9), (2, 4))))
