"""The fastest finish, exactly: the fewest expected turns of a seat to the target (12)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from abaculus.bots.cache import cache_folder, read_table, save_table
from abaculus.games.mathmetrics.strategy.course import CircleCourse
from abaculus.games.mathmetrics.strategy.sweep import Now, Sweep, TokenColumns, Values, mean
from abaculus.games.mathmetrics.strategy.values import TurnValues
from abaculus.kernel.bot import Stop

_VERSION: Final = 1
"""Raise this whenever the same course would be solved differently."""
_EXACT: Final = 1e-6
"""The most a value may change in the last sweep."""
_MOST_SWEEPS: Final = 20_000
_VALUES: Final = 250_000
"""The most values of a table, where a lower cap on tokens can reduce it."""
_ASK_AFTER: Final = 25_000_000
"""How many values are computed, in a second or two, between checks whether to stop."""
_KEPT: Final = 64
"""How many tables are kept on disk."""
FOLDER: Final = "fastest"
"""Where they are kept."""


class SpeedSolver:
    """The recursion for one course and one player, run until it is solved."""

    def __init__(
        self, course: CircleCourse, percents: tuple[int, ...], cap: int, folder: Path | None
    ) -> None:
        """Prepare a solver; solved tables are kept in `folder`, or nowhere if it is None."""
        self.sweep = Sweep(course, percents, TokenColumns(course.target, cap))
        name = f"{_digest(course, percents, cap)}.npy"
        self._file = None if folder is None else folder / name
        kept = None if self._file is None else read_table(self._file, self.sweep.shape, np.float64)
        self._landed: Values = np.zeros(self.sweep.shape) if kept is None else kept
        self.is_done = kept is not None
        self.sweeps = 0

    def work(self, stop: Stop) -> bool:
        """Work on it; returns whether it is solved. Progress is kept for the next call."""
        if self.is_done:
            return True
        for moved in self._moves(stop):
            if moved <= _EXACT or self.sweeps >= _MOST_SWEEPS:
                self.is_done = True
                if self._file is not None:
                    save_table(self._file, self._landed, _KEPT)
                return True
        return False

    def _moves(self, stop: Stop) -> Iterator[float]:
        """How much the values change, sweep by sweep, until it is stopped."""
        worked = 0
        while True:
            landed = self.sweep.landed(self.now(), np.minimum)
            landed[:, self.sweep.tokens.won] = 0
            moved = float(np.abs(landed - self._landed).max())
            self._landed, self.sweeps = landed, self.sweeps + 1
            yield moved
            worked += landed.size
            if worked >= _ASK_AFTER:
                worked = 0
                if stop():
                    return

    def now(self) -> Now:
        """What the landings of the latest sweep lead to."""
        rolls = self.sweep.rolled(self._landed, np.minimum)
        bonus = mean(rolls)
        turn = self._turn(rolls, bonus)
        return Now(rolls, bonus, turn, turn + 1)

    def outlook(self) -> TurnValues:
        """Turns to go, as far as they are computed."""
        return TurnValues(self.sweep, self.now(), np.minimum, more_is_better=False)

    def _turn(self, rolls: list[Values], bonus: Values) -> Values:
        """Turns to go at the beginning of one; a piece that is held tries again and again."""
        turn = 1 + bonus
        for symbol, rows in self.sweep.groups:
            if symbol.holds:
                leaving = sum((rolls[face - 1][rows] for face in symbol.holds), np.float64(0))
                turn[rows] = (len(rolls) + leaving) / len(symbol.holds)
            elif symbol.hole:
                turn[rows] = np.minimum(1 + self.sweep.blast(bonus, rows), 6 + bonus[rows])
        turn[:, self.sweep.tokens.won] = 0
        return turn


def speed(course: CircleCourse, percents: tuple[int, ...], stop: Stop) -> TurnValues | None:
    """Expected turns of a seat to the target at the fastest; None: stopped before that."""
    solver = solver_of(course, percents)
    return _outlook(course, percents) if solver.work(stop) else None


@lru_cache(maxsize=16)
def solver_of(course: CircleCourse, percents: tuple[int, ...]) -> SpeedSolver:
    """The solver, with its progress so far."""
    return SpeedSolver(course, percents, table_cap(course), cache_folder(FOLDER))


@lru_cache(maxsize=16)
def _outlook(course: CircleCourse, percents: tuple[int, ...]) -> TurnValues:
    return solver_of(course, percents).outlook()


def table_cap(course: CircleCourse) -> int:
    """How many tokens of a category are distinguished where games are solved for speed."""
    return cap_for(course, _VALUES)


def cap_for(course: CircleCourse, values: int) -> int:
    """How many tokens of a category are distinguished: twice the target, fewer in a large game.

    Tokens above the target only soften losses: two of them are worth a hundredth of a turn.
    """
    cap = 2 * course.target
    while cap > course.target + 1 and len(course.positions) * (cap + 1) ** 3 > values:
        cap -= 1
    return cap


def _digest(course: CircleCourse, percents: tuple[int, ...], cap: int) -> str:
    text = msgspec.json.encode((_VERSION, course, percents, cap))
    return sha256(text).hexdigest()[:32]
