"""What the catalogue shows of the game: every variant and option has words, every example works."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import msgspec
import pytest

from abaculus.catalogue.game_page import family_card, pictures
from abaculus.games.mathesso.desk import DESK
from abaculus.i18n import load_translator
from abaculus.kernel.desk import Reply, view_position
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import ChoiceOption, FileOption, choose
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng

HOUSE = load_family("mathesso")
VOICE = load_translator(HOUSE)
TRIES = re.findall("```try\n(.*?)```", HOUSE.rules(), re.DOTALL)


def fluent(*words: str) -> str:
    return re.sub("[^A-Za-z0-9_-]", "-", "-".join(words))


@pytest.mark.parametrize("game", HOUSE.games, ids=lambda game: game.info.id)
def test_every_variant_and_option_has_words(game: AnyGame) -> None:
    info = game.info
    codes = ["card-say", "card-short", "card-age"]
    codes += [fluent("variant", info.id), fluent("variant", info.id, "say")]
    for option in (*info.menu.options, *info.menu.seat_options):
        codes += [fluent("option", option.key), fluent("option", option.key, "why")]
        if isinstance(option, ChoiceOption | FileOption):
            words = option.words if isinstance(option, ChoiceOption) else option.names
            codes += [fluent("option", option.key, word) for word in words]

    assert [code for code in codes if not VOICE.knows(code)] == []


def test_a_variant_offers_only_what_it_has() -> None:
    offered = {
        card.id: {option.key for option in card.options} & {"cjv", "factorial", "deck"}
        for card in family_card(HOUSE).variants
    }

    both = {"cjv", "factorial"}
    large = dict.fromkeys(("pico", "nano", "mikro", "mili", "standart"), both)
    assert {"atto": set(), "femto": {"factorial"}, **large, "custom": {"deck"}} == offered


def test_the_look_has_both_themes_and_a_drawing() -> None:
    accent = msgspec.json.decode((HOUSE.folder / "look" / "accent.json").read_bytes())

    parts = ["accent", "deep", "ink", "soft", "line"]
    assert {theme: list(colours) for theme, colours in accent.items()} == {
        "light": parts,
        "dark": parts,
    }
    assert (HOUSE.folder / "look" / "motif.svg").read_text("utf-8").startswith("<svg")


def test_every_drawing_is_a_drawing() -> None:
    for text in pictures(HOUSE).values():
        assert ElementTree.fromstring(text).tag.endswith("svg")  # noqa: S314 - made by us


@pytest.mark.parametrize("text", TRIES)
def test_every_example_of_the_rules_can_be_looked_at_and_judged(text: str) -> None:
    given = dict(line.split(": ", 1) for line in text.splitlines())
    game = HOUSE.game(given.pop("variant"))
    options = choose(game.info.menu, {})

    view = view_position(DESK, game, options, given)
    reply = DESK.judge(game, options, given)

    assert not isinstance(view, Refusal)
    assert game.fault(game.imagine(view, SeededRng(1))) is None
    assert isinstance(reply, Reply)


def test_there_are_examples() -> None:
    assert len(TRIES) >= 5
