"""The text of practice, line by line: the same on a screen and in a pipe."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.kernel.question_card import QuestionCard, Solution
from abaculus.maths.numerals import COMPOSED
from abaculus.questions.practice.messages import Hint, PracticeCard
from abaculus.terminal.practice.session import PracticeSession, letter_choices, topic_name
from abaculus.terminal.render.text import say, strip_controls

_FEW = 4
"""How many signs are shown with their names where there is little room."""


def head(card: PracticeCard) -> str:
    """The topic."""
    if card.credit:
        return strip_controls(card.title)
    values = {"topic": topic_name(card.topic), "title": strip_controls(card.title)}
    if card.grade is not None:
        return say("term-practice-place-grade", **values, grade=card.grade)
    if card.level is not None:
        return say("term-practice-place-level", **values, level=card.level)
    return say("term-practice-place", **values)


def question(card: QuestionCard) -> Iterator[str]:
    """The question, its picture in words, and what can be typed."""
    yield from statement(card)
    yield from signs(card)


def statement(card: QuestionCard) -> Iterator[str]:
    """The question, its picture in words, and its choices."""
    yield strip_controls(card.prompt.text)
    if card.figure is not None:
        yield say("term-practice-figure", alt=strip_controls(card.figure.alt))
    if card.choices:
        yield from (
            f"  {letter}  {strip_controls(meaning)}" for letter, meaning in letter_choices(card)
        )
    if card.boxes:
        names = "; ".join(strip_controls(box.name) for box in card.boxes)
        yield say("term-practice-boxes", names=names)
    if card.unit:
        yield say("term-practice-unit", unit=strip_controls(card.unit))
    if card.credit:
        yield say("term-practice-credit", who=strip_controls(card.credit))


def signs(card: QuestionCard, *, is_brief: bool = False) -> Iterator[str]:
    """How to type the signs of another system: all on one line, and what else is accepted."""
    _, is_laid, system = card.keypad.partition("tiles:")
    keys = [] if card.choices else letter_choices(card)
    if is_brief and len(keys) > _FEW:
        yield "  ".join(f"{letter}:{meaning.partition(' ')[0]}" for letter, meaning in keys)
    elif keys:
        yield " · ".join(f"{letter} {strip_controls(meaning)}" for letter, meaning in keys)
    if is_laid and system in COMPOSED:
        yield say("term-tiles-typed", system=system)


def hint(given: Hint | None) -> str:
    """One rung of help."""
    if given is None:
        return say("term-practice-no-hint")
    return say("term-practice-hint", rung=given.rung, text=strip_controls(given.shown.text))


def solution(worked: Solution) -> Iterator[str]:
    """The worked solution, then the answer."""
    for line in worked.steps:
        parts = [part.text for part in (line.say, line.m) if part is not None]
        yield f"  {strip_controls('  '.join(parts))}"
    yield say("term-practice-answer", answer=strip_controls(worked.answer.text))


def summary(course: PracticeSession) -> Iterator[str]:
    """The results; no ranks, no streaks."""
    results = course.summary()
    if not results:
        yield say("term-practice-nothing")
        return
    asked, right = sum(one[1] for one in results), sum(one[2] for one in results)
    yield say("term-practice-total", asked=asked, right=right)
    if len(results) > 1:
        for topic, some, good in results:
            yield f"  {say('term-practice-topic', topic=topic, asked=some, right=good)}"
    if course.trouble:
        yield course.trouble
