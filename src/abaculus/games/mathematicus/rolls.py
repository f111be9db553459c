"""Rolls, steps and passes of the active player (5.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.mathematicus import moves, phases
from abaculus.games.mathematicus.challenges import medal_challenge
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.chance.effects import move_back
from abaculus.games.mathematicus.figures import play_medal
from abaculus.games.mathematicus.game_end import end_by_figures
from abaculus.games.mathematicus.land import PRIME_SCORES, walk
from abaculus.games.mathematicus.pieces import (
    discard,
    in_supply,
    return_token,
    take_figure,
    throw_die,
)
from abaculus.games.mathematicus.state import D4, D12, State
from abaculus.games.mathematicus.turns import first_roll
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat

DICE: Final = (4, 12)
CLOCKWISE: Final = "clockwise"
NAME_SCORE: Final = "name-score"
BUY_FIGURE: Final = "buy-figure"


def handle_start(
    state: State, phase: phases.Starting, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Before the free roll: medals, cards, the roll or a pass."""
    if isinstance(move, moves.Roll):
        if move.die not in DICE:
            return Refusal("X-DIE", {"die": move.die})
        return replace(first_roll(state, at, news), phase=phases.Rolling(move.die))
    if isinstance(move, moves.Pass):
        news.append(News("passed", {"player": PlayerValue(seat)}))
        return replace(state, phase=phases.TurnOver())
    if isinstance(move, moves.Medal):
        return play_medal(state, seat, move, news)
    if isinstance(move, moves.Extra):
        return Refusal("X-FREEFIRST")
    return (
        _use_card_before_roll(state, seat, move, at, news) if isinstance(move, moves.Use) else None
    )


def _use_card_before_roll(
    state: State, seat: Seat, move: moves.Use, at: int, news: list[News]
) -> State | Refusal | None:
    effect = deck(state.rules.chance).named[move.card].effect
    if effect == NAME_SCORE:
        score = move.score
        if score is None or not 1 <= score <= DICE[0]:
            return Refusal("X-ROLL")
        state = discard(first_roll(state, at, news), seat, move.card, news)
        news.append(News("rolled", {"player": PlayerValue(seat), "score": score}))
        return replace(state, phase=phases.Rolled(score))
    if effect != BUY_FIGURE:
        return None
    hand, figure = state.hands[seat], move.figure
    if not figure:
        return Refusal("X-GONE", {"figure": ""})
    if not hand.tokens[D4] or not hand.tokens[D12]:
        return Refusal("X-NONE")
    if figure in hand.figures:
        return Refusal("X-DUP", {"figure": figure})
    if not in_supply(state, figure):
        return Refusal("X-GONE", {"figure": figure})
    state = return_token(return_token(state, seat, D4), seat, D12)
    state = take_figure(discard(state, seat, move.card, news), seat, figure, news)
    return end_by_figures(state, news) or replace(state, phase=phases.Starting())


def apply_roll(state: State, phase: phases.Rolling, score: int, news: list[News]) -> State:
    """A die has come to rest."""
    seat = state.turn
    news.append(News("rolled", {"player": PlayerValue(seat), "score": score}))
    state = throw_die(state, seat, phase.die, (score,))
    if phase.is_back:
        return move_back(state, seat, score, news)
    return replace(state, phase=phases.Rolled(score))


def handle_score(
    state: State, phase: phases.Rolled, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal | None:
    """The pawn moves by the score, or stays."""
    if isinstance(move, moves.Walk):
        if not move.forward:
            refusal = backward_refusal(state, seat, phase.score)
            if refusal is not None:
                return refusal
        return walk(state, seat, phase.score if move.forward else -phase.score)
    if isinstance(move, moves.Pass):
        news.append(News("stayed", {"player": PlayerValue(seat)}))
        return replace(state, phase=phases.Done())
    if not isinstance(move, moves.Use):
        return None
    if deck(state.rules.chance).named[move.card].effect != CLOCKWISE:
        return None
    if not state.hands[seat].moved:
        return Refusal("X-FIRSTMOVE")
    return walk(discard(state, seat, move.card, news), seat, -phase.score)


def backward_refusal(state: State, seat: Seat, score: int) -> Refusal | None:
    """Why the pawn cannot move clockwise: element, first move, prime, in this order."""
    hand = state.hands[seat]
    if "r" not in hand.elements:
        return Refusal("X-ELEMENT")
    if not hand.moved:
        return Refusal("X-FIRSTMOVE")
    return None if score in PRIME_SCORES else Refusal("X-PRIME", {"score": score})


def handle_free_roll(
    state: State, phase: phases.FreeRoll, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal | None:
    """A card's roll is taken or left."""
    if isinstance(move, moves.Roll):
        if move.die != phase.die:
            return Refusal("X-DIE", {"die": move.die})
        return replace(state, phase=phases.Rolling(move.die))
    return replace(state, phase=phases.Done()) if isinstance(move, moves.Pass) else None


def handle_back_roll(
    state: State, phase: phases.BackRoll, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal | None:
    """The d12 is rolled to go back."""
    if not isinstance(move, moves.Roll):
        return None
    if move.die != DICE[1]:
        return Refusal("X-DIE", {"die": move.die})
    return replace(state, phase=phases.Rolling(move.die, is_back=True))


def handle_after_roll(
    state: State, phase: phases.After, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Make an extra roll, or end the turn."""
    return _continue_turn(state, seat, move, news)


def _continue_turn(
    state: State, seat: Seat, move: moves.Move, news: list[News]
) -> State | Refusal | None:
    if isinstance(move, moves.End):
        return replace(state, phase=phases.TurnOver())
    if not isinstance(move, moves.Extra):
        return None
    if move.die not in DICE:
        return Refusal("X-DIE", {"die": move.die})
    kind = D4 if move.die == DICE[0] else D12
    if not state.hands[seat].tokens[kind]:
        return Refusal("X-NONE")
    news.append(News("extra-roll", {"player": PlayerValue(seat), "token": move.die}))
    return replace(return_token(state, seat, kind), phase=phases.Rolling(move.die))


def handle_medal_square(
    state: State, phase: phases.MedalSquare, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal | None:
    """A challenge for a medal, or the turn continues."""
    if isinstance(move, moves.Challenge):
        return medal_challenge(state, phase, seat, move, news)
    if isinstance(move, moves.Decline):
        return replace(state, phase=phases.Done())
    return _continue_turn(state, seat, move, news)
