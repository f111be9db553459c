"""Where questions stand before anybody has answered."""

from __future__ import annotations

from itertools import pairwise

import pytest

from abaculus.questions.learning.rating import chance
from abaculus.questions.learning.scale import LEVELS, ability_of, difficulty, difficulty_of, is_fact
from abaculus.questions.selection import places
from abaculus.questions.syllabus import GRADES

CLOCKS = (15, 30, 45, 60, 90)


def rises(values: list[float]) -> bool:
    return all(low < high for low, high in pairwise(values))


def test_more_of_anything_is_more_difficult() -> None:
    assert rises([difficulty_of(secs, grade="6") for secs in CLOCKS])
    assert rises([difficulty_of(30, grade=grade) for grade in GRADES])
    assert rises([difficulty_of(30, level=level) for level in LEVELS])


def test_the_levels_of_a_generator_rise() -> None:
    by_generator: dict[str, dict[int, float]] = {}
    for place in places():
        if place.preset.level:
            by_generator.setdefault(place.gen, {})[place.preset.level] = difficulty(place)

    assert [name for name, levels in by_generator.items()
            if not rises([levels[level] for level in sorted(levels)])] == []  # fmt: skip


def test_every_place_stands_somewhere_sensible() -> None:
    assert all(-4 < difficulty(place) < 6 for place in places())


def test_grade_is_half_a_unit_and_level_two_and_a_half_grades() -> None:
    assert difficulty_of(30, grade="7") - difficulty_of(30, grade="6") == pytest.approx(0.5)
    assert difficulty_of(30, level=2) == pytest.approx(difficulty_of(30, grade="5"))


def test_eight_seconds_of_work_in_grade_6_stand_at_zero() -> None:
    assert difficulty_of(16, grade="6") == difficulty_of(16) == 0


def test_the_grade_counts_where_a_level_is_reported_too() -> None:
    assert difficulty_of(30, 4, "3") == difficulty_of(30, None, "3")


def test_a_learner_at_their_grade_gets_three_of_four_right() -> None:
    right = chance(ability_of(grade="5") - difficulty_of(30, grade="5"))

    assert right == pytest.approx(0.75)


def test_facts_are_tables_squares_and_doubles() -> None:
    facts = {place.name for place in places() if is_fact(place)}

    assert facts == {
        "arith.mul_facts/3G1",
        "arith.mul_facts/L1",
        "arith.mul_facts/g4",
        "arith.div_facts/3G2",
        "arith.div_facts/L1",
        "arith.div_facts/g4",
        "arith.double_half/g2",
        "arith.double_half/L1",
        "pow.roots/L2",
    }
