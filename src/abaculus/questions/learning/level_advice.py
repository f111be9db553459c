"""When another level or grade is proposed; people decide whether to accept it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import erf, sqrt
from typing import Final, TypeVar

from abaculus.questions.learning.rating import Ability
from abaculus.questions.learning.scale import LEVELS, ability_of
from abaculus.questions.syllabus import GRADES

SURE_ENOUGH: Final = 0.9
ENOUGH: Final = 8
"""The answers needed since the last change or refusal before anything is proposed."""
RIGHT_RUN: Final = 5
WRONG_RUN: Final = 4

Rung = TypeVar("Rung", int, str)


def advise_level(ability: Ability, answers: int, here: int) -> int | None:
    """The level that fits better than this one, if that is certain enough."""
    found = _other([ability_of(level=level) for level in LEVELS], ability, LEVELS.index(here))
    return None if found is None or answers < ENOUGH else LEVELS[found]


def advise_grade(ability: Ability, answers: int, here: str) -> str | None:
    """The grade that fits better than this one, if that is certain enough."""
    found = _other([ability_of(grade=grade) for grade in GRADES], ability, GRADES.index(here))
    return None if found is None or answers < ENOUGH else GRADES[found]


def advise_by_runs(answers: Sequence[bool], here: Rung, ladder: Sequence[Rung]) -> Rung | None:
    """Without a profile: the next level up after five right in a row, down after four wrong."""
    place = ladder.index(here)
    if len(answers) >= RIGHT_RUN and all(answers[-RIGHT_RUN:]):
        place += 1
    elif len(answers) >= WRONG_RUN and not any(answers[-WRONG_RUN:]):
        place -= 1
    return ladder[place] if 0 <= place < len(ladder) and ladder[place] != here else None


def fit_probabilities(homes: Sequence[float], ability: Ability) -> tuple[float, ...]:
    """For each step of a ladder, the probability that it is the nearest to the ability."""
    borders = [(low + high) / 2 for low, high in pairwise(homes)]
    below = [0.0, *(_below(border, ability) for border in borders), 1.0]
    return tuple(high - low for low, high in pairwise(below))


def _other(homes: Sequence[float], ability: Ability, here: int) -> int | None:
    """The furthest step for which it is certain enough that it or one beyond fits."""
    odds = fit_probabilities(homes, ability)
    above = [k for k in range(here + 1, len(odds)) if sum(odds[k:]) > SURE_ENOUGH]
    below = [k for k in range(here) if sum(odds[: k + 1]) > SURE_ENOUGH]
    return max(above) if above else min(below, default=None)


def _below(border: float, ability: Ability) -> float:
    return (1 + erf((border - ability.mean) / sqrt(2 * ability.variance))) / 2
