"""What can never be true of a table of a ring game, however it was played."""

from __future__ import annotations

from abaculus.games.pytagora.digits import bag_with, hand_of
from abaculus.games.pytagora.rings.ring import laid_places
from abaculus.games.pytagora.rings.state import Attaching, Drawing, Ended, State
from abaculus.games.pytagora.rings.turns import fitting_moves


def fault(state: State) -> str | None:
    """The first thing that is impossible; None for a sound table."""
    return _lost_pieces(state) or _bad_hands(state) or _bad_arcs(state) or _bad_turn(state)


def _on_table(state: State) -> str:
    return "".join(
        ring.order[place]
        for ring, arc in zip(state.rules.rings, state.arcs, strict=True)
        for place in laid_places(ring, arc)
    )


def _lost_pieces(state: State) -> str | None:
    there = bag_with(state.bag, _on_table(state) + "".join(state.hands))
    if there != state.rules.bag or min(state.bag) < 0:
        return f"the pieces are {there}, the box has {state.rules.bag}"
    return None


def _bad_hands(state: State) -> str | None:
    if len(state.hands) != state.rules.players:
        return "a hand is missing"
    for seat, hand in enumerate(state.hands):
        if hand != hand_of(hand):
            return f"seat {seat} holds {hand}"
        if hand and seat in state.gone:
            return f"seat {seat} has left and holds {hand}"
    fresh = state.fresh
    if fresh is not None and fresh.digit not in state.hands[fresh.seat]:
        return f"seat {fresh.seat} has drawn {fresh.digit} and does not hold it"
    return None


def _bad_arcs(state: State) -> str | None:
    """The attachments are the pieces of the arcs, those laid at the start left out."""
    for number, (ring, arc) in enumerate(zip(state.rules.rings, state.arcs, strict=True)):
        attached = sorted(one.place for one in state.laid if one.ring == number)
        if attached != sorted(set(laid_places(ring, arc)) - {ring.start}):
            return f"ring {number} has pieces on {attached}, its arc is {arc}"
        if arc.left + arc.right + 1 > len(ring.order):
            return f"ring {number} is too full: {arc}"
    return None


def _bad_turn(state: State) -> str | None:
    phase = state.phase
    if isinstance(phase, Ended) or not isinstance(phase, Attaching | Drawing):
        return None
    can = bool(fitting_moves(state.rules, state.arcs, state.hands[phase.seat]))
    if isinstance(phase, Attaching) and not can:
        return f"seat {phase.seat} is to attach and cannot"
    if isinstance(phase, Drawing) and (can or not any(state.bag)):
        return f"seat {phase.seat} is to draw and holds {state.hands[phase.seat]}"
    return None
