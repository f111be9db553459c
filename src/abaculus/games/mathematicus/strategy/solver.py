"""Solved races, kept in memory and in the user's cache folder."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from abaculus.bots.cache import cache_folder, read_table, save_table
from abaculus.games.mathematicus.strategy.course import DICE, RaceCourse
from abaculus.games.mathematicus.strategy.race import RaceRecursion, shape_of
from abaculus.kernel.bot import Stop

_VERSION: Final = 1
"""Raise this whenever the same course would be solved differently."""
_KEPT: Final = 32
"""How many tables are kept on disk."""


class Solver:
    """Works on a race, call by call, until it is solved."""

    def __init__(self, course: RaceCourse, percent: int, folder: Path | None) -> None:
        """Prepare a solver; solved races are kept in `folder`, or nowhere if it is None."""
        name = sha256(msgspec.json.encode((_VERSION, course, percent))).hexdigest()[:32]
        self._file = None if folder is None else folder / f"{name}.npy"
        shape = (3 + len(DICE), *shape_of(course))
        self.values = None if self._file is None else read_table(self._file, shape, np.float32)
        """`turn`, `after`, `there` and the rolls of a solved race, concatenated."""
        self._work = self._solving(course, percent)

    def work(self, stop: Stop) -> bool:
        """Work on the race; returns whether it is solved. Progress is kept for the next call."""
        if self.values is None:
            for _ in self._work:
                if stop():
                    return False
        return self.values is not None

    def _solving(self, course: RaceCourse, percent: int) -> Iterator[None]:
        race = RaceRecursion(course, percent)
        yield from race.layers()
        found = np.stack((race.turn, race.after, race.there, *race.rolls)).astype(np.float32)
        self.values = found
        if self._file is not None:
            save_table(self._file, found, _KEPT)


@lru_cache(maxsize=16)
def solver_of(course: RaceCourse, percent: int) -> Solver:
    """The solver of a race, with its progress so far."""
    return Solver(course, percent, cache_folder("races"))
