"""What a game tells about somebody's knowledge: what went wrong, and which level would fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from msgspec import Struct

from abaculus.games.mathematicus.state import PastQuestion
from abaculus.games.mathematicus.votes import LEVELS
from abaculus.kernel.messages import Seat
from abaculus.questions.engine import UnknownPresetError
from abaculus.questions.selection import find_place

_RIGHT_IN_A_ROW: Final = 5
_WRONG_IN_A_ROW: Final = 4
_ENOUGH: Final = 8
"""With so many answers their share counts too."""
_EASY: Final = 90
_HARD: Final = 40
"""Percent of right answers from which, and up to which, another level would fit better."""


class RepeatedMistake(Struct, frozen=True):
    """Something that went wrong, so many times."""

    place: str
    title: str
    mis: str
    """The misconception; empty: none that is known."""
    many: int


class LevelAdvice(Struct, frozen=True):
    """Another level, and why."""

    level: int
    better: int
    row: int
    """So many right or wrong answers in a row; 0: their share is the reason."""
    percent: int


def answers_of(past: Sequence[PastQuestion], seat: Seat) -> tuple[PastQuestion, ...]:
    """The questions of a seat."""
    return tuple(one for one in past if one.seat == seat)


def mistakes(past: Sequence[PastQuestion], seat: Seat) -> tuple[RepeatedMistake, ...]:
    """What a seat got wrong, the most frequent first; questions that nobody read are left out."""
    wrong = Counter(
        (one.place, one.title, one.mis)
        for one in answers_of(past, seat)
        if one.outcome != "right" and one.place
    )
    return tuple(RepeatedMistake(*what, many) for what, many in wrong.most_common())


def to_practise(past: Sequence[PastQuestion], seat: Seat) -> tuple[str, ...]:
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


def level_advice(past: Sequence[PastQuestion], seat: Seat, level: int) -> LevelAdvice | None:
    """One level up or down, after answers in a row at the present one or by their share."""
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
