"""The worth of a pair: to the seat that takes it, and by denying it to the strongest rival."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from abaculus.games.mathesso.decks import PairDeck, deck
from abaculus.games.mathesso.scoring import gain, score
from abaculus.games.mathesso.state import Rules, keys_of
from abaculus.games.mathesso.view import View
from abaculus.kernel.messages import Seat

KeysByRelation: TypeAlias = dict[int, tuple[str, ...]]
"""A hand by the groups its pairs are counted in."""


class PairValues:
    """The hands of a game, for the worth of one more pair."""

    def __init__(self, view: View) -> None:
        self._rules = view.rules
        self._deck = deck(view.rules.box, view.rules.deck)
        self._held = tuple(_group_keys(self._deck, keys_of(hand)) for hand in view.hands)
        self._rivals = _rivals(view, self._deck)

    def after(self, seat: Seat, key: str) -> PairValues:
        """The values after a seat has taken a pair."""
        made = PairValues.__new__(PairValues)
        made._rules, made._deck, made._rivals = self._rules, self._deck, self._rivals
        held = self._held[seat].copy()
        related = self._deck.related(key)
        held[related] = tuple(sorted((*held.get(related, ()), key)))
        made._held = (*self._held[:seat], held, *self._held[seat + 1 :])
        return made

    def own(self, seat: Seat, key: str) -> int:
        """The worth of a pair to a seat."""
        related = self._held[seat].get(self._deck.related(key), ())
        return _gain(self._rules, related, key)

    def of(self, seat: Seat, key: str) -> float:
        """That plus half of its worth to the strongest rival."""
        rival = self._rivals[seat]
        return self.own(seat, key) + (0 if rival is None else self.own(rival, key) / 2)


def _group_keys(table: PairDeck, keys: list[str]) -> KeysByRelation:
    held: KeysByRelation = {}
    for key in sorted(keys):
        related = table.related(key)
        held[related] = (*held.get(related, ()), key)
    return held


def _rivals(view: View, table: PairDeck) -> tuple[Seat | None, ...]:
    """For each seat the other seat still in with the most points."""
    points = [score(table, view.rules, keys_of(hand)) for hand in view.hands]
    seats = [seat for seat in range(view.rules.players) if seat not in view.gone]
    return tuple(
        max(
            (other for other in seats if other != seat),
            key=lambda other: points[other],
            default=None,
        )
        for seat in range(view.rules.players)
    )


@lru_cache(maxsize=1 << 14)
def _gain(rules: Rules, related: tuple[str, ...], key: str) -> int:
    return gain(deck(rules.box, rules.deck), rules, related, key)
