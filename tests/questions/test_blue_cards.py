"""Blue cards: every roll on every square gives a sound question in the range of its card."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from abaculus.maths.numerals import write_numeral
from abaculus.questions import engine
from abaculus.questions.answers import Answer
from abaculus.questions.dice import SQUARES, all_rolls
from abaculus.questions.drafts import DiceQuestion, MessageRef
from abaculus.questions.ids import format_seed
from abaculus.questions.question import Question, mark
from abaculus.questions.renderer import keyboard, text

RANGES = {
    "AR1": (1, 240), "AR2": (4, 136), "AR3": (5, 114), "AR4": (2, 192),
    "ME1": (3, 308), "ME2": (44, 476), "ME3": (756, 899), "ME4": (225, 15625),
    "MY1": (10, 200), "MY2": (20, 240), "MY3": (5, 82), "MY4": (18, 216),
    "EG1": (15, 220), "EG2": (16, 192), "EG3": (4, 136), "EG4": (1, 240),
    "RO1": (8, 160), "RO2": (12, 240), "RO3": (91, 234), "RO4": (5, 156),
    "BA1": (12, 240), "BA2": (46, 200), "BA3": (10, 154), "BA4": (60, 240),
    "CH1": (3, 240), "CH2": (8, 160), "CH3": (105, 146), "CH4": (1, 240),
    "BI1": (4, 49), "BI2": (8, 75), "BI3": (12, 105), "BI4": (191, 236),
    "NA1": (2, 1920), "NA2": (246, 30708), "NA3": (208, 3472), "NA4": (4, 8160),
    "SL1": (Fraction(1, 4), 240), "SL2": (Fraction(1, 3), 680),
}  # fmt: skip
"""The least and the largest result of each card; of both results where it has two."""
COMPOSED = {"AR", "MY", "EG", "RO", "BA", "CH", "BI"}
SECONDS = {
    "AR": 30, "ME": 30, "MY": 45, "EG": 45, "RO": 45, "BA": 60, "CH": 45, "BI": 45, "NA": 60,
    "SL": 60,
}  # fmt: skip
DICE = {
    "AR1": "d20 d12", "AR2": "d4", "AR3": "d20 d4", "AR4": "d12 d4 d12", "ME1": "d12 d20",
    "ME2": "d4", "ME3": "d12", "ME4": "d12", "MY1": "d20", "MY2": "d12", "MY3": "d12 d4",
    "MY4": "d12", "EG1": "d12 d20", "EG2": "d12", "EG3": "d4", "EG4": "d20 d12", "RO1": "d20 d4",
    "RO2": "d20", "RO3": "d12", "RO4": "d4 d20", "BA1": "d20", "BA2": "d4 d20", "BA3": "d20",
    "BA4": "d4", "CH1": "d20 d4", "CH2": "d20", "CH3": "d12", "CH4": "d20 d12",
    "BI1": "bin bin bin bin", "BI2": "bin bin bin", "BI3": "bin bin", "BI4": "bin bin bin bin",
    "NA1": "d20 d12 d4 d4", "NA2": "d12 d4", "NA3": "d4 d4 d4", "NA4": "d20 d12",
    "SL1": "d20 d12 d4", "SL2": "d20 d12", "SL3": "d20 d12", "SL4": "d12",
}  # fmt: skip
CARDS = {
    preset: name
    for name in engine.names()
    if name.startswith("blue.") or name in ("numeral.roman", "numeral.binary")
    for preset in engine.generator(name).presets
    if engine.generator(name).presets[preset].is_blue
}

every_card = pytest.mark.parametrize("card", sorted(DICE))


def ask(card: str, seed: str = format_seed(0)) -> DiceQuestion:
    found = engine.make(CARDS[card], card, seed)
    assert isinstance(found, DiceQuestion)
    return found


@cache
def roll_all(card: str) -> list[Question]:
    """Every roll, on every square if the square enters."""
    found = ask(card)
    squares = SQUARES if found.square else SQUARES[:1]
    return [
        engine.bind(CARDS[card], card, format_seed(0), rolls, square)
        for rolls in all_rolls(found)
        for square in squares
    ]


def results(answer: Answer) -> list[int]:
    return list(answer.truth) if answer.kind == "parts" else [answer.truth]


def test_there_are_forty_cards_of_ten_types() -> None:
    assert sorted(DICE) == sorted(CARDS)


@every_card
def test_the_dice_are_rolled_in_the_order_of_the_card(card: str) -> None:
    assert DICE[card].split() == [die.die for die in ask(card).dice]


@every_card
def test_the_clock_is_that_of_the_type(card: str) -> None:
    assert SECONDS[card[:2]] == engine.generator(CARDS[card]).presets[card].secs


@every_card
def test_there_are_as_many_questions_as_it_says(card: str) -> None:
    stories = {str(ask(card, format_seed(seed)).params["story"]) for seed in range(40)}
    different = {question.fp for question in roll_all(card)}
    finite = engine.generator(CARDS[card]).presets[card].finite
    assert finite == len(different) * len(stories)


@pytest.mark.parametrize("card", sorted(RANGES))
def test_every_roll_stays_in_the_range_and_reaches_its_ends(card: str) -> None:
    found = [result for question in roll_all(card) for result in results(question.answer)]
    assert RANGES[card] == (min(found), max(found))


@every_card
def test_composed_results_have_one_strict_numeral_each(card: str) -> None:
    if card[:2] not in COMPOSED:
        return
    for question in roll_all(card):
        for result in results(question.answer):
            assert 1 <= result <= 240, question.qid
        shown = keyboard().value(question.answer.shown)
        assert "right" == mark(question, shown).outcome, question.qid


@every_card
def test_every_roll_has_wrong_answers_that_the_checker_refuses(card: str) -> None:
    for question in roll_all(card)[::7]:
        assert 3 <= len(question.distractors), question.qid
        for wrong in question.distractors:
            given = keyboard().value(wrong.shown)
            assert "right" != mark(question, given).outcome, (question.qid, given)


@every_card
def test_the_card_is_described_before_and_after_the_roll(card: str) -> None:
    for part in ask(card).prompt:
        assert isinstance(part, MessageRef)
        assert text().sentence(part).endswith("."), card
    for question in roll_all(card)[::97]:
        assert text().blocks(question.prompt).strip(), question.qid


def test_both_results_of_the_gold_card_must_be_right() -> None:
    question = engine.bind("numeral.roman", "RO1", format_seed(0), {"a": 3, "b": 2})
    good = f"{write_numeral('roman', 24)}; {write_numeral('roman', 50)}"
    assert "right" == mark(question, good).outcome
    assert "wrong" == mark(question, "XXIV; LI").outcome


def test_the_slide_rule_is_right_within_a_twentieth() -> None:
    question = engine.bind("blue.slide_rule", "SL4", format_seed(0), {"a": 10})
    outcomes = {typing: mark(question, typing).outcome for typing in ("300", "329", "298", "330")}
    assert {"300": "right", "329": "right", "298": "wrong", "330": "wrong"} == outcomes


def test_napier_lays_the_square_and_the_roll_side_by_side() -> None:
    question = engine.bind("blue.napier", "NA2", format_seed(0), {"a": 7, "b": 1}, 25)
    assert 257 * 6 == question.answer.truth


def test_roots_and_circles_on_the_slide_rule_are_exact() -> None:
    roots = {question.answer.truth for question in roll_all("SL3")}
    circles = {question.answer.truth for question in roll_all("SL4")}
    assert {1, ("root", 2, 240)} <= roots
    assert {"π", ("jux", 144, "π")} <= circles


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("LVI; LXXV", "exact"),
        ("LVI; LXXVI", "wrong"),
        ("XV; LXXV", "mis:numeral.added"),
        ("LXXV; LVI", "mis:numeral.boxes_exchanged"),
    ],
)
def test_a_wrong_pair_is_called_by_its_own_mistake_or_by_none(given: str, code: str) -> None:
    pair = engine.bind("numeral.roman", "RO1", format_seed(1), {"a": 7, "b": 3}, 4)

    assert code == mark(pair, given, profile="mathematicus").code
