"""Each seat's report after a game: its answers, its luck, a grade that would fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from abaculus.games.mathmetrics.state import QuestionRecord, State
from abaculus.games.mathmetrics.strategy.knowledge import proposal
from abaculus.games.mathmetrics.strategy.plans import Percents, harvest_of, speed_of
from abaculus.games.mathmetrics.strategy.review import Measure, ledger
from abaculus.games.mathmetrics.view import view
from abaculus.kernel.bot import Stop
from abaculus.kernel.events import Played
from abaculus.kernel.game import Step
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.scene_parts import Text
from abaculus.questions.learning.past_answers import (
    MistakeCount,
    count_mistakes,
    estimate_accuracy,
    round_percent,
)
from abaculus.questions.views import explain_mistake

_MISTAKES: Final = 5
"""The most mistakes listed per seat."""
_ROUGH: Final = 10
"""The step in percent to which accuracy is rounded for a review."""
_LONG: Final = 4
"""How often work on reports is continued: some seconds."""


def report(
    start: State, end: State, seat: Seat, steps: Sequence[Step[Any, Any]], stop: Stop
) -> Iterator[Text]:
    """The report on a seat in a few sentences."""
    own = [one for one in end.past if one.seat == seat]
    if not own:
        return
    right = sum(one.outcome == "right" for one in own)
    seconds = round(sum(one.milliseconds for one in own) / len(own) / 1000)
    yield Text("report-answers", {"asked": len(own), "right": right, "seconds": seconds})
    found = count_mistakes(end.past, seat)
    yield from map(_mistake, found[:_MISTAKES])
    if len(found) > _MISTAKES:
        yield Text("report-more", {"count": len(found) - _MISTAKES})
    measure = _measure(end, seat, stop)
    if measure is not None:
        kept = ledger(measure, seat, start, steps)
        yield Text(
            "report-tokens" if end.rules.mode == "time" else "report-turns",
            {
                "dice": format_amount(abs(kept.dice)),
                "luck": "good" if kept.dice > 0 else "bad",
                "answers": format_amount(abs(kept.answers)),
                "knowledge": "good" if kept.answers > 0 else "bad",
                "lost": format_amount(kept.lost),
                "percent": overall_percents(end.past, seat)[0],
            },
        )
    if not _is_bot(seat, steps):
        yield from _grade(end, seat, stop)


def _mistake(one: MistakeCount) -> Text:
    reason = explain_mistake(one.mis) if one.mis else ""
    known = "yes" if reason else "no"
    return Text(
        "report-wrong", {"title": one.title, "count": one.many, "why": reason, "known": known}
    )


def _grade(end: State, seat: Seat, stop: Stop) -> Iterator[Text]:
    found = proposal(end.rules, end.past, seat, stop)
    if found is not None:
        code = "grade-lower" if found.turns > found.usual else "grade-higher"
        yield Text(
            code,
            {
                "grade": found.grade,
                "better": found.better,
                "percent": found.percent,
                "turns": found.turns,
                "usual": found.usual,
            },
        )


def _measure(end: State, seat: Seat, stop: Stop) -> Measure | None:
    """Turns to go with a target, else tokens to come; None: stopped too soon."""
    right = overall_percents(end.past, seat)
    if end.rules.mode == "time":
        return lambda begun: harvest_of(view(begun, seat), right)
    outlook = speed_of(view(end, seat), right, stop)
    return None if outlook is None else lambda _: outlook


def overall_percents(past: Sequence[QuestionRecord], seat: Seat) -> Percents:
    """A seat's accuracy for the review, the same in all categories."""
    percent = round_percent(estimate_accuracy(past, seat), _ROUGH)
    return percent, percent, percent


def _is_bot(seat: Seat, steps: Sequence[Step[Any, Any]]) -> bool:
    """Whether a seat's answers were random."""
    events = (step.event for step in steps)
    return any(
        isinstance(event, Played) and event.seat == seat and isinstance(event.move, ChanceAnswer)
        for event in events
    )


def work_limit() -> Stop:
    """A stop after a few seconds of work, by count and never by the clock."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked >= _LONG

    return stop


def format_amount(many: float) -> str:
    """Turns or tokens to a tenth."""
    return f"{many:.1f}".replace("-0.0", "0.0").replace("-", "−")


def format_change(many: float) -> str:
    """The same with a plus for gains."""
    text = format_amount(many)
    return text if text.startswith("−") or text == "0.0" else f"+{text}"
