# hot: compiled with mypyc where possible
"""One search: all sites by what they cross, the most promising first."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from abaculus.games.pytagora.equality.parse import parse_line
from abaculus.games.pytagora.equality.terms import Board, Hand, LineTerms
from abaculus.games.pytagora.kinds import SIGNS, in_order, is_number
from abaculus.games.pytagora.search.counters import Counters
from abaculus.games.pytagora.search.effort import Effort
from abaculus.games.pytagora.search.joiner import Joiner, SiteFrame
from abaculus.games.pytagora.search.parts import LinePart, PartIndex
from abaculus.games.pytagora.search.settler import Best, Settler
from abaculus.games.pytagora.search.shapes import (
    BY,
    DIGIT,
    MASK,
    OTHER,
    TERM,
    TIMES,
    WORTH,
    PointBound,
)
from abaculus.games.pytagora.search.sites import LineSite, SiteGroup, SiteScout, aside
from abaculus.games.pytagora.search.stock import TermStock
from abaculus.games.pytagora.search.sums import Sums
from abaculus.games.pytagora.search.workshop import TermWorkshop
from abaculus.kernel.messages import Refusal

_FEW_DIGITS: Final = 5
_FEW_SIGNS: Final = 3


class Seeker:
    """One search, with all terms found so far."""

    def __init__(
        self,
        terms: LineTerms,
        table: Board,
        hand: Hand,
        face: str | None,
        top: int,
        effort: Effort,
        supply: tuple[int, int] | None,
        anchors: frozenset[int] | None,
    ) -> None:
        self.terms = terms
        self.table = table
        self.hand = hand
        self.reach = len(hand) + hand.count("(")
        """The most new pieces of a line besides its =; each bracket needs a second one."""
        self.effort = effort
        self.anchors = anchors
        self.best = Best(top)
        self.has_equals = not (terms.strict_supply and supply is not None and supply[0] < 1)
        self.settler = Settler(terms, self.best, hand, face == "double", effort)
        self.bound = 0
        self.counters = Counters((), {})
        self.crossed_terms: dict[tuple[tuple[str, ...], int, int], PartIndex] = {}
        self.singles: dict[tuple[int, int], list[LinePart]] = {}
        self.sums: dict[tuple[int, int, int, int], Sums] = {}
        self.digits = len([kind for kind in hand if kind.isdigit()])

    @property
    def is_partial(self) -> bool:
        """Whether lines may have been left out."""
        return self.terms.mode == "pro" or self.effort.is_full

    def seek_briefly(self) -> None:
        """Search a part of the hand: for an early answer, and a bar for the rest."""
        digits = [kind for kind in self.hand if is_number(kind)]
        signs = [kind for kind in self.hand if not is_number(kind)]
        part = in_order(digits[::-1][:_FEW_DIGITS] + _distinct_first(signs)[:_FEW_SIGNS])
        if len(part) < len(self.hand):
            brief = Seeker(self.terms, self.table, part, None, 1, self.effort, None, self.anchors)
            brief.has_equals = self.has_equals
            brief.best = self.best
            brief.settler = self.settler
            brief.seek_everywhere()

    def seek(self) -> None:
        """Search briefly, then everywhere."""
        self.seek_briefly()
        self.seek_everywhere()

    def seek_everywhere(self) -> None:
        """Search all sites, the most promising first."""
        groups = self.allowed(SiteScout(self.table, self.reach).scout())
        self.count(groups)
        frames = [self.frame(group) for group in groups]
        frames.sort(key=_most, reverse=True)
        for frame in frames:
            # where only a part is searched, finishing it proves nothing
            self.bound = max(self.bound, frame.most) if self.is_partial else frame.most
            if frame.most <= self.best.bar or self.effort.spend(1):
                break
            self.look(frame)
            if self.effort.is_over:
                break

    def seek_behind(self) -> None:
        """Search behind the end of every equality."""
        if not self.has_equals:
            return
        chains: list[tuple[int, tuple[str, ...], Fraction, list[SiteGroup]]] = []
        everything: list[SiteGroup] = []
        for number, equality in enumerate(self.table.equalities, 1):
            value = value_of(self.terms, equality.pieces)
            groups = SiteScout(self.table, self.reach).behind(equality)
            if value is None:
                continue
            chains.append((number, equality.pieces, value, groups))
            everything += groups
        self.count(everything)
        for number, pieces, value, groups in chains:
            frames = [self.frame(group, value) for group in groups]
            frames.sort(key=_most, reverse=True)
            self.settler.number = number
            self.settler.old = (*pieces, "=")
            for frame in frames:
                self.bound = max(self.bound, frame.most)
            for frame in frames:
                if frame.most > self.best.bar and not self.effort.spend(1):
                    self.look(frame)

    def allowed(self, groups: list[SiteGroup]) -> list[SiteGroup]:
        """The groups, plus the one that crosses nothing, without those that need a = too many."""
        alone = next((group for group in groups if not group.kinds), None)
        if alone is None:
            alone = SiteGroup(())
            groups.append(alone)
        if not (self.terms.must_connect and self.table.equalities):
            for length in range(3, self.reach + 2):
                site = aside(self.table, length)
                if site is not None:
                    alone.add(site)
        for group in groups:
            usable = {
                length: [site for site in sites if self.may_use(site)]
                for length, sites in group.sites.items()
            }
            group.sites = {length: sites for length, sites in usable.items() if sites}
            for sites in group.sites.values():
                sites.sort(key=_crossings, reverse=True)
        return [group for group in groups if group.sites]

    def may_use(self, site: LineSite) -> bool:
        """Whether there is a = for a site, and its crossings are among those allowed."""
        if not self.has_equals and "=" not in site.fixed:
            return False
        if self.anchors is None or site.crossings == 0:
            return True
        place = next(place for place, piece in enumerate(site.fixed) if piece)
        return site.crossings == 1 and site.first + place * site.step in self.anchors

    def count(self, groups: list[SiteGroup]) -> None:
        """Lay out the counters so that they hold every group's pieces."""
        most: dict[str, int] = {}
        for group in groups:
            for kind in group.kinds:
                most[kind] = max(most.get(kind, 0), group.kinds.count(kind))
        for sign in ("+", "-"):
            most.pop(sign, 0)
        self.counters = Counters(_terms_only(self.hand), most)

    def frame(self, group: SiteGroup, goal: Fraction | None = None) -> SiteFrame:
        """What is known of a group before any search."""
        points = self.terms.points
        handful = self.hand + group.kinds
        digits = len([kind for kind in handful if kind.isdigit()])
        signs = handful.count("+") + handful.count("-")
        is_pro = self.terms.mode == "pro"
        bound = PointBound(points, digits if is_pro else max(digits // 2, 1), is_pro)
        many = signs + (2 if goal is None else 1)
        shape = digits * DIGIT + handful.count("*") * TIMES + handful.count("/") * BY + many * TERM
        for kind in handful:
            if not kind.isdigit() and kind not in SIGNS:
                shape += OTHER + points[kind] * WORTH
            if kind == "(":
                shape += OTHER + points[")"] * WORTH
        held = self.counters.packed(_terms_only(handful))
        besides = points["="] - (2 if goal is None else 1) * bound.sign
        longest = bound.digit + bound.place * (bound.longest - 1)
        dear = max([points[kind] for kind in handful], default=0)
        twice = max(longest, dear) if self.settler.is_double else 0
        return SiteFrame(
            group,
            held,
            self.counters.guards,
            shape,
            signs,
            bound,
            besides,
            twice,
            self.terms.unary_minus,
            goal,
        )

    def look(self, frame: SiteFrame) -> None:
        """Find the best lines of one group."""
        handful = self.hand + frame.group.kinds
        digits = len([kind for kind in handful if kind.isdigit()])
        by = handful.count("/")
        goal = frame.goal
        if goal is not None:
            # the value to reach counts as a number of its own
            digits += len(str(max(abs(goal.numerator), goal.denominator)))
            by += goal.denominator > 1
        half = (frame.shape & MASK) // 2
        sums = self.sums_for(digits, by, half, frame.terms + 2 - frame.sides)

        def crossed(kinds: tuple[str, ...]) -> PartIndex:
            return self.crossed(kinds, digits, by)

        joiner = Joiner(frame, sums, crossed, self.best, self.settler, self.effort)
        joiner.join()

    def crossed(self, kinds: tuple[str, ...], digits: int, by: int) -> PartIndex:
        """The terms with these crossed pieces."""
        key = (kinds, digits, by)
        known = self.crossed_terms.get(key)
        if known is None:
            known = PartIndex(self.written(kinds, digits, by), self.effort)
            self.crossed_terms[key] = known
        return known

    def sums_for(self, digits: int, by: int, half: int, many: int) -> Sums:
        """The terms and sums of the hand alone, for lines with this many digits, ÷ and terms.

        A goal counts as a term; `half`: of the digits in the line.
        """
        key = (digits, by, half, many)
        known = self.sums.get(key)
        if known is None:
            alone = self.singles.get((digits, by))
            if alone is None:
                alone = self.written((), digits, by)
                self.singles[digits, by] = alone
            held = self.counters.packed(_terms_only(self.hand))
            known = Sums(alone, held, self.counters.guards, self.digits, half, many, self.effort)
            self.sums[key] = known
        return known

    def written(self, crossed: tuple[str, ...], digits: int, by: int) -> list[LinePart]:
        """The terms from the hand and these crossed pieces, which they all contain."""
        handful = _terms_only(self.hand + crossed)
        points, counters, effort = self.terms.points, self.counters, self.effort
        if self.terms.mode == "pro":
            return TermWorkshop(points, counters, handful, crossed, effort).terms()
        return TermStock(points, counters, handful, crossed, digits, by, effort).terms()


def value_of(terms: LineTerms, pieces: tuple[str, ...]) -> Fraction | None:
    """The value of an equality's sides; None if it is not a fraction."""
    reading = parse_line(terms, pieces)
    if isinstance(reading, Refusal):
        return None
    value = reading.values[0]
    return Fraction(value) if isinstance(value, int | Fraction) else None


def _distinct_first(signs: list[str]) -> list[str]:
    """Pieces with one of each kind first."""
    kinds = list(dict.fromkeys(signs))
    left = list(signs)
    for kind in kinds:
        left.remove(kind)
    return kinds + left


def _terms_only(pieces: tuple[str, ...]) -> tuple[str, ...]:
    """The pieces that terms are made of."""
    return tuple([kind for kind in pieces if kind != "+" and kind != "-"])


def _crossings(site: LineSite) -> int:
    return site.crossings


def _most(frame: SiteFrame) -> int:
    return frame.most
