"""Each seat's report after a game: answers, turning points, a level that would fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from abaculus.games.mathematicus.state import State, is_cards_only
from abaculus.games.mathematicus.strategy.course import bits
from abaculus.games.mathematicus.strategy.knowledge import (
    answers_of,
    estimate_percent,
    level_advice,
)
from abaculus.games.mathematicus.strategy.plans import outlook_of
from abaculus.games.mathematicus.strategy.stand import stand_of
from abaculus.games.mathematicus.strategy.values import RaceOutlook
from abaculus.kernel.events import Played
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.scene_parts import Text
from abaculus.questions.learning.past_answers import MistakeCount, count_mistakes
from abaculus.questions.views import explain_mistake

_MISTAKES: Final = 5
"""The most mistakes listed per seat."""
_POINTS: Final = 2
"""The most turning points listed."""
_GREAT: Final = 1.5
"""The fewest turns saved or lost at a turning point."""


def report(start: State, end: State, seat: Seat, steps: Sequence[Step[Any, Any]]) -> Iterator[Text]:
    """The report on a seat in a few sentences."""
    own = answers_of(end.past, seat)
    if own:
        right = sum(one.outcome == "right" for one in own)
        late = sum(one.outcome == "late" for one in own)
        seconds = round(sum(one.milliseconds for one in own) / len(own) / 1000)
        values = {"asked": len(own), "right": right, "late": late, "seconds": seconds}
        yield Text("report-answers", {**values})
        found = count_mistakes(end.past, seat)
        yield from map(_mistake, found[:_MISTAKES])
        if len(found) > _MISTAKES:
            yield Text("report-more", {"count": len(found) - _MISTAKES})
    if not is_cards_only(end):
        for point in turning_points(start, end, seat, steps):
            luck = "good" if point.saved > 0 else "bad"
            turns = format_turns(abs(point.saved))
            yield Text("report-turning", {"turn": point.turn, "luck": luck, "turns": turns})
    if not _is_bot(seat, steps):
        yield from _level(end, seat)


def _mistake(one: MistakeCount) -> Text:
    reason = explain_mistake(one.mis) if one.mis else ""
    known = "yes" if reason else "no"
    return Text(
        "report-wrong", {"title": one.title, "count": one.many, "why": reason, "known": known}
    )


def _level(end: State, seat: Seat) -> Iterator[Text]:
    found = level_advice(end.past, seat, end.hands[seat].level)
    if found is not None:
        code = "level-higher" if found.better > found.level else "level-lower"
        values = {
            "level": found.level,
            "better": found.better,
            "row": found.row,
            "percent": found.percent,
        }
        yield Text(code, {**values})


class TurningPoint(Struct, frozen=True):
    """A turn that changed a seat's race greatly."""

    turn: int
    saved: float
    """The turns to go it saved."""


def turning_points(
    start: State, end: State, seat: Seat, steps: Sequence[Step[Any, Any]]
) -> tuple[TurningPoint, ...]:
    """The turns that changed a seat's race most, in game order."""
    outlook = outlook_of(end, seat, estimate_percent(end.past, seat), lambda: False)
    before, turn, last = turns_to_go(outlook, start, seat), start.turns, start
    found: list[TurningPoint] = []
    states = [step.state for step in steps]
    for state in (*states, None):
        if state is None or state.turns > turn:
            now = turns_to_go(outlook, last, seat)
            saved = before - now
            found.append(TurningPoint(turn, saved))
            before, turn = now, turn if state is None else state.turns
        last = last if state is None else state
    great = sorted(
        (point for point in found if abs(point.saved) >= _GREAT), key=lambda one: -abs(one.saved)
    )
    return tuple(sorted(great[:_POINTS], key=lambda point: point.turn))


def turns_to_go(outlook: RaceOutlook, state: State, seat: Seat) -> float:
    """A seat's turns to go, as if all figures it lacks were available."""
    own = bits(state.hands[seat].figures)
    return -outlook.over(replace(stand_of(state, seat), mask=own))


def _is_bot(seat: Seat, steps: Sequence[Step[Any, Any]]) -> bool:
    """Whether a seat's answers were random."""
    events = (step.event for step in steps)
    return any(
        isinstance(event, Played) and event.seat == seat and isinstance(event.move, ChanceAnswer)
        for event in events
    )


def format_turns(turns: float) -> str:
    """Turns to a tenth."""
    return f"{turns:.1f}".replace("-0.0", "0.0").replace("-", "−")
