"""Hints step by step, and the worked solution, made only on request."""

from __future__ import annotations

from abaculus.kernel.question_card import CardLine, CardText, Solution
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.drafts import MessageRef, SolutionStep
from abaculus.questions.generator import RUNGS, Generator
from abaculus.questions.question import Question, hints, steps
from abaculus.questions.views import render_formula, render_message


def hint_steps(question: Question) -> tuple[SolutionStep, ...]:
    """The question's own hints, or the lines of the solution before the last one.

    A line keeps its mathematics, without which it is half a sentence, unless that is the answer.
    """
    source = question.source
    if not isinstance(source, Generator) or source.hinted is not None:
        return tuple(_step(hint) for hint in hints(question))
    answer = question.answer.shown
    lines = (
        SolutionStep(line.say, None if _has_answer(line.m, answer) else line.m)
        for line in steps(question)[:-1]
    )
    return tuple(line for line in lines if line.say is not None or line.m is not None)[:RUNGS]


def render_hint(step: SolutionStep, locale: str) -> CardText:
    """A hint as one text."""
    line = _line(step, locale)
    parts = [part for part in (line.say, line.m) if part is not None]
    return CardText(*(" ".join(getattr(part, way) for part in parts) for way in _WAYS))


_WAYS = ("text", "html", "spoken")


def solution(question: Question, locale: str) -> Solution:
    """The answer and how to get there."""
    lines = tuple(_line(step, locale) for step in steps(question))
    return Solution(render_formula(question.answer.shown, locale), lines)


def _step(hint: MessageRef | Formula) -> SolutionStep:
    return SolutionStep(hint, None) if isinstance(hint, MessageRef) else SolutionStep(None, hint)


def _line(step: SolutionStep, locale: str) -> CardLine:
    return CardLine(
        None if step.say is None else render_message(step.say, locale),
        None if step.m is None else render_formula(step.m, locale),
    )


def _has_answer(formula: Formula | None, answer: Formula) -> bool:
    """Whether a line ends in the answer."""
    return formula == answer or (isinstance(formula, tuple) and formula[-1] == answer)
