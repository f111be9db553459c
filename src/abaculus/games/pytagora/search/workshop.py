# hot: compiled with mypyc where possible
"""The terms of Pro, as far as they are searched: fractions only, and nothing long.

Decimals, fractions, one power or root per factor, and brackets around two short parts.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from abaculus.games.pytagora.kinds import DIGITS, FRACTIONS, POWERS, ROOTS
from abaculus.games.pytagora.search.counters import Counters
from abaculus.games.pytagora.search.effort import Effort
from abaculus.games.pytagora.search.parts import PRIME, Atom, LinePart, SearchTerm
from abaculus.games.pytagora.search.shapes import BY, DIGIT, OTHER, TERM, TIMES, WORTH
from abaculus.maths.roots import fraction_root

_LARGEST: Final = 100_000
"""The largest numerator or denominator of a value."""
_LONGEST: Final = 3
"""The most digits of a number."""
_ATOMS: Final = 1500
_PARTS: Final = 12_000
_NOTING: Final = 20
"""The number of small steps to examine an atom."""
_DEGREES: Final = {"^2": 2, "^3": 3, "^4": 4, "r2": 2, "r3": 3, "r4": 4}


class TermWorkshop:
    """Terms from a set of pieces that all contain the required pieces."""

    def __init__(
        self,
        points: dict[str, int],
        counters: Counters,
        handful: tuple[str, ...],
        must: tuple[str, ...],
        effort: Effort,
    ) -> None:
        self.points = points
        self.counters = counters
        self.held = counters.packed(handful)
        self.kinds = sorted(set(handful))
        self.must = must
        self.needed = counters.packed([kind for kind in must if kind in counters.units])
        self.effort = effort
        self.sign = max(points["+"], points["-"])
        self.atoms: list[Atom] = []
        self.seen: set[tuple[str, ...]] = set()
        self.parts: list[LinePart] = []

    def terms(self) -> list[LinePart]:
        """The terms, short ones first, up to a fair number of them."""
        if ")" in self.must:
            return []
        self.write_numbers((), 0)
        self.write_decimals()
        for kind in self.kinds:
            if kind in FRACTIONS:
                top, bottom = kind[1:-1].split("/")
                self.note((kind,), Fraction(int(top), int(bottom)), 0)
        plain = list(self.atoms)
        self.write_raised(plain)
        self.write_brackets([atom for atom in plain if len(atom.pieces) < 3])
        self.atoms.sort(key=_length)
        del self.atoms[_ATOMS:]
        for place, atom in enumerate(self.atoms):
            self.keep((atom,), (), Fraction(atom.top, atom.bottom))
            if self.effort.spend(1) or len(self.parts) > _PARTS:
                break
            self.extend(place, atom)
        return self.parts

    def note(self, pieces: tuple[str, ...], value: Fraction, inner: int) -> None:
        """Keep an atom that the pieces allow; `inner`: its + and − in brackets."""
        if self.effort.breathe(_NOTING) or pieces in self.seen:
            return
        if max(abs(value.numerator), value.denominator) > _LARGEST:
            return
        used = self.counters.packed([piece for piece in pieces if piece not in "+-)"])
        if not self.counters.fits(self.held, used):
            return
        self.seen.add(pieces)
        shape, worth, dearest, place = inner * TERM, 0, 0, 0
        for number, piece in enumerate(pieces):
            points = self.points[piece]
            if piece in DIGITS:
                shape += DIGIT
                place = _place(pieces, number)
                points += place * self.points["place"]
            elif piece == "*" or piece == "/":
                shape += TIMES if piece == "*" else BY
            elif piece not in "+-":
                shape += OTHER + points * WORTH
            worth += points
            dearest = max(dearest, points)
        top, bottom = value.numerator, value.denominator
        self.atoms.append(Atom(pieces, top, bottom, used, shape, worth, dearest))

    def write_numbers(self, pieces: tuple[str, ...], value: int) -> None:
        """Write all short whole numbers."""
        if pieces:
            many = len(self.atoms)
            self.note(pieces, Fraction(value), 0)
            if len(self.atoms) == many or value == 0 or len(pieces) == _LONGEST:
                return
        for kind in self.kinds:
            if kind in DIGITS:
                self.write_numbers((*pieces, kind), value * 10 + int(kind))

    def write_decimals(self) -> None:
        """Write numbers with one or two digits behind the comma, or one that repeats."""
        if "," not in self.kinds:
            return
        digits = [kind for kind in self.kinds if kind in DIGITS]
        wholes = [atom for atom in self.atoms if len(atom.pieces) < 3]
        for whole in wholes:
            for last in digits:
                if last != "0":
                    value = whole.top + Fraction(int(last), 10)
                    self.note((*whole.pieces, ",", last), value, 0)
                    for first in digits:
                        more = whole.top + Fraction(int(first + last), 100)
                        self.note((*whole.pieces, ",", first, last), more, 0)
                    if last != "9" and "~" in self.kinds:
                        value = whole.top + Fraction(int(last), 9)
                        self.note((*whole.pieces, ",", "~", last), value, 0)

    def write_raised(self, plain: list[Atom]) -> None:
        """Write powers, and roots that are fractions."""
        for atom in plain:
            for kind in self.kinds:
                value = Fraction(atom.top, atom.bottom)
                if kind in POWERS:
                    self.note((*atom.pieces, kind), value ** _DEGREES[kind], 0)
                elif kind in ROOTS:
                    root = _root(value, _DEGREES[kind])
                    if root is not None:
                        self.note((kind, *atom.pieces), root, 0)

    def write_brackets(self, short: list[Atom]) -> None:
        """Write sums and differences of two short parts in brackets, raised or not."""
        if "(" not in self.kinds:
            return
        short = short[:40]
        for left in short:
            for right in short:
                first, second = Fraction(left.top, left.bottom), Fraction(right.top, right.bottom)
                for sign, value in (("+", first + second), ("-", first - second)):
                    if value == 0:
                        continue
                    pieces = ("(", *left.pieces, sign, *right.pieces, ")")
                    self.note(pieces, value, 1)
                    for kind in self.kinds:
                        if kind in POWERS:
                            self.note((*pieces, kind), value ** _DEGREES[kind], 1)
                        elif kind in ROOTS:
                            root = _root(value, _DEGREES[kind])
                            if root is not None:
                                self.note((kind, *pieces), root, 1)

    def extend(self, place: int, atom: Atom) -> None:
        """Write terms of two atoms, and of three where there is room."""
        times, by = "*" in self.kinds, "/" in self.kinds
        first = Fraction(atom.top, atom.bottom)
        if atom.top == 0:
            return
        for number, other in enumerate(self.atoms):
            if self.effort.breathe(1):
                return
            if other.top == 0 or not self.counters.fits(self.held, atom.used + other.used):
                continue
            second = Fraction(other.top, other.bottom)
            if times and number >= place:
                self.keep((atom, other), (), first * second)
            if by:
                self.keep((atom,), (other,), first / second)
            if self.effort.spend(2) or len(self.parts) > _PARTS:
                return

    def keep(self, factors: tuple[Atom, ...], divisors: tuple[Atom, ...], value: Fraction) -> None:
        """Keep a term that the pieces allow."""
        if max(abs(value.numerator), value.denominator) > _LARGEST:
            return
        used, shape, points = 0, TERM, self.sign
        for atom in factors + divisors:
            used += atom.used
            shape += atom.shape
            points += atom.points
        many = len(factors) - 1
        shape += many * TIMES + len(divisors) * BY
        points += many * self.points["*"] + len(divisors) * self.points["/"]
        if many:
            used += many * self.counters.units["*"]
        if divisors:
            used += len(divisors) * self.counters.units["/"]
        if self.counters.fits(self.held, used) and self.counters.fits(used, self.needed):
            remainder = value.numerator * pow(value.denominator, -1, PRIME) % PRIME
            term = SearchTerm(factors, divisors, value == 0)
            self.parts.append(LinePart(remainder, used, shape, points, (term,), 0))


def _place(pieces: tuple[str, ...], number: int) -> int:
    """How many places a digit is from the units or the tenths of its number."""
    before = number
    while before >= 0 and (pieces[before] in DIGITS or pieces[before] == "~"):
        before -= 1
    if before >= 0 and pieces[before] == ",":
        return sum(1 for piece in pieces[before + 1 : number] if piece in DIGITS)
    end = number + 1
    while end < len(pieces) and pieces[end] in DIGITS:
        end += 1
    return end - number - 1


def _root(value: Fraction, degree: int) -> Fraction | None:
    """A root as a fraction; None if it is not one."""
    return None if value < 0 and degree != 3 else fraction_root(value, degree)


def _length(atom: Atom) -> int:
    return len(atom.pieces)
