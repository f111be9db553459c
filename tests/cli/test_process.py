"""The command as other programs meet it: pipes, signals, several processes, little loading."""

from __future__ import annotations

import json
import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import abaculus

HOME = Path(abaculus.__file__).parent


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory, games_folder: Path) -> Path:
    """A copy of the package whose only family is the toy."""
    root = tmp_path_factory.mktemp("tree")
    skip = shutil.ignore_patterns("__pycache__", "games", "tests")
    shutil.copytree(HOME, root / "abaculus", ignore=skip)
    shutil.copytree(games_folder, root / "abaculus" / "games")
    shutil.copy(HOME / "games" / "__init__.py", root / "abaculus" / "games")
    return root


def surroundings(tree: Path, **more: str) -> dict[str, str]:
    usual = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    return {**usual, "PYTHONPATH": str(tree), **more}


def start(tree: Path, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "abaculus", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(tree),
    )


def test_all_processes_together_count_what_one_counts(tree: Path, tmp_path: Path) -> None:
    counted: list[object] = []
    for processes in ("1", "2"):
        folder = tmp_path / processes
        command = start(
            tree, "match", "--seats", "random,careful", "--variant", "morra", "--games", "8",
            "--seed", "7", "--processes", processes, "--records", str(folder), "--json",
        )  # fmt: skip
        out, err = command.communicate()
        assert (command.returncode, err) == (0, b"")
        records = {file.name: file.read_text() for file in folder.iterdir()}
        counted.append((json.loads(out), records))

    assert counted[0] == counted[1]


def test_each_answer_is_sent_before_the_next_question_is_asked(tree: Path) -> None:
    with start(tree, "judge", "pebbles", "--batch", "-") as command:
        assert command.stdin is not None
        assert command.stdout is not None
        for move in ("a1", "b2"):
            command.stdin.write(json.dumps({"move": move}).encode() + b"\n")
            command.stdin.flush()
            ready, _, _ = select.select([command.stdout], [], [], 60)
            assert ready
            assert move == json.loads(command.stdout.readline())["move"]
        command.stdin.close()
        assert command.wait() == 0


@pytest.fixture
def heeded_interrupt() -> Iterator[None]:
    """Ctrl-C as in a terminal: tests in the background ignore it, and so would their children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeded_interrupt")
def test_an_interrupt_ends_quietly(tree: Path) -> None:
    with start(tree, "judge", "pebbles", "--batch", "-") as command:
        assert command.stdin is not None
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdin.write(b'{"move": "a1"}\n')
        command.stdin.flush()
        command.stdout.readline()

        command.send_signal(signal.SIGINT)

        assert (command.wait(), command.stderr.read()) == (130, b"")


def test_a_reader_that_goes_away_ends_quietly(tree: Path) -> None:
    with start(tree, "judge", "pebbles", "--batch", "-") as command:
        assert command.stdin is not None
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.close()
        command.stdin.write(b'{"move": "a1"}\n' * 10)
        command.stdin.close()

        assert (command.wait(), command.stderr.read()) == (141, b"")


def test_output_is_utf_8_wherever_it_goes(tree: Path) -> None:
    command = subprocess.run(
        [sys.executable, "-m", "abaculus", "judge", "pebbles", "--move", b"\xff\xe2\x88\x92"],
        capture_output=True,
        env=surroundings(tree, PYTHONIOENCODING="ascii"),
        check=False,
    )

    assert (command.returncode, command.stderr.decode()) == (1, "“�−” is not a move here.\n")


def test_help_loads_no_game(tree: Path) -> None:
    script = (
        "import sys; from abaculus.cli import main; main(['--help']); main(['judge', '--help']);"
        "print([name for name in sys.modules if name.startswith('abaculus.games.')])"
    )
    command = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        env=surroundings(tree),
        check=True,
    )

    assert command.stdout.splitlines()[-1] == b"[]"
