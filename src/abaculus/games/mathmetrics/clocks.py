"""The clocks of a game: for a question, for a decision, for the whole game (5.7)."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.state import State
from abaculus.kernel.awaits import Deadline

QUESTION: Final = "question"
DECISION: Final = "decision"
GAME: Final = "game"
ABANDONED: Final = "abandoned"
CLOCKS: Final = (QUESTION, DECISION, GAME, ABANDONED)

WEEK: Final = 7 * 24 * 60 * 60 * 1000
"""How long a game waits while all players are absent."""
_MINUTE: Final = 60_000


def deadlines(state: State) -> tuple[Deadline, ...]:
    """The clocks that run now, in the order in which ties are decided.

    An event at the moment of a deadline is in time; at the end of the game it is not, so that
    deadline is the last moment before it.
    """
    phase = state.phase
    if isinstance(phase, phases.Rolling | phases.Fetching | phases.Marking | phases.Ended):
        return ()
    if state.paused_at is not None:
        return (Deadline(ABANDONED, state.paused_at + WEEK),)
    rules, seat = state.rules, phase.seat
    is_absent = state.players[seat].is_absent
    found: tuple[Deadline, ...] = ()
    if isinstance(phase, phases.Asking):
        time = phase.limit or rules.patience[seat]
        if time:
            found = (Deadline(QUESTION, phase.since + (0 if is_absent else time), seat),)
    elif rules.decision_time:
        time = 0 if is_absent else rules.decision_time
        found = (Deadline(DECISION, phase.since + time, seat),)
    if rules.minutes and state.turn and not state.is_time_up:
        found = (*found, Deadline(GAME, _end(state)))
    return found


def _end(state: State) -> int:
    """The last moment before time is up."""
    return state.begun + state.rules.minutes * _MINUTE - 1


def is_time_over(state: State, at: int) -> bool:
    """Whether the event now was the last one in time, so that nothing more is awaited."""
    if not state.turn or state.is_time_up or state.paused_at is not None or at < _end(state):
        return False
    return not isinstance(
        state.phase, phases.Rolling | phases.Fetching | phases.Marking | phases.Ended
    )
