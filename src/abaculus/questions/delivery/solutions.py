"""Help rung by rung, and the worked solution: made only when somebody asks for them."""

from __future__ import annotations

from abaculus.kernel.question_card import Line, Shown, Solution
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.drafts import Said, Step
from abaculus.questions.generator import RUNGS, Generator
from abaculus.questions.question import Question, hints, steps
from abaculus.questions.views import said, shown


def rungs(question: Question) -> tuple[Step, ...]:
    """The question's own hints, or the lines of the solution before the last one.

    A line keeps its mathematics, without which it is half a sentence, unless that is the answer.
    """
    source = question.source
    if not isinstance(source, Generator) or source.hinted is not None:
        return tuple(_step(hint) for hint in hints(question))
    answer = question.answer.shown
    lines = (
        Step(line.say, None if _tells(line.m, answer) else line.m) for line in steps(question)[:-1]
    )
    return tuple(line for line in lines if line.say is not None or line.m is not None)[:RUNGS]


def rung(step: Step, locale: str) -> Shown:
    """A rung of help as one piece."""
    line = _line(step, locale)
    parts = [part for part in (line.say, line.m) if part is not None]
    return Shown(*(" ".join(getattr(part, way) for part in parts) for way in _WAYS))


_WAYS = ("text", "html", "spoken")


def solution(question: Question, locale: str) -> Solution:
    """The answer and how to get there."""
    lines = tuple(_line(step, locale) for step in steps(question))
    return Solution(shown(question.answer.shown, locale), lines)


def _step(hint: Said | Formula) -> Step:
    return Step(hint, None) if isinstance(hint, Said) else Step(None, hint)


def _line(step: Step, locale: str) -> Line:
    return Line(
        None if step.say is None else said(step.say, locale),
        None if step.m is None else shown(step.m, locale),
    )


def _tells(formula: Formula | None, answer: Formula) -> bool:
    """Whether a line ends in the answer."""
    return formula == answer or (isinstance(formula, tuple) and formula[-1] == answer)
