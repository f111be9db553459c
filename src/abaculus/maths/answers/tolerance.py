"""Tolerances of questions, and decimals accepted for endless values."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

from abaculus.maths.answers import values
from abaculus.maths.answers.forms import strip_minus
from abaculus.maths.answers.values import Value
from abaculus.maths.expr import Expr, Percentage, WrittenNumber

_FEWEST_DIGITS: Final = 3


class Closeness(Struct, frozen=True):
    """A tolerance with its numbers parsed."""

    abs: Fraction | None = None
    rel: Fraction | None = None
    dp: int | None = None
    sf: int | None = None

    def holds(self, typed: Value, truth: Value) -> bool:
        """Whether a value is near enough to the truth."""
        if self.abs is not None or self.rel is not None:
            gap = _size(values.subtract(typed, truth))
            most: Value = self.abs or Fraction(0)
            if self.rel is not None:
                most = values.multiply(self.rel, _size(truth))
            return values.compare(gap, most) <= 0
        return self._rounded(typed) in (self._rounded(truth), self._nearer_zero(truth))

    def _rounded(self, value: Value) -> Fraction:
        return nearest(value, self._places(value))

    def _nearer_zero(self, truth: Value) -> Fraction | None:
        """The second choice for a negative truth exactly half way between two."""
        if not isinstance(truth, Fraction) or truth >= 0:
            return None
        places = self._places(truth)
        scaled = truth * Fraction(10) ** places
        return cut(truth, places) if scaled.denominator == 2 else None

    def _places(self, value: Value) -> int:
        if self.dp is not None:
            return self.dp
        return (self.sf or 1) - 1 - magnitude(value)


def _size(value: Value) -> Value:
    return values.negate(value) if values.sign(value) < 0 else value


def magnitude(value: Value) -> int:
    """The power of ten at or below the size of a value; 0 for zero."""
    number = values.decimal(value)
    return number.adjusted() if number else 0


def cut(value: Value, places: int) -> Fraction:
    """The value cut to this many decimals."""
    scale = Fraction(10) ** places
    if isinstance(value, Fraction):
        scaled = value * scale
        whole = abs(scaled.numerator) // scaled.denominator
        return (whole if scaled >= 0 else -whole) / scale
    return int(values.decimal(values.multiply(value, scale))) / scale


def nearest(value: Value, places: int) -> Fraction:
    """The value rounded to this many decimals, half away from zero."""
    scale = Fraction(10) ** places
    half = Fraction(1, 2) if values.sign(value) >= 0 else Fraction(-1, 2)
    return cut(values.add(values.multiply(value, scale), half), 0) / scale


def is_endless(value: Value) -> bool:
    """Whether no finite decimal is equal to it."""
    if not isinstance(value, Fraction):
        return True
    rest = value.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    return rest > 1


def stands_for(tree: Expr, typed: Value, truth: Value) -> bool:
    """Whether a decimal of three or more digits is the truth rounded or cut at its last place."""
    inside = strip_minus(tree)
    shift = 0
    if isinstance(inside, Percentage):
        shift = 2 if inside.parts == 100 else 3
        inside = strip_minus(inside.of)
    if not isinstance(inside, WrittenNumber) or inside.writing != "dec":
        return False
    digits = inside.mark.replace(".", "").lstrip("0")
    return len(digits) >= _FEWEST_DIGITS and is_rounded(
        typed, truth, shift + len(inside.mark.partition(".")[2])
    )


def is_rounded(typed: Value, truth: Value, places: int) -> bool:
    """Whether a value is the truth rounded or cut to this many decimals."""
    return typed in (nearest(truth, places), cut(truth, places))
