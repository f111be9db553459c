"""Every block of the tutorial is real: the game is written down, checked, judged and played."""

from __future__ import annotations

import re
import runpy
import shlex
from pathlib import Path

import pytest

from abaculus.cli import main
from tests.gamekit.plugins import ROOT, PluginFolder

TEXT = (ROOT / "docs" / "write-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
RULES, CHECK = (text for language, text in BLOCKS if language == "python")
(SENTENCES,) = (text for language, text in BLOCKS if language == "ftl")
COMMANDS = [
    line
    for language, text in BLOCKS
    if not language
    for line in text.splitlines()
    if " nim" in line
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "nim").mkdir()
    (tmp_path / "nim" / "__init__.py").write_text(RULES, "utf-8")
    (tmp_path / "nim" / "en.ftl").write_text(SENTENCES, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_tutorial_game_keeps_every_law(folder: Path) -> None:
    script = folder / "check.py"
    script.write_text(CHECK, "utf-8")

    runpy.run_path(str(script))


@pytest.mark.parametrize("command", COMMANDS)
def test_tutorial_commands_are_answered(
    folder: Path, plugins: PluginFolder, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    plugins.add_copy("nim", folder / "nim")
    _, *arguments = shlex.split(command.replace("100", "4"))

    code = main(arguments)

    said = capsys.readouterr()
    assert (0, "") == (code, said.err)
    assert said.out


def test_best_of_the_tutorial_wins(
    folder: Path, plugins: PluginFolder, capsys: pytest.CaptureFixture[str]
) -> None:
    plugins.add_copy("nim", folder / "nim")

    main(["best", "nim", "--position", '{"heaps": [1, 2, 0]}', "--top", "1"])

    assert "1. 2,1 wins 100 of 100 random games.\n" == capsys.readouterr().out


def test_tutorial_names_commands() -> None:
    assert 3 == len(COMMANDS)
