# hot: compiled with mypyc where possible
"""Every way to write some terms as a line into given cells."""

from __future__ import annotations

from collections.abc import Callable

from abaculus.games.pytagora.search.effort import Effort
from abaculus.games.pytagora.search.parts import Atom, SearchTerm


class SignedTerm:
    """A term with all its orders, and whether it is subtracted from the left side."""

    def __init__(self, orders: list[tuple[str, ...]], is_minus: bool, is_zero: bool) -> None:
        self.orders = orders
        self.is_minus = is_minus
        self.is_zero = is_zero


class Arranger:
    """Fills cells, some of which already hold a piece, from the first to the last."""

    def __init__(
        self,
        terms: list[SignedTerm],
        plus: int,
        minus: int,
        is_unary: bool,
        try_line: Callable[[tuple[str, ...]], bool],
        effort: Effort,
    ) -> None:
        self.terms = terms
        self.plus = plus
        self.minus = minus
        self.is_unary = is_unary
        self.effort = effort
        self.try_line = try_line
        """Takes a line; returns whether that is enough."""
        self.fixed: tuple[str, ...] = ()
        self.line: list[str] = []
        self.everything = (1 << len(terms)) - 1
        self.steps = 0
        """How many places were tried in the last site."""
        self.is_turned = False
        """Whether the sides are swapped."""
        self.is_done = False

    def arrange(self, fixed: tuple[str, ...], is_member: bool) -> None:
        """Try the lines that fit, or single members, until that is enough."""
        self.fixed = fixed
        self.line = list(fixed)
        self.steps = 0
        self.is_done = False
        self.is_turned = False
        self.go_on(0, 0, is_member, False)
        if not is_member and not self.is_done:
            self.is_turned = True
            self.go_on(0, 0, False, False)

    def go_on(self, at: int, written: int, is_right: bool, is_begun: bool) -> None:
        """Write what may come next."""
        self.steps += 1
        if at == len(self.fixed):
            if is_right and is_begun and written == self.everything:
                self.is_done = self.try_line(tuple(self.line))
            return
        if written == self.everything and (is_right or not is_begun):
            return
        if is_begun and not is_right and self.put("=", at):
            self.go_on(at + 1, written, True, False)
            self.line[at] = self.fixed[at]
        before: SignedTerm | None = None
        for number in range(len(self.terms)):
            if self.is_done:
                return
            term = self.terms[number]
            if written >> number & 1 or term is before:
                continue
            before = term
            after = written | 1 << number
            is_added = term.is_minus == (is_right != self.is_turned)
            if term.is_zero or is_added:
                self.add(at, term, after, is_right, is_begun)
            if term.is_zero or not is_added:
                self.subtract(at, term, after, is_right, is_begun)

    def add(self, at: int, term: SignedTerm, after: int, is_right: bool, is_begun: bool) -> None:
        """Write a term with +, or as the first of a side."""
        if not is_begun:
            self.write(at, term, after, is_right)
        elif self.plus and self.put("+", at):
            self.plus -= 1
            self.write(at + 1, term, after, is_right)
            self.plus += 1
            self.line[at] = self.fixed[at]

    def subtract(
        self, at: int, term: SignedTerm, after: int, is_right: bool, is_begun: bool
    ) -> None:
        """Write a term with −."""
        if (is_begun or self.is_unary) and self.minus and self.put("-", at):
            self.minus -= 1
            self.write(at + 1, term, after, is_right)
            self.minus += 1
            self.line[at] = self.fixed[at]

    def put(self, piece: str, at: int) -> bool:
        """Write one piece if it may be there."""
        there = self.fixed[at]
        if there and there != piece:
            return False
        self.line[at] = piece
        return True

    def write(self, at: int, term: SignedTerm, after: int, is_right: bool) -> None:
        """Write a term in all its orders."""
        end = at + len(term.orders[0]) if term.orders else 0
        if end == 0 or end > len(self.fixed):
            return
        if self.effort.breathe(len(term.orders)):
            self.is_done = True
            return
        for order in term.orders:
            for place in range(at, end):
                there = self.fixed[place]
                if there and there != order[place - at]:
                    break
            else:
                for place in range(at, end):
                    self.line[place] = order[place - at]
                self.go_on(end, after, is_right, True)
                for place in range(at, end):
                    self.line[place] = self.fixed[place]
                if self.is_done:
                    return


def orders_of(term: SearchTerm, is_whole: bool) -> list[tuple[str, ...]]:
    """All orders of a term; `is_whole`: only those whose divisions leave no remainder."""
    found: dict[tuple[str, ...], bool] = {}
    for number in range(len(term.factors)):
        first = term.factors[number]
        factors = list(term.factors[:number] + term.factors[number + 1 :])
        _order(first.pieces, first.top, first.bottom, factors, list(term.divisors), is_whole, found)
    return list(found)


def _order(
    pieces: tuple[str, ...],
    top: int,
    bottom: int,
    factors: list[Atom],
    divisors: list[Atom],
    is_whole: bool,
    found: dict[tuple[str, ...], bool],
) -> None:
    if not factors and not divisors:
        found[pieces] = True
    for number, atom in enumerate(factors):
        others = factors[:number] + factors[number + 1 :]
        more = (*pieces, "*", *atom.pieces)
        _order(more, top * atom.top, bottom * atom.bottom, others, divisors, is_whole, found)
    for number, atom in enumerate(divisors):
        above, below = top * atom.bottom, bottom * atom.top
        if is_whole and above % below:
            continue
        others = divisors[:number] + divisors[number + 1 :]
        _order((*pieces, "/", *atom.pieces), above, below, factors, others, is_whole, found)
