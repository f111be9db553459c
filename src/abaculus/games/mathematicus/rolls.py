"""Rolls, steps and passes of the active player (5.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.mathematicus.challenges import medal_challenge
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.chance.effects import move_back
from abaculus.games.mathematicus.figures import play_medal
from abaculus.games.mathematicus.game_end import end_by_figures
from abaculus.games.mathematicus.land import PRIME_SCORES, walk
from abaculus.games.mathematicus.moves import (
    Challenge,
    Decline,
    End,
    Extra,
    Medal,
    Move,
    Pass,
    Roll,
    Use,
    Walk,
)
from abaculus.games.mathematicus.phases import (
    After,
    BackRoll,
    Done,
    FreeRoll,
    MedalSquare,
    Rolled,
    Rolling,
    Starting,
    TurnOver,
)
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
    state: State, phase: Starting, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Handle a move before the free roll: a medal, a card, the roll or a pass."""
    if isinstance(move, Roll):
        if move.die not in DICE:
            return Refusal("X-DIE", {"die": move.die})
        return replace(first_roll(state, at, news), phase=Rolling(move.die))
    if isinstance(move, Pass):
        news.append(News("passed", {"player": PlayerValue(seat)}))
        return replace(state, phase=TurnOver())
    if isinstance(move, Medal):
        return play_medal(state, seat, move, news)
    if isinstance(move, Extra):
        return Refusal("X-FREEFIRST")
    return _use_card_before_roll(state, seat, move, at, news) if isinstance(move, Use) else None


def _use_card_before_roll(
    state: State, seat: Seat, move: Use, at: int, news: list[News]
) -> State | Refusal | None:
    effect = deck(state.rules.chance).named[move.card].effect
    if effect == NAME_SCORE:
        score = move.score
        if score is None or not 1 <= score <= DICE[0]:
            return Refusal("X-ROLL")
        state = discard(first_roll(state, at, news), seat, move.card, news)
        news.append(News("rolled", {"player": PlayerValue(seat), "score": score}))
        return replace(state, phase=Rolled(score))
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
    return end_by_figures(state, news) or replace(state, phase=Starting())


def apply_roll(state: State, phase: Rolling, score: int, news: list[News]) -> State:
    """Apply the result of a roll."""
    seat = state.turn
    news.append(News("rolled", {"player": PlayerValue(seat), "score": score}))
    state = throw_die(state, seat, phase.die, (score,))
    if phase.is_back:
        return move_back(state, seat, score, news)
    return replace(state, phase=Rolled(score))


def handle_score(
    state: State, phase: Rolled, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Move the pawn by the score, or leave it."""
    if isinstance(move, Walk):
        if not move.forward:
            refusal = backward_refusal(state, seat, phase.score)
            if refusal is not None:
                return refusal
        return walk(state, seat, phase.score if move.forward else -phase.score)
    if isinstance(move, Pass):
        news.append(News("stayed", {"player": PlayerValue(seat)}))
        return replace(state, phase=Done())
    if not isinstance(move, Use):
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
    state: State, phase: FreeRoll, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Take or decline a card's roll."""
    if isinstance(move, Roll):
        if move.die != phase.die:
            return Refusal("X-DIE", {"die": move.die})
        return replace(state, phase=Rolling(move.die))
    return replace(state, phase=Done()) if isinstance(move, Pass) else None


def handle_back_roll(
    state: State, phase: BackRoll, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Roll the d12 to go back."""
    if not isinstance(move, Roll):
        return None
    if move.die != DICE[1]:
        return Refusal("X-DIE", {"die": move.die})
    return replace(state, phase=Rolling(move.die, is_back=True))


def handle_after_roll(
    state: State, phase: After, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Make an extra roll, or end the turn."""
    return _continue_turn(state, seat, move, news)


def _continue_turn(
    state: State, seat: Seat, move: Move, news: list[News]
) -> State | Refusal | None:
    if isinstance(move, End):
        return replace(state, phase=TurnOver())
    if not isinstance(move, Extra):
        return None
    if move.die not in DICE:
        return Refusal("X-DIE", {"die": move.die})
    kind = D4 if move.die == DICE[0] else D12
    if not state.hands[seat].tokens[kind]:
        return Refusal("X-NONE")
    news.append(News("extra-roll", {"player": PlayerValue(seat), "token": move.die}))
    return replace(return_token(state, seat, kind), phase=Rolling(move.die))


def handle_medal_square(
    state: State, phase: MedalSquare, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Challenge for a medal, or continue the turn."""
    if isinstance(move, Challenge):
        return medal_challenge(state, phase, seat, move, news)
    if isinstance(move, Decline):
        return replace(state, phase=Done())
    return _continue_turn(state, seat, move, news)
