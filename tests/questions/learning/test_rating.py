"""The filter: what an answer says about an ability."""

from __future__ import annotations

from decimal import Decimal, localcontext
from math import log

import pytest

from abaculus.questions.learning.rating import (
    ITEM_SPREAD,
    SPREAD,
    Ability,
    chance,
    difficulty_shift,
    recentre_shifts,
    score,
    timed_model,
    untimed_model,
    update_ability,
)


def exactly(z: float) -> tuple[float, float]:
    """coth z − 1/z and 1/z² − 1/sinh² z with sixty digits."""
    with localcontext() as context:
        context.prec = 60
        x = Decimal(z)
        up, down = x.exp(), (-x).exp()
        sinh, cosh = (up - down) / 2, (up + down) / 2
        return float(cosh / sinh - 1 / x), float(1 / x**2 - 1 / sinh**2)


@pytest.mark.parametrize(
    "z", [1e-9, 1e-4, 0.01, 0.0999999, 0.1, 0.1000001, 0.3, 1, 1.0986, 5, 20, 37, 300]
)
def test_expected_score_and_variance_are_right_near_and_far(z: float) -> None:
    mean, variance = exactly(z)

    assert timed_model(z).mean == pytest.approx(mean, rel=1e-12)
    assert timed_model(z).variance == pytest.approx(variance, rel=1e-12)
    assert timed_model(-z).mean == pytest.approx(-mean, rel=1e-12)
    assert timed_model(-z).variance == pytest.approx(variance, rel=1e-12)


def test_even_odds_leave_a_score_of_zero_and_a_third_of_variance() -> None:
    assert (0, 1 / 3) == (timed_model(0).mean, timed_model(0).variance)
    assert (0.5, 0.25) == (untimed_model(0).mean, untimed_model(0).variance)


@pytest.mark.parametrize("z", [1e5, -1e5])
def test_nothing_overflows(z: float) -> None:
    assert abs(timed_model(z).mean) <= 1
    assert chance(z) == (z > 0)
    assert untimed_model(z).variance == 0


def test_lead_of_ln_3_gives_three_of_four_right() -> None:
    assert chance(log(3)) == pytest.approx(0.75)


@pytest.mark.parametrize(
    ("right", "spent", "expected"),
    [
        (True, 0, 1),
        (True, 15, 0.5),
        (False, 15, -0.5),
        (True, 30, 0),
        (False, 45, 0),
        (True, -2, 1),
    ],
)
def test_a_score_is_the_time_that_was_left_with_a_sign(
    right: bool, spent: float, expected: float
) -> None:
    assert expected == score(right, spent, 30)


def test_an_answer_moves_the_ability_as_the_formulas_say() -> None:
    before, difficulty = Ability(0.5, 0.8), 0.0
    mean, information = exactly(0.5)
    weight = 1 / (1 + information * 0.09)
    variance = 1 / (1 / (0.8 + 0.005) + weight * information)

    after = update_ability(before, difficulty, -0.4, clock=True)

    assert after.variance == pytest.approx(variance)
    assert after.mean == pytest.approx(0.5 + variance * weight * (-0.4 - mean))


def test_without_a_clock_only_right_or_wrong_counts() -> None:
    information = 0.25
    weight = 1 / (1 + information * ITEM_SPREAD)
    variance = 1 / (1 / (SPREAD + 0.005) + weight * information)

    after = update_ability(Ability(1.0), 1.0, 1.0, clock=False)

    assert after.variance == pytest.approx(variance)
    assert after.mean == pytest.approx(1 + variance * weight * 0.5)


def test_a_question_got_wrong_seems_harder_by_a_little() -> None:
    assert 0 < difficulty_shift(Ability(0.0), 0.0, -1.0, clock=True) < 0.02
    assert -0.02 < difficulty_shift(Ability(0.0), 0.0, 1.0, clock=True) < 0


def test_the_mean_of_difficulties_stays_whatever_is_answered() -> None:
    shifts: dict[str, float] = {}

    for place, by in [("a", 0.3), ("b", 0.1), ("a", -0.2), ("c", 0.5), ("c", 0.4)]:
        shifts = recentre_shifts(shifts, place, by)

    assert sum(shifts.values()) == pytest.approx(0, abs=1e-12)
    assert shifts["c"] > 0 > shifts["a"]
    assert recentre_shifts({}, "alone", 0.3) == {"alone": 0}
