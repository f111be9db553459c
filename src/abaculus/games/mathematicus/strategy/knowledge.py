"""What a game shows about a player: how often answers are right, and which level would fit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from msgspec import Struct

from abaculus.games.mathematicus.state import PastQuestion
from abaculus.games.mathematicus.votes import LEVELS
from abaculus.kernel.messages import Seat
from abaculus.questions.learning.past_answers import estimate_accuracy, round_percent

_STEP: Final = 10
_RIGHT_IN_A_ROW: Final = 5
_WRONG_IN_A_ROW: Final = 4
_ENOUGH: Final = 8
"""With this many answers their share counts too."""
_EASY: Final = 90
_HARD: Final = 40
"""The percentages of right answers from which, and up to which, another level fits better."""


class LevelAdvice(Struct, frozen=True):
    """Another level, and why."""

    level: int
    better: int
    row: int
    """This many right or wrong answers in a row; 0: their share is the reason."""
    percent: int


def answers_of(past: Sequence[PastQuestion], seat: Seat) -> tuple[PastQuestion, ...]:
    """The questions of a seat."""
    return tuple(one for one in past if one.seat == seat)


def estimate_percent(past: Sequence[PastQuestion], seat: Seat) -> int:
    """A seat's accuracy in percent, to ten; few answers pull it towards the usual."""
    return round_percent(estimate_accuracy(past, seat), _STEP)


def level_advice(past: Sequence[PastQuestion], seat: Seat, level: int) -> LevelAdvice | None:
    """One level up or down, after a row of answers at the present one or by their share."""
    at_level = [one.outcome == "right" for one in answers_of(past, seat) if one.level == level]
    if not at_level:
        return None
    last = at_level[-1]
    row = sum(1 for _ in takewhile(lambda one: one == last, reversed(at_level)))
    percent = round(100 * sum(at_level) / len(at_level))
    is_row = row >= (_RIGHT_IN_A_ROW if last else _WRONG_IN_A_ROW)
    step = 0
    if is_row:
        step = 1 if last else -1
    elif len(at_level) >= _ENOUGH:
        step = 1 if percent >= _EASY else -1 if percent <= _HARD else 0
    least, most = LEVELS
    if not step or not least <= level + step <= most:
        return None
    return LevelAdvice(level, level + step, row if is_row else 0, percent)
