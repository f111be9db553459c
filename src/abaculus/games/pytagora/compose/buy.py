"""Buying a number and a symbol (5.3, D20)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.pytagora.compose.moves import Buy
from abaculus.games.pytagora.compose.phases import Composing
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.kinds import (
    PLACE,
    SORTS,
    bag_without,
    format_piece,
    hand_with,
    in_order,
    is_number,
    is_symbol,
    part_of,
    unknown_piece,
)
from abaculus.games.pytagora.refusals import not_in_mode
from abaculus.games.pytagora.signs import format_pieces
from abaculus.kernel.messages import News, PlayerValue, Refusal, Value

PRICE: Final = 5


def buy(state: State, phase: Composing, move: Buy, news: list[News]) -> tuple[State, Buy] | Refusal:
    """Buy pieces: they go from the bag to the hand and cost 5 points at once."""
    refusal = buy_refusal(state, phase, move)
    if refusal is not None:
        return refusal
    pieces = tuple(sorted(move.pieces, key=is_number, reverse=True))
    hands, scores = list(state.hands), list(state.scores)
    hands[phase.seat] = hand_with(hands[phase.seat], pieces)
    scores[phase.seat] -= PRICE
    news += _purchase_news(state, phase, pieces)
    state = replace(
        state,
        phase=replace(phase, bought=True),
        bag=bag_without(state.bag, pieces),
        hands=tuple(hands),
        scores=tuple(scores),
        fresh=in_order(pieces),
        fresh_seat=phase.seat,
    )
    return state, Buy(pieces)


def buy_refusal(state: State, phase: Composing, move: Buy) -> Refusal | None:
    """Why these pieces cannot be bought."""
    if phase.bought:
        return Refusal("already_bought")
    if not any(state.bag):
        return Refusal("bag_empty")
    for piece in move.pieces:
        if piece not in PLACE:
            return unknown_piece(piece)
        if piece not in state.rules.terms.kinds:
            return not_in_mode(state.rules.terms.mode, piece)
    if not _is_modest(move.pieces):
        return Refusal("buy_form")
    for piece in move.pieces:
        if not state.bag[PLACE[piece]]:
            return Refusal("not_in_bag", {"piece": format_piece(piece)})
    # one alone may be bought only where the bag has none of the other sort
    sorts = [sort for sort in SORTS if part_of(state.bag, sort)]
    return None if len(move.pieces) == len(sorts) else Refusal("buy_form")


def _is_modest(pieces: tuple[str, ...]) -> bool:
    """Whether there is at most one number, at most one symbol and at least one piece."""
    numbers = sum(1 for piece in pieces if is_number(piece))
    symbols = sum(1 for piece in pieces if is_symbol(piece))
    return numbers <= 1 and symbols <= 1 and 0 < numbers + symbols == len(pieces)


def _purchase_news(state: State, phase: Composing, pieces: tuple[str, ...]) -> list[News]:
    player = PlayerValue(phase.seat)
    whole: dict[str, Value] = {"player": player, "pieces": format_pieces(pieces), "price": PRICE}
    if not state.rules.hidden:
        return [News("compose-bought", whole)]
    count: dict[str, Value] = {"player": player, "count": len(pieces), "price": PRICE}
    return [
        News("compose-bought", whole, only=(phase.seat,)),
        News("compose-bought-some", count, unless=(phase.seat,)),
    ]


def purchases(state: State) -> list[Buy]:
    """Everything that can be bought from this bag."""
    numbers, symbols = ([kind for kind, _ in part_of(state.bag, sort)] for sort in SORTS)
    if numbers and symbols:
        return [Buy((number, symbol)) for number in numbers for symbol in symbols]
    return [Buy((kind,)) for kind in numbers or symbols]
