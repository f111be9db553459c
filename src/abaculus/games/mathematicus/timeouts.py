"""What happens when a clock runs out (5.5 and D70)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus import moves, phases, questions
from abaculus.games.mathematicus.challenges import close_window
from abaculus.games.mathematicus.clocks import (
    ANSWER,
    DOUBLE,
    GIMMICK,
    OBJECTION,
    READING,
    TIME,
    VOTE,
    VOTE_TIME,
    WINDOW,
    time_limit,
)
from abaculus.games.mathematicus.legal_moves import legal_moves
from abaculus.games.mathematicus.move_handlers import play_move
from abaculus.games.mathematicus.skips import answer_gimmick
from abaculus.games.mathematicus.state import State
from abaculus.games.mathematicus.votes import reject
from abaculus.kernel.events import TimedOut
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat

_DEFAULTS: dict[type, moves.Move] = {
    phases.Starting: moves.Pass(),
    phases.Rolled: moves.Pass(),
    phases.FreeRoll: moves.Pass(),
    phases.Skipping: moves.Serve(),
    phases.Penalty: moves.Serve(),
    phases.Window: moves.NoChallenge(),
    phases.BluePick: moves.Number(1),
    phases.Half: moves.TakeHalf("A"),
    phases.After: moves.End(),
    phases.MedalSquare: moves.Decline(),
    phases.Refusing: moves.Decline(),
    phases.SecondTry: moves.Decline(),
    phases.Shield: moves.Decline(),
    phases.BackRoll: moves.Roll(12),
    phases.Judging: moves.Judge(None),
}


def default_move(state: State, seat: Seat) -> moves.Move:
    """What a player without time does: as little as possible, else the first that is legal."""
    phase = state.phase
    if isinstance(phase, phases.Choosing) and phase.what in ("swap", "duel"):
        return moves.Decline()
    return _DEFAULTS.get(type(phase)) or next(legal_moves(state, seat))


def time_out(state: State, event: TimedOut, news: list[News]) -> State:
    """Apply a deadline that has passed."""
    name, at, phase = event.deadline, event.at, state.phase
    if name == TIME:
        news.append(News("time-up"))
        return replace(state, is_time_up=True)
    if name == VOTE:
        return reject(state, at, news)
    if name == OBJECTION:
        return replace(state, before=None)
    if isinstance(phase, phases.Window) and name == WINDOW:
        return close_window(
            state, phase, tuple([one for one in phase.open if one != phase.stake.seat])
        )
    if isinstance(phase, phases.Gimmick) and name == GIMMICK:
        return answer_gimmick(state, phase, state.turn, None, news)
    if isinstance(phase, phases.Answering):
        return _time_out_question(state, phase, name, at, news)
    seat = event.seat
    assert seat is not None  # noqa: S101 - a decision is somebody's
    news.append(News("slow", {"player": PlayerValue(seat)}))
    done = play_move(state, seat, default_move(state, seat), at, news)
    if isinstance(done, Refusal):
        raise AssertionError(f"the default was refused: {done}")
    return done


def apply_overdue(state: State, at: int, news: list[News]) -> State:
    """Apply clocks that ran out during a draw, when a seat leaves at that moment."""
    limit = time_limit(state)
    if limit and state.began is not None and state.began + 60_000 * limit < at:
        state = replace(state, is_time_up=True)
    if state.vote is not None and state.vote.since + VOTE_TIME < at:
        state = reject(state, at, news)
    return state if at <= state.objection_by else replace(state, before=None)


def _time_out_question(
    state: State, phase: phases.Answering, name: str, at: int, news: list[News]
) -> State:
    question = phase.question
    if name == READING:
        return questions.start_clock(state, question, at, news)
    if name == DOUBLE:
        return replace(state, phase=phases.Answering(replace(question, is_double_over=True)))
    assert name == ANSWER  # noqa: S101 - a question has these three clocks
    return questions.apply_verdict(state, question, False, at, news, missed="late")
