"""Codes and values become sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

import abaculus.i18n
from abaculus.i18n import MissingMessageError, Translator, load_translator
from abaculus.i18n.fluent import load_messages
from abaculus.kernel.messages import FormulaValue, News, PlayerValue, Refusal, Value

FLUENT = """
plain = { $player } lays { $formula } for { $points }.
braces = Write {"{"}{ $name }{"}"}, not (this).
plural = { $chips ->
    [one] one chip
   *[other] { $chips } chips
} left.
malformed = In this game: { $reason }.
"""


@pytest.fixture
def voice(tmp_path: Path) -> Translator:
    file = tmp_path / "en.ftl"
    file.write_text(FLUENT, "utf-8")
    shared = Path(abaculus.i18n.__file__).parent / "locale" / "en.ftl"
    return Translator(load_messages(file), load_messages(shared))


def test_values_are_shown_as_people_read_them(voice: Translator) -> None:
    news = News(
        "plain", {"player": PlayerValue(0), "formula": FormulaValue("9+6/2"), "points": 12345}
    )

    sentence = voice.say(news, ["Ann", "Bob"])

    assert sentence == "Ann lays 9 + 6 ÷ 2 for 12345."


def test_numbers_below_zero_have_a_minus_sign(voice: Translator) -> None:
    values: dict[str, Value] = {
        "player": PlayerValue(0),
        "formula": FormulaValue("1"),
        "points": -7,
    }

    assert voice.tell("plain", values, ["Ann"]) == "Ann lays 1 for −7."
    assert voice.tell("plural", {"chips": -2}) == "−2 chips left."


def test_people_without_names_are_counted_from_one(voice: Translator) -> None:
    values: dict[str, Value] = {
        "player": PlayerValue(1),
        "formula": FormulaValue("1*1-1"),
        "points": 0,
    }

    assert voice.tell("plain", values) == "Player 2 lays 1 × 1 − 1 for 0."
    assert voice.tell("plain", values, ["Ann"]) == "Player 2 lays 1 × 1 − 1 for 0."


@pytest.mark.parametrize(
    ("formula", "shown"),
    [("3*4-1", "3 × 4 − 1"), ("4+-3", "4+−3"), ("*/-", "×÷−"), ("", ""), ("?", "?")],
)
def test_what_is_no_calculation_is_shown_sign_by_sign(
    voice: Translator, formula: str, shown: str
) -> None:
    sentence = voice.tell("malformed", {"reason": FormulaValue(formula)})

    assert sentence == f"In this game: {shown}."


def test_braces_in_messages_and_values_are_only_signs(voice: Translator) -> None:
    assert voice.tell("braces", {"name": "{x}"}) == "Write {{x}}, not (this)."


@pytest.mark.parametrize(("chips", "shown"), [(1, "one chip left."), (12345, "12345 chips left.")])
def test_plurals_are_reported_and_numbers_are_not_grouped(
    voice: Translator, chips: int, shown: str
) -> None:
    assert voice.tell("plural", {"chips": chips}) == shown


def test_a_refusal_about_a_line_names_it(voice: Translator) -> None:
    refusal = Refusal("malformed", {"reason": "a comma", "line": 12})

    assert voice.say(refusal) == "Line 12: In this game: a comma."


def test_a_line_of_text_is_not_taken_for_a_number(voice: Translator) -> None:
    sentence = voice.say(Refusal("record-first", {"first": "abaculus record 1"}))

    assert sentence.startswith("This is not a game record.")


@pytest.mark.parametrize(
    ("code", "values"),
    [("nothing-of-the-kind", {}), ("plain", {"player": PlayerValue(0)}), ("plural", {})],
)
def test_missing_words_are_loud(
    voice: Translator, code: str, values: dict[str, PlayerValue]
) -> None:
    with pytest.raises(MissingMessageError, match=code):
        voice.tell(code, values)


def test_a_file_that_is_no_fluent_is_loud(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("good = Yes.\nbad = { $open\n", "utf-8")

    with pytest.raises(MissingMessageError, match="bad"):
        load_messages(file)


def test_a_speaker_says_what_it_knows() -> None:
    assert load_translator().knows("malformed")
    assert not load_translator().knows("nothing-of-the-kind")


def test_a_message_may_refer_to_one_of_a_file_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "names.ftl").write_text(
        "colour = { $what ->\n    [r] red\n   *[b] blue\n}\n", "utf-8"
    )
    (folder / "news.ftl").write_text("seen = It is { colour }.\n", "utf-8")

    voice = Translator(*(load_messages(folder / name) for name in ("names.ftl", "news.ftl")))

    assert "It is red." == voice.tell("seen", {"what": "r"})
    assert "blue" == voice.tell("colour", {"what": "b"})
