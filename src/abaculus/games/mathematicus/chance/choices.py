"""What Chance cards let or make the active player choose."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus.board import FIGURES
from abaculus.games.mathematicus.challenges import duel, duel_refusal
from abaculus.games.mathematicus.dealer import right_neighbour
from abaculus.games.mathematicus.game_end import end_by_figures
from abaculus.games.mathematicus.moves import Challenge, Choose, Decline, Move, Token
from abaculus.games.mathematicus.phases import ChoiceKind, Choosing, Done
from abaculus.games.mathematicus.pieces import (
    can_hold,
    change_tokens,
    in_supply,
    return_figure,
    return_token,
    rob_figure,
    take_figure,
    take_token,
    with_hand,
)
from abaculus.games.mathematicus.state import D4, D12, KINDS, TOKEN_VALUES, State, still_in
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat, Value

OPTIONAL = ("swap", "duel")
"""The choices that may be declined."""


def offer_choice(state: State, seat: Seat, what: ChoiceKind, news: list[News]) -> State:
    """Offer the choice, if there is one; a single token is taken at once."""
    found = possible_choices(state, seat, what)
    if not found:
        return replace(state, phase=Done())
    if len(found) == 1 and isinstance(found[0], Token):
        return _choose_token(state, what, seat, KINDS.index(found[0].kind), news)
    return replace(state, phase=Choosing(what))


def possible_choices(state: State, seat: Seat, what: ChoiceKind) -> list[Move]:
    """Everything that can be chosen, lowest first."""
    hand = state.hands[seat]
    if what == "figure":
        return [Choose(one) for one in FIGURES if one not in hand.figures and in_supply(state, one)]
    if what == "lose-figure":
        return [Choose(one) for one in hand.figures]
    if what == "token":
        return [_token(kind) for kind in (D4, D12) if state.supply.tokens[kind]]
    if what == "lose-token":
        return [_token(kind) for kind in (D4, D12) if hand.tokens[kind]]
    if what == "give-token":
        return [_token(kind) for kind in range(4) if hand.tokens[kind]]
    if what == "swap":
        return list(_swaps(state, seat))
    return list(_duels(state, seat))


def _token(kind: int) -> Token:
    return _TOKENS[kind]


_TOKENS = (Token("4"), Token("12"), Token("c"), Token("x"))


def _swaps(state: State, seat: Seat) -> list[Choose]:
    own = state.hands[seat].figures
    return [
        Choose(figure, other, rival)
        for figure in own
        for rival in still_in(state)
        for other in state.hands[rival].figures
        if _swap_refusal(state, seat, Choose(figure, other, rival)) is None
    ]


def _duels(state: State, seat: Seat) -> list[Challenge]:
    return [
        Challenge(rival=rival, figure=figure)
        for figure in FIGURES
        for rival in still_in(state)
        if duel_refusal(state, seat, rival, figure) is None
    ]


def handle_choice(
    state: State, phase: Choosing, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Apply a choice, or a refusal where that is allowed."""
    what = phase.what
    if isinstance(move, Decline):
        return replace(state, phase=Done()) if what in OPTIONAL else None
    if isinstance(move, Token) and what in ("token", "lose-token", "give-token"):
        if move not in possible_choices(state, seat, what):
            return Refusal("X-NONE")
        return _choose_token(state, what, seat, KINDS.index(move.kind), news)
    if isinstance(move, Challenge) and what == "duel" and not move.by_medal:
        refusal = duel_refusal(state, seat, move.rival, move.figure)
        if refusal is not None or move.rival is None:
            return refusal
        return duel(state, seat, move.rival, move.figure, news)
    return _choose_figure(state, what, seat, move, news) if isinstance(move, Choose) else None


def _choose_figure(
    state: State, what: ChoiceKind, seat: Seat, move: Choose, news: list[News]
) -> State | Refusal | None:
    figure = move.figure
    if what == "swap":
        return _swap(state, seat, move, news)
    if move.rival is not None:
        return None
    if what == "figure":
        if figure in state.hands[seat].figures:
            return Refusal("X-DUP", {"figure": figure})
        if not in_supply(state, figure):
            return Refusal("X-GONE", {"figure": figure})
        state = take_figure(state, seat, figure, news)
        return end_by_figures(state, news) or replace(state, phase=Done())
    if what != "lose-figure":
        return None
    if figure not in state.hands[seat].figures:
        return Refusal("X-OWNER", {"figure": figure})
    return replace(return_figure(state, seat, figure, news), phase=Done())


def _swap_refusal(state: State, seat: Seat, move: Choose) -> Refusal | None:
    own, rival = state.hands[seat].figures, move.rival
    if rival is None or rival == seat or rival not in still_in(state):
        return Refusal("X-OWNER", {"figure": move.other})
    theirs = state.hands[rival].figures
    if move.figure not in own or move.other not in theirs or not move.other:
        return Refusal("X-OWNER", {"figure": move.other})
    if move.other in own or move.figure in theirs:
        return Refusal("X-DUP", {"figure": move.other})
    return None


def _swap(state: State, seat: Seat, move: Choose, news: list[News]) -> State | Refusal:
    refusal = _swap_refusal(state, seat, move)
    rival = move.rival
    if refusal is not None or rival is None:
        return refusal or Refusal("X-OWNER", {"figure": move.other})
    state = rob_figure(state, seat, move.other, rival, news)
    return replace(rob_figure(state, rival, move.figure, seat, news), phase=Done())


def _choose_token(state: State, what: ChoiceKind, seat: Seat, kind: int, news: list[News]) -> State:
    if what == "token":
        return replace(take_token(state, seat, kind, news), phase=Done())
    values: dict[str, Value] = {"player": PlayerValue(seat), "token": TOKEN_VALUES[kind]}
    following = right_neighbour(state, seat)
    if what == "lose-token" or following == seat or not can_hold(state.hands[following], kind):
        news.append(News("lost-tokens", {**values, "count": 1}))
        return replace(return_token(state, seat, kind), phase=Done())
    news.append(News("gave-token", {**values, "rival": PlayerValue(following)}))
    hand, other = state.hands[seat], state.hands[following]
    state = with_hand(state, seat, replace(hand, tokens=change_tokens(hand.tokens, kind, -1)))
    state = with_hand(state, following, replace(other, tokens=change_tokens(other.tokens, kind, 1)))
    return replace(state, phase=Done())
