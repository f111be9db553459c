"""A random legal move, preferring one that makes progress."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathematicus.clocks import due, voters
from abaculus.games.mathematicus.legal_moves import EVEN, FORWARD, R4, R12, phase_moves, side_moves
from abaculus.games.mathematicus.moves import Change, Judge, Move, No, StopNow, Yes
from abaculus.games.mathematicus.phases import Answering, Choosing, Rolled, Starting
from abaculus.games.mathematicus.state import MEDAL, State, still_in
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng

_RELUCTANT: Final = 8
"""A random move passes or gives up only one time in this many."""
_BOARD_PATIENCE: Final = 40
_CARDS_PATIENCE: Final = 12
"""The larger, the rarer proposals to end; more players propose more often."""
_CHANGES: Final = (
    *(("dealer", "rounds"), ("dealer", "fixed"), ("dealer", "computer"), ("decision_s", "15")),
    *(("tolerance", "5"), ("tolerance", "0"), ("tie_cap", "5"), ("time_end", "round")),
)
_BOARD_CHANGES: Final = (
    *(("window_s", "0"), ("window_s", "7"), ("time_limit", "5"), ("gimmick", "off")),
    *(("nonagon_rule", "landing"), ("medal_poach", "off")),
    *(("mode", "i"), ("mode", "b"), ("mode", "2xn"), ("mode", "1rc"), ("mode", "a")),
    *(("mode", "4rcxnASC"), ("free_mix", "on")),
)
_CARDS_CHANGES: Final = (
    *(("cards_end", "rounds"), ("cards_end", "time"), ("rounds", "3"), ("minutes", "1")),
    *(("target", "3"), ("cards_direction", "cw")),
)


def random_move(state: State, seat: Seat, rng: GameRng) -> Move:
    """A random legal move of a seat that must or may move."""
    is_due = seat in due(state)
    is_voter = state.vote is not None and seat in voters(state)
    if is_voter and (not is_due or rng.below(4) == 0):
        return _random_vote(state, rng)
    if not is_due:
        return _side_move(state, seat, rng)
    return _usual_move(state, seat, rng) or _any_move(state, seat, rng)


def _usual_move(state: State, seat: Seat, rng: GameRng) -> Move | None:
    """The usual move, found without listing all others."""
    phase, hand = state.phase, state.hands[seat]
    if not rng.below(_RELUCTANT):
        return None
    if isinstance(phase, Answering):
        return EVEN
    if isinstance(phase, Rolled):
        return None if hand.elements else FORWARD
    if isinstance(phase, Starting) and not hand.kept and not hand.tokens[MEDAL]:
        return R4 if rng.below(2) else R12
    return None


def _any_move(state: State, seat: Seat, rng: GameRng) -> Move:
    moves = list(phase_moves(state, seat))
    is_reluctant = isinstance(state.phase, Starting | Rolled | Choosing)
    if len(moves) > 1 and is_reluctant and rng.below(_RELUCTANT):
        del moves[-1]
    return moves[rng.below(len(moves))]


def _random_vote(state: State, rng: GameRng) -> Move:
    """A vote, the more often for a proposal the more people have to agree."""
    if state.vote is not None and state.vote.judge is not None:
        return Judge(rng.below(2) == 0)
    return Yes() if rng.below(2 * len(state.hands)) else No()


def _side_move(state: State, seat: Seat, rng: GameRng) -> Move:
    """A move of a seat that need not move: small tables seldom want to end."""
    moves = list(side_moves(state, seat))
    if moves[0] != StopNow() and rng.below(2):
        return moves[0]
    patience = _BOARD_PATIENCE if state.rules.cards_end is None else _CARDS_PATIENCE
    if rng.below(patience) < len(state.hands) - 1:
        return StopNow()
    if rng.below(2):
        return _random_change(state, rng)
    return moves[-1 - rng.below(len(moves) - 1)]


def _random_change(state: State, rng: GameRng) -> Move:
    """A change of a rule, for the table or for one seat."""
    is_cards = state.rules.cards_end is not None
    choices = (*_CHANGES, *(_CARDS_CHANGES if is_cards else _BOARD_CHANGES))
    key, value = choices[rng.below(len(choices))]
    if key not in ("mode", "tolerance"):
        is_alone = key == "dealer" and len(state.hands) == 1
        return Change(key, "computer" if is_alone else value)
    seats = still_in(state)
    return Change(key, value, seats[rng.below(len(seats))])
