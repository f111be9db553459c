"""`abaculus` and `abaculus serve` as processes: their links, their tokens, and wrong values."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import httpx
import pytest

PATIENCE = 60.0
LINK = re.compile(r"(http://[\w.:]+)/#token=([\w-]+)")
CHOSEN = "my-own-token-of-this-year"


class Server(NamedTuple):
    """A running command and what it has printed."""

    process: subprocess.Popen[str]
    lines: list[str]

    @property
    def link(self) -> str:
        return str(LINK.findall("".join(self.lines))[0][0])

    @property
    def token(self) -> str:
        return str(LINK.findall("".join(self.lines))[0][1])


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "abaculus", *arguments]


@contextmanager
def running(
    *arguments: str, lines: int = 1, env: Mapping[str, str] = MappingProxyType({})
) -> Generator[Server]:
    """A server that has printed this many lines."""
    with subprocess.Popen(
        command(*arguments), stdout=subprocess.PIPE, text=True, env={**os.environ, **env}
    ) as process:
        try:
            assert process.stdout is not None
            yield Server(process, [process.stdout.readline() for _ in range(lines)])
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def enter(link: str, token: str) -> int:
    """The status when someone shows a token."""
    answer = httpx.post(
        f"{link}/api/owner", json={"token": token}, timeout=PATIENCE, trust_env=False
    )
    return answer.status_code


def home(database: Path, *more: str) -> tuple[str, ...]:
    return ("--port", "0", "--database", str(database), *more)


def test_home_prints_a_link_that_makes_its_reader_the_owner(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(*home(database, "--no-browser")) as server:
        beacon = tmp_path / "tables.sqlite.server"
        mode = stat.S_IMODE(beacon.stat().st_mode)
        again = subprocess.run(
            command(*home(database, "--no-browser")), capture_output=True, text=True, check=True
        )
        right, wrong = enter(server.link, server.token), enter(server.link, "x" * 32)
    with running(*home(database, "--no-browser")) as later:
        old = enter(later.link, server.token)

    assert [200, 403, 403] == [right, wrong, old]
    assert "already running" in again.stdout
    assert (server.link, server.token) == LINK.findall(again.stdout)[0]
    assert 0o600 == mode
    assert not beacon.exists()


def test_a_browsers_command_line_holds_no_token(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o700)
    database = tmp_path / "tables.sqlite"
    with running(*home(database), env={"BROWSER": f"{browser} %s"}) as server:
        link, ticket = LINK.findall(_wait_for(opened))[0]
        first, second = enter(link, ticket), enter(link, ticket)

    assert server.token not in ticket
    assert ticket.startswith("ticket-")
    assert [200, 403] == [first, second]


def _wait_for(file: Path) -> str:
    for _ in range(int(PATIENCE / 0.05)):
        if file.exists():
            return file.read_text()
        time.sleep(0.05)
    raise TimeoutError(file)


def test_serve_prints_a_token_unless_one_was_chosen(tmp_path: Path) -> None:
    local = ("serve", "--host", "127.0.0.1", "--port", "0", "--database")
    with running(*local, str(tmp_path / "a.sqlite"), lines=2) as server:
        made = enter(server.link, server.token)
    chosen = {"ABACULUS_TOKEN": CHOSEN, "ABACULUS_PUBLIC_URL": "https://games.example.org/"}
    with running(*local, str(tmp_path / "b.sqlite"), env=chosen) as server:
        first = server.lines[0]
        server.process.terminate()
        rest, _ = server.process.communicate(timeout=PATIENCE)

    assert 200 == made
    assert "Abaculus is at https://games.example.org." in first
    assert CHOSEN not in first + rest
    assert "token" not in first + rest


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ("--public-url", "games.example.org"),
            "“games.example.org” is not the address of a server",
        ),
        (("--public-url", "https://x.example/abaculus"), "with nothing behind the name"),
        (("--trusted-proxies", "127.0.0.1,proxy"), "“proxy” is not an address or a network"),
        (("--trusted-proxies", "0.0.0.0/0"), "anyone could pretend to be anyone"),
        (("--token", "short"), "A token has 16 to 200 letters"),
    ],
)
def test_wrong_values_are_refused_at_the_start(
    tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    database = tmp_path / "tables.sqlite"
    refused = subprocess.run(
        command("serve", "--database", str(database), *arguments),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert (2, "") == (refused.returncode, refused.stdout)
    assert complaint in refused.stderr
    assert 1 == refused.stderr.count("\n")
    assert not database.exists()
