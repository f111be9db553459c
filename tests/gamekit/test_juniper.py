"""The example game: rules and one file of sentences, and everything else comes by itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from abaculus.catalogue.game_page import family_card
from abaculus.catalogue.rules_page import rules_page
from abaculus.cli import main
from abaculus.i18n import load_translator
from abaculus.kernel.registry import load_family
from abaculus.testing import check_game, check_stage, family_at
from tests.gamekit.plugins import JUNIPER, PluginFolder

FAMILY = family_at(JUNIPER)
GAME = FAMILY.game()
VOICE = load_translator(FAMILY)


@pytest.fixture(autouse=True)
def install(plugins: PluginFolder) -> None:
    plugins.add_copy("juniper", JUNIPER)


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    main([*arguments, "--json"])
    return json.loads(capsys.readouterr().out)


def test_juniper_is_small() -> None:
    files = sorted(file for file in JUNIPER.iterdir() if file.is_file())

    assert ["__init__.py", "en.ftl"] == [file.name for file in files]
    assert len(files[0].read_text("utf-8").splitlines()) <= 130


def test_juniper_keeps_the_laws_of_games() -> None:
    assert check_game(GAME, bots=FAMILY.bots(GAME), messages=VOICE.tell) > 0


@pytest.mark.slow
def test_juniper_keeps_the_laws_of_stages() -> None:
    stage, desk, adviser = FAMILY.stage(GAME), FAMILY.desk(GAME), FAMILY.adviser(GAME)

    assert check_stage(GAME, stage, VOICE, desk=desk, adviser=adviser) > 0


def test_juniper_is_judged_with_its_own_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("judge", "juniper", "--position", "4 8", "--move")

    assert {
        "legal": False,
        "code": "unrelated",
        "say": "5 is neither a factor nor a multiple of 8.",
    } == answer(capsys, *asked, "5")
    assert {
        "legal": True,
        "move": "2",
        "because": ["Player 1 names 2, a factor of 8."],
    } == answer(capsys, *asked, "2")


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("4 9", "kit-position"),
        ("4 x", "kit-position"),
        ('{"named": [4, 4]}', "kit-impossible"),
        ('{"turn": 7}', "kit-impossible"),
        ('{"named": "4"}', "kit-bad-field"),
        ('{"names": [4]}', "kit-no-field"),
        ("{", "kit-json"),
    ],
)
def test_desk_refuses_impossible_positions(
    capsys: pytest.CaptureFixture[str], position: str, code: str
) -> None:
    found = answer(capsys, "judge", "juniper", "--position", position, "--move", "2")

    assert code == found["code"]


def test_position_may_be_the_fields_of_a_state(capsys: pytest.CaptureFixture[str]) -> None:
    fields = '{"named": [4, 8], "turn": 0}'

    found = answer(capsys, "judge", "juniper", "--position", fields, "--move", "2")

    assert ["Player 1 names 2, a factor of 8."] == found["because"]


def test_best_puts_winning_moves_first(capsys: pytest.CaptureFixture[str]) -> None:
    # after 2 and 1, 7 leaves nothing; 6 and 9 leave 3 alone, and then 9 or 6
    asked = ("best", "juniper", "--option", "top=10", "--position", "2 1", "--top", "8")

    moves = [(move["move"], move["percent"]) for move in answer(capsys, *asked)["moves"]]

    assert {("6", 100), ("7", 100), ("9", 100)} == set(moves[:3])
    assert all(percent < 100 for _, percent in moves[3:])


@pytest.mark.slow
def test_bots_play_and_records_are_replayed_and_analysed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ("match", "juniper", "--seats", "random,playouts", "--games", "4", "--seed", "1")
    records = tmp_path / "records"

    played = answer(capsys, *asked, "--option", "top=20", "--records", str(records))
    main(["replay", str(sorted(records.iterdir())[0]), "--analyse", "--json"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    assert 4 == played["games"]
    assert any("was_best" in line for line in lines)


@pytest.mark.slow
def test_playouts_beat_chance(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("match", "juniper", "--seats", "random,playouts", "--games", "12", "--seed", "2")

    played = answer(capsys, *asked, "--option", "top=20")

    wins = {bot["bot"]: bot["wins"] for bot in played["standings"]}
    assert wins["playouts"] >= 9


def test_card_and_rules_come_from_the_game_itself() -> None:
    family = load_family("juniper")

    card, page = family_card(family), rules_page(family)

    assert ("Juniper Green", "8+") == (card.title, card.age)
    assert ["random", "playouts"] == [bot.name for bot in card.bots]
    assert ["Highest number"] == [option.title for option in card.variants[0].options]
    assert "Juniper Green" == page.title
    assert "A player who cannot name a number loses." in str(page.sections[0].parts[0])
