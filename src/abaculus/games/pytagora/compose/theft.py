"""Stealing a piece (5.3, D18)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.pytagora.compose.flow import clear_fresh
from abaculus.games.pytagora.compose.moves import Steal
from abaculus.games.pytagora.compose.phases import Composing, Drawing, Stealing
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.kinds import (
    PLACE,
    format_piece,
    hand_with,
    hand_without,
    unknown_piece,
)
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat, Value


def steal_piece(state: State, phase: Stealing, move: Steal, news: list[News]) -> State | Refusal:
    """Steal a piece; the victim draws another up to a full hand."""
    thief, victim = phase.seat, move.seat
    if move.piece not in PLACE:
        return unknown_piece(move.piece)
    if victim == thief or not 0 <= victim < state.rules.players:
        return Refusal("not_held_by_victim", {"piece": format_piece(move.piece)})
    left = hand_without(state.hands[victim], (move.piece,))
    if left is None:
        return Refusal("not_held_by_victim", {"piece": format_piece(move.piece)})
    hands = list(state.hands)
    hands[victim] = left
    hands[thief] = hand_with(hands[thief], (move.piece,))
    news += _theft_news(state, thief, victim, move.piece)
    state = clear_fresh(replace(state, hands=tuple(hands)), victim)
    if len(left) < state.rules.hand_size and any(state.bag):
        then = Drawing(victim, 1, "any", "compose", phase.since, thief)
        return replace(state, phase=then)
    return replace(state, phase=Composing(thief, phase.since))


def _theft_news(state: State, thief: Seat, victim: Seat, piece: str) -> list[News]:
    values: dict[str, Value] = {"player": PlayerValue(thief), "victim": PlayerValue(victim)}
    whole = {**values, "piece": format_piece(piece)}
    if not state.rules.hidden:
        return [News("compose-stole", whole)]
    both = (thief, victim)
    return [
        News("compose-stole", whole, only=both),
        News("compose-stole-something", values, unless=both),
    ]


def loot(state: State, thief: Seat) -> list[Steal]:
    """Everything the thief can take, seat by seat, each kind once."""
    return [
        Steal(seat, piece)
        for seat, hand in enumerate(state.hands)
        if seat != thief
        for piece in dict.fromkeys(hand)
    ]
