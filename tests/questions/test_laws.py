"""What holds for every generator: each law is tested on some seeds of every preset."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from abaculus.questions import engine
from abaculus.questions.answers import is_same_value
from abaculus.questions.drafts import MessageRef
from abaculus.questions.effort import estimate, seconds
from abaculus.questions.lints import lint_question, lint_sentence
from abaculus.questions.messages import message
from abaculus.questions.presets import Params
from abaculus.questions.question import Question, hints, steps
from abaculus.questions.renderer import html, speech, tex, text
from abaculus.questions.verification import find_faults
from tests.questions.samples import draw_questions, make_questions

MANY = 400
"""Of a thousand questions, so many draws give some 330 different ones."""
LEVEL_CLOCKS = {1: {15}, 2: {15, 30}, 3: {30, 45}, 4: {30, 45, 60}}
FIGURES = {
    "poly", "line", "circle", "arc", "angle", "right", "dim", "label", "grid", "axes", "plot",
    "bars", "pie", "clock", "dice", "tiles", "dots",
}  # fmt: skip

every_generator = pytest.mark.parametrize("name", engine.names())


def questions(name: str) -> Iterator[Question]:
    for preset in engine.generator(name).presets:
        yield from make_questions(name, preset)


@every_generator
def test_the_second_way_confirms_the_answer_and_no_wrong_one(name: str) -> None:
    verifies = engine.generator(name).verifies
    assert verifies is not None
    for question in questions(name):
        for wrong in question.distractors:
            given = Params(**question.params)
            assert not verifies(given, wrong.truth), (question.qid, wrong)


@every_generator
def test_wrong_answers_differ_from_the_truth_and_from_each_other(name: str) -> None:
    for question in questions(name):
        truths = [question.answer.truth, *(wrong.truth for wrong in question.distractors)]
        for place, one in enumerate(truths):
            assert not any(is_same_value(one, other) for other in truths[:place]), question.qid


@every_generator
def test_every_misconception_has_a_sentence(name: str) -> None:
    for question in questions(name):
        for wrong in question.distractors:
            topic, own = wrong.mis.split(".")
            assert message("en", f"{topic}.mis.{own}"), wrong.mis


@every_generator
def test_prompts_are_fit_for_people(name: str) -> None:
    for question in questions(name):
        prompt = text().blocks(question.prompt)
        assert [] == lint_question(question), f"{question.qid}: {prompt}"
        assert speech().blocks(question.prompt), question.qid
        assert "<math" not in tex().blocks(question.prompt)
        shown = html().blocks(question.prompt)
        assert shown.count("<math>") == shown.count("</math>")


@every_generator
def test_there_is_a_worked_solution_of_one_to_six_lines(name: str) -> None:
    for question in questions(name):
        lines = steps(question)
        assert 1 <= len(lines) <= 6, question.qid
        for line in lines:
            assert line.say is not None or line.m is not None, question.qid
            if line.say is not None:
                assert [] == lint_sentence(text().sentence(line.say)), question.qid
            if line.m is not None:
                assert text().value(line.m)
        for hint in hints(question):
            assert text().sentence(hint) if isinstance(hint, MessageRef) else text().value(hint)


@pytest.mark.slow
@every_generator
def test_the_checker_agrees_with_answer_mistakes_and_solution(name: str) -> None:
    for question in questions(name):
        assert [] == list(find_faults(question)), question.qid


@every_generator
def test_the_clock_fits_the_work(name: str) -> None:
    for preset in engine.generator(name).presets.values():
        sample = make_questions(name, preset.name)
        words = sum(len(text().blocks(one.prompt).split()) for one in sample)
        work = sum(one.work for one in sample)
        fits = seconds(estimate(words // len(sample), work // len(sample)))
        assert preset.secs == fits, f"{preset.name} gives {preset.secs} s; its work takes {fits} s"


@every_generator
def test_levels_have_the_clocks_of_their_cards(name: str) -> None:
    for preset in engine.generator(name).presets.values():
        if preset.level is not None:
            assert preset.secs in LEVEL_CLOCKS[preset.level], preset.name
        assert preset.secs in (15, 30, 45, 60, 90)
        assert preset.level or preset.grade or preset.is_blue, f"{preset.name} has no place"


@every_generator
def test_there_are_a_thousand_questions_or_fewer_declared(name: str) -> None:
    for preset in engine.generator(name).presets.values():
        if preset.finite is None:
            sample = draw_questions(name, preset.name, MANY)
            different = len({question.fp for question in sample})
            assert different >= MANY * 4 // 5, f"{preset.name}: declare finite=N"
        else:
            different = len({question.fp for question in make_questions(name, preset.name)})
            assert preset.finite >= (6 if preset.is_row else 12), preset.name
            assert different <= preset.finite, preset.name


@every_generator
def test_figures_are_made_of_known_parts_and_described(name: str) -> None:
    for question in questions(name):
        if question.figure is not None:
            msgid, slots = question.figure.alt
            assert text().sentence(MessageRef(msgid, slots)), question.qid
            for item in question.figure.items:
                assert item[0] in FIGURES, (question.qid, item)
