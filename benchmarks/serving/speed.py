"""The same tic-tac-toe on our server and on boardgame.io, in turns, under the same load."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
from msgspec import Struct

from benchmarks.serving.home import Server, free_port, furnish

HERE = Path(__file__).parent
TABLES = 200
ROUNDS = 5
TURNS = 3
"""How often the two servers take turns, restarted each time."""


class Figures(Struct):
    """The figures of one side over all its turns."""

    name: str
    speeds: list[float]
    """Moves per second in each round."""
    times: list[float]
    """Milliseconds from sending a move until the opponent sees it."""
    cpu: list[float]
    """Milliseconds of the server's CPU time per move, in each turn."""
    opened: list[float]
    """KiB per newly opened table of two sockets, in each turn."""
    played: list[float]
    """KiB per table after its game, with the sockets still open."""


def report() -> list[str]:
    """Both sides side by side."""
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node is None or npm is None:
        return ["## Tables over the network", "", "Not measured: Node is not on the PATH."]
    subprocess.run([npm, "ci", "--silent", "--prefix", str(HERE)], check=True)
    ours, theirs = (Figures(name, [], [], [], [], []) for name in ("Abaculus", "boardgame.io"))
    with tempfile.TemporaryDirectory() as place:
        home = furnish(Path(place))
        for turn in range(TURNS):
            with _ours(home, turn) as (process, url):
                _measure(ours, node, "ours", process, url)
            with _theirs(node) as (process, url):
                _measure(theirs, node, "theirs", process, url)
    return [*_head(), *(_row(side) for side in (ours, theirs)), "", _ratios(ours, theirs)]


@contextmanager
def _ours(home: Path, turn: int) -> Generator[tuple[psutil.Process, str]]:
    server = Server(home, home / f"books-{turn}.db")
    try:
        server.wait()
        yield psutil.Process(server.process.pid), server.url
    finally:
        server.stop()


@contextmanager
def _theirs(node: str) -> Generator[tuple[psutil.Process, str]]:
    port = free_port()
    process = subprocess.Popen(
        [node, str(HERE / "peer.mjs"), str(port)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        while "ready" not in process.stdout.readline():
            if process.poll() is not None:
                raise RuntimeError("boardgame.io did not start")
        yield psutil.Process(process.pid), f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def _measure(side: Figures, node: str, kind: str, process: psutil.Process, url: str) -> None:
    command = [node, str(HERE / "load.mjs"), kind, url, str(TABLES), str(ROUNDS)]
    load = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    _next(load, "warm")
    empty = process.memory_info().rss
    _go_on(load)
    spent, moves = 0.0, 0
    for round_number in range(ROUNDS):
        _next(load, "open")
        if not round_number:
            side.opened.append(_more(process, empty))
        before = _cpu(process)
        _go_on(load)
        played = _next(load, "played")
        spent += _cpu(process) - before
        moves += played["moves"]
        side.speeds.append(played["moves"] / played["seconds"])
        side.times += played["times"]
        if not round_number:
            side.played.append(_more(process, empty))
        _go_on(load)
    load.wait()
    side.cpu.append(spent / moves * 1000)


def _more(process: psutil.Process, empty: int) -> float:
    return float(process.memory_info().rss - empty) / 1024 / TABLES


def _cpu(process: psutil.Process) -> float:
    times = [one.cpu_times() for one in (process, *process.children(recursive=True))]
    return sum(one.user + one.system for one in times)


def _next(load: subprocess.Popen[str], step: str) -> dict[str, Any]:
    assert load.stdout is not None
    line = load.stdout.readline()
    progress: dict[str, Any] = json.loads(line) if line else {"step": "nothing"}
    if progress["step"] != step:
        raise RuntimeError(f"the load said {progress['step']} instead of {step}")
    return progress


def _go_on(load: subprocess.Popen[str]) -> None:
    assert load.stdin is not None
    load.stdin.write("\n")
    load.stdin.flush()


def _head() -> list[str]:
    cores = os.cpu_count()
    return [
        "## Tables over the network",
        "",
        f"Tic-tac-toe, {TABLES} tables of two sockets, every table as fast as it can; {TURNS} turns of {ROUNDS} rounds for each server, which take turns; server and load on {cores} cores.",
        "Ours has every move on disk (SQLite, WAL, FULL) before anybody is shown it; boardgame.io keeps its in memory only.",
        "A move lasts from being sent until the opponent is shown it.",
        "",
        "| server | moves/s: median (lowest to highest) | p50 ms | p99 ms | CPU ms a move | KiB a table, opened | KiB a table, played |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]


def _row(side: Figures) -> str:
    cuts = statistics.quantiles(side.times, n=100)
    low, high = min(side.speeds), max(side.speeds)
    speed = f"{statistics.median(side.speeds):,.0f} ({low:,.0f} to {high:,.0f})"
    return (
        f"| {side.name} | {speed} | {cuts[49]:.0f} | {cuts[98]:.0f} "
        f"| {statistics.median(side.cpu):.3f} | {statistics.median(side.opened):.0f} | {statistics.median(side.played):.0f} |"
    )


def _ratios(ours: Figures, theirs: Figures) -> str:
    speed = statistics.median(ours.speeds) / statistics.median(theirs.speeds)
    late = (
        statistics.quantiles(ours.times, n=100)[98] / statistics.quantiles(theirs.times, n=100)[98]
    )
    opened = statistics.median(ours.opened) / statistics.median(theirs.opened)
    played = statistics.median(ours.played) / statistics.median(theirs.played)
    return f"Ours to theirs: {speed:.1f} times the moves, {late:.2f} of the p99, {opened:.2f} of the memory when opened, {played:.2f} when played."


if __name__ == "__main__":
    sys.stdout.write("\n".join(report()) + "\n")
