"""The dice that some questions need."""

from __future__ import annotations

from itertools import product
from typing import Final

from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.engine import bind
from abaculus.questions.question import Question
from abaculus.questions.rng import Rng
from abaculus.questions.selection import Place

SIDES: Final = {
    "d4": range(1, 5),
    "d12": range(1, 13),
    "d20": range(1, 21),
    "bin": range(2),
}
SQUARES: Final = (4, 5, 6, 10, 11, 15, 19, 20, 25, 29, 30, 34)
"""The numbers of the squares where questions with dice are asked."""


def throws(asked: DiceQuestion) -> tuple[tuple[str, range], ...]:
    """Every single throw by name; the second throw of a die `a` is `aa`, the third `aaa`."""
    return tuple(
        (die.var * time, SIDES[die.die]) for die in asked.dice for time in range(1, die.times + 1)
    )


def all_rolls(asked: DiceQuestion) -> list[dict[str, int]]:
    """Every possible roll."""
    named = throws(asked)
    names = [name for name, _ in named]
    return [
        dict(zip(names, rolled, strict=True)) for rolled in product(*(sides for _, sides in named))
    ]


def bind_by_seed(place: Place, seed: str, asked: DiceQuestion) -> Question:
    """The question with dice rolled from its seed; for tests and samples, never for play."""
    rng = Rng(f"dice/{place.name}/{seed}")
    rolls = {name: rng.pick(sides) for name, sides in throws(asked)}
    square = rng.pick(SQUARES)
    return bind(place.gen, place.preset.name, seed, rolls, square)
