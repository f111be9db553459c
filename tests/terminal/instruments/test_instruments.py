"""Instruments by keys: what they show, and that they tell no value."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.maths.numerals import COMPOSED
from abaculus.terminal.instruments.bones import BonesAid
from abaculus.terminal.instruments.calculator import CalculatorAid, calculate
from abaculus.terminal.instruments.numbers import LegendAid, NumbersAid
from abaculus.terminal.instruments.registry import Aid, make_aid, usable_aids
from abaculus.terminal.instruments.slide_rule import RuleAid
from abaculus.terminal.screens.open_questions import OpenQuestions
from tests.terminal.question_scenes import CARD, judged_question, open_question, state

WIDTH = 76
NAMED = {"←": "left", "→": "right", "↑": "up", "↓": "down", "⌫": "backspace", "⌂": "home"}


def press(aid: Aid, keys: str) -> Aid:
    """The instrument after some keys, one sign each."""
    for key in keys:
        after = aid.press(NAMED.get(key, key), "" if key in NAMED else key)
        assert after is not None, key
        aid = after
    return aid


def read_places(keys: str) -> tuple[str, str]:
    """Where slide and hairline stand after some keys."""
    slide, hair = list(press(RuleAid(), keys).lines(WIDTH))[-2:]
    return slide[2:], hair[2:]


@pytest.mark.parametrize(
    ("keys", "slide"),
    [
        ("", "Slide: the 1 of C at D 1"),
        ("→", "Slide: the 1 of C at D 1.02"),
        ("→→←", "Slide: the 1 of C at D 1.02"),
        ("←", "Slide: the 10 of C at D 9.9"),
        ("1.8", "Slide: the 1 of C at D 1.8"),
        ("18", "Slide: the 1 of C at D 1.8"),
        ("1.83", "Slide: the 1 of C at D, between 1.82 and 1.84, about the middle"),
        ("2o", "Slide: the 10 of C at D 2"),
        ("2oo", "Slide: the 1 of C at D 2"),
        ("a9", "Slide: the 1 of B at A 9"),
        ("hd6hc3", "Slide: under the hairline C 3"),
        ("25⌫", "Slide: the 1 of C at D 2"),
        ("2⌂", "Slide: the 1 of C at D 1"),
    ],
)
def test_the_slide_goes_by_marks_and_numbers(keys: str, slide: str) -> None:
    assert slide == read_places(keys)[0]


@pytest.mark.parametrize(
    ("keys", "hair"),
    [
        ("2h3", "Hairline: at C 3"),
        ("2h3d", "Hairline: at D 6"),
        ("2h3→", "Hairline: at C 3.05"),
        ("2h3d→", "Hairline: at D 6.1"),
        ("1.8h7", "Hairline: off the end of the rule. O brings the other end of the slide."),
        ("1.8h7o", "Hairline: at C 7"),
        ("1.8h7od", "Hairline: at D 1.26"),
        ("ha9d", "Hairline: at D 3"),
        ("ha90d", "Hairline: at D, between 9.4 and 9.5, nearer 9.5"),
        ("hd3k", "Hairline: at K, between 26 and 28, about the middle"),
        ("hd3hc2hc", "Hairline: at C 2"),
    ],
)
def test_a_product_a_quotient_and_a_root_are_found_by_keys(keys: str, hair: str) -> None:
    assert hair == read_places(keys)[1]


def test_a_quotient_stands_on_d_under_the_end_of_the_slide() -> None:
    assert ("Slide: the 1 of C at D 2", "Hairline: at C 3") == read_places("hd6hc3dhc")


def test_the_rule_is_turned_over_and_back() -> None:
    back = press(RuleAid(), "2t")

    assert any(line.startswith(" 7  heptagon") for line in back.lines(WIDTH))
    assert back.press("left", "") is None
    assert list(press(RuleAid(), "2").lines(WIDTH)) == list(press(back, "t").lines(WIDTH))


def test_bones_are_laid_by_digits_and_a_row_is_seen_large() -> None:
    lines = list(press(BonesAid(), "329x7").lines(WIDTH))

    assert "→ | 7 | 2 / 1| 1 / 4| 6 / 3|" in lines
    assert [
        "    | 2  / | 1  / | 6  / |",
        "  7 |   /  |   /  |   /  |",
        "    |  / 1 |  / 4 |  / 3 |",
    ] == lines[-4:-1]
    assert not any("2303" in line for line in lines)


@pytest.mark.parametrize(
    ("keys", "bones", "row"),
    [
        ("329", (3, 2, 9), 0),
        ("32⌫9", (3, 9), 0),
        ("3x7x2", (3, 2), 7),
        ("3x0", (3,), 0),
        ("3↓↓", (3,), 2),
        ("3↑", (3,), 1),
        ("x3", (3,), 0),
        ("12345678901", (1, 2, 3, 4, 5, 6, 7, 8, 9), 0),
        ("3x7⌫", (), 0),
    ],
)
def test_bones_can_be_changed(keys: str, bones: tuple[int, ...], row: int) -> None:
    aid = press(BonesAid(), keys)

    assert isinstance(aid, BonesAid)
    assert (bones, row) == (aid.bones, aid.row)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("0.1+0.2", "0.1+0.2 = 0.3"),
        ("18×3÷4", "18×3÷4 = 13.5"),
        ("1÷3", "1÷3 ≈ 0.3333333333"),
        ("√2", "√2 ≈ 1.4142135624"),
        ("1÷0", "1÷0 has no result"),
        ("2+", "2+ has no result"),
    ],
)
def test_the_calculator_is_exact(text: str, result: str) -> None:
    assert result == calculate(text)


def test_the_calculator_works_out_what_was_typed() -> None:
    aid = press(CalculatorAid(), "6*7").press("enter", "")

    assert aid is not None
    assert ["  6×7 = 42", "› ▏"] == list(aid.lines(WIDTH))


@pytest.mark.parametrize("system", COMPOSED)
def test_a_legend_tells_signs_and_no_number_of_several(system: str) -> None:
    lines = list(LegendAid(system).lines(WIDTH))

    assert max(map(len, lines)) <= WIDTH
    assert not any(str(number) in line for number in (164, 240) for line in lines)


def test_a_legend_gives_each_sign_its_key() -> None:
    lines = list(LegendAid("chinese").lines(WIDTH))

    assert "j  十  ten      10" in lines
    assert "X  X    10" in list(LegendAid("roman").lines(WIDTH))


@pytest.mark.parametrize("system", COMPOSED)
def test_the_table_has_every_number_and_fits(system: str) -> None:
    lines = list(NumbersAid(system).lines(WIDTH))

    assert 241 == len(lines)
    assert max(map(len, lines)) < WIDTH


def test_only_what_the_question_allows_may_be_used() -> None:
    asks = OpenQuestions()
    question = replace(
        open_question(), aids=("slide-rule", "legend:mayan", "legend:runes", "abacus")
    )

    asks.see(state(question))

    assert {"f4": "slide-rule", "f8": "legend:mayan"} == usable_aids(asks)
    assert all(make_aid(name).title for name in usable_aids(asks).values())


def test_the_table_of_numbers_waits_for_the_verdict() -> None:
    asks = OpenQuestions()
    question = replace(
        open_question(card=replace(CARD, keypad="tiles:mayan")), aids=("legend:mayan",)
    )

    asks.see(state(question))
    assert {"f8": "legend:mayan"} == usable_aids(asks)

    other = replace(open_question(4, seat=1, card=question.card), aids=("slide-rule",))
    asks.see(state(judged_question(replace(question, seat=1)), other))
    assert {"f4": "slide-rule"} == usable_aids(asks)

    asks.see(state(judged_question(replace(question, aids=()))))
    assert {"f9": "numbers:mayan"} == usable_aids(asks)
