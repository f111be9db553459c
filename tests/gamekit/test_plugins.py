"""A broken plug-in is one sentence, and the other games know nothing of it."""

from __future__ import annotations

import json

import pytest

from abaculus.catalogue.game_page import family_cards
from abaculus.cli import main
from abaculus.errors import AbaculusError, PluginError
from abaculus.kernel.registry import broken_plugins, families, family_names, load_family
from tests.gamekit.plugins import JUNIPER, SMALL, PluginFolder

SENTENCES = ("en.ftl", "card-say = A small game.\n")
Capture = pytest.CaptureFixture[str]

BROKEN: dict[str, tuple[list[tuple[str, str]], str]] = {
    "syntax": ([("__init__.py", "def ("), SENTENCES], "cannot be imported: SyntaxError"),
    "exit": ([("__init__.py", "raise SystemExit(3)"), SENTENCES], "cannot be imported: SystemExit"),
    "absent": ([], "cannot be imported: ModuleNotFoundError"),
    "empty": ([("__init__.py", ""), SENTENCES], "has no GAMES"),
    "no_games": ([("__init__.py", "GAMES = ()"), SENTENCES], "has no GAMES"),
    "no_game": (
        [("__init__.py", "class Thing: ...\nGAMES = (Thing(),)"), SENTENCES],
        "has a game Thing without info, shapes, notation",
    ),
    "no_play": (
        [("__init__.py", SMALL.replace("def play", "def player")), SENTENCES],
        "abstract method play",
    ),
    "no_id": (
        [("__init__.py", SMALL.replace("id, title", "name, title")), SENTENCES],
        "The game Small needs a text called “id”",
    ),
    "no_types": (
        [("__init__.py", SMALL.replace("[Heap, int]", "")), SENTENCES],
        "must name its types: TurnGame[State, Move]",
    ),
    "bad_start": (
        [("__init__.py", SMALL.replace("return Heap()", "return Heap(options.most)")), SENTENCES],
        "has a game Small that cannot be set up: AttributeError: there is no option 'most'",
    ),
    "no_sentences": ([("__init__.py", SMALL)], "has no sentences: put en.ftl beside __init__.py"),
    "bad_stage": (
        [("__init__.py", SMALL), SENTENCES, ("stage.py", "import nothing_like_it")],
        "has a stage.py that cannot be imported: ModuleNotFoundError",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_plugin_is_one_sentence(plugins: PluginFolder, capsys: Capture, name: str) -> None:
    files, cause = BROKEN[name]
    plugins.add_copy("juniper", JUNIPER)
    plugins.add(name, *files)

    with pytest.raises(PluginError) as raised:
        load_family(name)
    code = main(["rules", name])
    printed = capsys.readouterr()

    sentence = str(raised.value)
    assert sentence.startswith(f"The game “{name}” (package plugin_{name}) ")
    assert cause in sentence
    assert (1, "", f"{sentence}\n") == (code, printed.out, printed.err)
    assert isinstance(raised.value, AbaculusError)
    assert "juniper" in family_names()
    assert name not in family_names()
    assert load_family("juniper").title == "Juniper Green"


def test_single_file_is_not_a_plugin(plugins: PluginFolder) -> None:
    plugins.add("lone", ("../lone_game.py", SMALL), package="lone_game")

    with pytest.raises(PluginError, match="is a single file: make it a folder"):
        load_family("lone")


def test_games_lists_broken_plugins_after_the_others(
    plugins: PluginFolder, capsys: Capture
) -> None:
    plugins.add_copy("juniper", JUNIPER)
    plugins.add("empty", ("__init__.py", ""))

    main(["games"])
    shown = capsys.readouterr().out
    main(["games", "--json"])
    listed = json.loads(capsys.readouterr().out)

    fault = str(broken_plugins()["empty"])
    assert shown.endswith(f"\nempty: broken\n  {fault}\n")
    assert [{"id": "empty", "say": fault}] == listed["broken"]
    assert "juniper" in [game["id"] for game in listed["games"]]


def test_known_name_stays_with_the_known_game(plugins: PluginFolder) -> None:
    known = family_names()[0]
    plugins.add(known, ("__init__.py", SMALL), SENTENCES)

    assert not load_family(known).is_plugin
    assert "another game has this name" in str(broken_plugins()[known])


def test_of_two_plugins_with_a_name_the_first_is_kept(plugins: PluginFolder) -> None:
    plugins.add("twice", ("__init__.py", SMALL), SENTENCES, package="plugin_a")
    plugins.add("twice", ("__init__.py", SMALL), SENTENCES, package="plugin_b")

    assert "plugin_a" == load_family("twice").folder.name
    assert "(package plugin_b)" in str(broken_plugins()["twice"])


def test_game_without_a_sentence_names_its_code(plugins: PluginFolder, capsys: Capture) -> None:
    silent = (
        SMALL
        + "\nSmall.refuse = lambda self, state, move: Refusal('silent') if move == 2 else None\n"
    )
    plugins.add(
        "mute", ("__init__.py", f"from abaculus.gamekit import Refusal\n{silent}"), SENTENCES
    )

    code = main(["judge", "mute", "--move", "2"])

    sentence = "The game “mute” has no sentence for the code “silent” in en.ftl.\n"
    assert (1, sentence) == (code, capsys.readouterr().err)


def test_error_inside_a_plugin_names_its_line(plugins: PluginFolder, capsys: Capture) -> None:
    crash = SMALL.replace("return replace(state", "return state.absent(state")
    plugins.add("crash", ("__init__.py", crash), SENTENCES)

    code = main(["judge", "crash", "--move", "1"])

    printed = capsys.readouterr().err
    line = crash.splitlines().index(
        "        return state.absent(state, stones=state.stones - move)"
    )
    assert 1 == code
    assert f"fails in play (__init__.py, line {line + 1}): AttributeError" in printed
    assert 1 == printed.count("\n")


def test_error_of_ours_is_not_blamed_on_a_plugin(
    plugins: PluginFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugins.add_copy("juniper", JUNIPER)

    def fail(name: str) -> None:
        raise ZeroDivisionError(name)

    monkeypatch.setattr("abaculus.cli.rules.load_family", fail)

    with pytest.raises(ZeroDivisionError):
        main(["rules", "juniper"])


def test_cards_leave_out_a_plugin_without_words(plugins: PluginFolder) -> None:
    bots = "from abaculus.kernel.bot import BotMaker\nBOTS = (BotMaker('x', 'wordless', None),)"
    plugins.add_copy("juniper", JUNIPER)
    plugins.add("wordless", ("__init__.py", SMALL), SENTENCES, ("bots.py", bots))

    cards = [card.id for card in family_cards()]

    assert "wordless" in [family.id for family in families()]
    assert "wordless" not in cards
    assert "juniper" in cards
