"""The quick fractions of questions are Fractions in every respect."""

from __future__ import annotations

import copy
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from abaculus.maths.rationals import F

WORKS: dict[str, Callable[[Any, Any], object]] = {
    "+": lambda x, y: x + y,
    "-": lambda x, y: x - y,
    "*": lambda x, y: x * y,
    "/": lambda x, y: x / y if y else None,
    "%": lambda x, y: x % y if y else None,
    "==": lambda x, y: x == y,
    "<": lambda x, y: x < y,
    ">": lambda x, y: x > y,
    "<=": lambda x, y: x <= y,
    ">=": lambda x, y: x >= y,
}
NUMBERS = [Fraction(a, b) for a, b in ((3, 4), (-5, 6), (7, 1), (0, 9), (12, -18), (-1, 3))]
WHOLE = [Fraction(n) for n in (-4, 0, 1, 3)]


@pytest.mark.parametrize("sign", WORKS)
def test_it_calculates_and_compares_as_fractions_do(sign: str) -> None:
    work = WORKS[sign]
    for one in NUMBERS:
        quick = F(one.numerator, one.denominator)
        for other in NUMBERS + WHOLE:
            expected = work(one, other), work(other, one)
            for same in (other, F(other), int(other) if other in WHOLE else other):
                assert expected == (work(quick, same), work(same, quick))


def test_it_stays_quick_and_in_lowest_terms() -> None:
    results = (
        F(1, 2) + F(1, 6), F(1, 2) - 1, 3 - F(1, 2), 2 * F(3, 4), F(3, 4) / F(3, 2), 1 / F(-2, 3),
        F(2, 3) ** 2, -F(1, 2), abs(F(-1, 2)), F(6, -4),
    )  # fmt: skip

    written = [(type(one), one.numerator, one.denominator) for one in results]

    assert [
        (F, 2, 3), (F, -1, 2), (F, 5, 2), (F, 3, 2), (F, 1, 2), (F, -3, 2),
        (F, 4, 9), (F, -1, 2), (F, 1, 2), (F, -3, 2),
    ] == written  # fmt: skip


@pytest.mark.parametrize("number", NUMBERS)
def test_it_is_cut_doubted_and_raised_as_fractions_are(number: Fraction) -> None:
    quick = F(number.numerator, number.denominator)
    exponents = range(-3 if number else 0, 4)

    assert (int(number), bool(number)) == (int(quick), bool(quick))
    assert [number**n for n in exponents] == [quick**n for n in exponents]


def test_a_fraction_of_fractions_is_divided_out() -> None:
    made = [F(F(1, 2), F(3, 4)), F(2, F(-4, 3)), F(F(3, 4), -6)]

    assert [(2, 3), (-3, 2), (-1, 8)] == [(one.numerator, one.denominator) for one in made]


def test_it_is_hashed_like_the_same_number_of_any_kind() -> None:
    assert [hash(Fraction(3, 4)), hash(2)] == [hash(F(6, 8)), hash(F(4, 2))]
    assert isinstance(F(1, 2), Fraction)


def test_it_is_made_of_whatever_a_fraction_is_made_of() -> None:
    made = [F("3/4"), F(3), F(Fraction(3, 4)), F(F(1, 2), 3), F(), copy.copy(F(1, 2))]

    assert [Fraction(3, 4), 3, Fraction(3, 4), Fraction(1, 6), 0, Fraction(1, 2)] == made


@pytest.mark.parametrize("nothing", [0, F(0), Fraction(0)])
def test_nothing_is_divided_by_zero(nothing: int | Fraction) -> None:
    with pytest.raises(ZeroDivisionError):
        F(1, nothing)
    with pytest.raises(ZeroDivisionError):
        _ = F(1, 2) / nothing
