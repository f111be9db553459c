"""Marks what somebody typed: the checker, given the question's own rule and typical mistakes."""

from __future__ import annotations

from abaculus.maths.answers import Verdict, check, read_spec
from abaculus.questions.question import Question
from abaculus.questions.rendering import typed
from abaculus.questions.specs import spec


def mark(question: Question, given: str, locale: str = "en", profile: str = "default") -> Verdict:
    """Right, wrong or malformed; a known mistake is called by its name."""
    known = known_mistakes(question)
    return check(read_spec(spec(question.answer, locale)), given, locale, profile, known)


def known_mistakes(question: Question) -> tuple[tuple[str, str], ...]:
    """Wrong answers as they are typed, with the misconceptions that lead to them."""
    plain = typed("en")
    return tuple((plain.value(one.shown), one.mis) for one in question.distractors if one.mis)
