# hot: compiled with mypyc where possible
"""The exact worth of a table to the mover when two players forget nothing and count pairs.

For these players a table is a few counts. Of the unseen jettons with one back, some are *half*:
their partners are known; the others belong to *whole* pairs of which nothing is known,
distinguished only by the two backs. Known pairs are a number. Each turn takes a known pair or
begins with an unseen jetton, so every turn leads nearer to the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

Counts: TypeAlias = tuple[int, ...]
"""Half jettons by class, whole pairs by kind, then the known pairs."""

TAKE: Final = -1
"""The index of the known pairs in the counts, and the sign for taking the pair begun."""


class PairSolver:
    """Solves the tables that can follow from one table, and caches the results."""

    def __init__(self, kinds: tuple[tuple[int, int], ...], classes: int, min_flips: int) -> None:
        self._kinds = kinds
        """For each kind of whole pairs the classes of its two jettons."""
        self._classes = classes
        self._may_stop = min_flips == 1
        self._of_class: list[list[tuple[int, int]]] = [[] for _ in range(classes)]
        """For each class the kinds with a jetton in it, and the class of the partner."""
        for kind, (one, other) in enumerate(kinds):
            self._of_class[one].append((kind, other))
            if other != one:
                self._of_class[other].append((kind, one))
        self._values: dict[Counts, float] = {}

    @property
    def solved(self) -> int:
        """How many tables have been solved."""
        return len(self._values)

    def value(self, counts: Counts) -> float:
        """The mover's average lead in pairs at the end."""
        counts = self._settled(list(counts))
        found = self._values.get(counts)
        if found is None:
            found = max((value for value, _ in self.firsts(counts)), default=0.0)
            self._values[counts] = found
        return found

    def firsts(self, counts: Counts) -> Iterator[tuple[float, int | None]]:
        """Every way to begin a turn: a class, or None for a known pair."""
        if counts[-1]:
            yield 1 - self.value((*counts[:-1], counts[-1] - 1)), None
        for one in range(self._classes):
            size = self._size(counts, one)
            if size:
                yield self._first(counts, one) / size, one

    def _first(self, counts: Counts, one: int) -> float:
        """The sum over all jettons of a class that may be turned first."""
        total = 0.0
        if counts[one]:
            open_ = list(counts)
            open_[one] -= 1
            total += counts[one] * max(value for value, _ in self.seconds(tuple(open_), TAKE))
        for kind, other in self._of_class[one]:
            many = counts[self._classes + kind]
            if many:
                open_ = list(counts)
                open_[self._classes + kind] -= 1
                jettons = 2 * many if other == one else many
                total += jettons * max(value for value, _ in self.seconds(tuple(open_), other))
        return total

    def seconds(self, counts: Counts, wanted: int) -> Iterator[tuple[float, int | None]]:
        """Every way to continue when a jetton is up whose partner is in the class `wanted`.

        The counts are without that pair; `TAKE` instead of a class: the partner is known. None
        means nothing new: stop, or a known jetton.
        """
        if wanted == TAKE:
            yield 1 - self.value(counts), TAKE
        if self._may_stop or counts[-1] or any(counts[: self._classes]):
            missed = list(counts)
            missed[wanted] += 1
            yield -self.value(tuple(missed)), None
        for one in range(self._classes):
            size = self._size(counts, one) + (one == wanted)
            if size:
                yield self._second(counts, wanted, one) / size, one

    def _second(self, counts: Counts, wanted: int, one: int) -> float:
        """The sum over all jettons of a class that may be turned second."""
        total = 1 - self.value(counts) if one == wanted else 0.0
        if counts[one]:
            found = list(counts)
            found[wanted] += 1
            found[one] -= 1
            found[-1] += 1
            total -= counts[one] * self.value(tuple(found))
        for kind, other in self._of_class[one]:
            many = counts[self._classes + kind]
            if many:
                seen = list(counts)
                seen[wanted] += 1
                seen[self._classes + kind] -= 1
                seen[other] += 1
                jettons = 2 * many if other == one else many
                total -= jettons * self.value(tuple(seen))
        return total

    def _size(self, counts: Counts, one: int) -> int:
        """The number of unseen jettons in a class."""
        size = counts[one]
        for kind, other in self._of_class[one]:
            many = counts[self._classes + kind]
            size += 2 * many if other == one else many
        return size

    def _settled(self, counts: list[int]) -> Counts:
        """The counts with what the backs prove: a jetton alone in its class, a pair alone in it."""
        one = 0
        while one < self._classes:
            if self._prove(counts, one):
                one = 0
            else:
                one += 1
        return tuple(counts)

    def _prove(self, counts: list[int], one: int) -> bool:
        size = 0
        last = -1
        partner = one
        for kind, other in self._of_class[one]:
            many = counts[self._classes + kind]
            if many:
                size += 2 * many if other == one else many
                last, partner = self._classes + kind, other
        if counts[one]:
            if counts[one] > 1 or size:
                return False
            counts[one] = 0
            counts[-1] += 1
            return True
        if last < 0 or size > (2 if partner == one else 1):
            return False
        counts[last] -= 1
        if partner == one:
            counts[-1] += 1
        else:
            counts[partner] += 1
        return True
