"""Whole numbers in words."""

from __future__ import annotations

import pytest

from abaculus.questions.number_words import spell_number
from abaculus.questions.renderer import text


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (14, "fourteen"),
        (40, "forty"),
        (99, "ninety-nine"),
        (300, "three hundred"),
        (347, "three hundred and forty-seven"),
        (6009, "six thousand and nine"),
        (12_500, "twelve thousand five hundred"),
        (910_011, "nine hundred and ten thousand and eleven"),
    ],
)
def test_numbers_are_spelled_as_people_say_them(number: int, words: str) -> None:
    assert words == spell_number(number)


def test_every_number_has_words_of_its_own() -> None:
    assert 10_000 == len({spell_number(number) for number in range(10_000)})


def test_a_slot_can_be_spelled() -> None:
    assert "twenty-one" == text().value(("spelled", 21))
