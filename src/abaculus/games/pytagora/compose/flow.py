# hot: compiled with mypyc where possible
"""What follows a turn: refill and top-up, the next seat, and the end (5.3, 5.4, 7).

Each function takes a state to the next one and adds what happened to `news`.
"""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.pytagora.compose.game_end import finish, in_front
from abaculus.games.pytagora.compose.phases import Asking, Composing, Drawing, Rolling
from abaculus.games.pytagora.compose.state import State, still_in
from abaculus.games.pytagora.kinds import SORTS, bag_with, many_in, shortfall
from abaculus.kernel.messages import News, PlayerValue, Seat


def begin_turn(state: State, seat: Seat, at: int) -> State:
    """Begin this seat's turn."""
    phase = Rolling(seat, at) if state.rules.has_die else Composing(seat, at)
    return replace(state, phase=phase, face="", chosen=False)


def idle_turn(state: State, seat: Seat, since: int, at: int, news: list[News]) -> State:
    """Count a turn without a line; the seat still draws."""
    return refill(replace(state, idle=state.idle + 1), seat, since, at, news)


def refill(state: State, seat: Seat, since: int, at: int, news: list[News]) -> State:
    """Refill the seat's hand after writing, but not on its last turn."""
    if state.round == state.rules.turns:
        return end_turn(_put_back(state, seat, news), seat, at, news)
    many = min(state.rules.hand_size - len(state.hands[seat]), sum(state.bag))
    if many > 0:
        return replace(state, phase=Drawing(seat, many, "any", "refill", since))
    return top_up(state, seat, since, at, news)


def _put_back(state: State, seat: Seat, news: list[News]) -> State:
    hand = state.hands[seat]
    if hand:
        news.append(News("compose-put-back", {"player": PlayerValue(seat), "count": len(hand)}))
    return empty_hand(state, seat)


def empty_hand(state: State, seat: Seat) -> State:
    """The state after a seat has returned its whole hand to the bag."""
    hands = list(state.hands)
    bag = bag_with(state.bag, hands[seat])
    hands[seat] = ()
    return clear_fresh(replace(state, bag=bag, hands=tuple(hands)), seat)


def clear_fresh(state: State, seat: Seat) -> State:
    """The state after a seat gave pieces away: nothing of its hand is fresh any more."""
    return replace(state, fresh=(), fresh_seat=None) if state.fresh_seat == seat else state


def top_up(state: State, seat: Seat, since: int, at: int, news: list[News]) -> State:
    """Top up a hand with fewer than 3 numbers or symbols, numbers first."""
    for sort in SORTS:
        many = min(shortfall(state.hands[seat], sort), many_in(state.bag, sort))
        if many and state.rules.topup == "auto":
            return replace(state, phase=Drawing(seat, many, sort, "refill", since))
        if many and state.rules.topup == "ask":
            return replace(state, phase=Asking(seat, since, sort))
    return end_turn(state, seat, at, news)


def end_turn(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Pass the turn to the next seat, or end the game."""
    if state.rules.turns is None and not any(state.bag) and state.idle >= len(still_in(state)):
        return finish(state, "end-stuck", in_front(state), news)
    if state.tied:
        return _extra_turn(state, at, news)
    following, is_round_over = _next_seat(state, seat)
    if is_round_over:
        return _end_round(state, following, at, news)
    return begin_turn(state, following, at)


def _next_seat(state: State, seat: Seat) -> tuple[Seat, bool]:
    """The next seat clockwise still in, and whether a new round begins with it."""
    is_round_over = False
    while True:
        seat = (seat + 1) % state.rules.players
        is_round_over = is_round_over or seat == state.starter
        if seat not in state.gone:
            return seat, is_round_over


def _end_round(state: State, following: Seat, at: int, news: list[News]) -> State:
    rules = state.rules
    leaders = in_front(state)
    if rules.turns is not None:
        if state.round >= rules.turns:
            return finish(state, "end-turns", leaders, news)
    elif rules.target is not None and state.scores[leaders[0]] >= rules.target:
        if len(leaders) > 1:
            return _break_tie(replace(state, tied=leaders), at, news)
        return finish(state, "end-alone" if rules.players == 1 else "end-target", leaders, news)
    return begin_turn(replace(state, round=state.round + 1), following, at)


def _extra_turn(state: State, at: int, news: list[News]) -> State:
    """Give the next tied seat its extra turn; after all of them the scores are compared again."""
    if state.due:
        following, *rest = state.due
        return begin_turn(replace(state, due=tuple(rest)), following, at)
    leaders = in_front(state)
    if len(leaders) == 1:
        return finish(state, "end-tie", leaders, news)
    if state.tiebreaks >= state.rules.tiebreak_cap:
        return finish(state, "end-shared", leaders, news)
    return _break_tie(replace(state, tied=leaders), at, news)


def _break_tie(state: State, at: int, news: list[News]) -> State:
    """Give one more turn each to the tied seats with the fewest pieces."""
    fewest = min(len(state.hands[seat]) for seat in state.tied)
    players = state.rules.players
    order = ((state.starter + step) % players for step in range(players))
    due = tuple(s for s in order if s in state.tied and len(state.hands[s]) == fewest)
    news.append(News("compose-tied", {"count": len(state.tied)}))
    news += [News("compose-extra-turn", {"player": PlayerValue(seat)}) for seat in due]
    state = replace(state, due=due, tiebreaks=state.tiebreaks + 1, round=state.round + 1)
    return _extra_turn(state, at, news)
