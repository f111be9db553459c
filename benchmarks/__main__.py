"""Runs every benchmark and writes `results.md`."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

from benchmarks import best_moves, equalities, playouts, questions, replays, verdicts
from benchmarks.serving import asking, kills, real, speed, start

PARTS = (
    playouts,
    replays,
    best_moves,
    equalities,
    verdicts,
    questions,
    start,
    speed,
    asking,
    real,
    kills,
)
RESULTS = Path(__file__).parent / "results.md"


def _machine() -> str:
    info = Path("/proc/cpuinfo")
    model = platform.processor() or platform.machine()
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(": ")[2] if names else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def _commit() -> str:
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--exclude=*"],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip() or "unknown"


def main() -> None:
    """Measures and writes."""
    lines = [
        "# Results",
        "",
        "Written by `make bench`. Where nothing else is said, figures are CPU time, so a busy machine blurs them less than wall-clock time would; compare rows of one run, not runs.",
        "",
        f"Machine: {_machine()}. Commit: {_commit()}.",
    ]
    for part in PARTS:
        print(f"measuring {part.__name__} …", file=sys.stderr)
        lines += ["", *part.report()]
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")
    print(RESULTS.read_text("utf-8"))


if __name__ == "__main__":
    main()
