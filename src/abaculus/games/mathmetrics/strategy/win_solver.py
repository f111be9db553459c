"""The surest win against players who do not react: finish before they do (12)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from abaculus.bots.cache import cache_folder
from abaculus.games.mathmetrics.strategy.course import CircleCourse
from abaculus.games.mathmetrics.strategy.recursion import SureStyle, TurnRecursion
from abaculus.games.mathmetrics.strategy.speed_solver import FOLDER, SpeedSolver, cap_for
from abaculus.games.mathmetrics.strategy.sweep import (
    Chooser,
    Sweep,
    TokenColumns,
    Values,
    begin_turn,
)
from abaculus.games.mathmetrics.strategy.values import TurnValues
from abaculus.kernel.bot import Stop, never_stop

HORIZON: Final = 60
"""The turns considered."""
_VALUES: Final = 25_000
"""The most values of a table, where a lower cap on tokens can reduce it: speed matters more here
than a fiftieth of a turn.
"""
_MOST_VALUES: Final = 60_000
"""Larger games are not solved ahead."""
_NEGLIGIBLE: Final = 1e-3
"""Below this chance that no rival is done yet, nothing later counts."""
_ASK_AFTER: Final = 40
"""Turns between two checks whether to stop: a fraction of a second."""


class Rival(Struct, frozen=True):
    """Another player at the beginning of a turn."""

    position: str
    tokens: tuple[int, ...]
    is_missing: bool
    """Whether that turn is missed."""
    percent: int
    """The rival's accuracy, the same in all categories."""


class _ChoiceRecorder:
    """Chooses the fewest turns, and records each choice."""

    def __init__(self) -> None:
        self.notes: list[npt.NDArray[np.bool_]] = []

    def __call__(self, one: Values, other: Values, /) -> Values:
        self.notes.append(one <= other)
        return np.minimum(one, other)

    def again(self) -> Chooser:
        """Repeat the recorded choices, in the same order."""
        notes = iter(self.notes)

        def chosen(one: Values, other: Values, /) -> Values:
            return np.where(next(notes), one, other)

        return chosen


class FastStyle:
    """Plays to finish soon, whatever the others do."""

    def __init__(self, solved: SpeedSolver) -> None:
        sweep, now = solved.sweep, solved.now()
        self._rolled, self._landed, self._begun = (
            _ChoiceRecorder(),
            _ChoiceRecorder(),
            _ChoiceRecorder(),
        )
        landed = sweep.landed(now, self._landed)
        landed[:, sweep.tokens.won] = 0
        sweep.rolled(landed, self._rolled)
        begin_turn(sweep, now, self._begun)

    def rolled(self) -> Chooser:
        """The choice for speed."""
        return self._rolled.again()

    def landed(self) -> Chooser:
        """The choice for speed."""
        return self._landed.again()

    def begun(self) -> Chooser:
        """The choice for speed."""
        return self._begun.again()


class Curves:
    """For each position and tokens the chance to finish within a number of turns, played fast."""

    def __init__(self, course: CircleCourse, percent: int, folder: Path | None) -> None:
        """Compute the curves; solved tables are kept in `folder`, or nowhere if it is None."""
        cap = cap_for(course, _VALUES)
        solved = SpeedSolver(course, (percent, percent, percent), cap, folder)
        solved.work(never_stop)
        turns = TurnRecursion(solved.sweep, FastStyle(solved))
        self._tokens = TokenColumns(course.target, cap)
        self._numbers = {name: number for number, name in enumerate(course.positions)}
        self._within = np.zeros((HORIZON + 1, *solved.sweep.shape), dtype=np.float16)
        for many in range(1, HORIZON + 1):
            turns.back(1.0)
            self._within[many] = turns.begun

    def of(self, rival: Rival) -> list[float]:
        """The chance to finish within 0, 1, 2 … turns."""
        row, column = self._numbers[rival.position], self._tokens.column(rival.tokens)
        found = [float(chance) for chance in self._within[:, row, column]]
        return [0.0, *found[:-1]] if rival.is_missing else found


@lru_cache(maxsize=8)
def curves(course: CircleCourse, percent: int) -> Curves:
    """The curves of a player with this accuracy."""
    return Curves(course, percent, cache_folder(FOLDER))


def is_foreseeable(course: CircleCourse) -> bool:
    """Whether a game is small enough to be solved ahead."""
    cap = cap_for(course, _VALUES)
    return len(course.positions) * (cap + 1) ** 3 <= _MOST_VALUES


def survival(course: CircleCourse, rivals: Sequence[Rival], stop: Stop) -> tuple[float, ...]:
    """For each turn of the seat the chance that no rival finishes before it; empty: stopped."""
    left = [1.0] * (HORIZON + 1)
    for rival in rivals:
        # asked whether or not the curves are known, so that a bot plays the same either way
        if stop():
            return ()
        done = curves(course, rival.percent).of(rival)
        left = [chance * (1 - one) for chance, one in zip(left, done, strict=True)]
    return tuple(chance for chance in left if chance >= _NEGLIGIBLE)[:HORIZON]


def surest_win(
    course: CircleCourse, percents: tuple[int, ...], left: Sequence[float], stop: Stop
) -> TurnValues | None:
    """The chance to finish first, at each point of the present turn; None: stopped before that."""
    sweep = Sweep(course, percents, TokenColumns(course.target, cap_for(course, _VALUES)))
    turns, now = TurnRecursion(sweep, SureStyle()), None
    for number, chance in enumerate(reversed(left), 1):
        now = turns.back(chance)
        if number % _ASK_AFTER == 0 and stop():
            return None
    return None if now is None else TurnValues(sweep, now, np.maximum, more_is_better=True)
