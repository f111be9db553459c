"""What a wrong number reveals: a sign, an inverted fraction, a shifted point, a rounding."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from abaculus.maths.answers import tolerance, values
from abaculus.maths.answers.values import Value

_FARTHEST: Final = 12
"""The longest shift of the decimal point that counts as a slip."""


def mistake_code(typed: Value, truth: Value, places: int | None) -> str:
    """The code of a wrong number; `places` counts the decimals it was written with, if any."""
    if isinstance(typed, Fraction) and isinstance(truth, Fraction):
        one, other = typed.as_integer_ratio(), truth.as_integer_ratio()
        return rational_mistake_code(*one, *other, places)
    if values.equal(typed, values.negate(truth)):
        return "wrong_sign"
    if not typed or not truth:
        return "wrong"
    if values.equal(values.multiply(typed, truth), Fraction(1)):
        return "reciprocal"
    if _is_shifted(typed, truth):
        return "power_of_ten"
    if _is_near(typed, truth):
        return "rounded"
    is_cut = places is not None and tolerance.is_rounded(typed, truth, places)
    return "rounded" if is_cut else "wrong"


def _is_shifted(typed: Value, truth: Value) -> bool:
    shift = tolerance.magnitude(typed) - tolerance.magnitude(truth)
    if not 0 < abs(shift) <= _FARTHEST:
        return False
    return values.equal(typed, values.multiply(truth, Fraction(10) ** shift))


def _is_near(typed: Value, truth: Value) -> bool:
    one, other = values.decimal(typed), values.decimal(truth)
    return 100 * abs(one - other) <= abs(other)


def rational_mistake_code(
    top: int, bottom: int, true_top: int, true_bottom: int, places: int | None
) -> str:
    """The code for two fractions that need not be in lowest terms, with positive denominators."""
    left, right = top * true_bottom, true_top * bottom
    if left == -right:
        return "wrong_sign"
    if top * true_top == bottom * true_bottom:
        return "reciprocal"
    if right and _are_shifted(left, right):
        return "power_of_ten"
    if right and 100 * abs(left - right) <= abs(right):
        return "rounded"
    if places is not None and _is_rounding(top, bottom, true_top, true_bottom, places):
        return "rounded"
    return "wrong"


def _are_shifted(one: int, other: int) -> bool:
    if (one < 0) != (other < 0):
        return False
    large, small = str(abs(one)), str(abs(other))
    bare = large.rstrip("0")
    return bool(bare) and bare == small.rstrip("0") and abs(len(large) - len(small)) <= _FARTHEST


def _is_rounding(top: int, bottom: int, true_top: int, true_bottom: int, places: int) -> bool:
    """Whether the typed value is the true one rounded or cut to this many decimals."""
    scale: int = 10**places
    size, rest = divmod(abs(true_top) * scale, true_bottom)
    typed = abs(top) * scale
    if (top < 0) != (true_top < 0) and top:
        return False
    return typed == size * bottom or (2 * rest >= true_bottom and typed == (size + 1) * bottom)
