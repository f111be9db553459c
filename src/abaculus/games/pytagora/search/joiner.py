# hot: compiled with mypyc where possible
"""Terms that together make a true line: moved to one side of the =, they add up to 0."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from abaculus.games.pytagora.search.effort import Effort
from abaculus.games.pytagora.search.parts import PRIME, Bunch, LinePart, PartIndex, join_parts
from abaculus.games.pytagora.search.settler import Best, Settler
from abaculus.games.pytagora.search.shapes import (
    EMPTIED,
    MASK,
    TERM,
    PointBound,
    others_of,
    signs_of,
    size_of,
)
from abaculus.games.pytagora.search.sites import SiteGroup
from abaculus.games.pytagora.search.sums import Sums


class SiteFrame:
    """What all lines of one group of sites have in common."""

    def __init__(
        self,
        group: SiteGroup,
        held: int,
        guards: int,
        shape: int,
        signs: int,
        bound: PointBound,
        besides: int,
        twice: int,
        is_unary: bool,
        goal: Fraction | None = None,
    ) -> None:
        self.group = group
        self.held = held
        self.guards = guards
        self.shape = shape
        """The shape of all usable pieces, with the most terms a line can have."""
        self.terms = shape >> 18 & MASK
        self.signs = signs
        """How many + and − there are."""
        self.bound = bound
        self.besides = besides
        """The points of every line besides its terms, less the signs that are not before a term."""
        self.twice = twice
        """The most a doubled piece may add."""
        self.goal = goal
        """The value one side must have; None where whole lines are sought."""
        self.is_member = goal is not None
        self.sides = 1 if self.is_member else 2
        self.unary = self.sides if is_unary else 0
        """How many signs may precede the first terms of the sides."""
        self.bonuses: dict[int, int] = {}
        self.bonus = 0
        for length in group.sites:
            self.bonuses[length] = group.bonus(length)
            self.bonus = max(self.bonus, self.bonuses[length])
        slack = self.unary * bound.sign + EMPTIED if is_unary else 0
        self.most_besides = besides + twice + self.bonus + slack
        self.room = max(group.sites, default=0) + 1
        """The most pieces of a line, with a sign before each term."""
        self.most = bound.of(shape, self.room) + self.most_besides
        """The most points of any line."""


class Joiner:
    """Finds the terms of all lines of a frame that could be above the bar.

    The terms of a line are of two sorts, those with crossed pieces and those of the hand alone. The
    last part is not tried but looked up by its value: all of the hand's terms together if they have
    more digits than each of the others, else the longest of those others.
    """

    def __init__(
        self,
        frame: SiteFrame,
        sums: Sums,
        crossed: Callable[[tuple[str, ...]], PartIndex],
        best: Best,
        settler: Settler,
        effort: Effort,
    ) -> None:
        self.frame = frame
        self.sums = sums
        self.crossed = crossed
        """The terms with these crossed pieces."""
        self.best = best
        self.settler = settler
        self.effort = effort
        self.held = frame.held | frame.guards
        self.guards = frame.guards
        self.terms = frame.terms
        self.digits = frame.shape & MASK
        self.met = sums.met
        """Where the last part is looked up."""
        self.has_longest = False
        """Whether that is the longest term with crossed pieces."""

    def join(self) -> None:
        """Examine everything."""
        goal = self.frame.goal
        value = 0
        if goal is not None:
            value = goal.numerator * pow(goal.denominator, -1, PRIME) % PRIME
        nothing = LinePart(value, 0, 0, 0, (), 0)
        kinds = tuple([kind for kind in self.frame.group.kinds if kind != "+" and kind != "-"])
        for longest, others in splits(kinds, 0):
            self.has_longest = len(longest) > 0
            self.met = self.crossed(longest).met if longest else self.sums.met
            self.lead(nothing, others, 0)

    def is_hopeless(self, shape: int, points: int) -> bool:
        """Whether nothing with these terms can be above the bar."""
        return points <= self.least(shape)

    def least(self, shape: int) -> int:
        """The points that terms of a shape must exceed to be of any use."""
        frame = self.frame
        room = frame.room - size_of(shape)
        if shape >> 18 & MASK > self.terms or room < 0:
            return 1 << 30
        return self.best.bar - frame.most_besides - frame.bound.of(frame.shape - shape, room)

    def lead(self, part: LinePart, kinds: tuple[str, ...], widest: int) -> None:
        """Choose terms until all crossed pieces are used."""
        if not kinds:
            self.meet(part)
            return
        for some, others in splits(kinds, 1):
            for bunch in self.crossed(some).bunches:
                if self.effort.breathe(1):
                    return
                shape = part.shape + bunch.shape
                wide = max(widest, bunch.shape & MASK)
                left = self.held - part.used - bunch.used
                if wide > self.digits - (shape & MASK) or left & self.guards != self.guards:
                    continue
                for other in bunch.parts:
                    if self.is_hopeless(shape, part.points + other.points):
                        break
                    if self.effort.spend(1):
                        return
                    self.lead(join_parts(part, other, False), others, wide)
                    if part.terms or self.frame.is_member:
                        self.lead(join_parts(part, other, True), others, wide)

    def meet(self, part: LinePart) -> None:
        """Complete a beginning with terms of the hand alone, and the longest one."""
        is_begun = len(part.terms) > 0 or self.frame.is_member
        left = self.digits - (part.shape & MASK)
        if is_begun:
            if self.is_hopeless(part.shape, part.points):
                return
            self.find(part, part.value)
            if not self.has_longest and left <= self.sums.longest:
                return
        held = self.held - part.used
        for bunch in self.sums.led:
            if self.effort.breathe(1):
                return
            if bunch.shape & MASK > left // 2:
                break
            if (held - bunch.used) & self.guards != self.guards:
                continue
            least = self.least(part.shape + bunch.shape) - part.points
            if bunch.points > least:
                if self.effort.spend(len(bunch.parts)):
                    return
                self.meet_bunch(part, bunch, least, is_begun)

    def meet_bunch(self, part: LinePart, bunch: Bunch, least: int, is_begun: bool) -> None:
        """Complete a beginning with each part of a bunch that has enough points, and one more."""
        met = self.met
        for other in bunch.parts:
            if other.points <= least or self.effort.is_stopped:
                break
            value = (part.value + other.value) % PRIME
            if value in met or PRIME - value in met:
                self.find(join_parts(part, other, False), value)
            if is_begun:
                value = (part.value + PRIME - other.value) % PRIME
                if value in met or PRIME - value in met:
                    self.find(join_parts(part, other, True), value)

    def find(self, part: LinePart, value: int) -> None:
        """Look up the rest of a line by its value."""
        negative = PRIME - value if value else 0
        self.try_all(part, negative, False)
        if value:
            self.try_all(part, value, True)

    def try_all(self, part: LinePart, value: int, is_minus: bool) -> None:
        """Complete a line with every part of this value."""
        enough = self.best.bar - self.frame.most_besides - EMPTIED - part.points
        held = self.held - part.used
        for other in self.met.get(value, ()):
            if other.points <= enough or self.effort.is_stopped:
                break
            if (held - other.used) & self.guards == self.guards:
                self.check(join_parts(part, other, is_minus))

    def check(self, part: LinePart) -> None:
        """Settle a set of terms that adds up, if it could be above the bar."""
        frame = self.frame
        terms = part.shape >> 18 & MASK
        if terms > self.terms:
            return
        for more in range(frame.unary + 1):
            signs = terms - frame.sides + more
            if signs > frame.signs:
                break
            length = (part.shape & MASK) + signs_of(part.shape) + others_of(part.shape)
            length += signs + frame.sides - 1
            bonus = frame.bonuses.get(length, -1)
            if bonus < 0:
                continue
            points = part.points + frame.besides + more * frame.bound.sign
            if frame.twice:
                points += frame.bound.dearest(part.terms)
            is_rest = (frame.shape - part.shape) & (TERM - 1) > 0 or signs < frame.signs
            if frame.bound.is_pro or not is_rest:
                points += EMPTIED
            if points + bonus > self.best.bar:
                sites = frame.group.sites[length]
                self.settler.settle(part.terms, part.minus, sites, frame.group.kinds, points)


def splits(kinds: tuple[str, ...], first: int) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """All ways to take some kinds, this many first ones always: what is taken and what is left."""
    found: dict[tuple[tuple[str, ...], tuple[str, ...]], bool] = {}
    others = kinds[first:]
    for chosen in range(1 << len(others)):
        some = list(kinds[:first])
        left: list[str] = []
        for number, kind in enumerate(others):
            if chosen >> number & 1:
                some.append(kind)
            else:
                left.append(kind)
        found[tuple(some), tuple(left)] = True
    return list(found)
