"""The verdict on an answer: what kind of mistake it was, never the true answer."""

from __future__ import annotations

from typing import Any

import msgspec

from abaculus.kernel.question_card import AnswerPreview, AnswerVerdict, CardText
from abaculus.maths.answers import Verdict, check, read_spec
from abaculus.maths.answers.verdicts import MISCONCEPTION
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.delivery.preview import READ, describe_fault, preview_answer
from abaculus.questions.drafts import MessageRef
from abaculus.questions.question import Question, known_mistakes
from abaculus.questions.renderer import text
from abaculus.questions.specs import spec
from abaculus.questions.views import explain_mistake, options, render_formula

_YES_NO = (("word", "yes"), ("word", "no"))


class AnswerOption(msgspec.Struct, frozen=True):
    """An answer to choose, and the misconception that leads to it."""

    shown: CardText
    mis: str = ""


class MarkScheme(msgspec.Struct, frozen=True):
    """How answers are judged, without the question itself."""

    spec: dict[str, Any]
    locale: str
    profile: str = "default"
    mistakes: tuple[tuple[str, str], ...] = ()
    """Known mistakes as typed, with their misconceptions."""
    offers: tuple[AnswerOption, ...] = ()
    """The options to choose from; empty if the answer is typed."""
    right: int = 0
    """The index of the right option."""


def mark_scheme(
    question: Question, locale: str, *, choose: bool = False, profile: str = "default"
) -> MarkScheme:
    """The mark scheme of a question."""
    choices = answer_choices(question, choose=choose)
    by_choice = {one.shown: one.mis for one in question.distractors} if choices else {}
    return MarkScheme(
        spec=spec(question.answer, locale),
        locale=locale,
        profile=profile,
        mistakes=known_mistakes(question),
        offers=tuple(
            AnswerOption(render_formula(one, locale), by_choice.get(one, "")) for one in choices
        ),
        right=choices.index(question.answer.shown) if choices else 0,
    )


def answer_choices(question: Question, *, choose: bool) -> tuple[Formula, ...]:
    """The options to choose from; empty if the answer is typed."""
    if question.answer.kind == "bool":
        return _YES_NO
    if not choose and not question.answer.options:
        return ()
    found = options(question)
    return found if len(found) > 1 else ()


def read_answer(marking: MarkScheme, given: str) -> AnswerPreview:
    """How a text is read so far."""
    locale = marking.locale
    if not marking.offers:
        return preview_answer(read_spec(marking.spec), given, locale, marking.profile)
    chosen = _choice_index(marking, given)
    if chosen is None:
        code = "syntax" if given.strip() else "empty"
        return AnswerPreview(
            code, None, describe_fault("choice" if given.strip() else code, locale)
        )
    return AnswerPreview(READ, marking.offers[chosen].shown, "")


def judge(marking: MarkScheme, given: str) -> AnswerVerdict:
    """Right, wrong or malformed, and why."""
    reading = read_answer(marking, given)
    if reading.code != READ or reading.shown is None:
        return AnswerVerdict("malformed", reading.code, reading.sentence, reading.shown, "")
    chosen = _choice_index(marking, given)
    verdict = _check_text(marking, given) if chosen is None else _check_choice(marking, chosen)
    known = verdict.code.startswith(MISCONCEPTION)
    mis = verdict.code.removeprefix(MISCONCEPTION) if known else ""
    sentence = _sentence(verdict, mis, reading.shown, marking.locale, is_chosen=chosen is not None)
    return AnswerVerdict(
        verdict.outcome, "wrong" if known else verdict.code, sentence, reading.shown, mis
    )


def _choice_index(marking: MarkScheme, given: str) -> int | None:
    """The option with an index from 0."""
    number = given.strip()
    is_one = number.isascii() and number.isdecimal() and len(number) < 3
    return int(number) if is_one and int(number) < len(marking.offers) else None


def _check_text(marking: MarkScheme, given: str) -> Verdict:
    known = marking.mistakes
    return check(read_spec(marking.spec), given, marking.locale, marking.profile, known)


def _check_choice(marking: MarkScheme, chosen: int) -> Verdict:
    if chosen == marking.right:
        return Verdict("right", "exact")
    mis = marking.offers[chosen].mis
    return Verdict("wrong", f"{MISCONCEPTION}{mis}" if mis else "wrong")


def _sentence(verdict: Verdict, mis: str, given: CardText, locale: str, *, is_chosen: bool) -> str:
    say = text(locale).sentence
    value: Formula = ("raw", given.text)
    if verdict.outcome == "right":
        return say(MessageRef(f"practice.right.{verdict.code}", {"given": value}))
    if verdict.outcome == "malformed":
        return describe_fault(verdict.code, locale)
    wrote = say(MessageRef("practice.chose" if is_chosen else "practice.wrote", {"given": value}))
    cause = explain_mistake(mis, locale) if mis else ""
    plain = "wrong" if mis else verdict.code
    return f"{wrote} {cause or say(MessageRef(f'practice.wrong.{plain}'))}"
