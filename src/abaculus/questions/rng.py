# hot: compiled with mypyc where possible
"""The generators' own chance: the same seed gives the same question on every machine for ever."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import gcd
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1


class Rng:
    """SplitMix64, started from the hash of a text; frozen by a golden file."""

    __slots__ = ("_state",)

    def __init__(self, source: str) -> None:
        self._state = int.from_bytes(blake2b(source.encode(), digest_size=8).digest(), "big")

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, count: int) -> int:
        """One of 0 to count − 1, all equally likely."""
        if count < 1:
            raise ValueError(f"nothing is below {count}")
        wide = self._next() * count
        while wide & _MASK < (1 << 64) % count:
            wide = self._next() * count
        return wide >> 64

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + self.below(high - low + 1)

    def flip(self) -> bool:
        """Heads or tails."""
        return self.below(2) == 1

    def sign(self) -> int:
        """1 or −1."""
        return 1 - 2 * self.below(2)

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def weighted(self, things: Sequence[tuple[T, int]]) -> T:
        """One of the things, each as likely as its weight says."""
        left = self.below(sum(weight for _, weight in things))
        for thing, weight in things:
            left -= weight
            if left < 0:
                return thing
        raise AssertionError("the weights add up")

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in another order."""
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)

    def sample(self, things: Sequence[T], count: int) -> tuple[T, ...]:
        """So many different things, in any order."""
        if count > len(things):
            raise ValueError(f"there are no {count} things among {len(things)}")
        left = list(things)
        return tuple(left.pop(self.below(len(left))) for _ in range(count))

    def coprime_below(self, number: int) -> int:
        """One of 1 to number − 1 that shares no factor with the number."""
        while True:
            found = self.between(1, number - 1)
            if gcd(found, number) == 1:
                return found
