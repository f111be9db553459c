"""Worked solutions and hints, made only when somebody asks for them."""

from __future__ import annotations

from abaculus.maths.formulas.tree import Formula
from abaculus.questions.drafts import Said, Step
from abaculus.questions.question import Question


def steps(question: Question) -> tuple[Step, ...]:
    """The worked solution, line by line."""
    return question.source.solution(question.draft)


def hints(question: Question) -> tuple[Said | Formula, ...]:
    """Rungs of help: strategy, first step, all but the last step."""
    return question.source.rungs(question.draft)


def result(question: Question) -> Formula | None:
    """What the last line of the solution ends in; it must be the answer."""
    last = next((line.m for line in reversed(steps(question)) if line.m is not None), None)
    if last == question.answer.shown:
        return last
    if isinstance(last, tuple) and last[0] in ("=", "≈", "→"):
        return last[-1]
    return last
