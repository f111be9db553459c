# hot: compiled with mypyc where possible
"""What a seat can do in its turn: roll, choose, steal, write, buy, pass (5.3, 5.4)."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from abaculus.games.pytagora.compose.buy import buy
from abaculus.games.pytagora.compose.chance import FACES, can_rob, show_face
from abaculus.games.pytagora.compose.flow import end_turn, idle_turn, refill
from abaculus.games.pytagora.compose.moves import (
    Buy,
    ChooseFace,
    Done,
    More,
    Move,
    Pass,
    RollDie,
    Steal,
)
from abaculus.games.pytagora.compose.phases import (
    Asking,
    Composing,
    Dealing,
    Drawing,
    Ended,
    Facing,
    Lots,
    Phase,
    Rolling,
    Stealing,
)
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.compose.theft import loot, steal_piece
from abaculus.games.pytagora.compose.write import write_line
from abaculus.games.pytagora.equality.terms import Continue, Play, Write
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat

MoveResult: TypeAlias = tuple[State, Move] | Refusal
"""The state after a move and the move in canonical form, or why not."""
ActingPhase: TypeAlias = Rolling | Facing | Stealing | Composing | Asking
"""The phases in which a seat must move."""

CHOICES: Final = FACES[:5]
"""The faces the player may choose."""


def acting_phase(phase: Phase) -> ActingPhase | None:
    """The phase if a seat must move in it."""
    if isinstance(phase, Rolling):
        return None if phase.thrown else phase
    return None if isinstance(phase, Dealing | Lots | Drawing | Ended) else phase


def play_move(state: State, seat: Seat, move: Move, at: int, news: list[News]) -> MoveResult:
    """Apply a seat's move; returns the result or why not."""
    phase = acting_phase(state.phase)
    if seat in state.gone:
        return Refusal("wrong_phase", {"expected": "gone"})
    if phase is None:
        over = isinstance(state.phase, Ended)
        return Refusal("wrong_phase", {"expected": "over" if over else "draw"})
    if seat != phase.seat:
        return Refusal("not_your_turn", {"player": PlayerValue(phase.seat)})
    return _apply_in_phase(state, phase, move, at, news)


def _apply_in_phase(
    state: State, phase: ActingPhase, move: Move, at: int, news: list[News]
) -> MoveResult:
    match phase, move:
        case Composing(), Write() | Continue():
            return _write(state, phase, move, at, news)
        case Composing(second=False), Buy():
            return buy(state, phase, move, news)
        case Composing(second=False), Pass():
            return _stop(state, phase, at, news), move
        case Composing(second=True) | Asking(), Done():
            return _stop(state, phase, at, news), move
        case Rolling(), RollDie():
            return replace(state, phase=replace(phase, thrown=True)), move
        case Facing(), ChooseFace():
            return _choose_face(state, phase, move, news)
        case Stealing(), Steal():
            done = steal_piece(state, phase, move, news)
            return done if isinstance(done, Refusal) else (done, move)
        case Asking(), More():
            then = Drawing(phase.seat, 1, phase.sort, "refill", phase.since)
            return replace(state, phase=then), move
        case _:
            return Refusal("wrong_phase", {"expected": expected_move(phase)})


def expected_move(phase: ActingPhase) -> str:
    """The kind of move a phase waits for, in a word."""
    match phase:
        case Rolling():
            return "roll"
        case Facing():
            return "face"
        case Stealing():
            return "steal"
        case Composing(second=second):
            return "second" if second else "write"
        case Asking():
            return "more"


def _write(state: State, phase: Composing, play: Play, at: int, news: list[News]) -> MoveResult:
    done = write_line(state, phase, play, news)
    if isinstance(done, Refusal):
        return done
    state, play = done
    if state.face == "two" and not phase.second and state.hands[phase.seat]:
        return replace(state, phase=Composing(phase.seat, phase.since, second=True)), play
    return refill(state, phase.seat, phase.since, at, news), play


def _stop(state: State, phase: Composing | Asking, at: int, news: list[News]) -> State:
    """Write nothing, no second line, or draw no further piece."""
    if isinstance(phase, Asking):
        return end_turn(state, phase.seat, at, news)
    if phase.second:
        news.append(News("compose-one-line", {"player": PlayerValue(phase.seat)}))
        return refill(state, phase.seat, phase.since, at, news)
    news.append(News("compose-passed", {"player": PlayerValue(phase.seat)}))
    return idle_turn(state, phase.seat, phase.since, at, news)


def _choose_face(state: State, phase: Facing, move: ChooseFace, news: list[News]) -> MoveResult:
    refusal = face_refusal(state, phase.seat, move.face)
    if refusal is not None:
        return refusal
    news.append(News("compose-chose", {"player": PlayerValue(phase.seat), "face": move.face}))
    return show_face(state, phase.seat, phase.since, move.face, chosen=True), move


def face_refusal(state: State, seat: Seat, face: str) -> Refusal | None:
    """Why the die cannot be put on this face."""
    if face not in CHOICES:
        return Refusal("bad_face")
    if face == "cont" and not state.table.equalities:
        return Refusal("nothing_to_continue")
    if face == "steal" and not can_rob(state, seat):
        return Refusal("nobody_to_rob")
    return None


def default_move(state: State, phase: ActingPhase) -> Move:
    """The default move for a seat whose time is over (D52)."""
    match phase:
        case Rolling():
            return RollDie()
        case Facing():
            return ChooseFace("double")
        case Stealing(seat=seat):
            # by the text of the move: a seat has one digit, then the piece's name
            return min(loot(state, seat), key=lambda steal: (steal.seat, steal.piece))
        case Composing(second=second):
            return Done() if second else Pass()
        case Asking():
            return Done()


def time_out(state: State, at: int, news: list[News]) -> State:
    """Apply the end of the active seat's time."""
    phase = acting_phase(state.phase)
    assert phase is not None  # noqa: S101 - only where a seat is to move a clock runs
    news.append(News("compose-time-out", {"player": PlayerValue(phase.seat)}))
    done = _apply_in_phase(state, phase, default_move(state, phase), at, news)
    assert not isinstance(done, Refusal)  # noqa: S101 - what the program does is legal
    return done[0]
