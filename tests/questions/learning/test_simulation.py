"""Simulated learners are known as well as was promised; every draw comes from a fixed seed."""

from __future__ import annotations

from random import Random

import pytest

from abaculus.questions.learning.next_question import Candidate
from abaculus.questions.learning.scale import difficulty
from abaculus.questions.learning.simulation import (
    Calibration,
    elo,
    filter_with_clock,
    sample_score,
    simulate,
    simulate_practice,
)
from abaculus.questions.selection import places


def test_steady_learners_are_known_after_forty_answers() -> None:
    found = simulate(filter_with_clock, Random(1))  # noqa: S311 - nothing secret

    assert found.error <= 0.36
    assert 0.90 <= found.coverage <= 0.98
    assert found.calibration <= 0.02


def test_learners_who_become_better_are_followed() -> None:
    found = simulate(filter_with_clock, Random(1), gain=0.01)  # noqa: S311 - nothing secret

    assert found.error <= 0.46
    assert 0.90 <= found.coverage <= 0.98
    assert found.calibration <= 0.04


def test_plain_elo_knows_them_less_well() -> None:
    ours = simulate(filter_with_clock, Random(1), learners=1000)  # noqa: S311 - nothing secret
    theirs = simulate(elo(0.05), Random(1), learners=1000)  # noqa: S311 - nothing secret

    assert ours.error < 0.8 * theirs.error
    assert theirs.error == pytest.approx(0.48, abs=0.03)


def test_it_holds_for_real_places_as_practice_draws_them() -> None:
    fractions = [
        Candidate(place.name, place.topic, difficulty(place))
        for place in places()
        if place.topic == "frac"
    ]

    found = simulate_practice(fractions, Random(1), learners=200)  # noqa: S311 - nothing secret

    assert found.error <= 0.36
    assert 0.90 <= found.coverage <= 0.98
    assert found.calibration <= 0.02


def test_scores_are_drawn_as_the_model_says() -> None:
    rng = Random(1)  # noqa: S311 - nothing secret
    scores = [sample_score(1.5, rng) for _ in range(20_000)]

    assert sum(scores) / 20_000 == pytest.approx(1 / 0.9051483 - 1 / 1.5, abs=0.01)
    assert sum(score > 0 for score in scores) / 20_000 == pytest.approx(0.8176, abs=0.01)
    assert -1 <= min(scores) <= max(scores) <= 1
    assert -1 <= sample_score(0.0, rng) <= 1


def test_calibration_is_the_gap_of_predicted_and_observed() -> None:
    foretold = Calibration()
    for number in range(10):
        foretold.note(0.72, right=number < 5)

    assert foretold.error() == pytest.approx(0.22)
