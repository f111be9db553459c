"""What can never be true of a state of The Number."""

from __future__ import annotations

from abaculus.games.pytagora.digits import bag_with, find_bad_hand, find_lost_pieces
from abaculus.games.pytagora.number.faces import FACES, SIGNED
from abaculus.games.pytagora.number.state import Drawing, Ended, Facing, Putting, State
from abaculus.games.pytagora.number.turns import fits


def fault(state: State) -> str | None:
    """The first impossible thing; None for a sound state."""
    return (
        _lost_pieces(state)
        or find_bad_hand(state.hands, state.rules.players, state.gone)
        or _bad_turn(state)
    )


def _lost_pieces(state: State) -> str | None:
    pile = "".join(laid.digit for laid in state.pile)
    there = bag_with(state.bag, "".join(state.hands) + pile)
    return find_lost_pieces(state.rules.bag, there, state.bag)


def _bad_turn(state: State) -> str | None:
    phase = state.phase
    if state.face and state.face not in FACES:
        return f"the die shows {state.face}"
    if isinstance(phase, Ended) or not isinstance(phase, Facing | Drawing | Putting):
        return None
    if isinstance(phase, Facing):
        return None if state.face == FACES[-1] else f"a face must be chosen on {state.face}"
    if state.face not in SIGNED:
        return f"nothing can be put on the face {state.face}"
    fit = fits(state, phase.seat)
    if isinstance(phase, Drawing):
        return f"{fit} fits, but a piece must be drawn" if fit else None
    if not fit:
        return "nothing fits, but a piece must be put"
    return f"{fit} fit, and one was drawn" if phase.drawn and len(fit) > 1 else None
