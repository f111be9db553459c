"""Solved tables of numbers, cached on disk; they can be computed again at any time."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt
import platformdirs

FOLDER: Final = "ABACULUS_CACHE"
"""The environment variable that names another folder than the user's cache."""

Number = TypeVar("Number", np.float32, np.float64)


def cache_folder(name: str) -> Path:
    """The folder for cached tables of that name."""
    own = os.environ.get(FOLDER)
    cache = Path(own) if own else platformdirs.user_cache_path("abaculus", appauthor=False)
    return cache / name


def read_table(
    file: Path, shape: tuple[int, ...], number: type[Number]
) -> npt.NDArray[Number] | None:
    """A table from disk; None if it is missing or damaged."""
    try:
        found: npt.NDArray[Number] = np.load(file, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        return None
    is_sound = found.shape == shape and found.dtype == number and bool(np.isfinite(found).all())
    return found if is_sound else None


def save_table(file: Path, values: npt.NDArray[Number], most: int) -> None:
    """Cache a table if the disk allows it, and keep at most `most` in its folder."""
    fresh = file.with_suffix(f".{os.getpid()}.npy")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        np.save(fresh, values, allow_pickle=False)
        fresh.replace(file)
        _drop_oldest(file.parent, most)
    except OSError:
        with suppress(OSError):
            fresh.unlink()


def _drop_oldest(folder: Path, most: int) -> None:
    """Delete the tables that were written longest ago."""
    files = sorted(folder.glob("*.npy"), key=lambda file: file.stat().st_mtime)
    for file in files[:-most]:
        file.unlink(missing_ok=True)
