"""Runs the benchmarks and writes `results.md`."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

from benchmarks import (
    best_moves,
    equalities,
    ladder,
    learners,
    paths,
    playouts,
    questions,
    replays,
    solver,
    verdicts,
)
from benchmarks.serving import kills, live_verdicts, real, speed, start

PARTS = (
    playouts,
    replays,
    best_moves,
    equalities,
    verdicts,
    questions,
    learners,
    ladder,
    paths,
    solver,
    start,
    speed,
    live_verdicts,
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
    described = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--exclude=*"],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    return described.stdout.strip() or "unknown"


def main(names: list[str]) -> int:
    """Measure all parts, or those named, and write the results; other sections stay unchanged."""
    known = {part.__name__.rpartition(".")[2]: part for part in PARTS}
    strange = [name for name in names if name not in known]
    if strange:
        print(f"no benchmark is called {', '.join(strange)}: {', '.join(known)}", file=sys.stderr)
        return 2
    sections, commit = _read_sections(), _commit()
    for name, part in known.items():
        if not names or name in names:
            print(f"measuring {name} …", file=sys.stderr)
            heading, *lines = part.report()
            sections[heading] = "\n".join([f"Commit: {commit}.", *lines]).strip()
            _write(sections)
    return 0


def _read_sections() -> dict[str, str]:
    """The sections of the results file by heading."""
    text = RESULTS.read_text("utf-8") if RESULTS.exists() else ""
    parts = re.split(r"^(## .*)$", text, flags=re.MULTILINE)[1:]
    return {heading: body.strip() for heading, body in zip(parts[::2], parts[1::2], strict=True)}


def _write(sections: dict[str, str]) -> None:
    head = [
        "# Results",
        "Written by `make bench`, or part by part by `python -m benchmarks NAME`. Where nothing else is said, figures are CPU time, so a busy machine blurs them less than wall-clock time would; compare rows of one section, not sections.",
        f"Machine: {_machine()}.",
    ]
    body = [f"{heading}\n\n{text}" for heading, text in sections.items()]
    RESULTS.write_text("\n\n".join([*head, *body]) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
