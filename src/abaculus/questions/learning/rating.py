"""What an answer says about an ability: signed residual time and a Gaussian filter."""

from __future__ import annotations

from math import exp
from typing import Annotated, Final

import msgspec

SPREAD: Final = 1.44
"""The variance of an ability of which only the grade or level is known."""
ITEM_SPREAD: Final = 0.09
"""The variance of a difficulty around its estimate."""
FORGETTING: Final = 0.005
"""The variance that an ability gains between two answers, since people change."""
ITEM_GAIN: Final = 0.02
"""The variance with which difficulties follow answers: small, or one learner would distort them."""
_SMALL: Final = 0.1


class Ability(msgspec.Struct, frozen=True):
    """An ability on the scale of difficulties, and its variance."""

    mean: Annotated[float, msgspec.Meta(ge=-100, le=100)]
    variance: Annotated[float, msgspec.Meta(gt=0, le=100)] = SPREAD


class Model(msgspec.Struct, frozen=True):
    """The expected score of an answer, and its variance, which is the information."""

    mean: float
    variance: float


def chance(z: float) -> float:
    """The probability of a right answer where the ability exceeds the difficulty by z."""
    if z >= 0:
        return 1 / (1 + exp(-z))
    return exp(z) / (1 + exp(z))


def timed_model(z: float) -> Model:
    """The score against the clock: coth z − 1/z, with variance 1/z² − 1/sinh² z."""
    if abs(z) < _SMALL:  # the two terms are huge and nearly equal there
        q = z * z
        mean = z * (1 / 3 - q * (1 / 45 - q * (2 / 945 - q * (1 / 4725 - q * 2 / 93555))))
        return Model(mean, 1 / 3 - q * (1 / 15 - q * (2 / 189 - q * (1 / 675 - q * 2 / 10395))))
    size = abs(z)
    tail = exp(-2 * size)  # never overflows, unlike sinh
    mean = (1 + tail) / (1 - tail) - 1 / size
    variance = 1 / (size * size) - 4 * tail / ((1 - tail) * (1 - tail))
    return Model(mean if z > 0 else -mean, variance)


def untimed_model(z: float) -> Model:
    """The score without a clock: 1 if right and 0 if wrong, however long it took."""
    p = chance(z)
    return Model(p, p * chance(-z))


def score(right: bool, spent: float, given: float) -> float:
    """The signed share of time left, from −1 to 1; after a timeout, nothing is left."""
    left = max(0.0, 1 - max(0.0, spent) / given)
    return left if right else -left


def update_ability(ability: Ability, difficulty: float, got: float, *, clock: bool) -> Ability:
    """The ability after an answer with this score."""
    expected = _expect(ability, difficulty, clock=clock)
    weight = 1 / (1 + expected.variance * ITEM_SPREAD)
    before = 1 / (ability.variance + FORGETTING)
    variance = 1 / (before + weight * expected.variance)
    return Ability(ability.mean + variance * weight * (got - expected.mean), variance)


def difficulty_shift(ability: Ability, difficulty: float, got: float, *, clock: bool) -> float:
    """How much more difficult the question seems than assumed; negative if easier."""
    expected = _expect(ability, difficulty, clock=clock)
    weight = 1 / (1 + expected.variance * ability.variance)
    return -ITEM_GAIN * weight * (got - expected.mean)


def recentre_shifts(shifts: dict[str, float], place: str, by: float) -> dict[str, float]:
    """The shifts of a topic's difficulties after one moves, recentred to mean 0 against drift."""
    moved = {**shifts, place: shifts.get(place, 0.0) + by}
    mean = sum(moved.values()) / len(moved)
    return {name: shift - mean for name, shift in moved.items()}


def _expect(ability: Ability, difficulty: float, *, clock: bool) -> Model:
    z = ability.mean - difficulty
    return timed_model(z) if clock else untimed_model(z)
