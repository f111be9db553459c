"""The recursion over turns, from the last one back to the present."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Protocol

import numpy as np

from abaculus.games.mathmetrics.strategy.course import CircleCourse
from abaculus.games.mathmetrics.strategy.sweep import (
    Chooser,
    Now,
    Sweep,
    TotalColumns,
    Values,
    begin_turn,
    mean,
)
from abaculus.games.mathmetrics.strategy.values import TurnValues

_EXACT: Final = 1e-4
"""The most a value may change in the last step of a turn."""
_ROLLS: Final = 40
"""The rolls of one turn considered."""
AHEAD: Final = 8
"""The turns considered; tokens double so often that more would change little."""
_CAP: Final = 255
_LIKELY: Final = 64
"""Tokens beyond these are worth as much each as these."""


class PlayStyle(Protocol):
    """How a player chooses, at each point of a turn."""

    def rolled(self) -> Chooser:
        """The choice among the ends of a move."""
        ...

    def landed(self) -> Chooser:
        """The choice between two rolls, among categories, on falling into the hole."""
        ...

    def begun(self) -> Chooser:
        """The choice between blast and seven."""
        ...


class SureStyle:
    """Takes the greatest chance."""

    def rolled(self) -> Chooser:
        """The greater value."""
        return np.maximum

    landed = rolled
    begun = rolled


class TurnRecursion:
    """The recursion over turns for one player, from the last that counts to the first."""

    def __init__(self, sweep: Sweep, play: PlayStyle, last: Values | None = None) -> None:
        """Start after the last turn; `last`: the worth of each position then, 0 if not given."""
        self._sweep, self._play = sweep, play
        self._landed: Values = np.zeros(sweep.shape)
        self._before: Values = self._landed
        """The landings of the turn after it."""
        self.begun: Values = np.zeros(sweep.shape) if last is None else last
        """The values at the beginning of the turn."""
        self._next: Values = self.begun
        """The values at the beginning of the turn after it."""

    def back(self, goal: float) -> Now:
        """Go back one turn; `goal`: the worth of finishing in that turn."""
        won = self._sweep.tokens.won
        later = self.begun.copy()
        later[:, won] = goal
        # chances change evenly from turn to turn, so extrapolating is a good first guess
        self._landed, self._before = 2 * self._landed - self._before, self._landed
        self._landed[:, won] = goal
        now = self._now(later)
        for _ in range(_ROLLS):
            landed = self._sweep.landed(now, self._play.landed())
            landed[:, won] = goal
            moved = float(np.abs(landed - self._landed).max())
            self._landed = landed
            now = self._now(later)
            if moved <= _EXACT:
                break
        self.begun, self._next = begin_turn(self._sweep, now, self._play.begun()), self.begun
        return now

    def _now(self, later: Values) -> Now:
        rolls = self._sweep.rolled(self._landed, self._play.rolled())
        return Now(rolls, mean(rolls), later, self._next)


@lru_cache(maxsize=64)
def harvest(course: CircleCourse, percents: tuple[int, ...], turns: int) -> TurnValues:
    """The expected tokens after this many turns, including the present one."""
    totals = TotalColumns(_CAP, _LIKELY)
    sweep = Sweep(course, percents, totals)
    last = np.broadcast_to(np.arange(_CAP + 1, dtype=np.float64), sweep.shape)
    recursion = TurnRecursion(sweep, SureStyle(), last)
    for _ in range(turns - 1):
        recursion.back(0.0)
    return TurnValues(sweep, recursion.back(0.0), np.maximum, more_is_better=True, ahead=turns)
