"""Questions to test: some seeds of every preset, made once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from abaculus.questions import engine
from abaculus.questions.dice import bind_by_seed
from abaculus.questions.ids import format_seed
from abaculus.questions.question import Question
from abaculus.questions.selection import Place

COUNT = 48


@cache
def make_questions(name: str, preset: str, count: int = COUNT) -> tuple[Question, ...]:
    """The questions of the first seeds of a preset, with dice where it asks for some."""
    return tuple(draw_questions(name, preset, count))


def draw_questions(name: str, preset: str, count: int) -> Iterator[Question]:
    """The same questions without a cache: thousands would slow down every later test."""
    return (one(name, preset, format_seed(7919 * number)) for number in range(count))


def one(name: str, preset: str, seed: str) -> Question:
    """A question; the seed decides its dice."""
    found = engine.make(name, preset, seed)
    if isinstance(found, Question):
        return found
    setting = engine.find_preset(engine.generator(name), preset)
    return bind_by_seed(Place(name, engine.generator(name).topic, setting), seed, found)
