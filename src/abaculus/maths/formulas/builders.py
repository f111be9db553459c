# hot: compiled with mypyc where possible
"""Short ways to build formulas that never contain 1x, x^1 or + −3."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from abaculus.maths.formulas.tree import Formula

Value = int | Fraction
MOST_PLACES: Final = 40
"""The number of places after which a decimal counts as endless."""


def value(number: Value) -> Formula:
    """An exact number: 3, −3, 7/2 as a fraction."""
    if isinstance(number, int):
        return number
    above, below = number.numerator, number.denominator
    return above if below == 1 else with_sign(above < 0, ("frac", abs(above), below))


def with_sign(is_negative: bool, size: Formula) -> Formula:
    """A part, with a minus before it if asked."""
    return ("neg", size) if is_negative else size


def frac(above: Formula, below: Formula) -> Formula:
    """One part over another, reduced or not."""
    return ("frac", above, below)


def mixed_number(number: Value) -> Formula:
    """A whole number and a proper fraction: 2 1/3."""
    above, below = number.numerator, number.denominator
    whole, rest = divmod(abs(above), below)
    return with_sign(above < 0, ("mixed", whole, rest, below)) if whole and rest else value(number)


def dec(number: Value, places: int | None = None) -> Formula:
    """A finite decimal with its shortest digits or this many places; raises if it needs more."""
    above, below = number.numerator, number.denominator
    if places is None:
        places, unit = 0, 1
        while unit % below and places < MOST_PLACES:
            places, unit = places + 1, unit * 10
    digits, rest = divmod(above * 10**places, below)
    if rest:
        raise ValueError(f"{number} has no {places} decimal places")
    return ("dec", digits, places) if places else digits


def period(number: Fraction) -> tuple[int, str, str]:
    """Whole part, digits before the period, and period (or none) of a positive number."""
    whole, rest = divmod(number.numerator, number.denominator)
    digits, seen = "", dict[int, int]()
    while rest and rest not in seen:
        seen[rest] = len(digits)
        digit, rest = divmod(10 * rest, number.denominator)
        digits += str(digit)
    start = seen[rest] if rest else len(digits)
    return whole, digits[:start], digits[start:]


def repeating_decimal(number: Value) -> Formula:
    """A decimal with a line over its period, if it has one."""
    whole, before, again = period(abs(Fraction(number)))
    return with_sign(number < 0, ("per", whole, before, again)) if again else dec(number)


def add(*terms: Formula) -> Formula:
    """A sum; a `neg` term is subtracted."""
    return terms[0] if len(terms) == 1 else ("+", *terms)


def sub(left: Formula, *rest: Formula) -> Formula:
    """A difference."""
    return ("+", left, *[("neg", one) for one in rest])


def neg(part: Formula) -> Formula:
    """A part with a minus before it."""
    return ("neg", part)


def mul(*factors: Formula) -> Formula:
    """A product with times signs."""
    return factors[0] if len(factors) == 1 else ("*", *factors)


def div(left: Formula, right: Formula) -> Formula:
    """A division with its sign."""
    return ("÷", left, right)


def jux(*factors: Formula) -> Formula:
    """Factors side by side; a factor 1 is left out and −1 becomes a minus."""
    first = factors[0]
    if len(factors) == 1:
        return first
    if isinstance(first, int):
        if first == 1:
            return jux(*factors[1:])
        if first < 0:
            return ("neg", jux(-first, *factors[1:]))
    return ("jux", *factors)


def power(base: Formula, exponent: Formula) -> Formula:
    """A power; the exponent 1 is left out."""
    return base if exponent == 1 else ("^", base, exponent)


def root(of: Formula, degree: Formula = 2) -> Formula:
    """A root, square by default."""
    return ("root", degree, of)


def pct(part: Formula) -> Formula:
    """A percentage."""
    return ("pct", part)


def deg(part: Formula) -> Formula:
    """An angle in degrees."""
    return ("deg", part)


def eq(*sides: Formula) -> Formula:
    """An equality, or a chain of them."""
    return ("=", *sides)


def rel(sign: str, *sides: Formula) -> Formula:
    """Another relation: `<`, `>`, `≤`, `≥`, `≠`, `≈`, `→`."""
    return (sign, *sides)


def gap(letter: str | None = None) -> Formula:
    """The place of the unknown number."""
    return ("gap",) if letter is None else ("gap", letter)


def point(*coordinates: Value) -> Formula:
    """A point."""
    return ("pt", *map(value, coordinates))


def comma_list(parts: Iterable[Formula]) -> Formula:
    """Parts separated by commas."""
    return ("list", *parts)


def term(coefficient: Value, letter: str, exponent: int = 1) -> Formula:
    """One term of a polynomial: 3x², −x, 5."""
    if exponent == 0:
        return value(coefficient)
    letters = power(letter, exponent)
    if isinstance(coefficient, int):
        size = letters if coefficient in (1, -1) else ("jux", abs(coefficient), letters)
        return with_sign(coefficient < 0, size)
    above, below = coefficient.numerator, coefficient.denominator
    if below == 1:
        return term(above, letter, exponent)
    return with_sign(above < 0, ("jux", ("frac", abs(above), below), letters))


def poly(coefficients: Sequence[Value], letter: str = "x") -> Formula:
    """A polynomial from its coefficients, highest power first; zeros are left out."""
    degree = len(coefficients) - 1
    terms = [
        term(coefficient, letter, degree - place)
        for place, coefficient in enumerate(coefficients)
        if coefficient
    ]
    return sums(terms)


def sums(terms: Sequence[Formula]) -> Formula:
    """A sum in which negative numbers are subtracted: 3x − 4 rather than 3x + (−4)."""
    if not terms:
        return 0
    tidy = [("neg", -one) if isinstance(one, int) and one < 0 else one for one in terms[1:]]
    return ("+", terms[0], *tidy) if tidy else terms[0]
