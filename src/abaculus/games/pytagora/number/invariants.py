"""What can never be true of a table of The Number, however it was played."""

from __future__ import annotations

from abaculus.games.pytagora.digits import bag_with, hand_of
from abaculus.games.pytagora.number.faces import FACES, SIGNED
from abaculus.games.pytagora.number.state import Drawing, Ended, Facing, Putting, State
from abaculus.games.pytagora.number.turns import fits


def fault(state: State) -> str | None:
    """The first thing that is impossible; None for a sound table."""
    return _lost_pieces(state) or _bad_hands(state) or _bad_turn(state)


def _lost_pieces(state: State) -> str | None:
    pile = "".join(laid.digit for laid in state.pile)
    there = bag_with(state.bag, "".join(state.hands) + pile)
    if there != state.rules.bag or min(state.bag) < 0:
        return f"the pieces are {there}, the set is {state.rules.bag}"
    return None


def _bad_hands(state: State) -> str | None:
    if len(state.hands) != state.rules.players:
        return f"there are {len(state.hands)} hands"
    for seat, hand in enumerate(state.hands):
        if hand != hand_of(hand):
            return f"seat {seat} holds {hand}"
        if hand and seat in state.gone:
            return f"seat {seat} has left and holds {hand}"
    return None


def _bad_turn(state: State) -> str | None:
    phase = state.phase
    if state.face and state.face not in FACES:
        return f"the die shows {state.face}"
    if isinstance(phase, Ended) or not isinstance(phase, Facing | Drawing | Putting):
        return None
    if isinstance(phase, Facing):
        return None if state.face == FACES[-1] else f"a face is to be chosen on {state.face}"
    if state.face not in SIGNED:
        return f"nothing can be put on the face {state.face}"
    fit = fits(state, phase.seat)
    if isinstance(phase, Drawing):
        return f"{fit} fits, and a piece is to be drawn" if fit else None
    if not fit:
        return "nothing fits, and a piece is to be put"
    return f"{fit} fit, and one was drawn" if phase.drawn and len(fit) > 1 else None
