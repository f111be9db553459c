"""Words, sums and drawings that several systems share."""

from collections.abc import Callable
from typing import Final

from abaculus.maths.numerals.values import NumeralPlace, Pile, Term

DIGIT_WORDS: Final = (
    *("zero", "one", "two", "three", "four"),
    *("five", "six", "seven", "eight", "nine"),
)


def format_count(number: int, name: str, plural: str) -> str:
    """A number of things in words: `one bar`, `three bars`."""
    return f"{DIGIT_WORDS[number]} {name if number == 1 else plural}"


def make_pile(sign: str, count: int, worth: int) -> Pile:
    """Up to nine equal signs in rows that can be counted at a glance, longer rows first."""
    height = 1 if count <= 3 else 2 if count <= 8 else 3
    rows = tuple(sign * ((count + below) // height) for below in reversed(range(height)))
    return Pile(rows, count * worth)


def digits_of(value: int, base: int) -> tuple[int, ...]:
    """The digits of a number in a base, highest first, at least one."""
    digits: list[int] = []
    while value or not digits:
        value, digit = divmod(value, base)
        digits.append(digit)
    return tuple(reversed(digits))


def number_of(digits: tuple[int, ...], base: int) -> int:
    """The number with these digits in a base."""
    value = 0
    for digit in digits:
        value = value * base + digit
    return value


def place_terms(value: int, base: int, sign: Callable[[int], str]) -> tuple[Term, ...]:
    """A number in a base as a sum of its places, highest first."""
    digits = digits_of(value, base)
    units = (base**power for power in reversed(range(len(digits))))
    return tuple(
        Term(sign(digit), digit * unit, digit, unit)
        for digit, unit in zip(digits, units, strict=True)
    )


def separate_places(terms: tuple[Term, ...]) -> tuple[NumeralPlace, ...]:
    """One place for every term."""
    return tuple(NumeralPlace((Pile((term.glyphs,), term.value),), term.value) for term in terms)


def single_place(terms: tuple[Term, ...], value: int) -> tuple[NumeralPlace, ...]:
    """All terms in one place."""
    return (NumeralPlace(tuple(Pile((term.glyphs,), term.value) for term in terms), value),)
