# hot: compiled with mypyc where possible
"""The exact worth of an ending to the mover when two players forget nothing and count points.

Every pair left has its own worth, so it is tracked separately: which of its jettons are known, or
who has taken it. Each turn takes a known pair or begins with an unseen jetton, so every turn leads
nearer to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from abaculus.errors import AbaculusError

HIDDEN: Final = 0
FIRST: Final = 1
SECOND: Final = 2
KNOWN: Final = 3
"""What is known of a pair, as a sum: its first jetton, its second, both."""
MINE: Final = 4
THEIRS: Final = 5
"""Taken by the mover, or by the other player."""
REST: Final = -1
TAKE: Final = -2

Pairs: TypeAlias = tuple[int, ...]
"""One status for each pair."""
Gain: TypeAlias = Callable[[int, int, tuple[int, ...]], int]
"""Returns the worth of a pair to player 0 or 1, who has taken these others of the ending."""


class TooManyTablesError(AbaculusError):
    """More tables are possible than may be examined."""


class PointSolver:
    """Solves the tables that can follow from one table, and caches the results."""

    def __init__(
        self,
        classes: tuple[tuple[int, int], ...],
        related: tuple[int, ...],
        gain: Gain,
        may_stop: bool,
        most: int,
    ) -> None:
        self._classes = classes
        """For each pair the classes of its two jettons: equal backs are one class."""
        self._related = related
        """Pairs with the same number here change each other's worth."""
        self._gain = gain
        self._may_stop = may_stop
        self._most = most
        self._values: dict[tuple[int, Pairs], float] = {}
        self._settled: dict[Pairs, Pairs] = {}
        self._gains: dict[tuple[int, int, tuple[int, ...]], int] = {}
        self._all = sorted({one for pair in classes for one in pair})

    def value(self, mover: int, pairs: Pairs) -> float:
        """How many points the mover gains on the other from here on.

        Raises `TooManyTablesError`.
        """
        pairs = self.settled(pairs)
        key = (mover, pairs)
        found = self._values.get(key)
        if found is None:
            if len(self._values) >= self._most:
                raise TooManyTablesError
            found = max((value for value, _, _ in self.firsts(mover, pairs)), default=0.0)
            self._values[key] = found
        return found

    def firsts(self, mover: int, pairs: Pairs) -> Iterator[tuple[float, int, int]]:
        """Every way to begin a turn: its worth, then a known pair or `REST`, and a class."""
        for number, status in enumerate(pairs):
            if status == KNOWN:
                yield self.take(mover, pairs, number), number, REST
        for one in self._all:
            total, count = 0.0, 0
            for number, jetton in self._unseen(pairs, one):
                count += 1
                total += self._opened(mover, pairs, number, jetton)
            if count:
                yield total / count, REST, one

    def take(self, mover: int, pairs: Pairs, number: int) -> float:
        """The worth of taking a known pair."""
        taken = MINE if mover == 0 else THEIRS
        after = self._with(pairs, number, taken)
        return self._worth(mover, pairs, number) - self.value(1 - mover, after)

    def _opened(self, mover: int, pairs: Pairs, number: int, jetton: int) -> float:
        """The best worth after a jetton is turned up."""
        up = self.settled(self._with(pairs, number, pairs[number] | jetton))
        return max(value for value, _ in self.seconds(mover, up, number))

    def seconds(self, mover: int, pairs: Pairs, number: int) -> Iterator[tuple[float, int]]:
        """Every way to continue when one jetton of a pair is up: its worth, and a class or a sign.

        `TAKE`: its partner is known. `REST`: nothing new, by stopping or by a known jetton.
        """
        if pairs[number] == KNOWN:
            yield self.take(mover, pairs, number), TAKE
        others = (status for place, status in enumerate(pairs) if place != number)
        if self._may_stop or any(FIRST <= status <= KNOWN for status in others):
            yield -self.value(1 - mover, pairs), REST
        for one in self._all:
            total, count = 0.0, 0
            for other, jetton in self._unseen(pairs, one):
                count += 1
                if other == number:
                    total += self.take(mover, pairs, number)
                else:
                    seen = self._with(pairs, other, pairs[other] | jetton)
                    total -= self.value(1 - mover, seen)
            if count:
                yield total / count, one

    def settled(self, pairs: Pairs) -> Pairs:
        """The pairs with what the backs prove, without takers that no longer matter."""
        known = self._settled.get(pairs)
        if known is None:
            known = self._settled[pairs] = self._proved(list(pairs))
        return known

    def _proved(self, found: list[int]) -> Pairs:
        place = 0
        while place < len(self._all):
            unseen = list(self._unseen(tuple(found), self._all[place]))
            place += 1
            if unseen and all(number == unseen[0][0] for number, _ in unseen):
                for number, jetton in unseen:
                    found[number] |= jetton
                place = 0
        live = {self._related[number] for number, status in enumerate(found) if status < MINE}
        for number, status in enumerate(found):
            if status > MINE and self._related[number] not in live:
                found[number] = MINE
        return tuple(found)

    def _unseen(self, pairs: Pairs, one: int) -> Iterator[tuple[int, int]]:
        """The unseen jettons of a class: their pairs, and which of the two they are."""
        for number, (first, second) in enumerate(self._classes):
            status = pairs[number]
            if status < KNOWN:
                if first == one and not status & FIRST:
                    yield number, FIRST
                if second == one and not status & SECOND:
                    yield number, SECOND

    def _with(self, pairs: Pairs, number: int, status: int) -> Pairs:
        if status == SECOND and self._classes[number][0] == self._classes[number][1]:
            status = FIRST
        return (*pairs[:number], status, *pairs[number + 1 :])

    def _worth(self, mover: int, pairs: Pairs, number: int) -> int:
        own = MINE if mover == 0 else THEIRS
        relation = self._related[number]
        held = tuple(
            other
            for other, status in enumerate(pairs)
            if status == own and self._related[other] == relation
        )
        key = (mover, number, held)
        if key not in self._gains:
            self._gains[key] = self._gain(mover, number, held)
        return self._gains[key]
