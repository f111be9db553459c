"""Units: parsed, compared and converted exactly."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from typing import Final, TypeAlias

from msgspec import Struct

from abaculus.maths.answers import values
from abaculus.maths.answers.normalise import fold
from abaculus.maths.answers.unit_names import CUBES, NAMES, PER, PREFIXES, SQUARES, SYMBOLS
from abaculus.maths.answers.values import Value

Dimension: TypeAlias = tuple[tuple[str, int], ...]

_DERIVED: Final[dict[str, Dimension]] = {
    "area": (("length", 2),),
    "volume": (("length", 3),),
    "speed": (("length", 1), ("time", -1)),
}
_MONEY: Final = frozenset({"euro", "dollar", "pound", "franc", "koruna", "rupee", "rand"})
_PIECE: Final = re.compile(
    r" ?(?:(°[CF](?![a-z])|US\$|[^\W\d_]+|[°'\"€$£₹¢%])\.?"
    r"|(\^\(-?[0-9]\)|\^-?[0-9]|[23](?![0-9.,]))|([/*])(?= ?[^\W\d_]))"
)
_RADIANS: Final = frozenset({"rad", "radian", "radians", "radianti", "radiante", "radiant"})


class Unit(Struct, frozen=True):
    """A dimension and a size in its base units."""

    dimension: Dimension
    size: Fraction
    circles: int = 0
    """The power of π in the size."""

    def in_terms_of(self, asked: Unit) -> Value | None:
        """How many of the asked unit one of these is; None if they cannot be converted."""
        if self.dimension == asked.dimension:
            ratio: Value = self.size / asked.size
            if self.circles != asked.circles:
                turns = Fraction(self.circles - asked.circles)
                ratio = values.multiply(ratio, values.power(values.PI, turns))
            return ratio
        if self.dimension == (("cent", 1),) and {base for base, _ in asked.dimension} <= _MONEY:
            return self.size / asked.size / 100
        return None


@cache
def _symbols() -> dict[str, Unit]:
    found: dict[str, Unit] = {}
    for base, entries in SYMBOLS.items():
        for entry in entries.split("; "):
            name, size = entry.split(" ")
            found[name] = Unit(_DERIVED.get(base, ((base, 1),)), Fraction(size))
    return found


@cache
def _small_symbols() -> dict[str, Unit]:
    found: dict[str, Unit] = {}
    for name, unit in _symbols().items():
        found.setdefault(name.lower(), unit)
    return found


@cache
def _names() -> dict[str, Unit]:
    found: dict[str, Unit] = {}
    for base, entries in NAMES.items():
        for size, names in entries.items():
            unit = Unit(_DERIVED.get(base, ((base, 1),)), Fraction(size))
            for name in names.split():
                found.setdefault(name, unit)
    for name in _RADIANS:
        found[name] = Unit((("angle", 1),), Fraction(180), -1)
    return found


def _find_unit(name: str) -> Unit | None:
    """The unit of a single word or sign."""
    if unit := _symbols().get(name):
        return unit
    small = fold(name)
    if unit := _names().get(small) or _small_symbols().get(name.lower()):
        return unit
    for prefix, exponent in PREFIXES.items():
        if small.startswith(prefix) and (unit := _names().get(small.removeprefix(prefix))):
            return _raise_to(unit, exponent)
    return None


def _raise_to(unit: Unit, exponent: int) -> Unit:
    dimension = tuple((base, power * exponent) for base, power in unit.dimension)
    return Unit(dimension, unit.size**exponent, unit.circles * exponent)


def _combine(one: Unit | None, other: Unit, exponent: int) -> Unit:
    other = _raise_to(other, exponent)
    if one is None:
        return other
    powers = dict(one.dimension)
    for base, power in other.dimension:
        powers[base] = powers.get(base, 0) + power
    dimension = tuple(sorted((base, power) for base, power in powers.items() if power))
    return Unit(dimension, one.size * other.size, one.circles + other.circles)


class _UnitParser:
    """A parser for one unit at a place in a text."""

    def __init__(self) -> None:
        self.unit: Unit | None = None
        self._last: Unit | None = None
        self._exponent = 1
        self._sign = 1
        self._waiting: int | None = None
        """The exponent that `square` or `cubic` gives to the next unit."""
        self.wants_unit = True

    def word(self, name: str) -> bool:
        """Take a word; False if it does not belong to a unit."""
        small = fold(name)
        if small in SQUARES or small in CUBES:
            return self._modifier(2 if small in SQUARES else 3)
        if self._last is not None and small in PER and not self.wants_unit:
            self.divide(-1)
            return True
        unit = _find_unit(name)
        if unit is None or not self.wants_unit:
            return False
        self._last = unit
        self._exponent = self._waiting or 1
        self._waiting = None
        self.wants_unit = False
        return True

    def _modifier(self, exponent: int) -> bool:
        if self.wants_unit:
            self._waiting = exponent
            return True
        return self.raise_to(exponent)

    def raise_to(self, exponent: int) -> bool:
        """Take an exponent."""
        if self._last is None or self.wants_unit or self._exponent != 1:
            return False
        self._exponent = exponent
        return True

    def divide(self, sign: int) -> bool:
        """Take a sign of division or multiplication."""
        if self._last is None or self.wants_unit:
            return False
        self._flush()
        self._sign = sign
        self.wants_unit = True
        return True

    def _flush(self) -> None:
        self.unit = self.so_far
        self._last = None
        self._exponent = 1
        self._sign = 1

    @property
    def so_far(self) -> Unit | None:
        """The unit if it ended here."""
        if self._last is None:
            return self.unit
        return _combine(self.unit, self._last, self._exponent * self._sign)

    def take(self, piece: re.Match[str]) -> bool:
        """Take one piece; False if it does not fit."""
        if piece[1]:
            return self.word(piece[1])
        if piece[2]:
            return not piece[0].startswith(" ") and self.raise_to(int(piece[2].strip("^()")))
        return self.divide(-1 if piece[3] == "/" else 1)


def parse_unit(text: str, at: int) -> tuple[Unit, int] | None:
    """The longest unit from here and where it ends; None if there is none."""
    if whole := _whole_phrase(text[at:]):
        return whole, len(text)
    reader = _UnitParser()
    best: tuple[Unit, int] | None = None
    while (piece := _PIECE.match(text, at)) and reader.take(piece):
        at = piece.end()
        if not reader.wants_unit and (unit := reader.so_far):
            best = unit, at
    return best


_PHRASES: Final = {
    "per cent": "%", "per cento": "%", "pour cent": "%", "por ciento": "%",
    "degrees celsius": "°C", "degree celsius": "°C", "gradi celsius": "°C",
    "degres celsius": "°C", "grad celsius": "°C", "stupnu celsia": "°C", "grados celsius": "°C",
    "degrees fahrenheit": "°F", "gradi fahrenheit": "°F", "degres fahrenheit": "°F",
    "grad fahrenheit": "°F", "grados fahrenheit": "°F", "stupnu fahrenheita": "°F",
    "° c": "°C", "° f": "°F",
}  # fmt: skip


def _whole_phrase(text: str) -> Unit | None:
    sign = _PHRASES.get(fold(text).strip(" ."))
    return _symbols()[sign] if sign else None


CURRENCY: Final = re.compile(
    r"([+-]? ?)(US\$|[€$£₹]|EUR|USD|GBP|CHF|CZK|INR|ZAR|Kč|Rs|Fr|R)\.? ?(?=-?[0-9.,])"
)
"""A currency before its number."""
