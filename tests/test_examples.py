"""Every example runs as it is shown, and stays short."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.live_server import serving_beside

FOLDER = Path(__file__).parent.parent / "examples"
EXAMPLES = sorted(FOLDER.glob("*.py"))
PRINTS = {
    "analyse_a_record.py": "points on the table",
    "find_puzzles.py": "Solution: ",
    "make_a_worksheet.py": "12 questions in ",
    "mark_answers.py": "3 right, 1 wrong, 1 malformed",
    "network_bot.py": "'reason': ",
    "play_a_game.py": "The referee says: ",
    "tournament.py": "95% interval",
    "write_a_bot.py": "of 2 games won against chance",
}
WRITES = {
    "make_a_worksheet.py": ["answers.html", "worksheet.html"],
    "tournament.py": ["tournament.svg"],
}


def test_every_example_is_tested() -> None:
    assert [example.name for example in EXAMPLES] == sorted(PRINTS)


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_runs(example: Path, tmp_path: Path) -> None:
    if example.name == "network_bot.py":
        with serving_beside(tmp_path.parent / "tables.sqlite") as link:
            check_example(example, tmp_path, link)
    else:
        check_example(example, tmp_path)


def check_example(example: Path, tmp_path: Path, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, str(example), *arguments],
        cwd=tmp_path,
        env={**os.environ, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert PRINTS[example.name] in done.stdout
    assert sorted(file.name for file in tmp_path.iterdir()) == WRITES.get(example.name, [])


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_is_short(example: Path) -> None:
    assert len(example.read_text("utf-8").splitlines()) < 40
