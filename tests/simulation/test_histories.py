"""Some histories hold, and each is the same again; `make simulate` runs many more."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.simulation.run import run_history, toys

ROOT = Path(__file__).parents[2]
CHUNKS, EACH = 8, 25
DIGESTS = "from tests.simulation.run import run_history as r; print(*(r(n).digest() for n in {}))"


@pytest.fixture(autouse=True, scope="module")
def keep_toys() -> Generator[None, None, None]:
    with toys():
        yield


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_promise_holds_in_these_histories(chunk: int) -> None:
    for seed in range(chunk * EACH, (chunk + 1) * EACH):
        history = run_history(seed)

        assert history.broken == "", history.tell()
        assert history.counts["messages"] > 0


def _digests(seeds: range, hash_seed: str) -> list[str]:
    made = subprocess.run(
        (sys.executable, "-c", DIGESTS.format(seeds)),
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return made.stdout.split()


@pytest.mark.slow
def test_a_seed_is_the_same_history_in_every_process() -> None:
    seeds = range(1000, 1006)

    first, second = _digests(seeds, "1"), _digests(seeds, "2")

    assert len(set(first)) == len(seeds)
    assert first == second


def test_a_broken_promise_is_told_with_its_history() -> None:
    history = run_history(3)

    history.blame("somebody saw too much")

    text = history.tell()
    assert "BROKEN       somebody saw too much" in text
    assert "python -m tests.simulation --start 3 --seeds 1 --tell" in text
