"""Blue cards from a data file: other times, fewer templates, and cards of your own (2.7, D65)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from abaculus.errors import OptionError
from abaculus.games.mathematicus.blue_deck import TYPES, blue_deck
from abaculus.games.mathematicus.phases import Answering
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.tests.screens import Asked
from abaculus.games.mathematicus.view import open_question
from abaculus.i18n import load_translator
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.registry import load_family
from abaculus.questions.delivery.stored_question import decode_question
from abaculus.table import Table as FrontDoor

CAMELS: dict[str, Any] = {
    "dice": ["d12", "d4"],
    "prompt": "{a} camels carry {b} bales each, and {n} bales are here. How many bales are there?",
    "answer": "a*b+n",
}
OWN: dict[str, Any] = {
    "R": {"seconds": 90, "cards": {"camels": CAMELS}},
    "M": {"cards": {"ME2": ["d4"]}},
    "S": {"cards": {"quarter": {"dice": ["d20"], "prompt": "{a} ÷ 4?", "answer": "a/4"}}},
    "I": {"cards": {"flip": {"dice": ["binary"], "prompt": "{n} + {a}?", "answer": "n+a"}}},
}


def table(mode: str) -> Asked:
    game = Mathematicus("advanced")
    given = {"blue": json.dumps(OWN), "seat0.mode": mode, "seat1.mode": "i"}
    made = Asked(game.setup(check_options(game, given)))
    made.game = game
    made.play("#O=12 R4=4 F 2:C-")
    return made


def answer_with(mode: str, card: str, answer: str) -> str:
    made = table(mode).play(f"#B:{mode[4:] * 9}:{card} Q:1")
    assert isinstance(made.phase, Answering), made.refused
    return str(made.play(f"A:{answer}").field("1.pos"))


def test_d65_a_card_of_your_own_is_asked_with_its_dice() -> None:
    made = table("rcxnR").play("#B:RRRRRRRRR:camels=7,3 Q:1")
    question = open_question(made.state)
    assert question is not None
    stored = decode_question(question.sheet)

    assert "7 camels carry 3 bales each, and 4 bales are here." in stored.card.prompt.text
    assert (90, "tiles:roman") == (question.seconds, stored.card.keypad)
    assert stored.key is not None
    assert "XXV" == stored.key.solution.answer.text


@pytest.mark.parametrize(
    ("mode", "card", "answer", "square"),
    [
        ("rcxnR", "camels=7,3", "XXV", "4"),
        ("rcxnR", "camels=7,3", "XXVI", "0"),
        ("rcxnS", "quarter=18", "4.7", "4"),
        ("rcxnS", "quarter=18", "4.8", "0"),
        ("rcxnI", "flip=1", "101", "4"),
    ],
)
def test_d65_it_is_judged_like_the_cards_of_its_type(
    mode: str, card: str, answer: str, square: str
) -> None:
    assert square == answer_with(mode, card, answer)


def test_d65_types_that_are_left_out_stay_as_they_are() -> None:
    deck = blue_deck(json.dumps(OWN))

    assert TYPES["A"] == deck.types["A"]
    assert {"ME2": ("d4",)} == deck.types["M"].cards
    assert (90, "roman") == (deck.types["R"].seconds, deck.types["R"].system)


def test_d65_a_record_keeps_the_cards_and_replays() -> None:
    made = FrontDoor(
        "mathematicus/advanced", seed=3, blue=json.dumps(OWN), seats=[{"mode": "rcxnI"}]
    )
    text = str(made.record())

    assert text == str(type(made.record()).parse(text))


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({}, "its types are letters of"),
        ({"Q": {"cards": {"ME2": ["d4"]}}}, "its types are letters of"),
        ({"M": {"cards": {}}}, "type M has no card"),
        ({"M": {"cards": {"ME2": ["d12"]}}}, "ME2 is not one of our cards of type M"),
        ({"M": {"seconds": 7, "cards": {"ME2": ["d4"]}}}, "the seconds are one of"),
        ({"M": {"cards": {"ME2": CAMELS}}}, "is not a name for a card"),
        ({"M": {"cards": {"no name": CAMELS}}}, "is not a name for a card"),
        ({"M": {"cards": {"own": {**CAMELS, "dice": []}}}}, "own needs 1 to 4 dice"),
        ({"M": {"cards": {"own": {**CAMELS, "answer": "a*"}}}}, "answer"),
        ({"R": {"cards": {"own": {**CAMELS, "answer": "a*1000"}}}}, "answer"),
        ({"M": {"cards": {"a1": CAMELS}}, "R": {"cards": {"a1": CAMELS}}}, "different names"),
    ],
)
def test_d65_a_file_that_makes_no_cards_is_refused(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError) as refused:
        check_options(Mathematicus("advanced"), {"blue": json.dumps(given)})

    assert ("bad-blue", "blue") == (refused.value.code, refused.value.values["key"])
    sentence = load_translator(load_family("mathematicus")).say(refused.value.refusal)
    assert reason in sentence
