"""The command line of every fuzzer: how many inputs, and from which seed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence


def run(main: Callable[[int, int], Sequence[str]]) -> None:
    """Run a fuzzer and exit with 1 if it found anything."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--count", type=int, default=100_000, help="how many inputs")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same inputs")
    given = parser.parse_args()
    found = main(given.count, given.seed)
    for finding in found:
        sys.stdout.write(f"{finding}\n\n")
    sys.stdout.write(f"{given.count} inputs, {len(found)} findings\n")
    sys.exit(bool(found))
