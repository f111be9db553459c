# hot: compiled with mypyc where possible
"""What chance decides: the deal, who starts, the die, every piece drawn (4, 5.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.pytagora.compose.flow import begin_turn, end_turn, top_up
from abaculus.games.pytagora.compose.phases import (
    Composing,
    Dealing,
    Drawing,
    Facing,
    Lots,
    Rolling,
    Stealing,
)
from abaculus.games.pytagora.compose.state import Rules, State, still_in
from abaculus.games.pytagora.equality.terms import Board
from abaculus.games.pytagora.kinds import DIGITS, bag_without, hand_with, in_order, part_of
from abaculus.games.pytagora.signs import format_pieces
from abaculus.kernel.draws import Pick
from abaculus.kernel.messages import News, PlayerValue, Seat, Value

FACES: Final = ("cont", "plus3", "double", "two", "steal", "choose")
"""The die, face by face from 1."""


def initial_state(rules: Rules) -> State:
    """The state before the first piece is dealt."""
    return State(
        rules=rules,
        phase=Dealing(0),
        table=Board(),
        bag=rules.bag,
        hands=((),) * rules.players,
        scores=(0,) * rules.players,
        supply=rules.supply,
    )


def from_bag(state: State, many: int, sort: str = "any") -> Pick:
    """Random pieces of a sort from the bag."""
    return Pick(part_of(state.bag, sort), many)


def by_lot(contenders: tuple[Seat, ...]) -> Pick:
    """One of the seats, all equally likely."""
    return Pick(tuple((str(seat), 1) for seat in contenders), 1)


def deal(state: State, seat: Seat, pieces: tuple[str, ...], at: int, news: list[News]) -> State:
    """Give a seat its first hand."""
    return deal_next(receive(state, seat, pieces, news), seat + 1, at, news)


def deal_next(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Deal the next hand to this seat, or to the first after it still in."""
    while seat < state.rules.players:
        if seat not in state.gone:
            return replace(state, phase=Dealing(seat))
        seat += 1
    return find_starter(state, still_in(state), at, news)


def find_starter(state: State, contenders: tuple[Seat, ...], at: int, news: list[News]) -> State:
    """Find the starter: the most 1s; of equals, the most 2s, and so on to 9, then 0."""
    for digit in (*DIGITS[1:], DIGITS[0]):
        most = max(state.hands[seat].count(digit) for seat in contenders)
        contenders = tuple(s for s in contenders if state.hands[s].count(digit) == most)
    if len(contenders) == 1:
        return start_game(state, contenders[0], at, news)
    news.append(News("compose-lots", {"count": len(contenders)}))
    return replace(state, phase=Lots(contenders))


def start_game(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Start the game with a known starter."""
    if state.rules.players > 1:
        news.append(News("compose-starts", {"player": PlayerValue(seat)}))
    return begin_turn(replace(state, starter=seat), seat, at)


def receive(
    state: State, seat: Seat, pieces: tuple[str, ...], news: list[News], *, more: bool = False
) -> State:
    """Move pieces from the bag to a hand; `more` of what the seat has just drawn."""
    news += draw_news(state.rules, seat, pieces)
    hands = list(state.hands)
    hands[seat] = hand_with(hands[seat], pieces)
    fresh = (*state.fresh, *pieces) if more and state.fresh_seat == seat else pieces
    return replace(
        state,
        bag=bag_without(state.bag, pieces),
        hands=tuple(hands),
        fresh=in_order(fresh),
        fresh_seat=seat,
    )


def draw_news(rules: Rules, seat: Seat, pieces: tuple[str, ...]) -> list[News]:
    """The news of a draw: with hidden hands only the owner learns which pieces came."""
    player, count = PlayerValue(seat), len(pieces)
    named = format_pieces(pieces)
    news = [News("compose-drew-own", {"count": count, "pieces": named}, only=(seat,))]
    if rules.hidden:
        news.append(News("compose-drew-some", {"player": player, "count": count}, unless=(seat,)))
    else:
        values: dict[str, Value] = {"player": player, "count": count, "pieces": named}
        news.append(News("compose-drew", values, unless=(seat,)))
    return news


def draw_pieces(
    state: State, phase: Drawing, pieces: tuple[str, ...], at: int, news: list[News]
) -> State:
    """Receive pieces drawn during a turn."""
    more = phase.then == "refill" and phase.sort != "any"
    state = receive(state, phase.seat, pieces, news, more=more)
    if phase.then == "refill":
        return top_up(state, phase.seat, phase.since, at, news)
    return compose(state, phase, at, news)


def compose(state: State, phase: Drawing, at: int, news: list[News]) -> State:
    """Let the seat write after +3 or a theft, unless it has left meanwhile."""
    writer = phase.seat if phase.thief is None else phase.thief
    if writer in state.gone:
        return end_turn(state, writer, at, news)
    return replace(state, phase=Composing(writer, phase.since))


def land_die(state: State, phase: Rolling, number: int, news: list[News]) -> State:
    """Apply the die; it is thrown again where there is nothing to continue."""
    face = FACES[number - 1]
    player = PlayerValue(phase.seat)
    state = replace(state, throws=state.throws + 1)
    news.append(News("compose-rolled", {"player": player, "face": face}))
    if face == "cont" and not state.table.equalities:
        news.append(News("compose-rolled-again", {"player": player}))
        return state
    if face == "choose":
        return replace(state, phase=Facing(phase.seat, phase.since))
    return show_face(state, phase.seat, phase.since, face)


def show_face(state: State, seat: Seat, since: int, face: str, *, chosen: bool = False) -> State:
    """Continue with a face of the die."""
    state = replace(state, face=face, chosen=chosen)
    if face == "plus3" and any(state.bag):
        many = min(3, sum(state.bag))
        return replace(state, phase=Drawing(seat, many, "any", "compose", since))
    if face == "steal" and can_rob(state, seat):
        return replace(state, phase=Stealing(seat, since))
    return replace(state, phase=Composing(seat, since))


def can_rob(state: State, seat: Seat) -> bool:
    """Whether another seat has a piece."""
    return any(hand for other, hand in enumerate(state.hands) if other != seat)
