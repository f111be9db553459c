"""What the catalogue shows of the game: every variant and option has words, every example works."""

from __future__ import annotations

import re

import msgspec
import pytest

from abaculus.games.calcussimo import MAIN_OPTIONS
from abaculus.games.calcussimo.desk import DESK
from abaculus.games.calcussimo.tests.screens import VOICE
from abaculus.games.calcussimo.tests.tables import GAME
from abaculus.kernel.desk import Reply, view_position
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import ChoiceOption, FileOption, choose
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng

HOUSE = load_family("calcussimo")
TRIES = re.findall("```try\n(.*?)```", HOUSE.rules(), re.DOTALL)


def fluent(*words: str) -> str:
    return re.sub("[^A-Za-z0-9_-]", "-", "-".join(words))


def test_every_variant_and_option_has_words() -> None:
    menu = GAME.info.menu
    codes = ["card-say", "card-short", "card-age"]
    codes += [
        fluent("variant", game.info.id, *more) for game in HOUSE.games for more in ((), ("say",))
    ]
    for option in (*menu.options, *menu.seat_options):
        codes += [fluent("option", option.key), fluent("option", option.key, "why")]
        if isinstance(option, ChoiceOption | FileOption):
            words = option.words if isinstance(option, ChoiceOption) else option.names
            codes += [fluent("option", option.key, word) for word in words]

    assert [code for code in codes if not VOICE.knows(code)] == []


def test_the_main_options_exist() -> None:
    assert set(MAIN_OPTIONS) <= {option.key for option in GAME.info.menu.options}


def test_the_look_has_both_themes_and_a_drawing() -> None:
    accent = msgspec.json.decode((HOUSE.folder / "look" / "accent.json").read_bytes())
    motif = (HOUSE.folder / "look" / "motif.svg").read_text("utf-8")

    parts = ["accent", "deep", "ink", "soft", "line"]
    assert {theme: list(colours) for theme, colours in accent.items()} == {
        "light": parts,
        "dark": parts,
    }
    assert motif.startswith("<svg")
    assert "script" not in motif


@pytest.mark.parametrize("text", TRIES)
def test_every_example_of_the_rules_can_be_laid_and_judged(text: str) -> None:
    given = dict(line.split(": ", 1) for line in text.splitlines())
    options = choose(GAME.info.menu, {})

    view = view_position(DESK, GAME, options, given)
    reply = DESK.judge(GAME, options, given)

    assert not isinstance(view, Refusal)
    assert GAME.fault(GAME.imagine(view, SeededRng(1))) is None
    assert isinstance(reply, Reply) or reply.code == "E-RESULT"


def test_there_are_examples() -> None:
    assert len(TRIES) >= 5
