"""What a game tells about somebody's knowledge: what went wrong, and which grade would fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from abaculus.games.mathmetrics.state import QuestionRecord, Rules
from abaculus.games.mathmetrics.strategy.accuracy import USUAL, overall, round_percent
from abaculus.games.mathmetrics.strategy.course import CircleCourse, course
from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Seat
from abaculus.questions.engine import UnknownPresetError
from abaculus.questions.selection import find_place
from abaculus.questions.syllabus import GRADES

_ENOUGH: Final = 8
"""With fewer answers no grade is proposed."""
_LONG: Final = 1.6
_SHORT: Final = 0.65
"""A game that takes so many times the usual number of turns is too long, or too easy."""
_TARGET: Final = 4
"""The target by which games without one are measured."""
_FINE: Final = 5


class MistakeCount(Struct, frozen=True):
    """Something that went wrong, so many times."""

    place: str
    title: str
    mis: str
    """The misconception; empty: none that is known."""
    many: int


def mistakes(past: Sequence[QuestionRecord], seat: Seat) -> tuple[MistakeCount, ...]:
    """What a seat got wrong, the most frequent first; questions that nobody read are left out."""
    wrong = Counter(
        (one.place, one.title, one.mis)
        for one in past
        if one.seat == seat and one.outcome != "right" and one.place
    )
    return tuple(MistakeCount(*what, many) for what, many in wrong.most_common())


def to_practise(past: Sequence[QuestionRecord], seat: Seat) -> tuple[str, ...]:
    """The places of what a seat got wrong, the most frequent first; packs cannot be practised."""
    found = Counter[str]()
    for one in mistakes(past, seat):
        if _is_ours(one.place):
            found[one.place] += one.many
    return tuple(place for place, _ in found.most_common())


def _is_ours(place: str) -> bool:
    """Whether a place is no item of a pack."""
    try:
        find_place(place)
    except UnknownPresetError:
        return False
    return True


class GradeProposal(Struct, frozen=True):
    """Another grade, and why."""

    grade: str
    """At which somebody is asked now."""
    better: str
    percent: int
    """The accuracy reckoned with."""
    turns: int
    """To be expected in a game with it."""
    usual: int
    """The same with the usual accuracy."""


def proposal(
    rules: Rules, past: Sequence[QuestionRecord], seat: Seat, stop: Stop
) -> GradeProposal | None:
    """The next grade down where games would get too long, the next one up where too easy."""
    if sum(one.seat == seat for one in past) < _ENOUGH:
        return None
    percent = round_percent(overall(past, seat), _FINE)
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
    """How many turns a game takes from the best start on."""
    from abaculus.games.mathmetrics.strategy.speed_solver import speed

    outlook = speed(run, (percent, percent, percent), stop)
    if outlook is None:
        return None
    starts = (name for name in run.positions if name[0] == "O" and "." not in name)
    return 1 + min(outlook.rolling(name, (0, 0, 0)) for name in starts)
