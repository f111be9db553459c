"""The Number at the referee's desk: the pile, the die and a hand."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.pytagora.desk_base import (
    DeskTexts,
    MachineDesk,
    digits_of,
    others_hands,
    take_from_bag,
)
from abaculus.games.pytagora.kinds import DIGITS
from abaculus.games.pytagora.number.faces import FREE, SIGNED, fitting_pieces
from abaculus.games.pytagora.number.options import rules
from abaculus.games.pytagora.number.state import (
    Drawing,
    Facing,
    Phase,
    PilePiece,
    Putting,
    Rolling,
    State,
)
from abaculus.games.pytagora.number.view import View
from abaculus.kernel.desk import Desk
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import Options


class NumberDesk(MachineDesk):
    """Judges moves; the pile is the position, and without a die the seat must throw it."""

    def build_state(self, game: AnyGame, options: Options, given: DeskTexts) -> State | Refusal:
        """The state with the NUMBER on its pile; seat 0 is in turn, others are dealt hands."""
        table = rules(options)
        pile = "".join(given.get("position", "").split())
        if not pile or not all(sign in DIGITS for sign in pile):
            return Refusal("bad_number")
        face = "".join(given.get("die", "").split()).replace("−", "-")
        if face and face not in (*SIGNED, FREE):
            return Refusal("bad_face")
        hand = digits_of(given)
        if isinstance(hand, Refusal):
            return hand
        left = take_from_bag(table.bag, pile + hand)
        if isinstance(left, Refusal):
            return left
        others, bag = others_hands(left, table.players - 1, table.hand_size)
        return State(
            rules=table,
            phase=_phase(face, pile[-1], hand),
            bag=bag,
            hands=(hand, *others),
            pile=tuple(PilePiece(digit, None) for digit in pile),
            face=face,
            throws=1 if face else 0,
            turns=1,
        )

    def judged_state(self, state: State) -> State:
        """The state as if something fitted, so that a misfit is explained as one."""
        if isinstance(state.phase, Drawing):
            return replace(state, phase=Putting(0, 0, may_stop=False))
        return state

    def given(self, game: AnyGame, view: View) -> dict[str, str]:
        """Pile, own hand and die; empty after a piece was put or drawn in this turn."""
        phase = view.phase
        if view.seat is None or not view.pile:
            return {}
        if isinstance(phase, Putting) and phase.seat == view.seat and phase.may_stop:
            return {}
        pile = "".join(laid.digit for laid in view.pile)
        texts = {"position": pile, "rack": view.hands[view.seat]}
        return {**texts, "die": view.face} if view.face else texts


def _phase(face: str, number: str, hand: str) -> Phase:
    if not face:
        return Rolling(0, 0)
    if face == FREE:
        return Facing(0, 0)
    return Putting(0, 0, may_stop=False) if fitting_pieces(face, number, hand) else Drawing(0, 0)


DESK: Final[Desk] = NumberDesk()
