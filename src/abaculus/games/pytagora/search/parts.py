# hot: compiled with mypyc where possible
"""The parts of lines, without their order: numbers, terms, and sums of signed terms.

A value is held as a remainder modulo a large prime, where fractions are whole numbers too: equal
values always have equal remainders, and the few others with equal ones are found by the judging.
"""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.search.effort import Effort

PRIME: Final = (1 << 61) - 1


class Atom:
    """An operand of × and ÷: a number, in Pro also a fraction, a power, a root or a bracket."""

    def __init__(
        self,
        pieces: tuple[str, ...],
        top: int,
        bottom: int,
        used: int,
        shape: int,
        points: int,
        dearest: int,
    ) -> None:
        self.pieces = pieces
        self.top = top
        self.bottom = bottom
        """The denominator of its value in lowest terms."""
        self.used = used
        self.shape = shape
        self.points = points
        self.dearest = dearest
        """The most points of any of its pieces."""


class SearchTerm:
    """Factors and divisors, in any order."""

    def __init__(
        self, factors: tuple[Atom, ...], divisors: tuple[Atom, ...], is_zero: bool
    ) -> None:
        self.factors = factors
        self.divisors = divisors
        self.is_zero = is_zero


class LinePart:
    """Some terms of a line, each added or subtracted, and an upper bound on their points."""

    def __init__(
        self,
        value: int,
        used: int,
        shape: int,
        points: int,
        terms: tuple[SearchTerm, ...],
        minus: int,
    ) -> None:
        self.value = value
        self.used = used
        self.shape = shape
        self.points = points
        """The points including the sign before each term."""
        self.terms = terms
        self.minus = minus
        """One bit per term: whether it is subtracted."""


class Bunch:
    """Parts made of the same pieces, highest points first."""

    def __init__(self, used: int, shape: int) -> None:
        self.used = used
        self.shape = shape
        self.parts: list[LinePart] = []
        self.points = 0
        """The points of the best part."""


class PartIndex:
    """Parts by their pieces, and by their value."""

    def __init__(self, parts: list[LinePart], effort: Effort) -> None:
        self.bunches = make_bunches(parts, effort)
        self.met = by_value(parts, effort)


def by_value(parts: list[LinePart], effort: Effort) -> dict[int, list[LinePart]]:
    """Parts of each value, highest points first; empty when it is time to stop."""
    found: dict[int, list[LinePart]] = {}
    for part in parts:
        if effort.breathe(1):
            return {}
        found.setdefault(part.value, []).append(part)
    for same in found.values():
        if len(same) > 1:
            if effort.breathe(len(same)):
                return {}
            same.sort(key=_points, reverse=True)
    return found


def make_bunches(parts: list[LinePart], effort: Effort) -> list[Bunch]:
    """Parts by their pieces; within a bunch and among them highest points first.

    Empty when it is time to stop.
    """
    found: dict[tuple[int, int], Bunch] = {}
    for part in parts:
        if effort.breathe(1):
            return []
        key = (part.used, part.shape)
        bunch = found.get(key)
        if bunch is None:
            bunch = Bunch(part.used, part.shape)
            found[key] = bunch
        bunch.parts.append(part)
    bunches = list(found.values())
    for bunch in bunches:
        if effort.breathe(len(bunch.parts)):
            return []
        bunch.parts.sort(key=_points, reverse=True)
        bunch.points = bunch.parts[0].points
    bunches.sort(key=_dearest, reverse=True)
    return bunches


def _points(part: LinePart) -> int:
    return part.points


def _dearest(bunch: Bunch) -> int:
    return bunch.points


def join_parts(first: LinePart, second: LinePart, is_minus: bool) -> LinePart:
    """Both parts together, the second one added or subtracted."""
    many = len(first.terms)
    minus = second.minus
    value = second.value
    if is_minus:
        minus ^= (1 << len(second.terms)) - 1
        value = PRIME - value if value else 0
    return LinePart(
        (first.value + value) % PRIME,
        first.used + second.used,
        first.shape + second.shape,
        first.points + second.points,
        first.terms + second.terms,
        first.minus | minus << many,
    )
