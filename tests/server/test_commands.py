"""`abaculus` and `abaculus serve`, from the first line to a clean end."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

LINK = re.compile(r"http://[0-9.]+:[0-9]+")


@contextmanager
def start(*arguments: str) -> Generator[tuple[subprocess.Popen[str], str]]:
    """The process, and the first line it writes."""
    with subprocess.Popen(
        [sys.executable, "-m", "abaculus", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


def link_in(line: str) -> str:
    found = LINK.search(line)
    assert found is not None, line
    return found[0]


def keep_port(link: str) -> socket.socket:
    """Keeps the port of a link from others, though nobody listens to it."""
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", int(link.rpartition(":")[2])))
    return place


def status(link: str) -> int:
    with urllib.request.urlopen(f"{link}/health", timeout=30) as answer:  # noqa: S310
        return int(answer.status)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_plain_abaculus_serves_this_machine_and_ends_cleanly(
    database: Path, number: signal.Signals
) -> None:
    with start("--no-browser", "--port", "0", "--database", str(database)) as (process, line):
        answered = status(link_in(line))

        process.send_signal(number)
        _, complaints = process.communicate(timeout=30)

    assert 200 == answered
    assert (0, "") == (process.returncode, complaints)
    assert [database.name] == [path.name for path in database.parent.iterdir()]


def test_a_second_start_shows_the_first(database: Path) -> None:
    with (
        start("--no-browser", "--port", "0", "--database", str(database)) as (_, first),
        start("--no-browser", "--database", str(database)) as (second, line),
    ):
        code = second.wait(30)

    assert 0 == code
    assert link_in(first) == link_in(line)


def test_a_beacon_left_by_a_kill_misleads_nobody(database: Path) -> None:
    with start("--no-browser", "--port", "0", "--database", str(database)) as (process, first):
        process.kill()
        process.wait(30)

    with (
        keep_port(link_in(first)),
        start("--no-browser", "--port", "0", "--database", str(database)) as (_, line),
    ):
        answered = status(link_in(line))

    assert 200 == answered
    assert link_in(first) != link_in(line)


def test_serve_prints_its_link(database: Path) -> None:
    arguments = ("serve", "--host", "127.0.0.1", "--port", "0", "--database", str(database))
    with start(*arguments) as (process, line):
        answered = status(link_in(line))
        process.send_signal(signal.SIGTERM)
        code = process.wait(30)

    assert (200, 0) == (answered, code)


def test_a_port_that_is_taken_is_reported_in_words(database: Path) -> None:
    with start("--no-browser", "--port", "0", "--database", str(database)) as (_, line):
        port = link_in(line).rpartition(":")[2]
        place = ("--host", "127.0.0.1", "--port", port)
        other = ("--database", str(database.with_name("other.sqlite")))
        done = subprocess.run(
            [sys.executable, "-m", "abaculus", "serve", *place, *other],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    assert 1 == done.returncode
    assert done.stderr.startswith("I cannot listen on 127.0.0.1")
    assert 1 == len(done.stderr.splitlines())
