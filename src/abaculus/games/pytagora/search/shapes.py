# hot: compiled with mypyc where possible
"""Shapes: the numbers of digits, signs and terms, packed into one integer that can be added."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.search.parts import SearchTerm

DIGIT: Final = 1
TIMES: Final = 1 << 6
BY: Final = 1 << 12
TERM: Final = 1 << 18
OTHER: Final = 1 << 24
"""A piece that is neither digit nor sign."""
WORTH: Final = 1 << 30
"""One point of such pieces."""

MASK: Final = 63
EMPTIED: Final = 3
"""The points for emptying the hand."""


def digits_of(shape: int) -> int:
    """How many digits a shape has."""
    return shape & MASK


def size_of(shape: int) -> int:
    """How many pieces a shape has, with a sign before each term."""
    first = (shape & MASK) + (shape >> 6 & MASK) + (shape >> 12 & MASK)
    return first + (shape >> 18 & MASK) + (shape >> 24 & MASK)


def others_of(shape: int) -> int:
    """How many pieces a shape has that are neither digits nor signs."""
    return shape >> 24 & MASK


def signs_of(shape: int) -> int:
    """How many × and ÷ a shape has."""
    return (shape >> 6 & MASK) + (shape >> 12 & MASK)


class PointBound:
    """An upper bound on the points of any terms of a rest, each with the sign before it."""

    def __init__(self, points: dict[str, int], longest: int, is_pro: bool) -> None:
        self.digit = max([points[digit] for digit in "0123456789"])
        self.place = points["place"]
        self.sign = max(points["+"], points["-"])
        self.times = points["*"]
        self.by = points["/"]
        self.longest = longest
        self.is_pro = is_pro
        self.known: dict[int, int] = {}

    def of(self, rest: int, room: int) -> int:
        """The most points of some of a rest in this much room, including an emptied hand."""
        key = rest << 8 | min(room, 255)
        known = self.known.get(key, -1)
        if known < 0:
            known = self.reckon(rest, room)
            self.known[key] = known
        return known

    def dearest(self, terms: tuple[SearchTerm, ...]) -> int:
        """The most points of any piece of some terms."""
        most = 0
        for term in terms:
            if term.divisors:
                most = max(most, self.by)
            if len(term.factors) > 1:
                most = max(most, self.times)
            for atom in term.factors + term.divisors:
                most = max(most, atom.dearest)
        return max(most, self.sign)

    def reckon(self, rest: int, room: int) -> int:
        """Compute the same."""
        if rest == 0:
            return EMPTIED
        digits = rest & MASK
        times = rest >> 6 & MASK
        by = rest >> 12 & MASK
        terms = rest >> 18 & MASK
        worth = rest >> 30
        best = 0
        for some in range(1, terms + 1):
            for fewer in range(times + 1):
                for few in range(by + 1):
                    numbers = some + fewer + few
                    used = digits if self.is_pro else min(digits, room - numbers)
                    if numbers > used and not self.is_pro:
                        break
                    points = some * self.sign + fewer * self.times + few * self.by + worth
                    points += self.of_digits(max(used, 0), numbers)
                    if used == digits and some == terms and fewer == times and few == by:
                        points += EMPTIED
                    best = max(best, points)
        return best

    def of_digits(self, digits: int, numbers: int) -> int:
        """The most points of digits in this many numbers: some very long, the others short."""
        if self.is_pro:
            numbers = min(numbers, max(digits, 1))
        points = 0
        left = digits
        for after in range(numbers - 1, -1, -1):
            long = min(self.longest, left - after)
            points += long * self.digit + self.place * (long * (long - 1) // 2)
            left -= long
        return points
