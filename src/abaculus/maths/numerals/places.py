"""Numerals whose places are numerals themselves: Mayan storeys and Babylonian columns."""

import re
from typing import Final

from msgspec import Struct

from abaculus.maths.numerals.common import (
    digits_of,
    format_count,
    make_pile,
    number_of,
    place_terms,
    separate_places,
)
from abaculus.maths.numerals.normalise import is_western
from abaculus.maths.numerals.values import (
    SYNTAX,
    Numeral,
    NumeralFault,
    NumeralPlace,
    NumeralToken,
    Pile,
    Term,
)

_TEN_PLACES: Final = 10
_PARTED = re.compile(r" ?[.,;:] ?| ")

_SHELL: Final = 0x1D2E0
_DOT, _BAR = "●", "▬"
_STOREYS: Final = "".join(map(chr, range(_SHELL, _SHELL + 20)))

_WEDGE, _HOOK, _NOTHING = "𒁹", "𒌋", "𒑊"


class _PlaceSystem(Struct, frozen=True):
    """The common part of systems whose numerals have places."""

    title: str
    base: int
    parting: str
    least: int
    most: int
    strict_most: int
    stacked: bool

    def sign(self, digit: int) -> str:
        """The signs for one place."""
        raise NotImplementedError

    def signs(self, text: str) -> tuple[int, ...] | None:
        """The places of a text in signs; None if it has other signs or too many."""
        raise NotImplementedError

    def read(self, text: str, strict: bool) -> Numeral | NumeralFault:
        numbers = text.split(self.parting) if strict else _PARTED.split(text)
        digits = _numbers(numbers, strict) if text.isascii() else self.signs(text)
        if digits is None or max(digits) >= self.base:
            return SYNTAX
        return Numeral(number_of(digits, self.base), len(digits) == 1 or digits[0] > 0)

    def write(self, value: int) -> str:
        return " ".join(map(self.sign, digits_of(value, self.base)))

    def token_form(self, value: int) -> str:
        return self.parting.join(map(str, digits_of(value, self.base)))

    def terms(self, value: int) -> tuple[Term, ...]:
        return place_terms(value, self.base, self.sign)


class Mayan(_PlaceSystem, frozen=True):
    """Base 20: up to four dots and three bars in a storey, or a shell."""

    def sign(self, digit: int) -> str:
        return _STOREYS[digit]

    def signs(self, text: str) -> tuple[int, ...] | None:
        digits: list[int] = []
        for storeys in text.split(" "):
            dots, bars = storeys.count(_DOT), storeys.count(_BAR)
            if set(storeys) <= set(_STOREYS):
                digits.extend(map(_STOREYS.index, storeys))
            elif dots + bars == len(storeys) and dots <= 4 and bars <= 3:
                digits.append(dots + 5 * bars)
            else:
                return None
        return tuple(digits)

    def tokens(self, strict: bool) -> tuple[NumeralToken, ...]:
        return (
            NumeralToken(_STOREYS[0], _STOREYS[0], "shell", 0),
            NumeralToken(_DOT, _STOREYS[1], "dot", 1),
            NumeralToken(_BAR, _STOREYS[5], "bar", 5),
        )

    def places(self, value: int) -> tuple[NumeralPlace, ...]:
        return separate_places(self.terms(value))

    def speak(self, value: int) -> str:
        return " over ".join(map(_storey, digits_of(value, self.base)))


class Babylonian(_PlaceSystem, frozen=True):
    """Base 60: up to five hooks, then up to nine wedges in a column, or the empty place."""

    def sign(self, digit: int) -> str:
        hooks, wedges = divmod(digit, 10)
        return _HOOK * hooks + _WEDGE * wedges or _NOTHING

    def signs(self, text: str) -> tuple[int, ...] | None:
        digits: list[int] = []
        for column in text.split(" "):
            digit = 10 * column.count(_HOOK) + column.count(_WEDGE)
            if column != self.sign(digit):
                return None
            digits.append(digit)
        return tuple(digits)

    def tokens(self, strict: bool) -> tuple[NumeralToken, ...]:
        return (
            NumeralToken(_WEDGE, _WEDGE, "wedge", 1),
            NumeralToken(_HOOK, _HOOK, "hook", 10),
            NumeralToken(_NOTHING, _NOTHING, "empty place", 0),
        )

    def places(self, value: int) -> tuple[NumeralPlace, ...]:
        return tuple(
            NumeralPlace(_column(term.count, term.unit), term.value) for term in self.terms(value)
        )

    def speak(self, value: int) -> str:
        return ", then ".join(map(_heaps, digits_of(value, self.base)))


MAYAN: Final = Mayan("Mayan numerals", 20, ".", 0, 20**_TEN_PLACES - 1, 20**2 - 1, stacked=True)
BABYLONIAN: Final = Babylonian(
    "Babylonian numerals", 60, ",", 1, 60**_TEN_PLACES - 1, 60**2 - 1, stacked=False
)


def compose(system: _PlaceSystem, wells: tuple[str, ...]) -> str | NumeralFault:
    """One text from the places on a screen, the highest first.

    Places above the number may stay empty. Below its top, a Babylonian column without signs
    counts as the empty place, while a Mayan storey needs its shell.
    """
    filled = [well.strip() for well in wells]
    while filled and not filled[0]:
        del filled[0]
    if isinstance(system, Babylonian):
        filled = [well or _NOTHING for well in filled]
    is_one_each = all(len(system.signs(well) or ()) == 1 for well in filled)
    return " ".join(filled) if is_one_each else SYNTAX


def _numbers(places: list[str], strict: bool) -> tuple[int, ...] | None:
    if not all(is_western(place) and len(place) <= 2 for place in places):
        return None
    digits = tuple(map(int, places))
    return None if strict and list(map(str, digits)) != places else digits


def _storey(digit: int) -> str:
    bars, dots = divmod(digit, 5)
    return _join_counts((dots, "dot"), (bars, "bar")) or "shell"


def _heaps(digit: int) -> str:
    hooks, wedges = divmod(digit, 10)
    return _join_counts((hooks, "hook"), (wedges, "wedge")) or "empty place"


def _join_counts(*counts: tuple[int, str]) -> str:
    return " and ".join(format_count(count, name, f"{name}s") for count, name in counts if count)


def _column(digit: int, unit: int) -> tuple[Pile, ...]:
    hooks, wedges = divmod(digit, 10)
    piles = (make_pile(_HOOK, hooks, 10 * unit), make_pile(_WEDGE, wedges, unit))
    return tuple(pile for pile in piles if pile.value) or (Pile((_NOTHING,), 0),)
