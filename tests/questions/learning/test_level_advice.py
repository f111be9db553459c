"""When another level or grade is proposed."""

from __future__ import annotations

import pytest

from abaculus.questions.learning.level_advice import (
    advise_by_runs,
    advise_grade,
    advise_level,
    fit_probabilities,
)
from abaculus.questions.learning.rating import Ability
from abaculus.questions.learning.scale import LEVELS, ability_of
from abaculus.questions.syllabus import GRADES


def test_no_level_is_proposed_where_the_level_fits() -> None:
    assert advise_level(Ability(ability_of(level=2), 0.1), 99, 2) is None
    assert advise_grade(Ability(ability_of(grade="5"), 0.1), 99, "5") is None


def test_another_is_proposed_when_it_surely_fits() -> None:
    able = Ability(ability_of(level=3), 0.1)

    assert advise_level(able, 8, 2) == 3
    assert advise_level(able, 8, 4) == 3
    assert advise_level(able, 8, 1) == 3


def test_no_step_is_proposed_that_is_less_sure() -> None:
    # grade 8 or more is 99 % sure, grade 9 or more only 79 %
    able = Ability(ability_of(grade="9"), 0.1)

    assert advise_grade(able, 8, "7") == "8"
    assert advise_grade(able, 8, "11") == "10"


def test_nothing_is_proposed_before_eight_answers() -> None:
    able = Ability(ability_of(level=3), 0.1)

    assert advise_level(able, 7, 2) is None
    assert advise_grade(Ability(9.0, 0.1), 7, "1") is None


def test_nothing_is_proposed_while_it_is_nine_in_ten_or_less() -> None:
    border = (ability_of(level=2) + ability_of(level=3)) / 2
    # the normal distribution leaves a tenth below −1.2816
    just_not, just = Ability(border + 1.281, 1.0), Ability(border + 1.282, 1.0)

    assert advise_level(just_not, 8, 2) is None
    assert advise_level(just, 8, 2) == 3


def test_the_ends_of_the_ladder_fit_everyone_beyond() -> None:
    homes = [ability_of(grade=grade) for grade in GRADES]

    odds = fit_probabilities(homes, Ability(50.0, 1.0))

    assert sum(odds) == pytest.approx(1)
    assert odds[-1] == pytest.approx(1)
    assert advise_grade(Ability(50.0, 1.0), 8, "12") is None


@pytest.mark.parametrize(
    ("answers", "here", "expected"),
    [
        ([False] + [True] * 5, 2, 3),
        ([True] * 4, 2, None),
        ([True, True, False, True, True, True], 2, None),
        ([True] + [False] * 4, 2, 1),
        ([False] * 3, 2, None),
        ([True] * 9, 4, None),
        ([False] * 9, 1, None),
    ],
)
def test_without_a_profile_runs_of_answers_decide(
    answers: list[bool], here: int, expected: int | None
) -> None:
    assert expected == advise_by_runs(answers, here, LEVELS)


def test_runs_work_for_grades_too() -> None:
    assert advise_by_runs([True] * 5, "R", GRADES) == "1"
