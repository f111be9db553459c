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

    An answer at the moment of its deadline is in time; nothing is at the end of the game.
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
        is_sharp = not rules.by_first_rules
        found = (Deadline(GAME, _end(state), is_sharp=is_sharp), *found)
    return found


def _end(state: State) -> int:
    """The moment when time is up."""
    return state.begun + state.rules.minutes * _MINUTE - state.rules.by_first_rules


def is_time_over(state: State, at: int) -> bool:
    """Whether, under the first rules, the event now was the last one in time."""
    if not state.rules.by_first_rules:
        return False
    if not state.turn or state.is_time_up or state.paused_at is not None or at < _end(state):
        return False
    return not isinstance(
        state.phase, phases.Rolling | phases.Fetching | phases.Marking | phases.Ended
    )
