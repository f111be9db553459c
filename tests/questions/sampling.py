"""Questions to test: some seeds of every preset, made once."""

from __future__ import annotations

from functools import cache
from itertools import product

from abaculus.questions import engine
from abaculus.questions.drafts import Asks
from abaculus.questions.ids import seed_text
from abaculus.questions.question import Question

COUNT = 48
SIDES = {"d4": range(1, 5), "d12": range(1, 13), "d20": range(1, 21), "bin": range(2)}
SQUARES = (4, 16, 34)
"""Some numbers that an occupied square may have."""


@cache
def made(name: str, preset: str, count: int = COUNT) -> tuple[Question, ...]:
    """The questions of the first seeds of a preset, with dice where it asks for some."""
    return tuple(one(name, preset, seed_text(7919 * number)) for number in range(count))


def one(name: str, preset: str, seed: str) -> Question:
    """A question; dice fall as the seed's own number says."""
    found = engine.make(name, preset, seed)
    if isinstance(found, Question):
        return found
    return engine.bind(name, preset, seed, some_rolls(found, seed), SQUARES[int(seed, 36) % 3])


def some_rolls(asked: Asks, seed: str) -> dict[str, int]:
    """One of all possible rolls."""
    rolls = all_rolls(asked)
    return rolls[int(seed, 36) % len(rolls)]


def all_rolls(asked: Asks) -> list[dict[str, int]]:
    """Every possible roll; several throws of one die are named a, aa, aaa."""
    names = [die.var * time for die in asked.dice for time in range(1, die.times + 1)]
    sides = [SIDES[die.die] for die in asked.dice for _ in range(die.times)]
    return [dict(zip(names, rolled, strict=True)) for rolled in product(*sides)]
