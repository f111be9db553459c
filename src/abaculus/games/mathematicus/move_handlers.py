"""Every move: who may make it now, what it does, and why it is refused (5.3 and 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from abaculus.games.mathematicus import (
    answers,
    blue,
    challenges,
    figures,
    moves,
    phases,
    rolls,
    skips,
)
from abaculus.games.mathematicus.chance.choices import handle_choice
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.clocks import due, is_chance
from abaculus.games.mathematicus.leave import leave
from abaculus.games.mathematicus.legal_moves import phase_moves
from abaculus.games.mathematicus.move_text import format_move, parse_move
from abaculus.games.mathematicus.pieces import with_hand
from abaculus.games.mathematicus.state import State, is_cards_only
from abaculus.games.mathematicus.turns import free_pawns
from abaculus.games.mathematicus.votes import handle_side_move
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat
from abaculus.kernel.question_source import ChanceAnswer

_SOME: Final = 8
_FREE: Final = (
    moves.Challenge,
    moves.Use,
    moves.Choose,
    moves.Medal,
    moves.Exchange,
    moves.Remainder,
    moves.Number,
    moves.Change,
    moves.Level,
)
"""Moves with parts that may hold anything: what cannot be written down cannot be played."""
_BESIDE: Final = (moves.Yes, moves.No, moves.Objection, moves.Level, moves.Change, moves.StopNow)
Handler = Callable[[State, Any, Seat, moves.Move, int, list[News]], "State | Refusal | None"]
_IN: Final[dict[type, Handler]] = {
    phases.Skipping: skips.handle_skip,
    phases.Starting: rolls.handle_start,
    phases.Rolled: rolls.handle_score,
    phases.FreeRoll: rolls.handle_free_roll,
    phases.Gimmick: skips.handle_gimmick,
    phases.Penalty: skips.handle_penalty,
    phases.MedalSquare: rolls.handle_medal_square,
    phases.Window: challenges.handle_window,
    phases.Refusing: challenges.handle_challenge,
    phases.BluePick: blue.handle_blue_pick,
    phases.Answering: answers.handle_answer,
    phases.Judging: answers.handle_judgement,
    phases.SecondTry: answers.handle_second_try,
    phases.Half: figures.handle_half,
    phases.Nonagon: figures.handle_nonagon,
    phases.Shield: figures.handle_shield,
    phases.Choosing: handle_choice,
    phases.BackRoll: rolls.handle_back_roll,
    phases.After: rolls.handle_after_roll,
}


def play_move(
    state: State, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal:
    """What a move leads to, before the steps it calls for; or why it is refused."""
    phase = state.phase
    if isinstance(phase, phases.Ended):
        return Refusal("X-OVER")
    if isinstance(move, _FREE) and parse_move(format_move(move)) != move:
        return Refusal("bad-text")
    if is_chance(phase) or seat in state.gone or not 0 <= seat < state.rules.players:
        return Refusal("X-TURN")
    if isinstance(move, _BESIDE) or (
        isinstance(move, moves.Judge) and _is_about_objection(state, seat)
    ):
        done = handle_side_move(state, seat, move, at, news, leave)
        return Refusal("X-DEALER") if done is None else done
    if isinstance(move, moves.Pawn):
        return _take_pawn(state, seat, move.solid, news)
    if isinstance(move, moves.Challenge | moves.NoChallenge):
        return _challenge(state, seat, move, at, news)
    return _decide(state, seat, move, at, news)


def _decide(
    state: State, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal:
    """The seat comes before the phase: only whose decision is due may decide."""
    phase = state.phase
    if isinstance(move, moves.Use) and _is_for_yellow(state, seat, move.card):
        return Refusal("X-BLUE")
    if seat not in due(state):
        return Refusal("X-DEALER" if isinstance(move, moves.Judge) else "X-TURN")
    if isinstance(move, moves.Use) and move.card not in state.hands[seat].kept:
        return Refusal("X-CARD")
    if isinstance(move, moves.Medal) and not isinstance(phase, phases.Starting | phases.Skipping):
        return Refusal("X-MEDALTIME")
    done = _IN[type(phase)](state, phase, seat, move, at, news)
    return wrong_phase_refusal(state, seat) if done is None else done


def _is_for_yellow(state: State, seat: Seat, card: str) -> bool:
    """Whether a seat wants to ease a question of its own that is blue."""
    if card not in state.hands[seat].kept:
        return False
    effect, phase = deck(state.rules.chance).named[card].effect, state.phase
    if effect not in (challenges.EASIER, answers.OTHER):
        return False
    if isinstance(phase, phases.Window):
        return phase.stake.seat == seat and blue.is_blue(state, phase.stake, seat)
    if not isinstance(phase, phases.BluePick | phases.Answering) or phase.question.seat != seat:
        return False
    return isinstance(phase, phases.BluePick) or phase.question.blue is not None


def _is_about_objection(state: State, seat: Seat) -> bool:
    """Whether a dealer's verdict is about an objection, not about a new answer."""
    vote = state.vote
    return not isinstance(state.phase, phases.Judging) or (vote is not None and vote.judge == seat)


def wrong_phase_refusal(state: State, seat: Seat) -> Refusal:
    """The refusal of a move that does not fit here, with the moves that do."""
    fitting = [move for move in phase_moves(state, seat) if not isinstance(move, ChanceAnswer)]
    texts = [format_move(move) for move in fitting[:_SOME]]
    if isinstance(state.phase, phases.Answering):
        texts.insert(0, "A:…")
    return Refusal("X-PHASE", {"now": ", ".join(texts)})


def _challenge(
    state: State, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal:
    """Anyone may challenge, but only in a window, on 21 and by card."""
    phase = state.phase
    if isinstance(phase, phases.Window):
        done = challenges.handle_window(state, phase, seat, move, at, news)
        return Refusal("X-WINDOW") if done is None else done
    if not isinstance(phase, phases.MedalSquare | phases.Choosing) or seat != state.turn:
        return Refusal("X-WINDOW")
    done = _IN[type(phase)](state, phase, seat, move, at, news)
    return Refusal("X-WINDOW") if done is None else done


def _take_pawn(state: State, seat: Seat, solid: str, news: list[News]) -> State | Refusal:
    """Take a pawn before the first roll; taking the same pawn twice is refused."""
    if is_cards_only(state) or state.hands[seat].pawn or solid not in free_pawns(state):
        return Refusal("X-PAWN", {"key": "pawn", "range": free_pawns(state) or "-"})
    news.append(News("pawn", {"player": PlayerValue(seat), "pawn": solid}))
    return with_hand(state, seat, replace(state.hands[seat], pawn=solid))
