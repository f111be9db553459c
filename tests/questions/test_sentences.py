"""Sentences with slots, plurals and choices, and the values that fill them."""

from __future__ import annotations

import pytest

from abaculus.maths.formulas import Formula
from abaculus.maths.formulas.mathml import prevent_breaks
from abaculus.questions.messages import (
    Branch,
    Slot,
    compile_message,
    languages,
    load_messages,
    message,
)
from abaculus.questions.plurals import ordinal, plural
from abaculus.questions.renderer import html, keyboard, speech, tex, text


def test_a_sentence_is_cut_into_parts() -> None:
    assert ("Work out ", Slot("x"), ".") == compile_message("Work out {x}.")
    way = compile_message("{n, plural, one {# step} other {# steps}}")
    assert (
        Branch("n", True, {"one": (Slot("n"), " step"), "other": (Slot("n"), " steps")}),
    ) == way


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a {x", "never closed"),
        ("a } b", "no { before"),
        ("{x y}", "not the name of a slot"),
        ("{n, count, other {}}", "neither plural nor select"),
        ("{n, plural, one {a}}", "no wording for other"),
        ("{n, plural, one {a} other {b", "never closed"),
    ],
)
def test_a_faulty_sentence_is_reported(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        compile_message(text)


def test_every_file_of_every_language_can_be_compiled() -> None:
    assert "en" in languages()
    assert load_messages("en", "words")["word.red"] == ("red",)


def test_a_missing_sentence_is_taken_from_english() -> None:
    assert message("en", "frac.mul") == message("cs", "frac.mul")
    with pytest.raises(KeyError):
        message("en", "frac.nothing")


@pytest.mark.parametrize(
    ("lang", "number", "expected"),
    [
        ("en", 1, "one"),
        ("en", 0, "other"),
        ("fr", 0, "one"),
        ("cs", 3, "few"),
        ("cs", 5, "other"),
        ("it", 1_000_000, "many"),
        ("de", 2, "other"),
    ],
)
def test_plurals(lang: str, number: int, expected: str) -> None:
    assert expected == plural(lang, number)


def test_ordinals() -> None:
    expected = ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]
    assert expected == [ordinal("en", number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 112)]


@pytest.mark.parametrize(
    ("value", "shown", "spoken"),
    [
        (12345, "12\u202f345", "12345"),
        (("word", "red"), "red", "red"),
        (("count", 1, "apple"), "1 apple", "1 apple"),
        (("count", 3, "apple"), "3 apples", "3 apples"),
        (("noun", 2, "child"), "children", "children"),
        (("qty", 12, "cm"), "12\u00a0cm", "12 centimetres"),
        (("qty", 1, "km"), "1\u00a0km", "1 kilometre"),
        (("qty", -1, "°C"), "−1\u00a0°C", "minus 1 degree Celsius"),
        (("qty", ("neg", 1), "°C"), "−1\u00a0°C", "minus 1 degree Celsius"),
        (("qty", -2, "°C"), "−2\u00a0°C", "minus 2 degrees Celsius"),
        (("qty", 0, "°C"), "0\u00a0°C", "0 degrees Celsius"),
        (("money", 5, "$"), "$5", "5 dollars"),
        (("money", -1, "$"), "$−1", "minus 1 dollar"),
        (("clock", 7, 5), "7:05", "7:05"),
        (("lasting", 3720), "1\u00a0h 2\u00a0min", "1 hour 2 minutes"),
        (("date", 2026, 3, 14), "14 March 2026", "14 March 2026"),
        (("year", -44), "44 BCE", "44 BCE"),
        (("weekday", 6), "Sunday", "Sunday"),
        (("nth", 22), "22nd", "22nd"),
        (("rest", 4, 1), "4 r 1", "4 remainder 1"),
        (("frac", 3, 4), "3/4", "three quarters"),
    ],
)
def test_values_are_shown_and_spoken(value: Formula, shown: str, spoken: str) -> None:
    assert shown == text().value(value)
    assert spoken == speech().value(value)


def test_words_inside_mathematics_stay_words() -> None:
    row: Formula = ("list", ("word", "red"), ("word", "blue"), ("dots",))
    assert "red, blue, …" == text().value(row)
    assert "red, blue, <math><mi>…</mi></math>" == html().value(row)
    assert "<mtext>red</mtext>" in html().value(("=", "x", ("word", "red")))
    assert r"$\text{red}, \text{blue}, \dots$" == tex().value(row)


def test_no_line_ends_between_mathematics_and_its_sign() -> None:
    asked = prevent_breaks("<math>1</math> and A<math>2</math>? <math>3</math>.")
    assert '<math>1</math> and <span class="whole">A<math>2</math>?</span>' in asked
    assert asked.endswith('<span class="whole"><math>3</math>.</span>')
    row = html().value(("list", ("frac", 1, 3), ("dec", 9, 1)))
    assert 1 == row.count("whole")
    assert row == prevent_breaks(row), "a sentence wraps what a row has wrapped no second time"


def test_what_is_typed_has_no_groups_and_plain_signs() -> None:
    assert "12345" == keyboard().write(12345)
    assert "3*sqrt(2)/4" == keyboard().write(("÷", ("*", 3, ("root", 2, 2)), 4))
