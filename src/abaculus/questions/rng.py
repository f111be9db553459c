# hot: compiled with mypyc where possible
"""The generators' random numbers: a seed gives the same question on every machine, for ever."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import gcd
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

_FRESH: Final = blake2b(digest_size=8)
_MASK: Final = (1 << 64) - 1
_HALF: Final = 0xFFFFFFFF
_QUARTER: Final = 0xFFFF
_SMALL: Final = 1 << 31


def _word(digest: bytes, at: int) -> i64:
    """Four bytes as a big-endian number."""
    high: i64 = digest[at] << 8 | digest[at + 1]
    low: i64 = digest[at + 2] << 8 | digest[at + 3]
    return high << 16 | low


class Rng:
    """SplitMix64, seeded with the hash of a text; frozen by a golden file.

    Its 64-bit numbers are kept in halves, so that machine words hold every intermediate product.
    """

    __slots__ = ("_above", "_below", "_high", "_low")

    def __init__(self, source: str) -> None:
        hashed = _FRESH.copy()  # twice as fast as building one
        hashed.update(source.encode())
        start = hashed.digest()
        self._high: i64 = _word(start, 0)
        self._low: i64 = _word(start, 4)
        self._above: i64 = 0
        self._below: i64 = 0

    def _next(self) -> None:
        """Advance the state; mixed, it is the next number: `_above` and `_below`."""
        low: i64 = self._low + 0x7F4A7C15
        high: i64 = (self._high + 0x9E3779B9 + (low >> 32)) & _HALF
        low &= _HALF
        self._low = low
        self._high = high
        low, high = low ^ ((low >> 30) | ((high << 2) & _HALF)), high ^ (high >> 30)
        # times 0xBF58476D1CE4E5B9, sixteen bits of it at once
        across: i64 = low * 0x1CE4
        first: i64 = low * 0xE5B9 + ((across & _QUARTER) << 16)
        last: i64 = (low * 0xBF58 + high * 0x1CE4) & _QUARTER
        high = (
            (first >> 32) + (across >> 16) + low * 0x476D + high * 0xE5B9 + (last << 16)
        ) & _HALF
        low = first & _HALF
        low, high = low ^ ((low >> 27) | ((high << 5) & _HALF)), high ^ (high >> 27)
        # times 0x94D049BB133111EB
        across = low * 0x1331
        first = low * 0x11EB + ((across & _QUARTER) << 16)
        last = (low * 0x94D0 + high * 0x1331) & _QUARTER
        high = (
            (first >> 32) + (across >> 16) + low * 0x49BB + high * 0x11EB + (last << 16)
        ) & _HALF
        low = first & _HALF
        self._below = low ^ ((low >> 31) | ((high << 1) & _HALF))
        self._above = high ^ (high >> 31)

    def _whole(self) -> int:
        above: int = self._above
        below: int = self._below
        return above << 32 | below

    def below(self, count: int) -> int:
        """A number from 0 to count − 1, all equally likely."""
        if count < 1:
            raise ValueError(f"nothing is below {count}")
        self._next()
        if count < _SMALL:
            of: i64 = count
            under: i64 = self._below * of
            over: i64 = self._above * of + (under >> 32)
            if over & _HALF or (under & _HALF) >= of:
                return over >> 32
        wide = self._whole() * count
        while wide & _MASK < (1 << 64) % count:
            self._next()
            wide = self._whole() * count
        return wide >> 64

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + self.below(high - low + 1)

    def flip(self) -> bool:
        """A random bool."""
        return self.below(2) == 1

    def sign(self) -> int:
        """1 or −1."""
        return 1 - 2 * self.below(2)

    def pick(self, things: Sequence[T]) -> T:
        """A random member."""
        return things[self.below(len(things))]

    def weighted(self, things: Sequence[tuple[T, int]]) -> T:
        """A random member, with probabilities given by the weights."""
        left = self.below(sum(weight for _, weight in things))
        for thing, weight in things:
            left -= weight
            if left < 0:
                return thing
        raise AssertionError("the weights add up")

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The members in random order."""
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)

    def sample(self, things: Sequence[T], count: int) -> tuple[T, ...]:
        """This many different members, in random order."""
        if count > len(things):
            raise ValueError(f"there are no {count} things among {len(things)}")
        left = list(things)
        return tuple([left.pop(self.below(len(left))) for _ in range(count)])

    def coprime_below(self, number: int) -> int:
        """A number from 1 to number − 1 that shares no factor with the number."""
        while True:
            found = self.between(1, number - 1)
            if gcd(found, number) == 1:
                return found
