"""The scale of abilities and difficulties: half a unit per grade.

A difficulty is ln(t̂/8) + (grade − 6)/2, where t̂ is the work in seconds; a clock gives about
twice as much time as the work takes, so t̂ is half the clock. A level of the cards is two and a
half grades. Both parts rise, so nothing harder by grade, level or clock is ever rated lower.
"""

from __future__ import annotations

from math import log
from typing import Final

from abaculus.questions.selection import Place
from abaculus.questions.syllabus import GRADES

A_GRADE: Final = 0.5
MIDDLE: Final = 6
"""The grade at 0, also for questions without a grade or level."""
LEVELS: Final = (1, 2, 3, 4)
GRADES_A_LEVEL: Final = 2.5
SURE: Final = log(3)
"""How far an ability is above the questions it gets right three times in four."""
USUAL_CLOCK: Final = 30

_FACTS: Final = {
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


def difficulty(place: Place) -> float:
    """The difficulty of a preset before anyone has answered."""
    preset = place.preset
    return difficulty_of(preset.secs, preset.level, preset.grade)


def difficulty_of(secs: int, level: int | None = None, grade: str | None = None) -> float:
    """The difficulty of a question by its clock and its grade, or else its level."""
    return log(secs / 16) + A_GRADE * (_grade(level, grade) - MIDDLE)


def ability_of(level: int | None = None, grade: str | None = None) -> float:
    """The ability that gets usual questions of a grade or level right three times in four."""
    return difficulty_of(USUAL_CLOCK, level, grade) + SURE


def is_fact(place: Place) -> bool:
    """Whether it should be known by heart: tables, squares, doubles."""
    return place.name in _FACTS


def _grade(level: int | None, grade: str | None) -> float:
    if grade is not None:
        return GRADES.index(grade)
    return MIDDLE if level is None else GRADES_A_LEVEL * level
