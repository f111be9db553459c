"""Who or what the game waits for, and which clocks run (5.3, 5.5, D70)."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathematicus import blue, phases, questions
from abaculus.games.mathematicus.answers import double_refusal
from abaculus.games.mathematicus.challenges import challenged_seat
from abaculus.games.mathematicus.dealer import judge_of
from abaculus.games.mathematicus.skips import GIMMICK_TIME
from abaculus.games.mathematicus.state import State, still_in
from abaculus.kernel.awaits import Awaits, Chance, Deadline, Over, Turn
from abaculus.kernel.draws import Draw, Pick, Roll
from abaculus.kernel.messages import Seat

DECISION: Final = "decision"
WINDOW: Final = "window"
GIMMICK: Final = "gimmick"
READING: Final = "reading"
ANSWER: Final = "answer"
DOUBLE: Final = "double"
VOTE: Final = "vote"
OBJECTION: Final = "objection"
TIME: Final = "time"
"""The names of the clocks."""
VOTE_TIME: Final = 60_000

_D12: Final = Roll((12,))
_DICE: Final = {4: Roll((4,)), 12: _D12}
_FOUR: Final = Roll((12, 12, 12, 12))


def draw(state: State) -> Draw | None:
    """The draw that is due; None: a player must act, or the game is over."""
    phase = state.phase
    if isinstance(phase, phases.Rolling):
        return _DICE[phase.die]
    if isinstance(phase, phases.Dealing):
        return questions.next_card(state)
    if isinstance(phase, phases.BlueDealing):
        return blue.next_draw(state, phase.question)
    if isinstance(phase, phases.Asking):
        return questions.request_question(state, phase.question)
    if isinstance(phase, phases.Marking):
        return questions.request_mark(phase.question)
    if isinstance(phase, phases.Drawing):
        top = state.unseen or state.queue[:1]
        return Pick(tuple([(card, 1) for card in top]), 1)
    if isinstance(phase, phases.Opening | phases.TieRoll):
        return _D12
    return _FOUR if isinstance(phase, phases.Shaking) else None


def is_chance(phase: phases.Phase) -> bool:
    """Whether a phase waits for chance."""
    return isinstance(
        phase,
        phases.Rolling
        | phases.Dealing
        | phases.Asking
        | phases.Marking
        | phases.Drawing
        | phases.Opening
        | phases.TieRoll
        | phases.Shaking
        | phases.BlueDealing,
    )


def due(state: State) -> tuple[Seat, ...]:
    """The seats whose decision the phase waits for."""
    phase = state.phase
    if isinstance(phase, phases.Window):
        return phase.open
    if isinstance(phase, phases.Answering | phases.SecondTry | phases.BluePick):
        return (phase.question.seat,)
    if isinstance(phase, phases.Judging):
        judge = judge_of(state, phase.question.seat)
        return () if judge is None else (judge,)
    if isinstance(phase, phases.Refusing):
        return (challenged_seat(phase.stake),)
    if isinstance(phase, phases.Half | phases.Nonagon):
        return (phase.seat,)
    if isinstance(phase, phases.Shield):
        return (phase.owner,)
    return (state.turn,)


def voters(state: State) -> tuple[Seat, ...]:
    """The seats that have not yet voted on the open proposal."""
    vote = state.vote
    if vote is None:
        return ()
    if vote.judge is not None:
        return (vote.judge,)
    return tuple([seat for seat in still_in(state) if seat not in vote.yes])


def awaits(state: State) -> Awaits:
    """Who or what must act next."""
    phase = state.phase
    next_draw = draw(state)
    if next_draw is not None:
        return Chance(next_draw)
    if isinstance(phase, phases.Ended):
        return Over(phase.outcome)
    must = due(state)
    is_begun = must == (state.turn,) and not isinstance(phase, phases.Starting | phases.Skipping)
    if state.vote is None:
        may = tuple([seat for seat in still_in(state) if seat not in must])
    else:
        must = (*must, *[seat for seat in voters(state) if seat not in must])
        may = ()
    return Turn(must, may, _deadlines(state), is_begun)


def _deadlines(state: State) -> tuple[Deadline, ...]:
    phase, rules = state.phase, state.rules
    found: list[Deadline] = []
    if isinstance(phase, phases.Answering):
        _add_question(state, phase.question, found)
    elif isinstance(phase, phases.Gimmick):
        allowed = GIMMICK_TIME + 1000 * state.hands[state.turn].tolerance
        found.append(Deadline(GIMMICK, state.since + allowed, state.turn))
    elif isinstance(phase, phases.Window):
        _add_window(state, phase, found)
    elif rules.decision:
        late = state.since + 1000 * rules.decision
        found += [Deadline(DECISION, late, seat) for seat in due(state)]
    if state.vote is not None:
        found.append(Deadline(VOTE, state.vote.since + VOTE_TIME))
    elif state.before is not None:
        found.append(Deadline(OBJECTION, state.objection_by))
    limit = time_limit(state)
    if limit and state.began is not None and not state.is_time_up and state.tie is None:
        found.append(Deadline(TIME, state.began + 60_000 * limit))
    return tuple(found)


def time_limit(state: State) -> int:
    """Minutes until the time limit; 0: there is none."""
    rules = state.rules
    return rules.time_limit if rules.cards_end in (None, "time") else 0


def _add_question(state: State, question: phases.QuestionState, found: list[Deadline]) -> None:
    seat = question.seat
    if question.started is None:
        found.append(Deadline(READING, question.read_by, seat))
        return
    limit = questions.limit(question)
    tolerance = 1000 * question.tolerance
    if tolerance and double_refusal(state, question, seat) is None:
        found.append(Deadline(DOUBLE, limit, seat))
    found.append(Deadline(ANSWER, limit + tolerance, seat))


def _add_window(state: State, phase: phases.Window, found: list[Deadline]) -> None:
    """Opponents have the time of the window, the active player is not hurried by it."""
    rules, active = state.rules, phase.stake.seat
    slow = phase.open
    if rules.window:
        slow = (active,) if active in phase.open else ()
        if phase.open != slow:
            found.append(Deadline(WINDOW, state.since + 1000 * rules.window))
    if rules.decision:
        late = state.since + 1000 * rules.decision
        found += [Deadline(DECISION, late, seat) for seat in slow]
