"""What the author of a game meets on the way: refusals, laws and a folder that is not one."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import abaculus
from abaculus.cli import main
from abaculus.errors import InvalidMoveError, PluginError
from abaculus.gamekit import Refusal
from abaculus.i18n import MissingMessageError, load_translator
from abaculus.kernel.registry import load_family
from abaculus.testing import LawBroken, check_game, check_stage, family_at
from tests.gamekit.plugins import PluginFolder, forget_plugins

Capture = pytest.CaptureFixture[str]

PAIR = """
from msgspec import Struct
from abaculus.gamekit import BoolOption, Refusal, State, TurnGame, replace

class Take(Struct, frozen=True):
    heap: int
    stones: int

class Heaps(State, frozen=True):
    heaps: tuple[int, ...]
    misere: bool = False

class Pair(TurnGame[Heaps, Take]):
    id, title, rules = "pair", "Pair", "pair/1"
    options = (BoolOption("misere", default=False),)

    def start(self, options):
        return Heaps((1, 2), options.misere)

    def candidates(self, state):
        for heap, stones in enumerate(state.heaps, 1):
            yield from (Take(heap, many) for many in range(1, stones + 1))

    def refuse(self, state, move):
        if not 1 <= move.heap <= 2:
            return Refusal("no-heap")
        left = state.heaps[move.heap - 1]
        return None if 1 <= move.stones <= left else Refusal("no-stones", {"left": left})

    def play(self, state, seat, move):
        heaps = list(state.heaps)
        heaps[move.heap - 1] -= move.stones
        return replace(state, heaps=tuple(heaps))

    def winners(self, state):
        return (state.turn,) if state.misere else super().winners(state)

GAMES = (Pair(),)
"""
SENTENCES = """
no-heap = There are two heaps.
no-stones = Take from 1 to { $left } stones.
"""


@pytest.fixture
def pair(plugins: PluginFolder) -> None:
    """A small game of two heaps, installed."""
    plugins.add("pair", ("__init__.py", PAIR), ("en.ftl", SENTENCES))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--position", '{"heap": [1, 2]}'),
            "A position of this game has no field “heap”. "
            "Its fields: heaps, misere, turn, players, gone.",
        ),
        (("--position", '{"heaps": "1"}'), "heaps must be a list of whole numbers."),
        (("--position", '{"misere": 1}'), "misere must be true or false."),
        (("--position", '{"turn": []}'), "turn must be a whole number."),
        (
            ("--position", '{"heaps'),
            "This position is not complete JSON. "
            'Write the moves so far, or the fields, such as {"heaps": [1, 2]}.',
        ),
        (
            ("--position", "2,1 2,2"),
            "Move 2 of the position, “2,2”, is not legal there. Take from 1 to 1 stones.",
        ),
        (("--option", "players=3"), "players must be 2."),
        (("--option", "heap3=1"), "There is no option heap3. Options: players, misere."),
    ],
)
def test_judge_says_what_is_wrong(
    pair: None, capsys: Capture, arguments: tuple[str, ...], sentence: str
) -> None:
    code = main(["judge", "pair", "--move", "1,1", *arguments])

    assert (1, f"{sentence}\n") == (code, capsys.readouterr().err)


def test_unreadable_move_says_how_to_write_one(pair: None, capsys: Capture) -> None:
    main(["judge", "pair", "--move", "1;1"])

    assert (
        "“1;1” is not a move of this game. Write heap,stones as whole numbers, such as 1,2.\n"
    ) == capsys.readouterr().err


@pytest.mark.parametrize(("misere", "winner"), [("off", 1), ("on", 2)])
def test_judge_says_who_wins(pair: None, capsys: Capture, misere: str, winner: int) -> None:
    asked = ("judge", "pair", "--option", f"misere={misere}", "--position", "2, 1 2,1")

    main([*asked, "--move", "1, 1"])

    assert (
        "1,1 is legal.\n"
        "  Player 1 plays 1,1.\n"
        "  The player to move has no legal move.\n"
        f"  Player {winner} wins.\n"
    ) == capsys.readouterr().out


def test_game_without_points_shows_none(pair: None, capsys: Capture, tmp_path: Path) -> None:
    records = tmp_path / "records"
    asked = ("match", "pair", "--games", "2", "--seed", "1", "--processes", "1")

    main([*asked, "--records", str(records)])
    table = capsys.readouterr().out
    main(["replay", str(records / "game-1.txt")])
    replayed = capsys.readouterr().out

    assert "losses\n" in table
    assert "ahead" not in table
    assert replayed.splitlines()[-1].startswith("   2. Bot playouts")
    assert ": 0" not in replayed


@pytest.mark.parametrize("heaps", ["[3, 5]", "[5, 7]", "[9, 9]"])
def test_best_moves_are_sorted_by_the_number_shown(pair: None, capsys: Capture, heaps: str) -> None:
    main(["best", "pair", "--position", f'{{"heaps": {heaps}}}', "--top", "20", "--json"])
    moves = json.loads(capsys.readouterr().out)["moves"]

    shown = [move["percent"] for move in moves]
    assert shown == sorted(shown, reverse=True)


@pytest.mark.parametrize("move", [5, None, {"heap": 1, "stones": 1}, ("1", "1")])
def test_what_is_not_a_move_is_refused_in_words(pair: None, move: object) -> None:
    with pytest.raises(InvalidMoveError) as refused:
        abaculus.Table("pair").play(move)

    assert 'A move is written as text, such as "1,1".' == str(refused.value)


def test_move_may_be_a_value_of_the_game(pair: None) -> None:
    table = abaculus.Table("pair", misere=True)
    move = load_family("pair").game().notation.read_move("1,1")

    assert "1,1" == table.play(move).move


def test_missing_sentence_is_named_in_python_too(plugins: PluginFolder) -> None:
    plugins.add("mute", ("__init__.py", PAIR), ("en.ftl", "no-heap = There are two heaps.\n"))

    with pytest.raises(abaculus.IllegalMoveError) as refused:
        abaculus.Table("mute").play("1,9")

    assert ("The game “mute” has no sentence for the code “no-stones” in en.ftl.") == str(
        refused.value
    )


def write_project(folder: Path, name: str, source: str = PAIR, sentences: str = SENTENCES) -> Path:
    """A project as `new-game` writes it, not installed; returns the folder of its package."""
    package = folder / name
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(source, "utf-8")
    (package / "en.ftl").write_text(sentences, "utf-8")
    points = f'[project.entry-points."abaculus.games"]\n{name} = "{name}"\n'
    (folder / "pyproject.toml").write_text(points, "utf-8")
    return package


def test_missing_value_is_named(tmp_path: Path) -> None:
    plural = "no-stones = { $many ->\n    [one] One.\n   *[other] { $many }.\n}\n"
    family = family_at(write_project(tmp_path, "halting", sentences=plural))

    with pytest.raises(MissingMessageError) as missing:
        load_translator(family).say(Refusal("no-stones", {"left": 2}))

    assert "The sentence “no-stones” needs a value called “many”." == str(missing.value)


@pytest.mark.parametrize("missing", ["no-heap", "no-stones"])
def test_refusal_without_a_sentence_breaks_a_law(missing: str, tmp_path: Path) -> None:
    sentences = "\n".join(line for line in SENTENCES.splitlines() if missing not in line)
    name = f"without_{missing.replace('-', '_')}"
    family = family_at(write_project(tmp_path, name, sentences=sentences))
    game, voice = family.game(), load_translator(family)

    with pytest.raises(LawBroken, match=f"there is no sentence for {missing}"):
        check_game(game, messages=voice.tell)
    with pytest.raises(LawBroken, match=f"there is no sentence for {missing}") as on_stage:
        check_stage(game, family.stage(game), voice)

    assert "written-codes-have-sentences" == on_stage.value.law


@pytest.mark.parametrize(
    ("name", "found"), [("one", "1"), ("none", "None"), ("text", "'0'"), ("far", "(2,)")]
)
def test_wrong_winners_are_named(name: str, found: str, tmp_path: Path) -> None:
    source = re.sub(r"return \(state.turn,\).*", f"return {found}", PAIR)
    family = family_at(write_project(tmp_path, f"winners_{name}", source))

    with pytest.raises(LawBroken) as broken:
        check_game(family.game())

    fault = f"Pair.winners must return a tuple of seats, such as (0,), not {found}."
    assert f"raised PluginError: {fault}" == broken.value.text


def test_folder_too_high_leads_to_the_right_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_project(tmp_path / "too_high", "too_high")
    monkeypatch.chdir(tmp_path)

    with pytest.raises(PluginError) as raised:
        family_at(Path("too_high"))
    found = family_at(Path("too_high/too_high"))

    assert (
        "There is no game in too_high: it has no __init__.py with GAMES. "
        "Did you mean too_high/too_high?"
    ) == str(raised.value)
    assert "Pair" == found.title


def test_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PluginError, match=r"There is no game in .*/nowhere: it has no __init__"):
        family_at(tmp_path / "nowhere")


def test_folder_without_sentences_is_named(tmp_path: Path) -> None:
    package = write_project(tmp_path, "speechless")
    (package / "en.ftl").unlink()

    with pytest.raises(PluginError, match="has no sentences: put en"):
        family_at(package)


def test_project_is_played_without_installing_it(
    plugins: PluginFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    write_project(tmp_path / "afar", "afar")
    monkeypatch.setenv(
        "ABACULUS_GAMES", os.pathsep.join((str(tmp_path / "afar"), str(tmp_path / "void")))
    )
    forget_plugins()

    assert 0 == main(["judge", "afar", "--move", "1,1"])
    main(["games", "--json"])
    listed = capsys.readouterr().out.splitlines()[-1]

    assert {
        "id": "void",
        "say": f"ABACULUS_GAMES names {tmp_path / 'void'}, "
        "but it has no pyproject.toml that names a game.",
    } in json.loads(listed)["broken"]
