"""The ways a number can be written, the one a question asks for first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from typing import Final

from abaculus.maths.answers.items import layout_value
from abaculus.maths.answers.values import Value, factors
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.formulas.builders import dec, mixed_number, repeating_decimal
from abaculus.maths.formulas.tree import Formula

_LONGEST_PERIOD: Final = 1000
_LARGEST: Final = 10**12


def spellings(value: Value, form: str) -> Iterator[Formula]:
    """Formulas of one value: in the named form, then in the usual one."""
    if isinstance(value, Fraction) and form in _WAYS:
        with suppress(ValueError, MalformedError):
            yield _WAYS[form](value)
    yield layout_value(value)


def _decimal(value: Fraction) -> Formula:
    try:
        return dec(value)
    except ValueError:
        if value.denominator > _LONGEST_PERIOD:
            raise
        return repeating_decimal(value)


def _improper(value: Fraction) -> Formula:
    if value.denominator == 1:
        raise ValueError("a whole number is not a fraction")
    return layout_value(value)


def _scientific(value: Fraction) -> Formula:
    if not value:
        raise ValueError("zero has no such form")
    size, exponent = value, 0
    while abs(size) >= 10 and exponent < 400:
        size, exponent = size / 10, exponent + 1
    while abs(size) < 1 and exponent > -400:
        size, exponent = size * 10, exponent - 1
    return ("*", dec(size), ("^", 10, exponent))


def _primes(value: Fraction) -> Formula:
    if value.denominator != 1 or not 2 <= value <= _LARGEST:
        raise ValueError("only whole numbers from 2 have prime factors")
    parts: list[Formula] = [
        prime if power == 1 else ("^", prime, power) for prime, power in factors(value.numerator)
    ]
    return parts[0] if len(parts) == 1 else ("*", *parts)


_WAYS: Final[dict[str, Callable[[Fraction], Formula]]] = {
    "plain": dec,
    "decimal": _decimal,
    "mixed": mixed_number,
    "improper": _improper,
    "percent": lambda value: ("pct", _decimal(value * 100)),
    "scientific": _scientific,
    "prime_factors": _primes,
}
