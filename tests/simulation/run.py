"""Runs one history, with the toys among the games."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from unittest.mock import patch

from msgspec import Struct

import abaculus.games as all_games
from abaculus.kernel import registry
from tests.simulation.history import History
from tests.simulation.simulation import Simulation

TOYS = str(Path(__file__).parents[1] / "toys")


@contextmanager
def toys() -> Generator[None, None, None]:
    """The toys are games, as long as this lasts."""
    if TOYS in all_games.__path__:
        yield
        return
    before = list(all_games.__path__)
    install_toys()
    try:
        yield
    finally:
        all_games.__path__ = before
        _forget_families()


def install_toys() -> None:
    """Let the toys be games from now on."""
    all_games.__path__ = [*all_games.__path__, TOYS]
    _forget_families()


def _forget_families() -> None:
    registry.family_names.cache_clear()
    registry.load_family.cache_clear()


def run_history(seed: int) -> History:
    """The history of a seed; failures are numbered in order, so that it is the same again."""
    numbers = (f"{number:08x}" for number in count(1))
    with toys(), patch("abaculus.server.http.errors.new_failure_number", numbers.__next__):
        return Simulation(seed).run()


class Figures(Struct):
    """What one history came to."""

    seed: int
    broken: str
    faults: dict[str, int]
    counts: dict[str, int]
    convergence: float


def measure(seed: int) -> Figures:
    """The figures of a seed's history, which can be sent to another process."""
    history = run_history(seed)
    return Figures(
        seed, history.broken, dict(history.faults), dict(history.counts), history.convergence
    )
