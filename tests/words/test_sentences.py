"""Codes and values become sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

import abaculus.i18n
from abaculus.i18n import NoWords, Speaker, speaker
from abaculus.i18n.fluent import sentences
from abaculus.kernel.messages import Formula, News, Player, Refusal, Value

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
def voice(tmp_path: Path) -> Speaker:
    file = tmp_path / "en.ftl"
    file.write_text(FLUENT, "utf-8")
    shared = Path(abaculus.i18n.__file__).parent / "locale" / "en.ftl"
    return Speaker(sentences(file), sentences(shared))


def test_values_are_shown_as_people_read_them(voice: Speaker) -> None:
    news = News("plain", {"player": Player(0), "formula": Formula("9+6/2"), "points": 12345})

    sentence = voice.say(news, ["Ann", "Bob"])

    assert sentence == "Ann lays 9 + 6 ÷ 2 for 12345."


def test_numbers_below_zero_have_a_minus_sign(voice: Speaker) -> None:
    values: dict[str, Value] = {"player": Player(0), "formula": Formula("1"), "points": -7}

    assert voice.tell("plain", values, ["Ann"]) == "Ann lays 1 for −7."
    assert voice.tell("plural", {"chips": -2}) == "−2 chips left."


def test_people_without_names_are_counted_from_one(voice: Speaker) -> None:
    values: dict[str, Value] = {"player": Player(1), "formula": Formula("1*1-1"), "points": 0}

    assert voice.tell("plain", values) == "player 2 lays 1 × 1 − 1 for 0."
    assert voice.tell("plain", values, ["Ann"]) == "player 2 lays 1 × 1 − 1 for 0."


@pytest.mark.parametrize(
    ("formula", "shown"),
    [("3*4-1", "3 × 4 − 1"), ("4+-3", "4+−3"), ("*/-", "×÷−"), ("", ""), ("?", "?")],
)
def test_what_is_no_calculation_is_shown_sign_by_sign(
    voice: Speaker, formula: str, shown: str
) -> None:
    sentence = voice.tell("malformed", {"reason": Formula(formula)})

    assert sentence == f"In this game: {shown}."


def test_braces_in_messages_and_values_are_only_signs(voice: Speaker) -> None:
    assert voice.tell("braces", {"name": "{x}"}) == "Write {{x}}, not (this)."


@pytest.mark.parametrize(("chips", "shown"), [(1, "one chip left."), (12345, "12345 chips left.")])
def test_plurals_are_told_and_numbers_are_not_grouped(
    voice: Speaker, chips: int, shown: str
) -> None:
    assert voice.tell("plural", {"chips": chips}) == shown


def test_a_refusal_about_a_line_names_it(voice: Speaker) -> None:
    refusal = Refusal("malformed", {"reason": "a comma", "line": 12})

    assert voice.say(refusal) == "Line 12: In this game: a comma."


def test_a_line_of_text_is_not_taken_for_a_number(voice: Speaker) -> None:
    sentence = voice.say(Refusal("record-first", {"first": "abaculus record 1"}))

    assert sentence.startswith("This is no game record.")


@pytest.mark.parametrize(
    ("code", "values"),
    [("nothing-of-the-kind", {}), ("plain", {"player": Player(0)}), ("plural", {})],
)
def test_missing_words_are_loud(voice: Speaker, code: str, values: dict[str, Player]) -> None:
    with pytest.raises(NoWords, match=code):
        voice.tell(code, values)


def test_a_file_that_is_no_fluent_is_loud(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("good = Yes.\nbad = { $open\n", "utf-8")

    with pytest.raises(NoWords, match="bad"):
        sentences(file)


def test_a_speaker_says_what_it_knows() -> None:
    assert speaker().knows("malformed")
    assert not speaker().knows("nothing-of-the-kind")


def test_a_message_may_refer_to_one_of_a_file_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "names.ftl").write_text(
        "colour = { $what ->\n    [r] red\n   *[b] blue\n}\n", "utf-8"
    )
    (folder / "news.ftl").write_text("seen = It is { colour }.\n", "utf-8")

    voice = Speaker(*(sentences(folder / name) for name in ("names.ftl", "news.ftl")))

    assert "It is red." == voice.tell("seen", {"what": "r"})
    assert "blue" == voice.tell("colour", {"what": "b"})
