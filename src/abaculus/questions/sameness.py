# hot: compiled with mypyc where possible
"""Whether two answers have the same value, as far as their writing tells."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, cast

from abaculus.maths.rationals import F


def same(left: Any, right: Any) -> bool:
    """Whether two answers have the same value, as far as their writing tells."""
    return key(left) == key(right)


def key(truth: Any) -> object:
    """Something equal for equal values; 2, 2/1 and Fraction(2) are one."""
    if isinstance(truth, bool):
        return ("bool", truth)
    if isinstance(truth, (int, str)):  # int | str would be made anew at every call
        return truth
    if isinstance(truth, tuple):
        return tuple([key(part) for part in cast("Iterable[object]", truth)])
    if isinstance(truth, frozenset):
        return frozenset([key(part) for part in cast("Iterable[object]", truth)])
    if type(truth) is F or isinstance(truth, Fraction):
        # a fraction's own hash costs more than all the rest, and asking for its kind comes next
        below = truth.denominator
        return truth.numerator if below == 1 else ("frac", truth.numerator, below)
    return truth
