"""The slide rule: where its marks are, and what one reads at them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from abaculus.maths.instruments import slide_rule
from abaculus.maths.instruments.slide_rule import Scale
from abaculus.maths.instruments.slide_rule_text import rule_lines

F = Fraction


@pytest.mark.parametrize(
    ("scale", "count"),
    [("C", 161), ("D", 161), ("CI", 161), ("A", 151), ("B", 151), ("K", 106)],
)
def test_each_scale_has_its_marks_from_end_to_end(scale: Scale, count: int) -> None:
    places = sorted(slide_rule.place(scale, mark) for mark in slide_rule.marks(scale))
    assert count == len(places)
    assert (slide_rule.START, slide_rule.END) == (places[0], places[-1])


@pytest.mark.parametrize("scale", slide_rule.SCALES)
def test_every_mark_reads_as_its_own_number(scale: Scale) -> None:
    for mark in slide_rule.marks(scale):
        assert mark == slide_rule.read(scale, slide_rule.place(scale, mark))


def test_over_a_number_stand_its_square_and_cube_and_reciprocal() -> None:
    at = slide_rule.place("D", F(2))
    seen = {scale: slide_rule.read(scale, at) for scale in slide_rule.SCALES}
    assert {"K": 8, "A": 4, "B": 4, "CI": 5, "C": 2, "D": 2} == seen


def test_between_two_marks_the_nearer_one_on_the_rule_is_read() -> None:
    middle = slide_rule.place("D", F("5.3")) * slide_rule.place("D", F("5.4"))
    below, above = F("5.349"), F("5.350")
    assert slide_rule.place("D", below) ** 2 < middle < slide_rule.place("D", above) ** 2
    assert F("5.3") == slide_rule.read("D", slide_rule.place("D", below))
    assert F("5.4") == slide_rule.read("D", slide_rule.place("D", above))


@pytest.mark.parametrize(
    ("scale", "number", "marks"),
    [("D", "3.62", ("3.6", "3.65")), ("D", "3.6", ("3.6", "3.6")), ("CI", "3.62", ("3.65", "3.6"))],
)
def test_a_place_lies_between_two_marks_or_on_one(
    scale: Scale, number: str, marks: tuple[str, str]
) -> None:
    assert tuple(map(F, marks)) == slide_rule.marks_around(
        scale, slide_rule.place(scale, F(number))
    )
    assert slide_rule.marks_around(scale, slide_rule.END * 2) is None


def test_nothing_is_read_beyond_the_ends() -> None:
    assert slide_rule.read("D", slide_rule.END * F("1.01")) is None
    assert slide_rule.read("D", slide_rule.START * F("0.99")) is None


@pytest.mark.parametrize(
    ("read", "expected"),
    [
        (slide_rule.multiply(F(18), F(3)), 54),
        (slide_rule.multiply(F(4), F(5)), 20),
        (slide_rule.multiply(F(20), F(12)), 240),
        (slide_rule.divide(F(54), F(4)), F("13.6")),
        (slide_rule.divide(F(1), F(4)), F("0.25")),
        (slide_rule.square_root(F(9)), 3),
        (slide_rule.square_root(F(90)), F("9.5")),
        (slide_rule.square_root(F(225)), 15),
        (slide_rule.square(F(12)), 145),
        (slide_rule.square(F(7)), 49),
    ],
)
def test_what_is_read_is_right_to_a_mark_and_has_its_point(read: F, expected: F) -> None:
    assert expected == read


def test_text_shows_the_1_of_c_over_the_first_number() -> None:
    lines = rule_lines(slide_rule.place("D", F(2)), 61, slide_rule.place("D", F(6)))
    c, d = lines[-5], lines[-1]
    assert ["C", "D"] == [c[0], d[0]]
    assert d.index("2") == c.index("1")
    assert d.index("6") == c.index("3")
    assert all("┊" == line[d.index("6")] for line in lines if line.startswith("─"))
    assert 14 == len(lines)
    assert 61 + 8 == max(map(len, lines))
