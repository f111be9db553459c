"""The human dealer: the seat that deals, and its deputy (4 and 5.5)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus.state import State
from abaculus.kernel.messages import News, PlayerValue, Seat


def right_neighbour(state: State, seat: Seat) -> Seat:
    """The next seat on the right still in the game."""
    players = state.rules.players
    following = (seat + 1) % players
    while following in state.gone:
        following = (following + 1) % players
    return following


def judge_of(state: State, seat: Seat) -> Seat | None:
    """The seat that judges another's answers; None: the computer."""
    dealer = state.dealer
    if dealer is None:
        return None
    judge = right_neighbour(state, dealer) if dealer == seat else dealer
    return None if judge == seat else judge


def set_first_dealer(state: State, at: int) -> State:
    """Set the dealer when the first turn begins or the rule has changed."""
    kind = state.rules.dealer
    if kind == "computer" or state.rules.players - len(state.gone) < 2:
        return replace(state, dealer=None)
    dealer = state.dealer
    if kind == "fixed":
        dealer = state.rules.dealer_seat
        if dealer in state.gone:
            dealer = right_neighbour(state, dealer)
    elif dealer is None:
        dealer = right_neighbour(state, state.turn)
    return replace(state, dealer=dealer, dealer_since=at, dealer_round=state.rounds)


def rotate_dealer(state: State, at: int, news: list[News]) -> State:
    """Pass the role on at the end of a turn when its rounds or minutes are over."""
    dealer, rules = state.dealer, state.rules
    if dealer is None or rules.dealer == "fixed":
        return state
    if rules.dealer == "rounds":
        is_over = state.rounds - state.dealer_round >= rules.dealer_rounds
    else:
        is_over = at - state.dealer_since >= 60_000 * rules.dealer_minutes
    if not is_over:
        return state
    dealer = right_neighbour(state, dealer)
    news.append(News("dealer", {"player": PlayerValue(dealer)}))
    return replace(state, dealer=dealer, dealer_since=at, dealer_round=state.rounds)
