"""When a fact to know by heart is due again (FSRS, version 6)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from fsrs import Card, Rating, Scheduler, State

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)
# nothing here is random, so the same answers give the same dates
_SCHEDULER: Final = Scheduler(enable_fuzzing=False)

Moment: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**14)]
"""Milliseconds since 1970."""


class Memory(msgspec.Struct, frozen=True):
    """How firmly a fact is remembered."""

    stability: Annotated[float, msgspec.Meta(gt=0)]
    difficulty: Annotated[float, msgspec.Meta(ge=1, le=10)]
    state: Literal[1, 2, 3]
    """1 learning, 2 known, 3 learning again."""
    step: Annotated[int, msgspec.Meta(ge=0, le=9)]
    seen: Moment
    due: Moment


def rate_answer(right: bool, spent: float, given: float) -> Rating:
    """Again if wrong; hard if over three quarters of the time is used, easy if under a quarter."""
    if not right:
        return Rating.Again
    if spent > 0.75 * given:
        return Rating.Hard
    return Rating.Easy if spent < 0.25 * given else Rating.Good


def update_memory(before: Memory | None, rating: Rating, now: int) -> Memory:
    """The memory after an answer."""
    when = _moment(now)
    card = Card(card_id=0, due=when) if before is None else _card(before)
    after, _ = _SCHEDULER.review_card(card, rating, when)
    if after.stability is None or after.difficulty is None:
        raise AssertionError("an answered fact has a stability and a difficulty")
    due = (after.due - _EPOCH) // _MILLISECOND
    return Memory(after.stability, after.difficulty, after.state.value, after.step or 0, now, due)


def _card(memory: Memory) -> Card:
    state = State(memory.state)
    return Card(
        card_id=0,
        state=state,
        step=None if state is State.Review else memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_moment(memory.due),
        last_review=_moment(memory.seen),
    )


def _moment(milliseconds: int) -> datetime:
    return _EPOCH + milliseconds * _MILLISECOND
