"""What can never be true of a state of Pytagora, Basic or Pro."""

from __future__ import annotations

from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.kinds import COMMON, bag_with, hand_without, in_order


def fault(state: State) -> str | None:
    """The first impossible thing; None for a sound state."""
    return (
        _bad_seats(state)
        or _lost_pieces(state)
        or _bad_supply(state)
        or _bad_hand(state)
        or _bad_table(state)
    )


def _lost_pieces(state: State) -> str | None:
    there = bag_with(state.bag, [piece for hand in state.hands for piece in hand])
    table = [piece for piece in state.table.pieces.values() if piece not in COMMON]
    there = bag_with(there, table)
    if there != state.rules.bag or min(state.bag) < 0:
        return f"the pieces are {there}, the box has {state.rules.bag}"
    return None


def _bad_supply(state: State) -> str | None:
    table = list(state.table.pieces.values())
    left = tuple(
        start - table.count(kind) for start, kind in zip(state.rules.supply, COMMON, strict=True)
    )
    if left != state.supply:
        return f"{state.supply} are left of the common stock, not {left}"
    if state.rules.terms.strict_supply and min(left) < 0:
        return "pieces were lent where nothing is lent"
    return None


def _bad_hand(state: State) -> str | None:
    for seat, hand in enumerate(state.hands):
        if hand != in_order(hand) or any(piece in COMMON for piece in hand):
            return f"seat {seat} holds {hand}"
        if hand and seat in state.gone:
            return f"seat {seat} has left and holds {hand}"
    holder = () if state.fresh_seat is None else state.hands[state.fresh_seat]
    if hand_without(holder, state.fresh) is None:
        return f"{state.fresh} are fresh in a hand that does not hold them"
    return None


def _bad_table(state: State) -> str | None:
    pieces: dict[int, str] = {}
    ways: dict[int, int] = {}
    for number, equality in enumerate(state.table.equalities, 1):
        for cell, piece in zip(equality.cells, equality.pieces, strict=True):
            way = 2 if equality.down else 1
            if pieces.setdefault(cell, piece) != piece or ways.get(cell, 0) & way:
                return f"equality {number} does not fit the table"
            ways[cell] = ways.get(cell, 0) | way
    if pieces != state.table.pieces or ways != state.table.ways:
        return "the cells of the table are not those of its equalities"
    if any(not 1 <= number <= len(state.table.equalities) for number in state.last):
        return "the last line is not on the table"
    return None


def _bad_seats(state: State) -> str | None:
    players = state.rules.players
    if len(state.hands) != players or len(state.scores) != players:
        return "a hand or a score is missing"
    if len(state.gained) != len(state.last):
        return "a line of the last turn has no points"
    if not set(state.due) <= set(state.tied) or set(state.tied) & set(state.gone):
        return "a seat plays on that cannot"
    return None
