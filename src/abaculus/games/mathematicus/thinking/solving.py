"""Solved races: worked out once, kept in memory and in the user's cache folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt
import platformdirs

from abaculus.games.mathematicus.thinking.courses import DICE, Course
from abaculus.games.mathematicus.thinking.racing import Racing, shape_of
from abaculus.kernel.contract import Stop

_VERSION: Final = 1
"""Raised whenever the same course would be solved otherwise."""
_KEPT: Final = 32
"""Tables on disk."""


class Solver:
    """Works at a race until it is done, as often as it is let."""

    def __init__(self, course: Course, percent: int, folder: Path | None) -> None:
        """`folder`: where solved races are kept; None: nowhere."""
        name = sha256(msgspec.json.encode((_VERSION, course, percent))).hexdigest()[:32]
        self._file = None if folder is None else folder / f"{name}.npy"
        shape = (3 + len(DICE), *shape_of(course))
        self.values = None if self._file is None else _read(self._file, shape)
        """`turn`, `after`, `there` and the rolls of a solved race, one behind the other."""
        self._work = self._solving(course, percent)

    def work(self, stop: Stop) -> bool:
        """Whether it could be finished now; what was worked out is kept for the next time."""
        if self.values is None:
            for _ in self._work:
                if stop():
                    return False
        return self.values is not None

    def _solving(self, course: Course, percent: int) -> Iterator[None]:
        race = Racing(course, percent)
        yield from race.layers()
        found = np.stack((race.turn, race.after, race.there, *race.rolls)).astype(np.float32)
        self.values = found
        if self._file is not None:
            _write(self._file, found)


@lru_cache(maxsize=16)
def solver_of(course: Course, percent: int) -> Solver:
    """Who solves it, with what was worked out so far."""
    return Solver(course, percent, kept_in())


def kept_in() -> Path:
    """Where solved races are kept: they can be made again at any time."""
    return platformdirs.user_cache_path("abaculus", appauthor=False) / "races"


def _read(file: Path, shape: tuple[int, ...]) -> npt.NDArray[np.float32] | None:
    """A table from disk; None if it is not there, or torn."""
    try:
        found = np.load(file, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        return None
    is_sound = found.shape == shape and found.dtype == np.float32 and bool(np.isfinite(found).all())
    return found if is_sound else None


def _write(file: Path, values: npt.NDArray[np.float32]) -> None:
    """Keeps a table for the next time, if the disk allows it."""
    fresh = file.with_suffix(f".{os.getpid()}.npy")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        np.save(fresh, values, allow_pickle=False)
        fresh.replace(file)
        _forget(file.parent)
    except OSError:
        with suppress(OSError):
            fresh.unlink()


def _forget(folder: Path) -> None:
    """Drops the tables that were written longest ago."""
    files = sorted(folder.glob("*.npy"), key=lambda file: file.stat().st_mtime)
    for file in files[:-_KEPT]:
        file.unlink(missing_ok=True)
