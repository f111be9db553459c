"""Endings for points in the solver's terms: the pairs left, and their worth (12)."""

from __future__ import annotations

from typing import Final, TypeAlias

from abaculus.games.mathesso.decks import PairDeck, deck
from abaculus.games.mathesso.scoring import gain
from abaculus.games.mathesso.state import Rules, keys_of
from abaculus.games.mathesso.strategy.candidates import CandidateTurn
from abaculus.games.mathesso.strategy.point_solver import (
    FIRST,
    HIDDEN,
    KNOWN,
    REST,
    SECOND,
    Pairs,
    PointSolver,
    TooManyTablesError,
)
from abaculus.games.mathesso.strategy.pools import Pool, TableKnowledge
from abaculus.games.mathesso.view import View
from abaculus.kernel.messages import Seat

_UNRESOLVED: Final = 6
"""The most pairs with something unknown that are tried."""
_LEFT: Final = 9
"""The most pairs altogether."""
_MOST: Final = 8_000
"""The most tables examined before giving up."""

HandKeys: TypeAlias = tuple[str, ...]


def _solver(rules: Rules, keys: tuple[str, ...], hands: tuple[HandKeys, HandKeys]) -> PointSolver:
    """The solver of the ending with these pairs; the hands are the mover's and the other's."""
    cards = deck(rules.box, rules.deck)
    pairs = [cards.pairs[key] for key in keys]
    numbers = {top: number for number, top in enumerate(_tops(cards, keys))}

    def worth(player: int, number: int, others: tuple[int, ...]) -> int:
        held = [*hands[player], *(keys[other] for other in others)]
        return gain(cards, rules, held, keys[number])

    return PointSolver(
        tuple((numbers[pair.top1], numbers[pair.top2]) for pair in pairs),
        tuple(cards.related(key) for key in keys),
        worth,
        rules.min_flips == 1,
        _MOST,
    )


def _tops(cards: PairDeck, keys: tuple[str, ...]) -> list[str]:
    return sorted({top for key in keys for top in cards.pairs[key].tops})


class Endgame:
    """An ending for two, and its solver."""

    def __init__(
        self, view: View, table: TableKnowledge, rival: Seat, keys: tuple[str, ...]
    ) -> None:
        self._table, self._cards = table, deck(view.rules.box, view.rules.deck)
        hands = view.hands[view.seat or 0], view.hands[rival]
        mover, other = (tuple(keys_of(hand)) for hand in hands)
        self._keys, self._tops = keys, _tops(self._cards, keys)
        self._solver = _solver(view.rules, keys, (mover, other))

    def first(self) -> CandidateTurn | None:
        """The best way to begin a turn; None: there is too much to examine."""
        try:
            ways = list(self._solver.firsts(0, self._pairs(self._table.pool)))
        except TooManyTablesError:
            return None
        value, number, one = max(ways, key=lambda way: way[0])
        if number != REST:
            return CandidateTurn(value, key=self._keys[number])
        return CandidateTurn(value, top=self._tops[one])

    def second(self, key: str) -> CandidateTurn | None:
        """The same after a jetton of this pair was turned; without a back: nothing new."""
        pool = self._table.pool.copy()
        pool.known[key] = pool.known.get(key, 0) + 1
        try:
            ways = list(self._solver.seconds(0, self._pairs(pool), self._keys.index(key)))
        except TooManyTablesError:
            return None
        value, one = max(ways, key=lambda way: way[0])
        return CandidateTurn(value, key, "" if one < 0 else self._tops[one])

    def _pairs(self, pool: Pool) -> Pairs:
        return self._solver.settled(tuple(self._status(pool, key) for key in self._keys))

    def _status(self, pool: Pool, key: str) -> int:
        """What is known of a pair; of equal backs the first is known first."""
        known = pool.known.get(key, 0)
        if known != 1:
            return KNOWN if known else HIDDEN
        first, second = self._cards.pairs[key].tops
        is_second_unseen = pool.unseen.get(second, {}).get(key, 0) > 0
        return FIRST if first == second or is_second_unseen else SECOND


def find_endgame(view: View, table: TableKnowledge, rival: Seat) -> Endgame | None:
    """The ending, if it is for points between two, with few pairs left and none of them twice."""
    rules, pool = view.rules, table.pool
    if rules.by_pairs or rules.players - len(view.gone) != 2:
        return None
    if view.extra is not None or view.interrupted is not None:
        return None
    counts = dict(pool.known)
    for kinds in pool.unseen.values():
        for key, many in kinds.items():
            counts[key] = counts.get(key, 0) + many
    counts = {key: many for key, many in counts.items() if many}
    resolved = sum(1 for many in pool.known.values() if many > 1)
    if len(counts) > _LEFT or len(counts) - resolved > _UNRESOLVED:
        return None
    cards = deck(rules.box, rules.deck)
    if any(many > 2 for many in counts.values()):
        return None
    if not view.is_spent and any(cards.pairs[key].group == "C" for key in counts):
        return None
    return Endgame(view, table, rival, tuple(sorted(counts, key=cards.rank)))
