"""What can never be true of a state of a ring game."""

from __future__ import annotations

from abaculus.games.pytagora.digits import bag_with, find_bad_hand, find_lost_pieces
from abaculus.games.pytagora.rings.ring import laid_places
from abaculus.games.pytagora.rings.state import Attaching, Drawing, Ended, State
from abaculus.games.pytagora.rings.turns import fitting_moves


def fault(state: State) -> str | None:
    """The first impossible thing; None for a sound state."""
    return _lost_pieces(state) or _bad_hands(state) or _bad_arcs(state) or _bad_turn(state)


def _on_table(state: State) -> str:
    return "".join(
        ring.order[place]
        for ring, arc in zip(state.rules.rings, state.arcs, strict=True)
        for place in laid_places(ring, arc)
    )


def _lost_pieces(state: State) -> str | None:
    there = bag_with(state.bag, _on_table(state) + "".join(state.hands))
    return find_lost_pieces(state.rules.bag, there, state.bag)


def _bad_hands(state: State) -> str | None:
    bad = find_bad_hand(state.hands, state.rules.players, state.gone)
    if bad is not None:
        return bad
    fresh = state.fresh
    if fresh is not None and fresh.digit not in state.hands[fresh.seat]:
        return f"seat {fresh.seat} has drawn {fresh.digit} and does not hold it"
    return None


def _bad_arcs(state: State) -> str | None:
    """How the attachments differ from the pieces of the arcs, if they do."""
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
