"""Exact values as people read them: exactly, and rounded where that says more."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from abaculus.games.pytagora.equality.values import Value
from abaculus.games.pytagora.kinds import format_piece
from abaculus.maths import ExprError, Number, TooDeepError, approximate, parse, show

_PLACES: Final = 3
_LONG: Final = 10**12


def format_value(value: Value, pieces: tuple[str, ...]) -> str:
    """`7`, `−3`, `7/2 = 3.5`, `10/3 ≈ 3.333`, and for roots `≈ 1.414`."""
    if isinstance(value, int | Fraction):
        return _format_rational(value)
    try:
        return approximate(parse("".join(pieces)), _PLACES)
    except (TooDeepError, ExprError):
        return "".join([format_piece(piece) for piece in pieces])


def _format_rational(value: int | Fraction) -> str:
    is_long = abs(value.numerator) > _LONG or value.denominator > _LONG
    if is_long:
        return approximate(Number.of(value), _PLACES)
    exact = show(value)
    return exact if value.denominator == 1 else _join(exact, approximate(Number.of(value), _PLACES))


def _join(exact: str, near: str) -> str:
    return f"{exact} {near}" if near.startswith("≈") else f"{exact} = {near}"
