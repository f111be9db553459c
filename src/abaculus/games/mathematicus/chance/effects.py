"""What a Chance card does when it is drawn, by its effect (2.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.board import FIGURES, SIZE, board
from abaculus.games.mathematicus.chance import choices
from abaculus.games.mathematicus.chance.deck import KEPT, ChanceCard, deck
from abaculus.games.mathematicus.pieces import (
    in_supply,
    place_pawn,
    return_half,
    return_token,
    take_token,
    with_hand,
)
from abaculus.games.mathematicus.state import (
    CHALLENGE,
    DOUBLE,
    KINDS,
    MEDAL,
    ChanceDraw,
    State,
    still_in,
)
from abaculus.kernel.messages import News, PlayerValue, Seat

_BEHIND: Final = 2
_RICH: Final = 3


def draw_card(state: State, name: str, news: list[News]) -> State:
    """Draw a card: keep it, or carry it out and put it under the deck."""
    seat = state.turn
    card = deck(state.rules.chance).named[name]
    news.append(News("drew-card", {"player": PlayerValue(seat), "card": name}))
    state = replace(state, drawn=ChanceDraw(seat, name, state.turns))
    if name in state.unseen:
        state = replace(state, unseen=tuple([one for one in state.unseen if one != name]))
    else:
        state = replace(state, queue=state.queue[1:])
    if card.effect in KEPT:
        hand = state.hands[seat]
        state = with_hand(state, seat, replace(hand, kept=(*hand.kept, name)))
        return replace(state, phase=phases.Done())
    state = replace(state, queue=(*state.queue, name), phase=phases.Done())
    return _EFFECTS[card.effect](state, seat, card, news)


def _take(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    return take_token(state, seat, KINDS.index(card.value), news)


def _to_figure(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    came = state.hands[seat].pos
    homes = board(state.rules.board).homes
    lacking = [homes[one] for one in FIGURES if one not in state.hands[seat].figures]
    _, square = min([((place - came - 1) % SIZE, place) for place in lacking])
    return replace(state, phase=phases.Landing(seat, came, square))


def _to_square(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    return replace(state, phase=phases.Landing(seat, state.hands[seat].pos, int(card.value)))


def _free_roll(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    return replace(state, phase=phases.FreeRoll(int(card.value)))


def _question(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    pos = state.hands[seat].pos
    return replace(state, phase=phases.Due(phases.Stake("above", seat, pos, pos)))


def _behind(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    own = len(state.hands[seat].figures)
    most = max([len(state.hands[other].figures) for other in still_in(state)])
    if most >= own + _BEHIND and missing_figures(state, seat):
        return replace(state, phase=phases.Choosing("figure"))
    return choices.offer_choice(state, seat, "token", news)


def missing_figures(state: State, seat: Seat) -> list[str]:
    """The figures in the supply that a seat lacks."""
    owned = state.hands[seat].figures
    return [one for one in FIGURES if one not in owned and in_supply(state, one)]


def _duel(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    return choices.offer_choice(state, seat, "duel", news)


def _swap(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    return choices.offer_choice(state, seat, "swap", news)


def _lose_challenge(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    many = state.hands[seat].tokens[CHALLENGE]
    if many:
        news.append(News("lost-tokens", {"player": PlayerValue(seat), "token": "c", "count": many}))
        state = return_token(state, seat, CHALLENGE, many)
    half = state.hands[seat].half
    if half:
        news.append(News("half-lost", {"player": PlayerValue(seat), "half": half}))
    return return_half(state, seat)


def _skip(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    return replace(state, phase=phases.Penalty())


def _return_roll(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    return choices.offer_choice(state, seat, "lose-token", news)


def _return_doubles(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    many = state.hands[seat].tokens[DOUBLE]
    if not many:
        return state
    news.append(News("lost-tokens", {"player": PlayerValue(seat), "token": "x", "count": many}))
    return return_token(state, seat, DOUBLE, many)


def _give(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    return choices.offer_choice(state, seat, "give-token", news)


def _put_back(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    square = int(card.value)
    news.append(News("put-on", {"player": PlayerValue(seat), "square": square}))
    return place_pawn(state, seat, square, forward=False, moved=state.hands[seat].moved)


def _roll_back(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    return replace(state, phase=phases.BackRoll())


def move_back(state: State, seat: Seat, score: int, news: list[News]) -> State:
    """Move the pawn back without landing."""
    hand = state.hands[seat]
    square = (hand.pos - score) % SIZE
    news.append(News("put-on", {"player": PlayerValue(seat), "square": square}))
    state = place_pawn(state, seat, square, forward=False, moved=hand.moved)
    return replace(state, phase=phases.Done())


def _return_medal(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    if not state.hands[seat].tokens[MEDAL]:
        return state
    news.append(News("lost-tokens", {"player": PlayerValue(seat), "token": "m", "count": 1}))
    return return_token(state, seat, MEDAL)


def _return_figure(state: State, seat: Seat, card: ChanceCard, news: list[News]) -> State:
    if len(state.hands[seat].figures) < _RICH:
        return state
    return replace(state, phase=phases.Choosing("lose-figure"))


_EFFECTS: Final[dict[str, Callable[[State, Seat, ChanceCard, list[News]], State]]] = {
    "take": _take,
    "to-figure": _to_figure,
    "to-square": _to_square,
    "free-roll": _free_roll,
    "question": _question,
    "behind": _behind,
    "duel": _duel,
    "swap": _swap,
    "lose-challenge": _lose_challenge,
    "skip": _skip,
    "return-roll": _return_roll,
    "return-doubles": _return_doubles,
    "give": _give,
    "put-back": _put_back,
    "roll-back": _roll_back,
    "return-medal": _return_medal,
    "return-figure": _return_figure,
}
