"""The verdict on an answer: what kind of mistake it was, never what the answer is."""

from __future__ import annotations

from abaculus.maths.answers import Verdict, read_spec
from abaculus.maths.answers.verdicts import MISCONCEPTION
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.drafts import Said
from abaculus.questions.marking import mark
from abaculus.questions.practice.messages import Judged, Reading
from abaculus.questions.practice.reading import READ, reading, refused
from abaculus.questions.question import Question
from abaculus.questions.rendering import text
from abaculus.questions.specs import spec
from abaculus.questions.views import Shown, options, shown, why

_YES_NO = (("word", "yes"), ("word", "no"))


def offered(question: Question, *, choose: bool) -> tuple[Formula, ...]:
    """What is offered to choose from; nothing where the answer is typed."""
    if question.answer.kind == "bool":
        return _YES_NO
    if not choose and not question.answer.options:
        return ()
    found = options(question)
    return found if len(found) > 1 else ()


def read(question: Question, given: str, locale: str, *, choose: bool) -> Reading:
    """How a text is understood, so far."""
    choices = offered(question, choose=choose)
    if not choices:
        return reading(read_spec(spec(question.answer, locale)), given, locale)
    chosen = _chosen(given, choices)
    if chosen is None:
        code = "syntax" if given.strip() else "empty"
        return Reading(code, None, refused("choice" if given.strip() else code, locale))
    return Reading(READ, shown(chosen, locale), "")


def judge(question: Question, given: str, locale: str, *, choose: bool) -> Judged:
    """Right, wrong or no answer at all, and why."""
    told = read(question, given, locale, choose=choose)
    if told.code != READ or told.shown is None:
        return Judged("malformed", told.code, told.sentence, told.shown, "")
    choices = offered(question, choose=choose)
    chosen = _chosen(given, choices)
    verdict = mark(question, given, locale) if chosen is None else _picked(question, chosen)
    known = verdict.code.startswith(MISCONCEPTION)
    mis = verdict.code.removeprefix(MISCONCEPTION) if known else ""
    sentence = _sentence(verdict, mis, told.shown, locale, is_chosen=chosen is not None)
    return Judged(verdict.outcome, "wrong" if known else verdict.code, sentence, told.shown, mis)


def _chosen(given: str, choices: tuple[Formula, ...]) -> Formula | None:
    """The choice of a number from 0."""
    number = given.strip()
    is_one = number.isascii() and number.isdecimal() and len(number) < 3
    return choices[int(number)] if is_one and int(number) < len(choices) else None


def _picked(question: Question, chosen: Formula) -> Verdict:
    if chosen == question.answer.shown:
        return Verdict("right", "exact")
    found = (one.mis for one in question.distractors if one.shown == chosen and one.mis)
    mis = next(found, "")
    return Verdict("wrong", f"{MISCONCEPTION}{mis}" if mis else "wrong")


def _sentence(verdict: Verdict, mis: str, given: Shown, locale: str, *, is_chosen: bool) -> str:
    say = text(locale).said
    value: Formula = ("raw", given.text)
    if verdict.outcome == "right":
        return say(Said(f"practice.right.{verdict.code}", {"given": value}))
    if verdict.outcome == "malformed":
        return refused(verdict.code, locale)
    wrote = say(Said("practice.chose" if is_chosen else "practice.wrote", {"given": value}))
    cause = why(mis, locale) if mis else ""
    plain = "wrong" if mis else verdict.code
    return f"{wrote} {cause or say(Said(f'practice.wrong.{plain}'))}"
