# hot: compiled with mypyc where possible
"""The lines found so far, and how parts become lines: placed, written and scored exactly."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from abaculus.games.pytagora.equality.parse import parse_line
from abaculus.games.pytagora.equality.scoring import EMPTY_HAND, best_new_piece, counts_in
from abaculus.games.pytagora.equality.terms import Continue, LineTerms, Play, Write
from abaculus.games.pytagora.kinds import COMMON
from abaculus.games.pytagora.search.arranger import Arranger, SignedTerm, orders_of
from abaculus.games.pytagora.search.effort import Effort
from abaculus.games.pytagora.search.parts import SearchTerm
from abaculus.games.pytagora.search.sites import LineSite
from abaculus.grids import DOWN, x_of, y_of
from abaculus.kernel.messages import Refusal

_SCORING: Final = 16
"""The work of scoring one line."""


class ScoredPlay(Struct, frozen=True):
    """A play and its points."""

    play: Play
    points: int


class Best:
    """The best lines so far, descending, and the points a further one must exceed."""

    def __init__(self, top: int) -> None:
        self.top = top
        self.lines: list[ScoredPlay] = []
        self.bar = -1

    def offer(self, line: ScoredPlay) -> None:
        """Take a line that is above the bar."""
        for other in self.lines:
            if other.play == line.play:
                return
        place = len(self.lines)
        while place and self.lines[place - 1].points < line.points:
            place -= 1
        self.lines.insert(place, line)
        del self.lines[self.top :]
        if len(self.lines) == self.top:
            self.bar = self.lines[-1].points


class Settler:
    """Writes terms into sites."""

    def __init__(
        self,
        terms: LineTerms,
        best: Best,
        hand: tuple[str, ...],
        is_double: bool,
        effort: Effort,
    ) -> None:
        self.terms = terms
        self.effort = effort
        self.best = best
        self.plus = hand.count("+")
        self.minus = hand.count("-")
        self.held = len(hand)
        self.is_double = is_double
        self.old: tuple[str, ...] = ()
        """The pieces before the new ones: the equality that is continued, and its =."""
        self.number = 0
        """The number of that equality."""
        self.crossed: tuple[bool, ...] = ()
        self.most = 0
        self.points = 0
        self.reached: tuple[str, ...] | None = None
        self.orders: dict[SearchTerm, list[tuple[str, ...]]] = {}

    def settle(
        self,
        terms: tuple[SearchTerm, ...],
        minus: int,
        sites: list[LineSite],
        crossed: tuple[str, ...],
        points: int,
    ) -> None:
        """Offer the best line of these terms in each site where it is above the bar.

        `points` is the most it can score without crossings.
        """
        shown = self.shown(terms, minus)
        inside = [piece for term in terms for piece in inner_signs(term)]
        plus = self.plus + crossed.count("+") - inside.count("+")
        minuses = self.minus + crossed.count("-") - inside.count("-")
        if plus < 0 or minuses < 0:
            return
        arranger = Arranger(
            shown, plus, minuses, self.terms.unary_minus, self.try_line, self.effort
        )
        for site in sites:
            if self.effort.is_stopped:
                return
            most = points + (0 if self.old else site.crossings * site.crossings)
            if most > self.best.bar:
                self.begin(site, most)
                arranger.arrange(site.fixed, bool(self.old))
                self.effort.spend(arranger.steps // 8)
                if self.reached is not None:
                    self.best.offer(ScoredPlay(self.play(site, self.reached), self.points))

    def begin(self, site: LineSite, most: int) -> None:
        """Turn to a site."""
        self.crossed = tuple([piece != "" for piece in site.fixed])
        self.most = most
        self.points = self.best.bar
        self.reached = None

    def shown(self, terms: tuple[SearchTerm, ...], minus: int) -> list[SignedTerm]:
        """The terms with their orders, equal ones adjacent as one object."""
        found: dict[tuple[tuple[str, ...], bool], SignedTerm] = {}
        keys: list[tuple[tuple[str, ...], bool]] = []
        for number in range(len(terms)):
            term = terms[number]
            orders = self.orders.get(term)
            if orders is None:
                orders = orders_of(term, self.terms.whole_division)
                self.orders[term] = orders
            if not orders:
                return [SignedTerm([], False, False)]
            is_minus = minus >> number & 1 == 1
            key = (min(orders), is_minus)
            keys.append(key)
            found[key] = SignedTerm(orders, is_minus, term.is_zero)
        keys.sort()
        return [found[key] for key in keys]

    def try_line(self, line: tuple[str, ...]) -> bool:
        """Score a line; returns whether no line of the same terms can score more in this site."""
        is_over = self.effort.spend(_SCORING)
        points = self.score(line)
        if points > self.points:
            self.points = points
            self.reached = line
        return is_over or points >= self.most

    def score(self, line: tuple[str, ...]) -> int:
        """The points of a line in the present site; -1: it is not legal after all."""
        old, crossed = self.old, self.crossed
        reading = parse_line(self.terms, old + line)
        if isinstance(reading, Refusal):
            return -1
        for value in reading.values:
            if value != reading.values[0]:
                return -1
        if old:
            counts = counts_in(self.terms.points, reading, (False, *crossed), len(old) - 1)
            points = 0
        else:
            counts = counts_in(self.terms.points, reading, crossed)
            points = sum(crossed) * sum(crossed)
        for count in counts:
            points += count.points
        twice = best_new_piece(counts) if self.is_double else None
        if twice is not None:
            points += counts[twice].points
        return points + EMPTY_HAND if self.own(line) == self.held else points

    def own(self, line: tuple[str, ...]) -> int:
        """How many pieces of the hand a line has."""
        own = 0
        for number in range(len(line)):
            if not self.crossed[number] and line[number] not in COMMON:
                own += 1
        return own

    def play(self, site: LineSite, line: tuple[str, ...]) -> Play:
        """The move that writes a line."""
        if self.old:
            return Continue(self.number, ("=", *line), (False, *self.crossed))
        x, y = x_of(site.first), y_of(site.first)
        return Write(x, y, site.step == DOWN, line, self.crossed)


def inner_signs(term: SearchTerm) -> list[str]:
    """The + and − in the brackets of a term."""
    return [
        piece
        for atom in term.factors + term.divisors
        if len(atom.pieces) > 3
        for piece in atom.pieces
        if piece == "+" or piece == "-"
    ]
