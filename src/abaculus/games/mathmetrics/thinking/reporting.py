"""What is told of each seat after a game: its answers, its luck, a grade that would fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from abaculus.games.mathmetrics.state import State
from abaculus.games.mathmetrics.thinking.courses import course
from abaculus.games.mathmetrics.thinking.knowing import overall, stepped
from abaculus.games.mathmetrics.thinking.learning import Mistake, mistakes, proposal
from abaculus.games.mathmetrics.thinking.reviewing import ledger
from abaculus.kernel.asking import ByChance
from abaculus.kernel.contract import Step, Stop
from abaculus.kernel.events import Played
from abaculus.kernel.said import Seat
from abaculus.kernel.scenes import Text
from abaculus.questions.views import why

if TYPE_CHECKING:
    from abaculus.games.mathmetrics.thinking.outlooks import Outlook

_MISTAKES: Final = 5
"""So many mistakes of a seat are told."""
_ROUGH: Final = 10
"""In looking back somebody's accuracy is taken to so many percent."""
_LONG: Final = 4
"""So often work on a report is gone on with: some seconds."""


def report(start: State, end: State, seat: Seat, steps: Sequence[Step[Any, Any]]) -> Iterator[Text]:
    """The story of a seat in a few sentences."""
    own = [one for one in end.past if one.seat == seat]
    if not own:
        return
    right = sum(one.outcome == "right" for one in own)
    seconds = round(sum(one.milliseconds for one in own) / len(own) / 1000)
    yield Text("report-answers", {"asked": len(own), "right": right, "seconds": seconds})
    found = mistakes(end.past, seat)
    yield from map(_mistake, found[:_MISTAKES])
    if len(found) > _MISTAKES:
        yield Text("report-more", {"count": len(found) - _MISTAKES})
    outlook = shown_outlook(end, seat, _patience())
    if outlook is not None:
        kept = ledger(outlook, seat, start, steps)
        yield Text(
            "report-turns",
            {
                "dice": rounded(abs(kept.dice)),
                "luck": "good" if kept.dice > 0 else "bad",
                "answers": rounded(abs(kept.answers)),
                "knowledge": "good" if kept.answers > 0 else "bad",
                "lost": rounded(kept.lost),
                "percent": _percent(end, seat),
            },
        )
    if not _is_bot(seat, steps):
        yield from _grade(end, seat)


def _mistake(one: Mistake) -> Text:
    reason = why(one.mis) if one.mis else ""
    known = "yes" if reason else "no"
    return Text(
        "report-wrong", {"title": one.title, "count": one.many, "why": reason, "known": known}
    )


def _grade(end: State, seat: Seat) -> Iterator[Text]:
    found = proposal(end.rules, end.past, seat, _patience())
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


def shown_outlook(state: State, seat: Seat, stop: Stop) -> Outlook | None:
    """A seat's turns to go, by the accuracy it has shown; None where tokens are only counted."""
    rules = state.rules
    if rules.mode == "time":
        return None
    from abaculus.games.mathmetrics.thinking.solving import speed

    percent = _percent(state, seat)
    run = course(rules.board, rules.key, rules.target, rules.gentle)
    return speed(run, (percent, percent, percent), stop)


def _percent(state: State, seat: Seat) -> int:
    return stepped(overall(state.past, seat), _ROUGH)


def _is_bot(seat: Seat, steps: Sequence[Step[Any, Any]]) -> bool:
    """Whether a seat's answers came by chance."""
    events = (step.event for step in steps)
    return any(
        isinstance(event, Played) and event.seat == seat and isinstance(event.move, ByChance)
        for event in events
    )


def _patience() -> Stop:
    """Stops work after a few seconds, by count and never by the clock."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked >= _LONG

    return stop


def rounded(turns: float) -> str:
    """Turns to a tenth."""
    return f"{turns:.1f}".replace("-0.0", "0.0").replace("-", "−")


def signed(turns: float) -> str:
    """Turns to a tenth, saved ones with a plus."""
    text = rounded(turns)
    return text if text.startswith("−") or text == "0.0" else f"+{text}"
