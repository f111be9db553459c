"""The worth of one player's own game at each point of a turn."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from abaculus.games.mathmetrics.keys import Category, Then
from abaculus.games.mathmetrics.strategy.sweep import (
    SEVEN,
    Chooser,
    Now,
    Sweep,
    Values,
    begin_turn,
    follow_up,
)


class TurnValues:
    """Values of one player's game: turns to go, chances to win, or tokens to come."""

    def __init__(
        self, sweep: Sweep, now: Now, pick: Chooser, *, more_is_better: bool, ahead: int = 0
    ) -> None:
        """Hold the values; `ahead`: the turns after which tokens are counted, 0: they are not."""
        self.more_is_better, self.ahead = more_is_better, ahead
        self._sweep, self._now, self._pick = sweep, now, pick
        self._landed = sweep.landed(now, pick)
        self._begun = begin_turn(sweep, now, pick)
        self._numbers = {name: number for number, name in enumerate(sweep.course.positions)}

    def _at(self, values: Values, position: str, tokens: Sequence[int]) -> float:
        return self._sweep.tokens.read(values[self._numbers[position]], tokens)

    def landing(self, position: str, tokens: Sequence[int]) -> float:
        """The value of landing there, before anything happens."""
        return self._at(self._landed, position, tokens)

    def rolling(self, position: str, tokens: Sequence[int]) -> float:
        """The value of a roll that moves on any face."""
        return self._at(self._now.bonus, position, tokens)

    def resting(self, position: str, tokens: Sequence[int]) -> float:
        """The value of the next turn, begun there."""
        return self._at(self._now.later, position, tokens)

    def missing(self, position: str, tokens: Sequence[int]) -> float:
        """The value of the turn after the next, which is missed there."""
        return self._at(self._now.missed, position, tokens)

    def beginning(self, position: str, tokens: Sequence[int]) -> float:
        """The value of the present turn, begun there held or in the hole, if that is possible."""
        return self._at(self._begun, position, tokens)

    def blasting(self, position: str, tokens: Sequence[int]) -> float:
        """The value of blast or bust."""
        row = np.array([self._numbers[position]])
        return self._sweep.tokens.read(self._sweep.blast(self._now.bonus, row)[0], tokens)

    def seven(self, position: str, tokens: Sequence[int]) -> float:
        """The value of trying for seven."""
        on, later = self.rolling(position, tokens), self.resting(position, tokens)
        return SEVEN * on + (1 - SEVEN) * later

    def following(self, position: str, tokens: Sequence[int], then: Then) -> float:
        """The value of another roll with a filter."""
        rows = np.array([self._numbers[position]])
        values = follow_up(then, rows, self._now, self._pick)
        return self._sweep.tokens.read(values[0], tokens)

    def asking(
        self,
        position: str,
        tokens: Sequence[int],
        categories: tuple[Category, ...],
        *,
        rights: int = 0,
        asked: int = 0,
    ) -> float:
        """The value of questions on these categories there, some already answered."""
        number = self._numbers[position]
        symbol, rows = self._sweep.course.symbols[number], np.array([number])
        on, later = follow_up(symbol.then, rows, self._now, self._pick), self._now.later
        values = self._sweep.answered(
            symbol, categories, rows, on, later, rights=rights, asked=asked
        )
        return self._sweep.tokens.read(values[0], tokens)
