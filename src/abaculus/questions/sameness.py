# hot: compiled with mypyc where possible
"""Whether two answers have the same value, as far as their writing tells."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, cast


def same(left: Any, right: Any) -> bool:
    """Whether two answers have the same value, as far as their writing tells."""
    return key(left) == key(right)


def key(truth: Any) -> object:
    """Something equal for equal values; 2, 2/1 and Fraction(2) are one."""
    if isinstance(truth, bool):
        return ("bool", truth)
    if isinstance(truth, Fraction):
        # a fraction's own hash costs more than all the rest
        below = truth.denominator
        return truth.numerator if below == 1 else ("frac", truth.numerator, below)
    if isinstance(truth, frozenset):
        return frozenset(map(key, cast("Iterable[object]", truth)))
    if isinstance(truth, tuple):
        return tuple(map(key, cast("Iterable[object]", truth)))
    return truth
