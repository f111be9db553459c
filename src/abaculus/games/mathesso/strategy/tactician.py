"""The tactician: what a turn promises, less what it leaves to the next player (12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import nlargest
from typing import Final, TypeAlias

from abaculus.games.mathesso.strategy.candidates import CandidateTurn, best_value, candidates
from abaculus.games.mathesso.strategy.pair_values import PairValues
from abaculus.games.mathesso.strategy.pools import Pool
from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Seat

_WIDTH: Final = 6
"""How many candidates of each kind are examined."""

Weights: TypeAlias = dict[str, float]


class Tactician:
    """A seat that thinks one reply ahead, without turns that only pass the time."""

    def __init__(
        self, worths: PairValues, seat: Seat, rival: Seat, keys: Iterable[str], quiet: bool
    ) -> None:
        self._worths, self._seat, self._rival = worths, seat, rival
        self._own: Weights = {key: worths.of(seat, key) for key in keys}
        self._next: Weights = {key: worths.of(rival, key) for key in keys}
        self._after: dict[str, Weights] = {}
        self._quiet = quiet
        """Whether a turn may end after one jetton."""

    def first(self, pool: Pool, stop: Stop) -> CandidateTurn:
        """The best way to begin; the greedy one is examined first."""
        best: CandidateTurn | None = None
        for one in self._ordered(pool):
            if best is not None and stop():
                break
            value = self._value(pool, one)
            if best is None or value > best.value:
                best = CandidateTurn(value, one.key, one.top)
        if best is None:
            raise ValueError("the table is empty")
        return best

    def _ordered(self, pool: Pool) -> list[CandidateTurn]:
        found = candidates(pool, self._own)
        pairs = [one for one in found if not one.top]
        backs = [one for one in found if one.top]
        kinds = (pairs, backs, list(self._half(pool)))
        chosen = [one for kind in kinds for one in nlargest(_WIDTH, kind, key=_worth)]
        return sorted(chosen, key=_worth, reverse=True)

    def _half(self, pool: Pool) -> Iterator[CandidateTurn]:
        """Known jettons whose partner may be under one of several backs."""
        for key, count in pool.known.items():
            top, many, of = pool.hit(key, pool.pairs[key].top1)
            if count == 1 and many:
                yield CandidateTurn(self._own[key] * many / of, key, top)

    def _value(self, pool: Pool, one: CandidateTurn) -> float:
        if not one.top:
            return self._take(pool, one.key)
        if one.key:
            return self.search(pool, one.key, one.top)
        keys = pool.unseen[one.top]
        total = 0.0
        for key, many in keys.items():
            total += many * self.second(pool.turned(one.top, key), key, one.top)[0]
        return total / pool.left[one.top]

    def second(self, pool: Pool, key: str, top: str) -> tuple[float, str | None]:
        """The best worth once a jetton is up, and the back; None: enough is known.

        The pool counts the jetton that is up among the known ones.
        """
        if pool.known[key] > 1:
            return self._take(pool, key), None
        other, many, _ = pool.hit(key, top)
        if not many:
            raise ValueError(f"{key} has no partner on the table")
        on = self.search(pool, key, other)
        if self._quiet or sum(pool.known.values()) > 1:
            quiet = self.rest(pool)
            if quiet >= on:
                return quiet, None
        return on, other

    def rest(self, pool: Pool) -> float:
        """The worth of leaving the table to the next player as it is."""
        return -best_value(pool, self._next)

    def _take(self, pool: Pool, key: str) -> float:
        if key not in self._after:
            self._after[key] = self._weights_after(key)
        return self._own[key] - best_value(pool.without(key), self._after[key])

    def _weights_after(self, key: str) -> Weights:
        """The worth of pairs to the next player when this seat has taken one more."""
        worths = self._worths.after(self._seat, key)
        return {other: worths.of(self._rival, other) for other in self._next}

    def search(self, pool: Pool, key: str, top: str) -> float:
        """The worth of looking for a match under a back."""
        total = 0.0
        for other, many in pool.unseen[top].items():
            seen = pool.turned(top, other)
            total += many * (self._take(seen, key) if other == key else self.rest(seen))
        return total / pool.left[top]


def _worth(one: CandidateTurn) -> float:
    return one.value
