"""Any geometry finds its place on a grid of characters."""

from __future__ import annotations

from math import cos, pi, sin

import pytest

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.scene_parts import Box, Cell, Disc, Zone
from abaculus.terminal.render.layout import PITCHES, CellArea, Pitch, fit_boards, lay_out, next_cell
from tests.terminal.scenes import board


def ring(many: int, radius: int) -> Zone[RichSentence]:
    cells = tuple(
        Cell[RichSentence](
            f"c{n}",
            Disc(
                round(1000 + radius * sin(2 * pi * n / many)),
                round(1000 - radius * cos(2 * pi * n / many)),
                40,
            ),
            (f"c{n}",),
        )
        for n in range(many)
    )
    return Zone("ring", "board", ("ring",), cells)


def test_a_crossword_board_becomes_columns_and_rows() -> None:
    layout = lay_out((board(),), Pitch(4, 2))

    a1, b1, a2 = (layout.spots[name] for name in ("a1", "b1", "a2"))
    assert (a1.column, a1.row) == (2, 1)
    assert (b1.column - a1.column, b1.row) == (4, 1)
    assert (a2.column, a2.row - a1.row) == (2, 2)
    assert (layout.width, layout.height) == (2 + 5 * 4, 1 + 3 * 2)


def test_names_stand_over_columns_and_beside_rows() -> None:
    layout = lay_out((board(),), Pitch(3, 1))

    assert [text for _, row, text in layout.heads if row == 0] == list("ABCDE")
    assert [(row, text) for column, row, text in layout.heads if column == 0] == [
        (1, "1"),
        (2, "2"),
        (3, "3"),
    ]


@pytest.mark.parametrize("pitch", PITCHES)
@pytest.mark.parametrize("many", [3, 8, 35])
def test_no_two_cells_of_a_ring_cover_each_other(pitch: Pitch, many: int) -> None:
    layout = lay_out((ring(many, 900),), pitch)

    covered = [
        (spot.column + across, spot.row + down)
        for spot in layout.spots.values()
        for across in range(spot.width)
        for down in range(spot.height)
    ]
    assert len(covered) == len(set(covered))


def test_the_largest_size_that_fits_is_taken() -> None:
    wide = fit_boards((board(),), 80, 40)
    narrow = fit_boards((board(),), 18, 24)
    tiny = fit_boards((board(),), 5, 2)

    assert wide.pitch == PITCHES[0]
    assert narrow.pitch == tiny.pitch == PITCHES[-1]


def test_a_character_leads_back_to_its_cell() -> None:
    layout = lay_out((board(),), Pitch(4, 2))

    for cell, spot in layout.spots.items():
        assert cell == layout.cell_at(spot.column + 3, spot.row + 1)
    assert layout.cell_at(0, 0) is None


def test_arrows_go_to_the_neighbour_and_stop_at_the_edge() -> None:
    spots = lay_out((board(),), Pitch(4, 2)).spots

    assert next_cell(spots, "b2", "right") == "c2"
    assert next_cell(spots, "b2", "left") == "a2"
    assert next_cell(spots, "b2", "up") == "b1"
    assert next_cell(spots, "b2", "down") == "b3"
    assert next_cell(spots, "a1", "left") is None


def test_straight_ahead_comes_before_nearer_but_beside() -> None:
    spots = {
        "here": CellArea(0, 0, 3, 1),
        "ahead": CellArea(8, 0, 3, 1),
        "beside": CellArea(4, 2, 3, 1),
    }

    assert next_cell(spots, "here", "right") == "ahead"


def test_every_cell_of_a_ring_can_be_reached_by_arrows() -> None:
    spots = lay_out((ring(12, 900),), PITCHES[-1]).spots

    reached, fresh = {"c0"}, ["c0"]
    while fresh:
        here = fresh.pop()
        for way in ("left", "right", "up", "down"):
            there = next_cell(spots, here, way)
            if there is not None and there not in reached:
                reached.add(there)
                fresh.append(there)

    assert reached == set(spots)


def test_two_boards_stand_one_under_the_other() -> None:
    lower = Zone[RichSentence]("low", "board", ("low",), (Cell("x", Box(0, 0, 100, 100), ("x",)),))

    layout = lay_out((board(), lower), Pitch(3, 1))

    assert layout.spots["x"].row > max(layout.spots[name].row for name in ("a3", "e3"))
