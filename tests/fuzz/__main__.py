"""All fuzzers, two at a time: `make fuzz`, or `python -m tests.fuzz --count 10000000`.

Each runs in processes of its own, a part of its inputs in each, so that a crash stops one part
only and is a finding.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import zip_longest
from typing import Final, NamedTuple

from tests.fuzz.engine import FOUND, BlackBox, Finding

SHARES: Final = {
    "notation": 34, "answers": 26, "options": 12, "records": 12, "imports": 10, "packs": 3,
    "messages": 2, "http": 1,
}  # fmt: skip
"""Of a hundred inputs, how many go to each fuzzer: the fast ones get more."""
PART: Final = {"packs": 5_000, "messages": 5_000, "http": 20_000}
"""Inputs of one process, if not as many as usual."""
USUAL: Final = 50_000
MEMORY: Final = 3_000_000_000
"""Bytes that a process may have; one that wants more fails, and that is a finding."""


class Part(NamedTuple):
    """Some inputs of one fuzzer."""

    name: str
    inputs: int
    seed: int


class Result(NamedTuple):
    """What came of a part."""

    part: Part
    seconds: float
    """Of the processor's time."""
    found: tuple[str, ...]


def divide(count: int, seed: int, names: Sequence[str]) -> list[Part]:
    """So many inputs divided among the fuzzers, in the order in which they run."""
    whole = sum(SHARES[name] for name in names)
    columns = [
        [
            Part(name, min(size, many - start), seed + start // size)
            for start in range(0, many, size)
        ]
        for name in names
        for many, size in [(-(-count * SHARES[name] // whole), PART.get(name, USUAL))]
    ]
    return [part for row in zip_longest(*columns) for part in row if part is not None]


def run_part(part: Part) -> Result:
    """Run a part in a process of its own."""
    before = {path.name for path in FOUND.glob(f"{part.name}-*")}
    asked = ("--count", str(part.inputs), "--seed", str(part.seed))
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", f"tests.fuzz.{part.name}", *asked],
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        found = {path.name for path in FOUND.glob(f"{part.name}-*")} - before
        if process.returncode and not found:
            output.seek(0)
            found = {_keep_crash(part, process, output.read())}
    return Result(part, usage.ru_utime + usage.ru_stime, tuple(sorted(found)))


def _keep_crash(part: Part, process: subprocess.Popen[bytes], output: str) -> str:
    """Save the input at which a process died, and what it said; returns the name of the file."""
    try:
        path = Finding(BlackBox(process.pid).recover(), "", "").save(part.name)
    except OSError:
        path = FOUND / f"{part.name}-seed-{part.seed}"
    FOUND.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".log").write_text(f"{part}: exit {process.returncode}\n{output}", "utf-8")
    return path.name


def run(parts: Sequence[Part], workers: int) -> list[Result]:
    """Run the parts and say how far they are."""
    results: list[Result] = []
    whole = sum(part.inputs for part in parts)
    with ThreadPoolExecutor(workers) as pool:
        for finished in as_completed([pool.submit(run_part, part) for part in parts]):
            results.append(finished.result())
            done = sum(one.part.inputs for one in results)
            found = sum(len(one.found) for one in results)
            sys.stdout.write(f"{done:,} of {whole:,} inputs, {found} findings\n")
            sys.stdout.flush()
    return results


def summarise(results: Sequence[Result]) -> str:
    """A line per fuzzer: inputs, inputs per second of the processor, and its findings."""
    lines: list[str] = []
    for name in SHARES:
        some = [one for one in results if one.part.name == name]
        if some:
            count, seconds = sum(one.part.inputs for one in some), sum(one.seconds for one in some)
            found = [file for one in some for file in one.found]
            lines.append(f"{name:10} {count:>10,} inputs {count / seconds:>8,.0f} per CPU second")
            lines += [f"  python -m tests.fuzz.{name} --only {FOUND / file}" for file in found]
    return "\n".join(lines)


def main() -> None:
    """Run the fuzzers of the command line; exit with 1 if anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*SHARES, []], help="fuzzers; none: all")
    parser.add_argument("--count", type=int, default=10_000_000, help="inputs in all")
    parser.add_argument("--seed", type=int, default=0, help="other seeds give other inputs")
    parser.add_argument("--workers", type=int, default=2, help="processes at a time")
    given = parser.parse_args()
    results = run(divide(given.count, given.seed, given.names or [*SHARES]), given.workers)
    sys.stdout.write(f"{summarise(results)}\n")
    sys.exit(any(one.found for one in results))


if __name__ == "__main__":
    main()
