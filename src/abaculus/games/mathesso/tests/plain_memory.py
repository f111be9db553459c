"""The plain memory game with blank backs, exactly: a measure for whatever knows more (12)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache


@cache
def plain_value(pairs: int, half: int = 0, known: int = 0) -> Fraction:
    """How many pairs more than the other whoever is to move takes, when both forget nothing.

    Of so many pairs that are not fully known, `half` have one jetton seen; so many others are
    `known`. Each turn takes a known pair or begins with an unseen jetton.
    """
    options = [1 - plain_value(pairs, half, known - 1)] if known else []
    unseen = 2 * pairs - half
    if unseen:
        other = unseen - half
        value = Fraction(0)
        if half:
            value += Fraction(half, unseen) * (1 - plain_value(pairs - 1, half - 1, known))
        if other:
            value += Fraction(other, unseen) * _second(pairs, half, known, unseen)
        options.append(value)
    return max(options, default=Fraction(0))


def _second(pairs: int, half: int, known: int, unseen: int) -> Fraction:
    """After the first jetton of a pair of which nothing was seen: stop, or one more."""
    stop = -plain_value(pairs, half + 1, known)
    on = Fraction(1, unseen - 1) * (1 - plain_value(pairs - 1, half, known))
    if half:
        on -= Fraction(half, unseen - 1) * plain_value(pairs - 1, half, known + 1)
    if unseen - 2 - half:
        on -= Fraction(unseen - 2 - half, unseen - 1) * plain_value(pairs, half + 2, known)
    return max(stop, on)
