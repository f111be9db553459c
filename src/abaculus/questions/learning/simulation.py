"""Simulated learners, to see how soon and how well their abilities are estimated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from random import Random
from typing import Final, TypeAlias

import msgspec

from abaculus.questions.learning.learner import (
    AnswerResult,
    ability_in,
    difficulty_for,
    new_learner,
    record_answer,
)
from abaculus.questions.learning.next_question import Candidate, choose
from abaculus.questions.learning.rating import SPREAD, Ability, chance, update_ability

ITEM_ERROR: Final = 0.3
TARGET: Final = 0.75
_BINS: Final = 20

Follow: TypeAlias = Callable[[Ability, float, float, int], Ability]
"""The ability after an answer, from estimated difficulty, score and number of earlier answers."""


class SimulationResult(msgspec.Struct, frozen=True):
    """How close the estimates were to the truth."""

    error: float
    """The root of the mean square difference between estimated and true ability at the end."""
    coverage: float
    """How often the 95 % interval held the truth."""
    calibration: float
    """The mean difference between predicted and observed share of right answers."""


def filter_with_clock(ability: Ability, difficulty: float, got: float, _: int) -> Ability:
    """Our filter, against the clock."""
    return update_ability(ability, difficulty, got, clock=True)


def filter_without_clock(ability: Ability, difficulty: float, got: float, _: int) -> Ability:
    """Our filter, from right or wrong alone."""
    return update_ability(ability, difficulty, float(got > 0), clock=False)


def elo(decay: float) -> Follow:
    """Plain Elo, whose step shrinks with the number of answers."""

    def follow(ability: Ability, difficulty: float, got: float, before: int) -> Ability:
        step = 1 / (1 + decay * before)
        expected = chance(ability.mean - difficulty)
        return Ability(ability.mean + step * (float(got > 0) - expected), ability.variance)

    return follow


def simulate(
    follow: Follow, rng: Random, *, learners: int = 3000, answers: int = 40, gain: float = 0.0
) -> SimulationResult:
    """Let learners answer questions that fit their estimated abilities, and perhaps improve."""
    squares, covered, calibration = 0.0, 0, Calibration()
    for _ in range(learners):
        truth, ability = rng.gauss(0, sqrt(SPREAD)), Ability(0.0)
        for before in range(answers):
            difficulty = ability.mean - log(TARGET / (1 - TARGET))
            got = sample_score(truth - difficulty - rng.gauss(0, ITEM_ERROR), rng)
            calibration.note(chance(ability.mean - difficulty), right=got > 0)
            ability = follow(ability, difficulty, got, before)
            truth += gain
        off = ability.mean - truth
        squares += off * off
        covered += abs(off) < 1.96 * sqrt(ability.variance)
    return SimulationResult(sqrt(squares / learners), covered / learners, calibration.error())


def simulate_practice(
    places: Sequence[Candidate], rng: Random, *, learners: int, answers: int = 40, gain: float = 0.0
) -> SimulationResult:
    """The same with real presets of one topic, chosen as in practice; difficulties move."""
    squares, covered, calibration = 0.0, 0, Calibration()
    stands = {one.name: one for one in places}
    truths = {one.name: one.difficulty + rng.gauss(0, ITEM_ERROR) for one in places}
    start = new_learner("", grade="6")
    topic = places[0].topic
    for _ in range(learners):
        learner = start
        truth = rng.gauss(start.overall.mean, sqrt(SPREAD))
        for number in range(answers):
            now = number * 60_000
            place = stands[choose(places, learner, "steady", now, rng.random).place]
            difficulty = difficulty_for(learner, topic, place.name, place.difficulty)
            got = sample_score(truth - truths[place.name], rng)
            calibration.note(chance(ability_in(learner, topic).mean - difficulty), right=got > 0)
            spent = int(30_000 * (1 - abs(got)))
            result = AnswerResult(place.name, topic, place.difficulty, got > 0, now, spent, 30)
            learner = record_answer(learner, result)
            truth += gain
        ability = ability_in(learner, topic)
        off = ability.mean - truth
        squares += off * off
        covered += abs(off) < 1.96 * sqrt(ability.variance)
    return SimulationResult(sqrt(squares / learners), covered / learners, calibration.error())


def sample_score(z: float, rng: Random) -> float:
    """A score drawn from the model: its density grows with e to the power of z times it."""
    share = rng.random()
    if abs(z) < 1e-9:
        return 2 * share - 1
    return log(exp(-z) + share * (exp(z) - exp(-z))) / z


class Calibration:
    """Predicted chances in bins, with the observed results."""

    def __init__(self) -> None:
        self._predicted = [0.0] * _BINS
        self._right = [0] * _BINS
        self._count = 0

    def note(self, predicted: float, *, right: bool) -> None:
        """Count one more answer."""
        bin_ = min(int(predicted * _BINS), _BINS - 1)
        self._predicted[bin_] += predicted
        self._right[bin_] += right
        self._count += 1

    def error(self) -> float:
        """The difference between the two, averaged over all answers."""
        pairs = zip(self._predicted, self._right, strict=True)
        return sum(abs(predicted - right) for predicted, right in pairs) / self._count
