"""Small laws of keypads and hints."""

from __future__ import annotations

from fractions import Fraction

import pytest

from abaculus.questions.answers import Answer, number, numeral, parts, word
from abaculus.questions.delivery.keys import KeypadNeeds, boxes, keypad, keys, places, unit
from abaculus.questions.delivery.solutions import hint_steps, render_hint
from abaculus.questions.delivery.verdicts import answer_choices
from abaculus.questions.drafts import Draft, SolutionStep
from abaculus.questions.generator import Generator
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng


def make(_rng: Rng, _given: object) -> Draft:
    """One and one."""
    return Draft({}, (), number(2), 1)


def question(*lines: SolutionStep) -> Question:
    source = Generator(make, 1, {"L1": {"secs": 15}})
    source.steps(lambda _: lines)
    return Question(source, source.presets["L1"], "00000000", make(Rng(""), None))


def test_a_hint_keeps_its_mathematics_unless_that_is_the_answer() -> None:
    telling = SolutionStep(None, ("=", ("+", 1, 1), 2))
    helping = SolutionStep(None, ("+", 1, 1))

    assert (helping,) == hint_steps(question(telling, helping, SolutionStep(None, 2)))
    assert "1 + 1" == render_hint(helping, "en").text


@pytest.mark.parametrize("truth", [3, Fraction(3, 4), -2])
def test_keypad_of_a_possible_fraction_is_the_same_for_all(
    truth: int | Fraction,
) -> None:
    answer = number(truth, form="rational")

    assert ("fraction", ("/",)) == (keypad(None, answer), keys(None, answer, "en"))


def test_a_number_takes_the_keypad_of_its_kin() -> None:
    kin = KeypadNeeds({"number": frozenset({"surd"})}, {"number": frozenset({"√", "−"})})
    answer = number(3, form="plain")

    assert ("surd", ("−", "/", "√")) == (keypad(kin, answer), keys(kin, answer, "en"))
    assert ("digits", ()) == (keypad(None, answer), keys(None, answer, "en"))


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, ""),
        ({"unit": "cm"}, "cm"),
        ({"unit": {"u": "cm"}}, "cm"),
        ({"unit": {"u": "cm", "need": "yes"}}, ""),
    ],
)
def test_a_unit_stands_behind_the_field_unless_it_must_be_typed(
    fields: dict[str, object], expected: str
) -> None:
    assert expected == unit(Answer("number", 1, 1, fields))


def test_boxes_of_ours_and_of_an_author() -> None:
    ours = parts([("red", number(1)), ("blue", word("red"))])
    specs = [
        {"name": "First", "spec": {"kind": "number", "value": 1}},
        {"name": "Then", "spec": {"kind": "time", "value": "10:00"}},
    ]
    written = Answer("parts", 0, 0, {"parts": specs}, "digits", "written")

    keypads = [
        [(box.name, box.keypad) for box in boxes(None, one, "en")] for one in (ours, written)
    ]

    assert [("red", "fraction"), ("blue", "text")] == keypads[0]
    assert [("First", "digits"), ("Then", "time")] == keypads[1]
    assert (":",) == keys(None, written, "en")


def test_one_answer_alone_is_not_offered_to_choose_from() -> None:
    assert () == answer_choices(question(), choose=True)


@pytest.mark.parametrize("system", ["mayan", "babylonian"])
@pytest.mark.parametrize("truth", [7, 8000, 20**9])
def test_numeral_may_have_ten_places_unless_its_form_is_strict(system: str, truth: int) -> None:
    several = parts([("one", numeral(system, truth))])

    assert 10 == places(numeral(system, truth)) == places(several)
    assert 0 == places(numeral(system, truth, strict=True))


def test_other_answers_are_in_no_places() -> None:
    assert [0, 0] == [places(number(8000)), places(numeral("roman", 12))]
