"""The verdict on an answer: what kind of mistake it was, never what the answer is."""

from __future__ import annotations

from typing import Any

import msgspec

from abaculus.kernel.question_card import Judged, Reading, Shown
from abaculus.maths.answers import Verdict, check, read_spec
from abaculus.maths.answers.verdicts import MISCONCEPTION
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.delivery.preview import READ, reading, refused
from abaculus.questions.drafts import Said
from abaculus.questions.question import Question, known_mistakes
from abaculus.questions.renderer import text
from abaculus.questions.specs import spec
from abaculus.questions.views import options, shown, why

_YES_NO = (("word", "yes"), ("word", "no"))


class Offer(msgspec.Struct, frozen=True):
    """An answer to choose, and the misconception that leads to it."""

    shown: Shown
    mis: str = ""


class Marking(msgspec.Struct, frozen=True):
    """How answers are judged: all there is to know about that, without the question."""

    spec: dict[str, Any]
    locale: str
    profile: str = "default"
    mistakes: tuple[tuple[str, str], ...] = ()
    """Known mistakes as they are typed, with their misconceptions."""
    offers: tuple[Offer, ...] = ()
    """What is chosen from; nothing where the answer is typed."""
    right: int = 0
    """The number of the right offer."""


def marking(
    question: Question, locale: str, *, choose: bool = False, profile: str = "default"
) -> Marking:
    """How answers to a question are judged."""
    choices = offered(question, choose=choose)
    by_choice = {one.shown: one.mis for one in question.distractors} if choices else {}
    return Marking(
        spec=spec(question.answer, locale),
        locale=locale,
        profile=profile,
        mistakes=known_mistakes(question),
        offers=tuple(Offer(shown(one, locale), by_choice.get(one, "")) for one in choices),
        right=choices.index(question.answer.shown) if choices else 0,
    )


def offered(question: Question, *, choose: bool) -> tuple[Formula, ...]:
    """What is offered to choose from; nothing where the answer is typed."""
    if question.answer.kind == "bool":
        return _YES_NO
    if not choose and not question.answer.options:
        return ()
    found = options(question)
    return found if len(found) > 1 else ()


def read(marking: Marking, given: str) -> Reading:
    """How a text is understood, so far."""
    locale = marking.locale
    if not marking.offers:
        return reading(read_spec(marking.spec), given, locale, marking.profile)
    chosen = _chosen(marking, given)
    if chosen is None:
        code = "syntax" if given.strip() else "empty"
        return Reading(code, None, refused("choice" if given.strip() else code, locale))
    return Reading(READ, marking.offers[chosen].shown, "")


def judge(marking: Marking, given: str) -> Judged:
    """Right, wrong or no answer at all, and why."""
    told = read(marking, given)
    if told.code != READ or told.shown is None:
        return Judged("malformed", told.code, told.sentence, told.shown, "")
    chosen = _chosen(marking, given)
    verdict = _marked(marking, given) if chosen is None else _picked(marking, chosen)
    known = verdict.code.startswith(MISCONCEPTION)
    mis = verdict.code.removeprefix(MISCONCEPTION) if known else ""
    sentence = _sentence(verdict, mis, told.shown, marking.locale, is_chosen=chosen is not None)
    return Judged(verdict.outcome, "wrong" if known else verdict.code, sentence, told.shown, mis)


def _chosen(marking: Marking, given: str) -> int | None:
    """The offer of a number from 0."""
    number = given.strip()
    is_one = number.isascii() and number.isdecimal() and len(number) < 3
    return int(number) if is_one and int(number) < len(marking.offers) else None


def _marked(marking: Marking, given: str) -> Verdict:
    known = marking.mistakes
    return check(read_spec(marking.spec), given, marking.locale, marking.profile, known)


def _picked(marking: Marking, chosen: int) -> Verdict:
    if chosen == marking.right:
        return Verdict("right", "exact")
    mis = marking.offers[chosen].mis
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
