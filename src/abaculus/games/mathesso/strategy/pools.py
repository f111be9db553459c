"""What the backs reveal: which jettons can be where, given some remembered faces (12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from abaculus.games.mathesso.decks import PairDeck, deck
from abaculus.games.mathesso.state import COVERED
from abaculus.games.mathesso.view import View


class Pool:
    """The jettons on the table, as counts: those not seen by their backs, those known by key.

    Unseen jettons with equal backs are exchangeable. Where only one key is left for a back, all its
    jettons are known without being turned.
    """

    __slots__ = ("known", "left", "pairs", "unseen")

    def __init__(
        self, table: PairDeck, unseen: dict[str, dict[str, int]], known: dict[str, int]
    ) -> None:
        self.pairs = table.pairs
        self.unseen = unseen
        """For each back the keys possible under it, with their counts; none is empty."""
        self.known = known
        """For each key how many covered jettons are known to have it."""
        self.left: dict[str, int] = {top: sum(keys.values()) for top, keys in unseen.items()}
        """For each back how many jettons are unseen."""

    def copy(self) -> Pool:
        """A copy that may be changed."""
        made = Pool.__new__(Pool)
        made.pairs, made.unseen = self.pairs, self.unseen.copy()
        made.known, made.left = self.known.copy(), self.left.copy()
        return made

    def turned(self, top: str, key: str) -> Pool:
        """The pool after an unseen jetton has shown its key, which is known from now on."""
        made = self.copy()
        made.known[key] = made.known.get(key, 0) + 1
        keys = made.unseen[top].copy()
        keys[key] -= 1
        if not keys[key]:
            del keys[key]
        made.unseen[top] = keys
        made.left[top] -= 1
        made.deduce(top)
        return made

    def without(self, key: str) -> Pool:
        """The pool after a known pair was taken."""
        made = self.copy()
        made.known[key] -= 2
        return made

    def deduce(self, top: str) -> None:
        """Mark jettons as known whose back has a single key left."""
        keys = self.unseen[top]
        if len(keys) <= 1:
            for key, count in keys.items():
                self.known[key] = self.known.get(key, 0) + count
            del self.unseen[top], self.left[top]

    def known_pairs(self) -> Iterator[str]:
        """The keys of which two jettons are known."""
        return (key for key, count in self.known.items() if count > 1)

    def partner_tops(self, key: str, top: str) -> tuple[str, ...]:
        """The backs that may hide a match for a jetton."""
        first, second = self.pairs[key].tops
        if first == second:
            return (first,)
        return (second, first) if top == first else (first, second)

    def hit(self, key: str, top: str) -> tuple[str, int, int]:
        """The likeliest back for a match of a jetton with this key, and its chance as a ratio."""
        best = (top, 0, 1)
        for other in self.partner_tops(key, top):
            count = self.unseen.get(other, {}).get(key, 0)
            if count and count * best[2] > best[1] * self.left[other]:
                best = (other, count, self.left[other])
        return best


class TableKnowledge:
    """A pool together with its places."""

    __slots__ = ("free", "places", "pool")

    def __init__(self, view: View, recalled: Mapping[int, str]) -> None:
        cards = deck(view.rules.box, view.rules.deck)
        unseen = {top: dict(counts) for top, counts in cards.kinds.items()}
        self.places: dict[str, list[int]] = {}
        """The covered places whose key is known, by key."""
        self.free: dict[str, list[int]] = {}
        """The covered places whose key is not known, by back."""
        for place, top in enumerate(view.tops):
            is_covered = view.lies[place] == COVERED
            key = recalled.get(place, view.faces[place])
            if key:
                unseen[top][key] -= 1
                if is_covered:
                    self.places.setdefault(key, []).append(place)
            elif is_covered:
                self.free.setdefault(top, []).append(place)
        left = {top: {key: n for key, n in keys.items() if n} for top, keys in unseen.items()}
        known = {key: len(places) for key, places in self.places.items()}
        self.pool = Pool(cards, left, known)
        for top, keys in left.copy().items():
            if len(keys) <= 1:
                self.pool.deduce(top)
                for key in keys:
                    self.places.setdefault(key, []).extend(self.free.pop(top, []))
