"""Fair figures on a noisy machine: CPU time, several rounds, rivals in turns."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

T = TypeVar("T")

Work = Callable[[int], int]
"""Runs a round, given its number, and returns how many units it did."""


class Rate(NamedTuple):
    """Units per CPU second over several rounds."""

    median: float
    lowest: float
    highest: float

    def __str__(self) -> str:
        return f"{self.median:,.0f} ({self.lowest:,.0f} to {self.highest:,.0f})"


def rates(works: Mapping[str, Work], rounds: int = 7) -> dict[str, Rate]:
    """The rate of each work; every round runs all of them, one after the other."""
    seen: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work(0)
    # keep the objects of the benchmark itself out of garbage collection
    gc.collect()
    gc.freeze()
    for number in range(1, rounds + 1):
        for name, work in works.items():
            start = time.process_time()
            units = work(number)
            seen[name].append(units / (time.process_time() - start))
    return {
        name: Rate(statistics.median(times), min(times), max(times)) for name, times in seen.items()
    }


def milliseconds(work: Callable[[], T]) -> tuple[float, T]:
    """CPU milliseconds of one call, and its result; garbage collection is not counted."""
    gc.collect()
    gc.disable()
    start = time.process_time()
    result = work()
    spent = (time.process_time() - start) * 1000
    gc.enable()
    return spent, result
