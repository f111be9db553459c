"""Exact values as people read them: exactly, and rounded where that says more."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from abaculus.games.pytagora.equality.values import Value
from abaculus.games.pytagora.kinds import shown
from abaculus.maths import Number, TooDeep, Unreadable, approximately, read, show

_PLACES: Final = 3
_LONG: Final = 10**12


def shown_value(value: Value, pieces: tuple[str, ...]) -> str:
    """`7`, `−3`, `7/2 = 3.5`, `10/3 ≈ 3.333`, and for roots `≈ 1.414`."""
    if isinstance(value, int | Fraction):
        return _rational(value)
    try:
        return approximately(read("".join(pieces)), _PLACES)
    except (TooDeep, Unreadable):
        return "".join([shown(piece) for piece in pieces])


def _rational(value: int | Fraction) -> str:
    is_long = abs(value.numerator) > _LONG or value.denominator > _LONG
    if is_long:
        return approximately(Number.of(value), _PLACES)
    exact = show(value)
    return (
        exact
        if value.denominator == 1
        else _joined(exact, approximately(Number.of(value), _PLACES))
    )


def _joined(exact: str, near: str) -> str:
    return f"{exact} {near}" if near.startswith("≈") else f"{exact} = {near}"
