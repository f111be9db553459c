# hot: compiled with mypyc where possible
"""Pieces as packed counters: a few bits per kind, with a guard bit that shows an overdraft."""

from __future__ import annotations

from collections.abc import Iterable


class Counters:
    """The packing of the kinds of a hand and those it may cross."""

    def __init__(self, hand: Iterable[str], most_crossed: dict[str, int]) -> None:
        counts: dict[str, int] = dict(most_crossed)
        for kind in hand:
            counts[kind] = counts.get(kind, 0) + 1
        self.units: dict[str, int] = {}
        self.guards = 0
        self.places: dict[str, int] = {}
        self.widths: dict[str, int] = {}
        place = 0
        for kind in sorted(counts):
            width = counts[kind].bit_length()
            self.units[kind] = 1 << place
            self.places[kind] = place
            self.widths[kind] = (1 << width) - 1
            self.guards |= 1 << (place + width)
            place += width + 1

    def packed(self, pieces: Iterable[str]) -> int:
        """A counter with this many of each kind."""
        return sum([self.units[kind] for kind in pieces])

    def fits(self, held: int, used: int) -> bool:
        """Whether one counter is part of the other."""
        return ((held | self.guards) - used) & self.guards == self.guards

    def count(self, packed: int, kind: str) -> int:
        """How many of a kind there are in a counter."""
        if kind not in self.places:
            return 0
        return packed >> self.places[kind] & self.widths[kind]
