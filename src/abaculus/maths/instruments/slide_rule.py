"""The slide rule: exact places of its scales, the marks on them, and readings.

A place is the sixth power of the number there on D: squares, cubes and reciprocals are whole powers
of it, lengths laid end to end are products, and no logarithm has to be rounded.
"""

from __future__ import annotations

from bisect import bisect_left
from fractions import Fraction
from functools import cache
from typing import Literal

F = Fraction
Scale = Literal["K", "A", "B", "CI", "C", "D"]
SCALES: tuple[Scale, ...] = ("K", "A", "B", "CI", "C", "D")
ON_SLIDE: tuple[Scale, ...] = ("B", "CI", "C")
START, END = F(1), F(10) ** 6
"""The places of the 1 and of the 10 on D."""
DECADES: dict[Scale, int] = {"K": 3, "A": 2, "B": 2, "CI": 1, "C": 1, "D": 1}
STEPS = {
    1: (F(1, 50), F(1, 20), F(1, 10)),
    2: (F(1, 20), F(1, 10), F(1, 5)),
    3: (F(1, 10), F(1, 5), F(1, 2)),
}
"""The distances between marks from 1 to 2, 2 to 5 and 5 to 10, by the decades of the scale."""


def place(scale: Scale, value: Fraction) -> Fraction:
    """The place of a number on a scale."""
    return (10 / value) ** 6 if scale == "CI" else value ** (6 // DECADES[scale])


@cache
def marks(scale: Scale) -> tuple[Fraction, ...]:
    """All numbers that have a mark, in ascending order."""
    low, middle, high = STEPS[DECADES[scale]]
    found: list[Fraction] = []
    for decade in range(DECADES[scale]):
        number = F(1)
        while number < 10:
            found.append(number * 10**decade)
            number += low if number < 2 else middle if number < 5 else high
    return (*found, F(10) ** DECADES[scale])


@cache
def _places(scale: Scale) -> tuple[Fraction, ...]:
    return tuple(sorted(place(scale, number) for number in marks(scale)))


def read(scale: Scale, at: Fraction) -> Fraction | None:
    """The number of the nearest mark; None beyond the ends of the scale."""
    return _nearest(scale, at) if START <= at <= END else None


def _nearest(scale: Scale, at: Fraction) -> Fraction:
    places = _places(scale)
    after = max(1, bisect_left(places, at))
    # nearer on the rule is nearer in logarithms: the geometric mean is half way
    nearest = after - (at * at < places[after - 1] * places[after])
    return marks(scale)[-1 - nearest if scale == "CI" else nearest]


def marks_around(scale: Scale, at: Fraction) -> tuple[Fraction, Fraction] | None:
    """The marks to the left and right of a place; the same one twice if the place is on it."""
    if not START <= at <= END:
        return None
    places = _places(scale)
    right = bisect_left(places, at)
    left = right - (places[right] != at)
    known = marks(scale)[::-1] if scale == "CI" else marks(scale)
    return known[left], known[right]


def digits(value: Fraction, most: int = 10) -> tuple[Fraction, int]:
    """A number scaled to lie from 1 to below `most`, and how often it was divided by it."""
    power = 0
    while value >= most:
        value, power = value / most, power + 1
    while value < 1:
        value, power = value * most, power - 1
    return value, power


def multiply(a: Fraction, b: Fraction) -> Fraction:
    """A product as read on D, with the 1 or the 10 of C over its first factor."""
    (first, up), (second, more) = digits(a), digits(b)
    shift = place("D", first)
    at = shift * place("C", second)
    is_off = at > END
    return _nearest("D", at / END if is_off else at) * F(10) ** (up + more + is_off)


def divide(a: Fraction, b: Fraction) -> Fraction:
    """A quotient as read on D at the 1 or 10 of C, with the divisor on C over the dividend on D."""
    (first, up), (second, more) = digits(a), digits(b)
    at = place("D", first) / place("C", second)
    is_off = at < START
    return _nearest("D", at * END if is_off else at) * F(10) ** (up - more - is_off)


def square_root(a: Fraction) -> Fraction:
    """A square root as read on D under a number on A."""
    number, pairs = digits(a, 100)
    return _nearest("D", place("A", number)) * F(10) ** pairs


def square(a: Fraction) -> Fraction:
    """A square as read on A over a number on D."""
    number, power = digits(a)
    return _nearest("A", place("D", number)) * F(100) ** power
