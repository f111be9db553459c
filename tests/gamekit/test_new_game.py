"""`abaculus new-game` writes a game that keeps every law and can be installed and played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from abaculus.cli import main


def run(*arguments: str, cwd: Path, path: str = "") -> str:
    inherited = os.environ.get("PYTHONPATH", "")
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (path, inherited)))},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_new_game_passes_its_tests_and_is_played(tmp_path: Path) -> None:
    assert 0 == main(["new-game", "stone_heap", "--into", str(tmp_path)])
    folder, packages = tmp_path / "stone_heap", tmp_path / "packages"

    tested = run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=folder)
    offline = ("--no-deps", "--no-index", "--no-build-isolation", "-q")
    run("-m", "pip", "install", *offline, "--target", str(packages), str(folder), cwd=tmp_path)
    match = ("match", "stone_heap", "--seats", "random,playouts", "--games", "4", "--json")
    played = run("-m", "abaculus", *match, cwd=tmp_path, path=str(packages))

    assert "2 passed" in tested
    assert 4 == json.loads(played)["games"]
    assert {"pyproject.toml", "README.md", "stone_heap", "tests"} <= {
        file.name for file in folder.iterdir()
    }


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("9x", "“9x” cannot name a game."),
        ("Foo", "“Foo” cannot name a game."),
        ("../x", "“../x” cannot name a game."),
        ("class", "“class” cannot name a game."),
        ("json", "There is already a game or a Python package called “json”."),
        ("there", "is there already."),
    ],
)
def test_bad_names_and_folders_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, sentence: str
) -> None:
    (tmp_path / "there").mkdir()

    code = main(["new-game", name, "--into", str(tmp_path)])

    assert 2 == code
    assert sentence in capsys.readouterr().err
    assert ["there"] == [one.name for one in tmp_path.iterdir()]
    assert not list((tmp_path / "there").iterdir())


def test_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")

    code = main(["new-game", "mine", "--into", str(tmp_path / "file")])

    assert 1 == code
    assert "I cannot open" in capsys.readouterr().err
