"""What can never be true of a CalcuSSIMO state."""

from __future__ import annotations

from abaculus.games.calcussimo.kinds import KINDS, bag_with, in_rack_order
from abaculus.games.calcussimo.state import State


def fault(state: State) -> str | None:
    """The first impossible thing; None for a sound state."""
    return _lost_chips(state) or _bad_rack(state) or _bad_board(state) or _bad_seats(state)


def _lost_chips(state: State) -> str | None:
    board = "".join(
        "?" if cell in state.jokers else chip for cell, chip in state.grid.pieces.items()
    )
    there = bag_with(state.bag, board + "".join(state.racks) + state.aside)
    full = tuple(state.rules.chips.counts.get(kind, 0) for kind in KINDS)
    if there != full or min(state.bag) < 0:
        return f"the chips are {there}, the set is {full}"
    return None


def _bad_rack(state: State) -> str | None:
    for seat, rack in enumerate(state.racks):
        if rack != in_rack_order(rack) or len(rack) > state.rules.terms.rack_size:
            return f"seat {seat} holds {rack}"
        if rack and seat in state.gone:
            return f"seat {seat} has left and holds {rack}"
    return None


def _bad_board(state: State) -> str | None:
    grid = state.grid
    if any(cell not in grid.pieces for cell in state.jokers):
        return "a joker lies on an empty square"
    if any(not grid.inside(cell) for cell in grid.pieces):
        return "a chip lies beside the board"
    if state.last is not None and any(cell not in grid.pieces for cell in state.last.cells):
        return "the last play does not lie on the board"
    return None


def _bad_seats(state: State) -> str | None:
    players = state.rules.players
    if len(state.racks) != players or len(state.scores) != players:
        return "a rack or a score is missing"
    if set(state.agreed) & set(state.gone):
        return "a seat that has left agrees to end"
    return None
