"""Checks finished questions once more, from outside: as a pupil, a marker and a reader would."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from abaculus.questions.dice import bind_by_seed
from abaculus.questions.engine import UnsoundError, make
from abaculus.questions.ids import format_seed
from abaculus.questions.lints import lint_question
from abaculus.questions.question import Question, mark, result
from abaculus.questions.renderer import keyboard
from abaculus.questions.rng import Rng
from abaculus.questions.selection import places


class VerificationReport(msgspec.Struct):
    """The result of checking many questions."""

    checked: int = 0
    faults: list[str] = msgspec.field(default_factory=list[str])


def find_faults(question: Question) -> Iterator[str]:
    """Everything that is wrong with a question."""
    plain = keyboard("en")
    truth = plain.value(question.answer.shown)
    verdict = mark(question, truth)
    if verdict.outcome != "right":
        yield f"its own answer {truth} is {verdict.outcome}: {verdict.code}"
    for wrong in question.distractors:
        given = plain.value(wrong.shown)
        if mark(question, given).outcome == "right":
            yield f"the wrong answer {given} ({wrong.mis}) is right"
    echo = question.answer.fields.get("not")
    if echo is not None and mark(question, plain.value(echo)).outcome == "right":
        yield f"its own expression {plain.value(echo)} is right"
    last = result(question)
    if last is None or mark(question, plain.value(last)).outcome != "right":
        end = "nothing" if last is None else plain.value(last)
        yield f"its solution ends in {end}, not {truth}"
    for finding in lint_question(question):
        yield f"its prompt has {finding}"


def check_many(source: str, start: int, count: int) -> VerificationReport:
    """Check questions from number `start` on, one preset after another."""
    report = VerificationReport()
    known = places()
    for number in range(start, start + count):
        place = known[number % len(known)]
        seed = format_seed(Rng(f"{source}/{number}").below(1 << 40))
        name = f"{place.gen}/{place.preset.name}#{seed}"
        report.checked += 1
        try:
            made = make(place.gen, place.preset.name, seed)
            question = made if isinstance(made, Question) else bind_by_seed(place, seed, made)
            report.faults += [f"{name}: {fault}" for fault in find_faults(question)]
        except UnsoundError as fault:
            report.faults.append(str(fault))
        except Exception as fault:  # noqa: BLE001 - whatever breaks is a finding, and the next is tried
            report.faults.append(f"{name}: {type(fault).__name__}: {fault}")
    return report
