"""Napier's bones, read as the blue cards ask for."""

from __future__ import annotations

from itertools import product as every

import pytest

from abaculus.maths.instruments.bones import (
    BoneBand,
    BoneCell,
    bands,
    bones_for,
    cell,
    draw_bones,
    product,
    read_row,
    row_cells,
)
from abaculus.questions.dice import SQUARES, all_rolls
from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.engine import bind, make
from abaculus.questions.selection import find_place

WORKED = (3, 2, 9)
"""329, whose row 7 is worked out in full."""


def by_bones(card: str, rolls: dict[str, int], square: int) -> int:
    """The result as somebody with bones gets it: numbers laid, rows taken and added up."""
    a, b = rolls["a"], rolls["b"]
    match card:
        case "NA1":
            return product(product(a, b), rolls["c"] + rolls["d"])
        case "NA2":
            return product(int(f"{square}{a}"), b + 5)
        case "NA3":
            return product(100 * a + square, b + rolls["c"])
        case _:
            return product(product(square, a), b)


def test_a_bone_has_its_multiples_parted_by_the_diagonal() -> None:
    assert BoneCell(0, 0) == cell(0, 9)
    assert BoneCell(0, 3) == cell(3, 1)
    assert BoneCell(6, 3) == cell(9, 7)


def test_row_bands_are_added_from_the_right_with_carries() -> None:
    assert (BoneCell(2, 1), BoneCell(1, 4), BoneCell(6, 3)) == row_cells(WORKED, 7)
    expected = (
        BoneBand((3,), 0, 3, 0),
        BoneBand((6, 4), 0, 0, 1),
        BoneBand((1, 1), 1, 3, 0),
        BoneBand((2,), 0, 2, 0),
    )

    assert expected == bands(WORKED, 7)
    assert 2303 == read_row(WORKED, 7)


def test_without_bones_there_is_nothing_to_read() -> None:
    assert () == bands((), 7)
    assert 0 == read_row((), 7)


def test_every_row_of_every_two_bones_tells_their_product() -> None:
    for left, right, row in every(range(10), range(10), range(1, 10)):
        assert (10 * left + right) * row == read_row((left, right), row)


def test_a_digit_may_lie_twice() -> None:
    assert 9999 * 9 == read_row((9, 9, 9, 9), 9)


def test_of_a_long_factor_the_rows_are_shifted_and_added() -> None:
    assert (1, 0, 4) == bones_for(104)
    assert 329 * 104 == product(329, 104)


@pytest.mark.parametrize("card", ["NA1", "NA2", "NA3", "NA4"])
def test_bones_give_the_answer_for_all_rolls_on_blue_squares(card: str) -> None:
    place = find_place(f"blue.napier/{card}")
    asked = make(place.gen, card, "00000001")
    assert isinstance(asked, DiceQuestion)
    squares = SQUARES if asked.square else SQUARES[:1]

    for rolls, square in every(all_rolls(asked), squares):
        question = bind(place.gen, card, "00000001", rolls, square)
        assert question.answer.truth == by_bones(card, rolls, square), (rolls, square)


def test_bones_are_drawn_with_an_arrow_at_the_chosen_row() -> None:
    lines = list(draw_bones(WORKED, 7))

    assert "  +---+------+------+------+" == lines[0]
    assert "  | × |  3   |  2   |  9   |" == lines[1]
    assert "→ | 7 | 2 / 1| 1 / 4| 6 / 3|" == lines[15]
    assert "  | 9 | 2 / 7| 1 / 8| 8 / 1|" == lines[19]
    assert {len(lines[0])} == {len(line) for line in lines}
