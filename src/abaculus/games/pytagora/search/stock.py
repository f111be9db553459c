# hot: compiled with mypyc where possible
"""The terms a hand can write, alone or with crossed pieces (section 12, steps 1 and 3).

With D digits in a whole line, a part with m of them is worth less than 10 to the power D − m,
because all other parts together cannot be worth that much; likewise the denominator of its
fraction.
"""

from __future__ import annotations

from math import gcd

from abaculus.games.pytagora.search.counters import Counters
from abaculus.games.pytagora.search.effort import Effort
from abaculus.games.pytagora.search.parts import PRIME, Atom, LinePart, SearchTerm
from abaculus.games.pytagora.search.shapes import BY, DIGIT, MASK, TERM, TIMES

_TEN = [10**power for power in range(40)]


class TermStock:
    """Terms from a set of pieces, for lines with this many digits and ÷ in all."""

    def __init__(
        self,
        points: dict[str, int],
        counters: Counters,
        handful: tuple[str, ...],
        must: tuple[str, ...],
        digits: int,
        by: int,
        effort: Effort,
    ) -> None:
        self.effort = effort
        self.points = points
        self.counters = counters
        self.held = counters.packed([kind for kind in handful if kind in counters.units])
        self.guards = counters.guards
        self.digits = digits
        self.times_held = handful.count("*")
        self.by_held = handful.count("/")
        self.by = by
        self.must = counters.packed(must)
        self.sign = max(points["+"], points["-"])
        self.atoms: list[Atom] = []
        self.values: list[int] = []
        self.fitting: dict[int, list[int]] = {}
        self.parts: list[LinePart] = []
        self.inverses: dict[int, int] = {}
        self.kinds = sorted({kind for kind in handful if kind.isdigit()})
        self.digit_bits = 0
        for kind in self.kinds:
            self.digit_bits |= counters.widths[kind] << counters.places[kind]

    def terms(self) -> list[LinePart]:
        """Every term that contains all required pieces."""
        self.write_numbers((), 0, 0, 0, 0)
        self.atoms.sort(key=_value)
        self.values = [atom.top for atom in self.atoms]
        self.multiply(0, 1, self.held, 0, 0, (), self.times_held)
        return self.parts

    def write_numbers(
        self, pieces: tuple[str, ...], value: int, used: int, points: int, dearest: int
    ) -> None:
        """Write all numbers with this beginning, short enough for the rest of a line to match."""
        many = len(pieces)
        if many:
            if self.effort.spend(many % 2):
                return
            self.atoms.append(Atom(pieces, value, 1, used, many * DIGIT, points, dearest))
            if value == 0 or 2 * many + 2 > self.digits:
                return
        place = self.points["place"]
        for kind in self.kinds:
            more = used + self.counters.units[kind]
            if ((self.held | self.guards) - more) & self.guards == self.guards:
                # the digits before move up one place
                worth = points + self.points[kind] + many * place
                top = max(dearest + place, self.points[kind])
                self.write_numbers((*pieces, kind), value * 10 + int(kind), more, worth, top)

    def numbers(self, left: int) -> list[int]:
        """The numbers that can be written with the pieces left, in ascending order."""
        left &= self.digit_bits
        known = self.fitting.get(left)
        if known is None:
            guards = self.guards
            room = left | guards
            self.effort.spend(len(self.atoms) // 16)
            if self.effort.breathe(len(self.atoms)):
                return []
            known = [
                index
                for index in range(len(self.atoms))
                if (room - self.atoms[index].used) & guards == guards
            ]
            self.fitting[left] = known
        return known

    def multiply(
        self,
        start: int,
        product: int,
        left: int,
        shape: int,
        points: int,
        factors: tuple[Atom, ...],
        times: int,
    ) -> None:
        """Find all terms with these factors and further ones, in ascending order."""
        for index in self.numbers(left):
            if index < start:
                continue
            atom = self.atoms[index]
            value = atom.top
            if value == 0:
                if not factors:
                    self.keep(0, 1, left - atom.used, atom.shape, atom.points, (atom,), ())
                continue
            larger = product * value
            whole = shape + atom.shape
            room = self.digits - (whole & MASK)
            if room < 1 or larger >= _TEN[room]:
                break
            if self.effort.spend(1):
                return
            more = (*factors, atom)
            rest = left - atom.used
            worth = points + atom.points
            self.keep(larger, 1, rest, whole, worth, more, ())
            if self.by_held:
                self.divide(0, larger, 1, rest, whole, worth, more, (), self.by_held)
            if times:
                step = self.counters.units["*"]
                self.multiply(
                    index,
                    larger,
                    rest - step,
                    whole + TIMES,
                    worth + self.points["*"],
                    more,
                    times - 1,
                )

    def divide(
        self,
        start: int,
        top: int,
        bottom: int,
        left: int,
        shape: int,
        points: int,
        factors: tuple[Atom, ...],
        divisors: tuple[Atom, ...],
        by: int,
    ) -> None:
        """Find all terms with these factors and these and further divisors, in ascending order."""
        left -= self.counters.units["/"]
        shape += BY
        points += self.points["/"]
        # a value that is not whole needs another one, so another ÷, in the rest of the line
        is_last = self.by - len(divisors) == 1
        for index in self.numbers(left):
            if index < start:
                continue
            value = self.values[index]
            if value == 0 or (is_last and top % (bottom * value)):
                continue
            atom = self.atoms[index]
            whole = shape + atom.shape
            room = self.digits - (whole & MASK)
            if room < 1:
                break
            if self.effort.spend(1):
                return
            under = bottom * value
            more = (*divisors, atom)
            rest = left - atom.used
            self.keep(top, under, rest, whole, points + atom.points, factors, more)
            if by > 1:
                self.divide(
                    index, top, under, rest, whole, points + atom.points, factors, more, by - 1
                )

    def keep(
        self,
        top: int,
        bottom: int,
        left: int,
        shape: int,
        points: int,
        factors: tuple[Atom, ...],
        divisors: tuple[Atom, ...],
    ) -> None:
        """Keep a term unless the rest of a line can never have the same value."""
        used = self.held - left
        if ((used | self.guards) - self.must) & self.guards != self.guards:
            return
        if bottom > 1:
            common = gcd(top, bottom)
            top //= common
            bottom //= common
        room = _TEN[self.digits - (shape & MASK)]
        if top >= room or bottom >= room or (bottom > 1 and len(divisors) == self.by):
            return
        value = top
        if bottom > 1:
            inverse = self.inverses.get(bottom, 0)
            if not inverse:
                inverse = pow(bottom, -1, PRIME)
                self.inverses[bottom] = inverse
            value = top * inverse % PRIME
        lost = self.lost(factors, divisors)
        term = SearchTerm(factors, divisors, top == 0)
        self.parts.append(
            LinePart(value, used, shape + TERM, points - lost + self.sign, (term,), 0)
        )

    def lost(self, factors: tuple[Atom, ...], divisors: tuple[Atom, ...]) -> int:
        """The points that signs beside a written 1 lose in the best order."""
        if not divisors and len(factors) == 1:
            return 0
        plain = self.points["plain"]
        less = 0
        for atom in divisors:
            if atom.top == 1:
                less += max(self.points["/"] - plain, 0)
        ones = 0
        for atom in factors:
            if atom.top == 1:
                ones += 1
        if ones and (divisors or ones > 1):
            ones -= 1
        return less + ones * max(self.points["*"] - plain, 0)


def _value(atom: Atom) -> int:
    return atom.top
