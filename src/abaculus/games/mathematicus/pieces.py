"""Pieces that change hands; what the supply lacks is not given (D17)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus.board import FIGURES
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.state import (
    NEEDS,
    TOKEN_VALUES,
    DieThrow,
    Hand,
    PawnPath,
    State,
    Tokens,
)
from abaculus.kernel.messages import News, PlayerValue, Seat, Value


def with_hand(state: State, seat: Seat, hand: Hand) -> State:
    """The state with another hand for a seat."""
    hands = list(state.hands)
    hands[seat] = hand
    return replace(state, hands=tuple(hands))


def throw_die(
    state: State, seat: Seat, die: int, values: tuple[int, ...], dice: tuple[str, ...] = ()
) -> State:
    """Record the last throw of a die."""
    number = 1 if state.thrown is None else state.thrown.number + 1
    return replace(state, thrown=DieThrow(seat, die, values, number, dice))


def place_pawn(state: State, seat: Seat, square: int, *, forward: bool, moved: bool) -> State:
    """Place a pawn on another square."""
    hand, walk = state.hands[seat], state.walk
    way = PawnPath(seat, hand.pos, square, forward, 1 if walk is None else walk.number + 1)
    hands = list(state.hands)
    hands[seat] = replace(hand, pos=square, moved=moved)
    return replace(state, hands=tuple(hands), walk=way)


def change_tokens(tokens: Tokens, kind: int, by: int) -> Tokens:
    """Add or remove tokens of a kind."""
    d4, d12, challenge, double, medal = tokens
    if kind == 0:
        return d4 + by, d12, challenge, double, medal
    if kind == 1:
        return d4, d12 + by, challenge, double, medal
    if kind == 2:
        return d4, d12, challenge + by, double, medal
    if kind == 3:
        return d4, d12, challenge, double + by, medal
    return d4, d12, challenge, double, medal + by


def can_hold(hand: Hand, kind: int) -> bool:
    """Whether a seat plays the element of a token."""
    need = NEEDS[kind]
    return not need or need in hand.elements


def take_token(state: State, seat: Seat, kind: int, news: list[News]) -> State:
    """Take a token from the supply, if there is one and the seat uses it."""
    hand = state.hands[seat]
    supply = state.supply
    if not supply.tokens[kind] or not can_hold(hand, kind):
        return state
    news.append(News("took-token", {"player": PlayerValue(seat), "token": TOKEN_VALUES[kind]}))
    state = with_hand(state, seat, replace(hand, tokens=change_tokens(hand.tokens, kind, 1)))
    return replace(state, supply=replace(supply, tokens=change_tokens(supply.tokens, kind, -1)))


def return_token(state: State, seat: Seat, kind: int, many: int = 1) -> State:
    """Return tokens to the supply."""
    hand, supply = state.hands[seat], state.supply
    state = with_hand(state, seat, replace(hand, tokens=change_tokens(hand.tokens, kind, -many)))
    return replace(state, supply=replace(supply, tokens=change_tokens(supply.tokens, kind, many)))


def with_figure(figures: str, figure: str) -> str:
    """The figures plus one more, in the usual order."""
    return "".join([one for one in FIGURES if one in figures or one == figure])


def in_supply(state: State, figure: str) -> int:
    """How many of a figure are on the board."""
    return state.supply.figures[FIGURES.index(figure)]


def _restock(state: State, figure: str, by: int) -> State:
    figures = list(state.supply.figures)
    figures[FIGURES.index(figure)] += by
    return replace(state, supply=replace(state.supply, figures=tuple(figures)))


def take_figure(state: State, seat: Seat, figure: str, news: list[News]) -> State:
    """Take a figure from the supply."""
    hand = state.hands[seat]
    news.append(News("took-figure", {"player": PlayerValue(seat), "figure": figure}))
    state = with_hand(state, seat, replace(hand, figures=with_figure(hand.figures, figure)))
    return _restock(state, figure, -1)


def rob_figure(state: State, seat: Seat, figure: str, owner: Seat, news: list[News]) -> State:
    """Take a figure from another player."""
    values: dict[str, Value] = {
        "player": PlayerValue(seat),
        "figure": figure,
        "owner": PlayerValue(owner),
    }
    news.append(News("robbed-figure", values))
    hand, other = state.hands[seat], state.hands[owner]
    state = with_hand(state, seat, replace(hand, figures=with_figure(hand.figures, figure)))
    return with_hand(state, owner, replace(other, figures=other.figures.replace(figure, "")))


def return_figure(state: State, seat: Seat, figure: str, news: list[News]) -> State:
    """Return a figure to the supply."""
    news.append(News("lost-figure", {"player": PlayerValue(seat), "figure": figure}))
    hand = state.hands[seat]
    state = with_hand(state, seat, replace(hand, figures=hand.figures.replace(figure, "")))
    return _restock(state, figure, 1)


def return_half(state: State, seat: Seat) -> State:
    """Return a seat's halves to the supply."""
    hand = state.hands[seat]
    if not hand.half:
        return state
    halves = "".join(sorted(state.supply.halves + hand.half))
    state = with_hand(state, seat, replace(hand, half=""))
    return replace(state, supply=replace(state.supply, halves=halves))


def kept_card(state: State, seat: Seat, effect: str) -> str:
    """A seat's kept card with that effect; empty: it has none."""
    kept = state.hands[seat].kept
    if kept:
        named = deck(state.rules.chance).named
        for card in kept:
            if named[card].effect == effect:
                return card
    return ""


def discard(state: State, seat: Seat, card: str, news: list[News]) -> State:
    """Put a used kept card under the deck."""
    news.append(News("used-card", {"player": PlayerValue(seat), "card": card}))
    hand = state.hands[seat]
    kept = tuple([one for one in hand.kept if one != card])
    state = with_hand(state, seat, replace(hand, kept=kept))
    return replace(state, queue=(*state.queue, card))
