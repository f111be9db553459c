"""What was typed is shown as mathematics, and the showing knows nothing of the answer."""

from __future__ import annotations

from typing import Any

import pytest

from abaculus.maths.answers import check, read_spec
from abaculus.maths.answers.verdicts import MALFORMED
from abaculus.questions.delivery.preview import describe_fault, hide_answer, preview_answer

NUMBER = {"kind": "number", "value": "7/12"}
EXPR = {"kind": "expr", "value": "x^2+1"}


@pytest.mark.parametrize(
    ("spec", "given", "locale", "text", "spoken"),
    [
        (NUMBER, "3/4", "en", "3/4", "three quarters"),
        (NUMBER, "2 1/3", "en", "2 1/3", "2 and one third"),
        (NUMBER, "-3/4", "en", "−3/4", "minus three quarters"),
        (NUMBER, "0.58(3)", "en", "0.583̅", "0 point 5 8 3, 3 repeating"),
        (NUMBER, "12345,5", "it", "12\u202f345,5", "12345 point 5"),
        (NUMBER, "1.5e7", "en", "1.5 × 10⁷", "1 point 5 times 10 to the power of 7"),
        (NUMBER, "5√2", "en", "5√2", "5 the square root of 2"),
        (NUMBER, "root(3;5)", "en", "∛5", "the cube root of 5"),
        (NUMBER, "2π", "en", "2π", "2 pi"),
        (NUMBER, "35%", "en", "35%", "35 percent"),
        (NUMBER, "4!", "en", "4!", "4 factorial"),
        (NUMBER, "five", "en", "5", "5"),
        ({**NUMBER, "unit": {"u": "cm^2"}}, "45 m²", "en", "45\u00a0m²", "45 square metres"),
        ({"kind": "ratio", "terms": [2, 3]}, "4:6", "en", "4 : 6", "4 to 6"),
        ({"kind": "quotrem", "q": 2, "r": 3}, "4 r 1", "en", "4 r 1", "4 remainder 1"),
        ({"kind": "time", "value": "15:30"}, "3:30 pm", "en", "15:30", "15:30"),
        (
            {"kind": "duration", "seconds": 4500},
            "75 min",
            "en",
            "1\u00a0h 15\u00a0min",
            "1 hour 15 minutes",
        ),
        ({"kind": "date", "value": "2024-03-04"}, "2024-03-04", "en", "4 March 2024", None),
        ({"kind": "year", "value": -44}, "44 BC", "en", "44 BCE", None),
        ({"kind": "point", "coords": [2, "-7/2"]}, "(2; -3,5)", "it", "(2; −3,5)", None),
        ({"kind": "set", "items": [2, 3]}, "2, 3", "en", "{2, 3}", "the set of 2, 3"),
        ({"kind": "set", "items": [2, 3]}, "none", "en", "{}", None),
        ({"kind": "list", "items": [2, 3]}, "2 3", "en", "2, 3", None),
        ({"kind": "interval", "value": "(-inf,4]"}, "x<=4", "en", "(−∞, 4]", None),
        ({"kind": "interval", "value": "(0,1)"}, "x<1/2 or x>3", "fr", "]−∞; 1/2[ or ]3; ∞[", None),
        ({"kind": "interval", "value": "(0,1)"}, "none", "en", "∅", None),
        (EXPR, "2x+3(x-1)", "en", "2x + 3 × (x − 1)", None),
        (EXPR, "6x^2", "en", "6x²", "6 x squared"),
        (EXPR, "-2x", "en", "−2x", "minus 2 x"),
        (EXPR, "2*3x", "en", "2 × 3x", "2 times 3 x"),
        (EXPR, "2+(-x)", "en", "2 + (−x)", None),
        (NUMBER, "0", "en", "0", "0"),
        (NUMBER, "3‰", "en", "3\u00a0‰", None),
        ({"kind": "equation", "value": "y=2x+1"}, "y=2x-1", "en", "y = 2x − 1", None),
        ({"kind": "word", "accept": {"en": ["rhombus"]}}, "a <b> c", "en", "a <b> c", None),
        ({"kind": "numeral", "system": "roman", "value": 19}, "XIX", "en", "XIX", "X I X"),
        (
            {"kind": "numeral", "system": "mayan", "value": 19},
            "▬●",
            "en",
            "▬●",
            "one dot and one bar",
        ),
        (
            {"kind": "predicate", "name": "goldbach", "args": {"n": 12}, "read": "multiset"},
            "5+7",
            "en",
            "5, 7",
            None,
        ),
    ],
)
def test_a_text_is_shown_as_it_is_read(
    spec: dict[str, Any], given: str, locale: str, text: str, spoken: str | None
) -> None:
    preview = preview_answer(read_spec(spec), given, locale)

    assert ("read", "") == (preview.code, preview.sentence)
    assert preview.shown is not None
    assert text == preview.shown.text
    assert spoken in (None, preview.shown.spoken)


@pytest.mark.parametrize(
    ("system", "given", "drawn"),
    [
        ("mayan", "▬●● 𝋠", '<span class="storeys"><span>𝋧</span><span>𝋠</span></span>'),
        ("babylonian", "𒁹 𒌋", '<span class="columns">𒁹 𒌋</span>'),
        ("egyptian", "h1u2", '<span class="hieroglyphs">𓍢𓏺𓏺</span>'),
        ("roman", "XIX", "XIX"),
    ],
)
def test_numerals_are_drawn_as_their_system_sets_them(system: str, given: str, drawn: str) -> None:
    preview = preview_answer(
        read_spec({"kind": "numeral", "system": system, "value": 19}), given, "en"
    )

    assert preview.shown is not None
    assert drawn == preview.shown.html


def test_words_of_others_cannot_become_elements_of_the_page() -> None:
    preview = preview_answer(
        read_spec({"kind": "word", "accept": {"en": ["x"]}}), "<b onclick=a>", "en"
    )

    assert preview.shown is not None
    assert "<" not in preview.shown.html


def test_a_calculation_is_shown_although_it_is_no_answer_yet() -> None:
    preview = preview_answer(read_spec(NUMBER), "3+4", "en")

    assert preview.shown is not None
    assert ("unevaluated", "3 + 4") == (preview.code, preview.shown.text)
    assert "not worked out" in preview.sentence


@pytest.mark.parametrize("code", sorted({*MALFORMED, "choice"}))
def test_every_text_that_is_no_answer_gets_its_sentence(code: str) -> None:
    assert len(describe_fault(code, "en")) > 20


@pytest.mark.parametrize(
    ("spec", "right", "wrong"),
    [
        (NUMBER, "x = 7/12 = 14/24", "x = 5/12 = 10/24"),
        ({"kind": "date", "value": "2024-03-04"}, "3/4/2024", "3/4/2024"),
        ({"kind": "date", "value": "2024-04-03"}, "3/4/2024", "3/4/2024"),
    ],
)
def test_the_right_answer_is_read_as_any_other(
    spec: dict[str, Any], right: str, wrong: str
) -> None:
    of_right = preview_answer(read_spec(spec), right, "en")
    other = preview_answer(hide_answer(read_spec(spec)), right, "en")
    of_wrong = preview_answer(read_spec(spec), wrong, "en")

    assert of_right == other
    assert (of_right.code, of_right.sentence) == (of_wrong.code, of_wrong.sentence)
    assert of_right.shown is not None
    assert of_wrong.shown is not None
    assert of_right.shown.text.count("=") == of_wrong.shown.text.count("=")


def test_the_checkers_verdict_would_have_revealed_more() -> None:
    """Why readings are made blindly: the checker shows all sides only where one is wrong."""
    spec = read_spec(NUMBER)

    assert check(spec, "7/12 = 14/24").shown != check(hide_answer(spec), "7/12 = 14/24").shown
