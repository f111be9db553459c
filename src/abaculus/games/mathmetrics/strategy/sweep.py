"""One step of the recursion over all positions and all tokens at once (specification 12).

A table of values has a row for each position and a column for each triple of tokens. The aim is
left open: few turns, or a great chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from abaculus.games.mathmetrics.keys import ADMITTED, CATEGORIES, Category, Symbol, Then
from abaculus.games.mathmetrics.strategy.course import (
    FACES,
    CircleCourse,
    asked_categories,
    chance_of,
)

Values: TypeAlias = npt.NDArray[np.float64]
Places: TypeAlias = npt.NDArray[np.intp]
Columns: TypeAlias = Places | slice

_FACE: Final = 1 / len(FACES)
_BLAST: Final = 1 / 3
"""The chance that a blast doubles everything."""
SEVEN: Final = 1 / 6
"""The chance of seven with two rolls."""


class Chooser(Protocol):
    """Chooses the better of two values, value by value."""

    def __call__(self, one: Values, other: Values, /) -> Values:
        """The values chosen."""
        ...


class TokenColumns:
    """The triples of tokens as columns, each count up to a cap."""

    def __init__(self, target: int, cap: int) -> None:
        self.cap = cap
        self._side = cap + 1
        self._counts: Places = np.indices((self._side,) * 3).reshape(3, -1)
        self.won: Places = np.flatnonzero((self._counts >= target).all(axis=0))
        self.doubled = self._columns(2 * self._counts)
        self.many = self._side**3

    def _columns(self, counts: Places) -> Places:
        one, two, three = np.minimum(counts, self.cap)
        found: Places = (one * self._side + two) * self._side + three
        return found

    def changed(self, categories: tuple[Category, ...], by: int, *, doubles: bool) -> Columns:
        """Where each triple leads when this many tokens of these categories are won or lost."""
        if not by and not doubles:
            return slice(None)
        counts = self._counts.copy()
        for category in categories:
            counts[CATEGORIES.index(category)] += by
        counts = np.maximum(counts, 0)
        return self._columns(2 * counts if doubles else counts)

    def column(self, tokens: Sequence[int]) -> int:
        """The column of a triple."""
        one, two, three = (min(count, self.cap) for count in tokens)
        return (one * self._side + two) * self._side + three

    def read(self, row: Values, tokens: Sequence[int]) -> float:
        """The value of a triple."""
        return float(row[self.column(tokens)])


class TotalColumns:
    """The total of tokens as columns, for players who only count them."""

    def __init__(self, cap: int, likely: int) -> None:
        """Prepare columns; totals up to `likely` have room to grow below the cap."""
        self._likely = likely
        self._counts: Places = np.arange(cap + 1)
        self.won: Places = self._counts[:0]
        self.doubled: Places = np.minimum(2 * self._counts, cap)
        self.many = cap + 1

    def changed(self, categories: tuple[Category, ...], by: int, *, doubles: bool) -> Columns:
        """Where each total leads."""
        if not by and not doubles:
            return slice(None)
        counts: Places = np.maximum(self._counts + by * len(categories), 0)
        found: Places = np.minimum(2 * counts if doubles else counts, self.many - 1)
        return found

    def read(self, row: Values, tokens: Sequence[int]) -> float:
        """The value of a total; beyond the cap each token is worth as much as the last ones."""
        total, likely = sum(tokens), self._likely
        if total <= likely:
            return float(row[total])
        half = likely // 2
        each = (row[likely] - row[half]) / (likely - half)
        return float(row[likely] + (total - likely) * each)


class Now(NamedTuple):
    """The values that landings depend on."""

    rolls: list[Values]
    """For each face of the die the best landing."""
    bonus: Values
    """A roll of the die that moves on any face."""
    later: Values
    """The beginning of the next turn."""
    missed: Values
    """The same if that turn is missed."""


class Sweep:
    """A course for a player with these chances in each category."""

    def __init__(
        self, course: CircleCourse, percents: tuple[int, ...], tokens: TokenColumns | TotalColumns
    ) -> None:
        self.course = course
        self.tokens = tokens
        self._right = {
            category: percent / 100 for category, percent in zip(CATEGORIES, percents, strict=True)
        }
        self._first, self._others = _ends(course)
        rows: dict[Symbol, list[int]] = {}
        for number, symbol in enumerate(course.symbols):
            rows.setdefault(symbol, []).append(number)
        self.groups = [(symbol, np.array(found)) for symbol, found in rows.items()]
        self._changes = {
            (symbol, categories): (
                self.tokens.changed(categories, symbol.gain, doubles=symbol.doubles),
                self.tokens.changed(categories, -symbol.loss, doubles=False),
            )
            for symbol in rows
            for categories in asked_categories(symbol)
        }

    @property
    def shape(self) -> tuple[int, int]:
        """The shape of a table of values."""
        return len(self.course.symbols), self.tokens.many

    def rolled(self, landed: Values, pick: Chooser) -> list[Values]:
        """For each face of the die the best landing."""
        found: list[Values] = []
        for first, others in zip(self._first, self._others, strict=True):
            best = landed[first]
            for rows, ends in others:
                best[rows] = pick(best[rows], landed[ends])
            found.append(best)
        return found

    def landed(self, now: Now, pick: Chooser) -> Values:
        """The value of each landing."""
        found: Values = np.empty(self.shape)
        for symbol, rows in self.groups:
            found[rows] = self._landed(symbol, rows, now, pick)
        return found

    def _landed(self, symbol: Symbol, rows: Places, now: Now, pick: Chooser) -> Values:
        if symbol.miss:
            return now.missed[rows]
        if symbol.hole:
            return pick(now.later[rows], self.blast(now.bonus, rows))
        on = follow_up(symbol.then, rows, now, pick)
        ways = asked_categories(symbol)
        if not ways:
            return on
        best = self.answered(symbol, ways[0], rows, on, now.later)
        for other in ways[1:]:
            best = pick(best, self.answered(symbol, other, rows, on, now.later))
        return best

    def answered(
        self,
        symbol: Symbol,
        categories: tuple[Category, ...],
        rows: Places,
        on: Values,
        later: Values,
        *,
        rights: int = 0,
        asked: int = 0,
    ) -> Values:
        """The value of questions of which some have been answered, this many correctly.

        `on`: what follows success.
        """
        chances = [self._right[category] for category in categories[asked:]]
        right = chance_of(max(0, symbol.need - rights), chances)
        gain, loss = self._changes[symbol, categories]
        return right * on[:, gain] + (1 - right) * later[rows][:, loss]

    def blast(self, bonus: Values, rows: Places) -> Values:
        """The value of blast or bust, in this turn."""
        now = bonus[rows]
        bust = now if self.course.is_gentle else now[:, :1]
        return _BLAST * now[:, self.tokens.doubled] + (1 - _BLAST) * bust


def mean(rolls: Sequence[Values]) -> Values:
    """The value of one roll of the die."""
    found = rolls[0] + rolls[1]
    for other in rolls[2:]:
        found += other
    found *= 1 / len(rolls)
    return found


def filter_roll(faces: Sequence[int], rows: Places, now: Now) -> Values:
    """The value of a roll that moves on these faces only, and otherwise ends the turn."""
    found = (1 - len(faces) * _FACE) * now.later[rows]
    for face in faces:
        found += _FACE * now.rolls[face - 1][rows]
    return found


def begin_turn(sweep: Sweep, now: Now, pick: Chooser) -> Values:
    """The value of the beginning of a turn."""
    found = now.bonus.copy()
    for symbol, rows in sweep.groups:
        if symbol.holds:
            found[rows] = filter_roll(symbol.holds, rows, now)
        elif symbol.hole:
            seven = SEVEN * now.bonus[rows] + (1 - SEVEN) * now.later[rows]
            found[rows] = pick(sweep.blast(now.bonus, rows), seven)
    return found


def follow_up(then: Then, rows: Places, now: Now, pick: Chooser) -> Values:
    """The value after a space without a question, or after success."""
    match then:
        case "end":
            return now.later[rows]
        case "any":
            return now.bonus[rows]
        case "two":
            return _twice(rows, now, pick)
        case _:
            return filter_roll(ADMITTED[then], rows, now)


def _twice(rows: Places, now: Now, pick: Chooser) -> Values:
    """The value of two rolls, one of which is chosen."""
    own = [roll[rows] for roll in now.rolls]
    found = _FACE * mean(own)
    for one, other in combinations(own, 2):
        found += 2 * _FACE * _FACE * pick(one, other)
    return found


def _ends(course: CircleCourse) -> tuple[list[Places], list[list[tuple[Places, Places]]]]:
    """For each face the first end of every position, and which positions have another."""
    firsts: list[Places] = []
    others: list[list[tuple[Places, Places]]] = []
    for face in range(len(FACES)):
        ends = [ways[face] for ways in course.ways]
        firsts.append(np.array([found[0] for found in ends]))
        more: list[tuple[Places, Places]] = []
        for place in range(1, max(map(len, ends))):
            rows = [number for number, found in enumerate(ends) if len(found) > place]
            more.append((np.array(rows), np.array([ends[number][place] for number in rows])))
        others.append(more)
    return firsts, others
