"""Runs many histories: `python -m tests.simulation --seeds 10000 --start 0 --jobs 2`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context

from tests.simulation.run import Figures, install_toys, measure, run_history, toys


def _figures(seeds: range, jobs: int) -> Iterator[Figures]:
    if jobs == 1:
        with toys():
            yield from map(measure, seeds)
        return
    with get_context("spawn").Pool(jobs, install_toys) as pool:
        yield from pool.imap_unordered(measure, seeds, chunksize=20)


def main() -> int:
    """Run the histories that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=10_000, help="how many histories")
    parser.add_argument("--start", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--tell", action="store_true", help="print each history, failed or not")
    parser.add_argument("--stop", action="store_true", help="stop at the first that fails")
    asked = parser.parse_args()
    seeds = range(asked.start, asked.start + asked.seeds)
    if asked.tell:
        for seed in seeds:
            print(run_history(seed).tell())
        return 0
    faults: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    slowest = 0.0
    broken: list[int] = []
    begun, done = time.monotonic(), 0
    for done, figures in enumerate(_figures(seeds, asked.jobs), 1):
        faults.update(figures.faults)
        counts.update(figures.counts)
        slowest = max(slowest, figures.convergence)
        if figures.broken:
            broken.append(figures.seed)
            print(f"\nseed {figures.seed}: {figures.broken[:400]}")
            print(run_history(figures.seed).tell() if len(broken) == 1 else "", flush=True)
            if asked.stop:
                break
        if done % 50 == 0:
            pace = done / (time.monotonic() - begun)
            print(f"\r{done} of {len(seeds)} histories, {pace:.0f} a second", end="", flush=True)
    print(f"\n{done} histories, {len(broken)} broken {sorted(broken)[:20]}")
    print(
        f"faults: {sum(faults.values())}: " + ", ".join(f"{k} {n}" for k, n in faults.most_common())
    )
    print(", ".join(f"{name} {many}" for name, many in counts.most_common()))
    print(f"slowest convergence {slowest:.2f} s")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
