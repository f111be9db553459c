"""Exact play for two who count pairs, plainly: every jetton has a name, nothing is merged."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import TypeAlias

from abaculus.games.mathesso.decks import deck as deck_of
from abaculus.games.mathesso.material import BOX

Jettons: TypeAlias = frozenset[str]


def key(jetton: str) -> str:
    return jetton.partition("/")[0]


def top(jetton: str) -> str:
    return jetton.partition("/")[2].partition("#")[0]


def proved(unseen: Jettons) -> Jettons:
    """Those under whose back only one key is left."""
    keys: dict[str, set[str]] = {}
    for jetton in unseen:
        keys.setdefault(top(jetton), set()).add(key(jetton))
    return frozenset(jetton for jetton in unseen if len(keys[top(jetton)]) == 1)


class PlainPairs:
    """Two who forget nothing; a turn takes a known pair or begins with an unseen jetton."""

    def __init__(self, min_flips: int) -> None:
        self._may_stop = min_flips == 1
        self.value = cache(self._value)

    def _value(self, unseen: Jettons, seen: Jettons) -> float:
        return max(self._firsts(unseen, seen), default=0.0)

    def _firsts(self, unseen: Jettons, seen: Jettons) -> Iterator[float]:
        known = seen | proved(unseen)
        for one, other in combinations(sorted(known), 2):
            if key(one) == key(other):
                yield 1 - self.value(unseen - {one, other}, seen - {one, other})
        for there in classes(unseen - known):
            yield sum(max(self._seconds(unseen - {up}, seen, up)) for up in there) / len(there)

    def _seconds(self, unseen: Jettons, seen: Jettons, up: str) -> Iterator[float]:
        known = seen | proved(unseen)
        for other in known:
            if key(other) == key(up):
                yield 1 - self.value(unseen - {other}, seen - {other})
            else:
                yield -self.value(unseen, seen | {up})
        if self._may_stop:
            yield -self.value(unseen, seen | {up})
        for there in classes(unseen - known):
            yield sum(self._shown(unseen - {other}, seen, up, other) for other in there) / len(
                there
            )

    def _shown(self, unseen: Jettons, seen: Jettons, up: str, other: str) -> float:
        if key(other) == key(up):
            return 1 - self.value(unseen, seen)
        return -self.value(unseen, seen | {up, other})


def classes(unseen: Jettons) -> list[list[str]]:
    """The jettons by their backs."""
    backs = sorted({top(jetton) for jetton in unseen})
    return [[jetton for jetton in unseen if top(jetton) == back] for back in backs]


def plain_exact(deck: str, min_flips: int) -> float:
    """By how many pairs the first player comes out ahead on average, nothing seen at first."""
    return PlainPairs(min_flips).value(frozenset(deck_of(BOX, deck).jettons), frozenset[str]())
