from itertools import product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from abaculus.grids import (
    ACROSS,
    DOWN,
    REACH,
    Grid,
    cell_at,
    cross_step,
    find_runs,
    has_gap,
    is_connected,
    is_touching,
    line_of,
    x_of,
    y_of,
)

PLACES = st.integers(-REACH, REACH)
SMALL_CELLS = st.sets(st.builds(cell_at, st.integers(-3, 3), st.integers(-3, 3)), min_size=1)


def make_grid(*rows: str) -> Grid:
    pieces = {
        cell_at(x, y): piece
        for y, row in enumerate(rows)
        for x, piece in enumerate(row)
        if piece != "."
    }
    return Grid(pieces, len(rows[0]), len(rows))


@given(PLACES, PLACES)
def test_a_cell_knows_its_column_and_row(x: int, y: int) -> None:
    cell = cell_at(x, y)

    assert (x_of(cell), y_of(cell)) == (x, y)
    assert cell + ACROSS == cell_at(x + 1, y)
    assert cell + DOWN == cell_at(x, y + 1)


@given(PLACES, PLACES, PLACES, PLACES)
def test_cells_grow_in_reading_order(x: int, y: int, other_x: int, other_y: int) -> None:
    is_earlier = (y, x) < (other_y, other_x)

    assert (cell_at(x, y) < cell_at(other_x, other_y)) == is_earlier


@pytest.mark.parametrize(
    ("x", "y", "is_inside"),
    [(0, 0, True), (14, 8, True), (15, 0, False), (0, 9, False), (-1, 0, False), (0, -1, False)],
)
def test_a_bounded_grid_ends_at_its_sides(x: int, y: int, is_inside: bool) -> None:
    grid = Grid({}, 15, 9)

    assert grid.inside(cell_at(x, y)) == is_inside


@pytest.mark.parametrize(
    ("x", "y", "is_inside"), [(-500, 500, True), (501, 0, False), (0, -501, False)]
)
def test_an_unbounded_grid_reaches_five_hundred_cells(x: int, y: int, is_inside: bool) -> None:
    grid = Grid({})

    assert grid.inside(cell_at(x, y)) == is_inside


def test_laying_makes_another_grid_and_leaves_the_first() -> None:
    before = make_grid("1..")

    after = before.laid({cell_at(1, 0): "+"})

    assert make_grid("1..") == before
    assert make_grid("1+.") == after
    assert after.at(cell_at(1, 0)) == "+"
    assert after.at(cell_at(2, 0)) is None


def test_a_run_stops_at_empty_cells_on_both_sides() -> None:
    grid = make_grid(
        "1.2+3",
        "..-..",
        "..4.5",
    )

    across = grid.run(cell_at(3, 0), ACROSS)
    down = grid.run(cell_at(2, 1), DOWN)

    assert range(cell_at(2, 0), cell_at(5, 0)) == across
    assert grid.text(across) == "2+3"
    assert grid.text(down) == "2-4"
    assert len(grid.run(cell_at(4, 2), ACROSS)) == 1


@pytest.mark.parametrize(
    ("places", "step"),
    [
        ([(3, 3)], ACROSS),
        ([(1, 0), (4, 0)], ACROSS),
        ([(2, 5), (2, 1), (2, 3)], DOWN),
        ([(0, 0), (1, 1)], None),
        ([(0, 0), (1, 0), (1, 1)], None),
    ],
)
def test_the_line_of_cells_is_their_common_row_or_column(
    places: list[tuple[int, int]], step: int | None
) -> None:
    assert line_of([cell_at(x, y) for x, y in places]) == step


def test_a_gap_is_an_empty_cell_between_the_ends() -> None:
    grid = make_grid("1+.-2")

    assert has_gap(grid, [cell_at(0, 0), cell_at(4, 0)], ACROSS)
    assert not has_gap(grid, [cell_at(3, 0), cell_at(4, 0)], ACROSS)


@given(SMALL_CELLS, SMALL_CELLS)
def test_touching_means_side_by_side(old: set[int], new: set[int]) -> None:
    grid = Grid(dict.fromkeys(old, "1"))

    is_near = any(
        abs(x_of(a) - x_of(b)) + abs(y_of(a) - y_of(b)) == 1 for a, b in product(old, new)
    )

    assert is_touching(grid, new) == is_near


@given(SMALL_CELLS)
def test_connected_cells_are_one_patch(cells: set[int]) -> None:
    patches = [{cell} for cell in cells]
    for cell, step in product(cells, (ACROSS, DOWN)):
        if cell + step in cells:
            joined = [patch for patch in patches if patch & {cell, cell + step}]
            patches = [patch for patch in patches if patch not in joined]
            patches.append(set[int]().union(*joined))

    assert is_connected(cells) == (len(patches) == 1)


def test_no_cells_are_connected() -> None:
    assert is_connected([])


def test_the_run_of_the_line_comes_first_and_then_the_crossings() -> None:
    grid = make_grid(
        "..3..",
        "1+2.4",
        "..-.+",
        "....5",
    )
    laid = [cell_at(x, 1) for x in (1, 2)]

    runs = find_runs(grid, laid, ACROSS)

    assert [grid.text(run) for run in runs] == ["1+2", "32-"]
    assert cross_step(runs[0].step) == runs[1].step


def test_a_single_cell_forms_the_run_across_before_the_run_down() -> None:
    grid = make_grid(".1.", "2+3", ".4.")

    runs = find_runs(grid, [cell_at(1, 1)], ACROSS)

    assert [grid.text(run) for run in runs] == ["2+3", "1+4"]


def test_cells_in_several_lines_form_each_run_once_in_order() -> None:
    grid = make_grid("6+2", "+..", "3..")

    runs = find_runs(grid, sorted(grid.pieces), None)

    assert [grid.text(run) for run in runs] == ["6+2", "6+3"]


@given(SMALL_CELLS)
def test_a_grid_survives_the_wire(cells: set[int]) -> None:
    grid = Grid(dict.fromkeys(cells, "7"), 15, None)

    wire = msgspec.json.encode(grid)

    assert msgspec.json.decode(wire, type=Grid) == grid
