"""Worked solutions and hints, made only when somebody asks for them."""

from __future__ import annotations

from types import SimpleNamespace

from abaculus.maths.formulas.tree import Formula
from abaculus.questions.drafts import Said, Step
from abaculus.questions.engine import generator
from abaculus.questions.question import Question


def steps(question: Question) -> tuple[Step, ...]:
    """The worked solution, line by line."""
    worked = generator(question.gen).worked
    return () if worked is None else tuple(worked(SimpleNamespace(**question.params)))


def hints(question: Question) -> tuple[Said | Formula, ...]:
    """Rungs of help: the generator's own, or the lines of the solution before the last one."""
    hinted = generator(question.gen).hinted
    if hinted is not None:
        return tuple(hinted(SimpleNamespace(**question.params)))[:3]
    told = [line.m if line.say is None else line.say for line in steps(question)[:-1]]
    return tuple(one for one in told if one is not None)[:3]


def result(question: Question) -> Formula | None:
    """What the last line of the solution ends in; it must be the answer."""
    last = next((line.m for line in reversed(steps(question)) if line.m is not None), None)
    if last == question.answer.shown:
        return last
    if isinstance(last, tuple) and last[0] in ("=", "≈", "→"):
        return last[-1]
    return last
