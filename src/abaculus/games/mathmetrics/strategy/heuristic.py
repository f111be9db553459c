"""The rule of thumb: what a landing promises at first sight (specification 12, greedy)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from abaculus.games.mathmetrics.board import board, destinations
from abaculus.games.mathmetrics.keys import ADMITTED, CATEGORIES, Category, Symbol, Then, key
from abaculus.games.mathmetrics.state import Rules, Tokens
from abaculus.games.mathmetrics.strategy.course import FACES, asked_categories, chance_of

_ROLL: Final = 0.45
"""The worth of another roll, in tokens."""
_TWICE: Final = 1.3
"""How much better the choice between two rolls is."""
_STUCK: Final = 0.3
_SEVENS: Final = 5
"""The rolls that waiting for seven costs."""
_FEW: Final = 2
"""With this few useful tokens a blast is risked."""
_ENDLESS: Final = 1_000
"""The need where the total counts, which never ends."""


class LandingHeuristic(Struct, frozen=True):
    """A player who judges at first sight."""

    rules: Rules
    tokens: Tokens
    right: Mapping[Category, float]
    """The share of right answers per category."""
    for_total: bool
    """Whether all tokens count, and not only those the target still lacks."""

    @property
    def goal(self) -> int:
        """How many tokens of a category are useful."""
        return _ENDLESS if self.for_total else self.rules.target

    def need(self, category: Category) -> int:
        """How many more of a category are useful."""
        return max(0, self.goal - self._has(category))

    def _has(self, category: Category) -> int:
        return self.tokens[CATEGORIES.index(category)]

    @property
    def stake(self) -> int:
        """The useful tokens that a bust would cost."""
        return sum(min(self.goal, count) for count in self.tokens)

    @property
    def doubling(self) -> int:
        """The useful tokens that doubling would add."""
        return sum(min(self.need(category), self._has(category)) for category in CATEGORIES)

    @property
    def blasts(self) -> bool:
        """Whether blast or bust is worth the risk."""
        return self.stake <= _FEW

    def landing(self, position: str) -> float:
        """What landing there promises."""
        table = board(self.rules.board)
        symbol = key(self.rules.key)[table.spaces[table.sole[position]].symbol]
        if symbol.miss:
            return -_ROLL - _STUCK
        if symbol.holds:
            return -_ROLL * (len(FACES) / len(symbol.holds) - 1) - _STUCK
        if symbol.hole:
            return self._hole()
        ways = asked_categories(symbol)
        if not ways:
            return _follow_up(symbol.then)
        return max(self._asked(symbol, categories) for categories in ways)

    def _hole(self) -> float:
        if not self.stake:
            return _ROLL
        bust = 0 if self.rules.gentle else self.stake
        return max(_ROLL + self.doubling / 3 - 2 * bust / 3, -_SEVENS * _ROLL)

    def _asked(self, symbol: Symbol, categories: tuple[Category, ...]) -> float:
        right = chance_of(symbol.need, [self.right[category] for category in categories])
        gain = sum(min(symbol.gain, self.need(category)) for category in categories)
        if symbol.doubles:
            gain += self.doubling
        loss = sum(symbol.loss for category in categories if 0 < self._has(category) <= self.goal)
        lost = 0 if self.rules.gentle else (1 - right) * loss
        return right * (gain + _follow_up(symbol.then)) - lost

    def starting(self, position: str) -> float:
        """What the first roll from there promises."""
        table = board(self.rules.board)
        ends = [destinations(table, position, face) for face in FACES]
        return sum(max(self.landing(way.to) for way in ways) for ways in ends) / len(FACES)


def _follow_up(then: Then) -> float:
    if then == "end":
        return 0.0
    if then == "two":
        return _TWICE * _ROLL
    return _ROLL * len(ADMITTED[then]) / len(FACES)
