# hot: compiled with mypyc where possible
"""Sums of a few terms of the hand alone, looked up by their value."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.search.effort import Effort
from abaculus.games.pytagora.search.parts import Bunch, LinePart, by_value, join_parts, make_bunches
from abaculus.games.pytagora.search.shapes import MASK

ENOUGH: Final = 40_000
"""Sums are made longer than necessary while there are at most this many."""

ROOM: Final = 500_000
"""The most sums: more would fill the memory and take long to free; the rest is left out."""


class Sums:
    """All single terms of a hand, and all sums of several up to some length.

    Any set of terms with w digits splits into two such that one is a single term or has at most
    2w/3 of them (the *met*, looked up by value), and the other at most w/2 (the *led*).
    """

    def __init__(
        self,
        terms: list[LinePart],
        held: int,
        guards: int,
        digits: int,
        half: int,
        many: int,
        effort: Effort,
    ) -> None:
        self.effort = effort
        self.held = held
        self.guards = guards
        self.many = many
        """The most terms of a line."""
        self.longest = min(digits, max(2 * digits // 3, half))
        """The most digits of sums of several terms."""
        self.sums: list[LinePart] = []
        self.terms: list[Bunch] = []
        if many > 2:
            self.grow(terms, 1 << 60)
            while self.longest < digits and len(self.sums) < ENOUGH // 3:
                before = self.sums
                self.longest += 1
                if not self.grow(terms, ENOUGH):
                    self.longest -= 1
                    self.sums = before
                    break
        else:
            self.longest = digits
        everything = terms + self.sums
        self.met = by_value(everything, effort)
        few = [part for part in everything if part.shape & MASK <= half]
        self.led: list[Bunch] = make_bunches(few, effort)
        # those with few digits first, because a long beginning leaves room for no others
        self.led.sort(key=_digits)

    def grow(self, terms: list[LinePart], most: int) -> bool:
        """Build all sums of several terms; stop when there are too many."""
        self.sums = []
        short = [part for part in terms if part.shape & MASK < self.longest]
        self.terms = make_bunches(short, self.effort)
        self.terms.sort(key=_digits)
        for place in range(len(self.terms)):
            bunch = self.terms[place]
            for index in range(len(bunch.parts)):
                self.add(bunch.parts[index], place, index)
                if self.effort.is_stopped:
                    return True
            if len(self.sums) > most:
                return False
        return True

    def add(self, part: LinePart, place: int, index: int) -> None:
        """Add all sums that begin with this one and continue with terms from there."""
        if self.effort.spend(1 + (len(self.terms) - place) // 32):
            return
        digits = part.shape & MASK
        left = (self.held - part.used) | self.guards
        for at in range(place, len(self.terms)):
            bunch = self.terms[at]
            if digits + (bunch.shape & MASK) > self.longest:
                break
            if (left - bunch.used) & self.guards != self.guards:
                continue
            if self.effort.spend(len(bunch.parts)):
                return
            first = index if at == place else 0
            for number in range(first, len(bunch.parts)):
                for is_minus in (False, True):
                    if len(self.sums) >= ROOM:
                        self.effort.is_full = True
                        return
                    more = join_parts(part, bunch.parts[number], is_minus)
                    self.sums.append(more)
                    if len(more.terms) < self.many - 1:
                        self.add(more, at, number)


def _digits(bunch: Bunch) -> int:
    return bunch.shape & MASK
