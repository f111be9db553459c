"""What a game shows about a player: accuracy in each category, and a grade that would fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from abaculus.games.mathmetrics.keys import CATEGORIES
from abaculus.games.mathmetrics.state import QuestionRecord, Rules
from abaculus.games.mathmetrics.strategy.course import CircleCourse, course
from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Seat
from abaculus.questions.learning.past_answers import USUAL, estimate_accuracy, round_percent, shrink
from abaculus.questions.syllabus import GRADES

_ENOUGH: Final = 8
"""The fewest answers for a proposal."""
_LONG: Final = 1.6
_SHORT: Final = 0.65
"""A game of this many times the usual number of turns is too long, or too easy."""
_TARGET: Final = 4
"""The target used for games without one."""
_FINE: Final = 5


def percents(past: Sequence[QuestionRecord], seat: Seat) -> tuple[int, int, int]:
    """A seat's accuracy in each category, to 5 percent; few answers count less than all."""
    towards = estimate_accuracy(past, seat)
    found = [
        shrink(
            [one.outcome == "right" for one in past if (one.seat, one.category) == (seat, name)],
            towards,
        )
        for name in CATEGORIES
    ]
    one, two, three = (round_percent(percent, _FINE) for percent in found)
    return one, two, three


class GradeProposal(Struct, frozen=True):
    """Another grade, and why."""

    grade: str
    """The grade of the player's questions now."""
    better: str
    percent: int
    """The accuracy assumed."""
    turns: int
    """The turns expected in a game with it."""
    usual: int
    """The same with the usual accuracy."""


def proposal(
    rules: Rules, past: Sequence[QuestionRecord], seat: Seat, stop: Stop
) -> GradeProposal | None:
    """The next grade down where games would get too long, the next one up where too easy."""
    if sum(one.seat == seat for one in past) < _ENOUGH:
        return None
    percent = round_percent(estimate_accuracy(past, seat), _FINE)
    run = course(rules.board, rules.key, rules.target or _TARGET, rules.gentle)
    turns, usual = _turns(run, percent, stop), _turns(run, USUAL, stop)
    if turns is None or usual is None:
        return None
    step = -1 if turns > _LONG * usual else 1 if turns < _SHORT * usual else 0
    now = GRADES.index(rules.play_grades[seat])
    if not step or not 0 <= now + step < len(GRADES):
        return None
    return GradeProposal(GRADES[now], GRADES[now + step], percent, round(turns), round(usual))


def _turns(run: CircleCourse, percent: int, stop: Stop) -> float | None:
    """The number of turns of a game from the best start."""
    from abaculus.games.mathmetrics.strategy.speed_solver import speed

    outlook = speed(run, (percent, percent, percent), stop)
    if outlook is None:
        return None
    starts = (name for name in run.positions if name[0] == "O" and "." not in name)
    return 1 + min(outlook.rolling(name, (0, 0, 0)) for name in starts)
