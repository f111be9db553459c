"""A folder dropped among the games is a game everywhere, and nothing else has to change."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import abaculus

TOY = Path(__file__).parent / "toys" / "pebbles"
CHECK = """
import abaculus
from abaculus.kernel.discovery import family
from abaculus.testing import check_game
from abaculus.words import speaker

house = family("pebbles")
for game in house.games:
    check_game(game, bots=house.bots, messages=speaker(house).tell)
print(abaculus.__file__)
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one game more."""
    home = tmp_path_factory.mktemp("home")
    source = Path(str(abaculus.__file__)).parent
    left_out = shutil.ignore_patterns("__pycache__", "tests", "*.so", "*.pyd")
    shutil.copytree(source, home / "abaculus", ignore=left_out)
    shutil.copytree(TOY, home / "abaculus" / "games" / TOY.name, ignore=left_out)
    return home


def run(home: Path, *arguments: str, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=home,
        env={**os.environ, "PYTHONPATH": str(home), "PYTHONWARNINGS": "error"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (code, ""), done.stdout + done.stderr
    return done.stdout


def answer(home: Path, *arguments: str, code: int = 0) -> Any:
    return json.loads(run(home, "-m", "abaculus", *arguments, "--json", code=code))


def test_it_is_listed(home: Path) -> None:
    listed = {game["id"]: game for game in answer(home, "games")["games"]}

    toy = listed["pebbles"]
    assert toy["title"] == "Pebbles"
    assert [variant["id"] for variant in toy["variants"]] == ["noughts", "morra"]
    assert [bot["name"] for bot in toy["bots"]] == ["random", "careful"]


def test_its_rules_can_be_read(home: Path) -> None:
    text = run(home, "-m", "abaculus", "rules", "pebbles")

    assert text.strip() == (TOY / "RULES.md").read_text("utf-8").strip()


def test_the_referee_lets_a_legal_move_pass(home: Path) -> None:
    verdict = answer(home, "judge", "pebbles", "--position", "XO.......", "--move", "B2")

    assert verdict == {"legal": True, "move": "b2", "because": ["player 1 marks b2."]}


def test_the_referee_refuses_an_illegal_move_in_words(home: Path) -> None:
    verdict = answer(home, "judge", "pebbles", "--position", "XO.......", "--move", "a1", code=1)

    assert verdict == {"legal": False, "code": "noughts-taken", "say": "a1 is taken."}


def test_the_referee_knows_variants_and_options(home: Path) -> None:
    asked = ("judge", "pebbles", "--variant", "morra", "--move", "0:5")

    refused = answer(home, *asked, code=1)
    allowed = answer(home, *asked, "--option", "fist=on", "--option", "players=3")

    assert refused["code"] == "morra-fingers"
    assert allowed["legal"] is True


def test_the_best_moves_are_found(home: Path) -> None:
    found = answer(home, "best", "pebbles", "--position", "XX.OO....", "--top", "2")

    assert [(reply["move"], reply["worth"]) for reply in found["moves"]] == [("c1", 1), ("c2", 0)]


@pytest.mark.parametrize("variant", ["noughts", "morra"])
def test_bots_play_and_their_games_replay(home: Path, tmp_path: Path, variant: str) -> None:
    asked = ("match", "pebbles", "--variant", variant, "--seats", "random,careful")

    standings = answer(home, *asked, "--games", "4", "--seed", "1", "--records", str(tmp_path))

    assert standings["games"] == 4
    records = sorted(tmp_path.iterdir())
    assert len(records) == 4
    for record in records:
        told = run(home, "-m", "abaculus", "replay", str(record), "--json")
        assert all(json.loads(line) for line in told.splitlines())


def test_it_passes_the_conformance_suite_in_its_new_home(home: Path) -> None:
    place = run(home, "-c", CHECK)

    assert Path(place.strip()) == home / "abaculus" / "__init__.py"
