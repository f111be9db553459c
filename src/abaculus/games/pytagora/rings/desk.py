"""The desk of The Square and Even & Odd: the pieces attached at each end, and a hand."""

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
from abaculus.games.pytagora.rings.options import rules
from abaculus.games.pytagora.rings.ring import Arc, Ring, is_complete, laid_places
from abaculus.games.pytagora.rings.state import Attaching, Attachment, Drawing, Rules, State
from abaculus.games.pytagora.rings.turns import fitting_moves
from abaculus.games.pytagora.rings.view import View
from abaculus.kernel.desk import Desk
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import Options


class RingDesk(MachineDesk):
    """Judges moves; the pieces attached at both ends are the position."""

    def build_state(self, game: AnyGame, options: Options, given: DeskTexts) -> State | Refusal:
        """The state with the rings laid so far, in the turn of seat 0."""
        table = rules(game.info.id, options)
        arcs = _arcs(table, "".join(given.get("position", "").split()))
        if isinstance(arcs, Refusal):
            return arcs
        hand = digits_of(given)
        if isinstance(hand, Refusal):
            return hand
        left = take_from_bag(table.bag, _laid_digits(table, arcs) + hand)
        if isinstance(left, Refusal):
            return left
        others, bag = others_hands(left, table.players - 1, table.hand_size)
        return State(
            rules=table,
            phase=Attaching(0, 0) if fitting_moves(table, arcs, hand) else Drawing(0, 0),
            arcs=arcs,
            bag=bag,
            hands=(hand, *others),
            laid=_attachments(table, arcs),
            turns=sum(arc.left + arc.right for arc in arcs),
        )

    def judged_state(self, state: State) -> State:
        """The state as if something fitted, so that a misfit is explained as one."""
        return replace(state, phase=Attaching(0, 0))

    def given(self, game: AnyGame, view: View) -> dict[str, str]:
        """Both ends and own hand; empty after a piece was drawn in this turn."""
        phase = view.phase
        if view.seat is None or not isinstance(phase, Attaching | Drawing):
            return {}
        if isinstance(phase, Attaching) and phase.seat == view.seat and phase.drawn:
            return {}
        parts: list[str] = []
        for ring, arc in zip(view.rules.rings, view.arcs, strict=True):
            digits = "".join(ring.order[place] for place in laid_places(ring, arc))
            parts.append(f"{digits[: arc.left][::-1]}/{digits[arc.left + 1 :]}")
        return {"position": ";".join(parts), "rack": view.hands[view.seat]}


def _arcs(table: Rules, text: str) -> tuple[Arc, ...] | Refusal:
    """The arc laid of each ring; no text: only the first pieces."""
    parts = text.split(";") if text else [""] * len(table.rings)
    if len(parts) != len(table.rings):
        return Refusal("bad_ring")
    arcs: list[Arc] = []
    for ring, part in zip(table.rings, parts, strict=True):
        left, slash, right = part.partition("/")
        arc = Arc(len(left), len(right))
        if (part and not slash) or not _fits(ring, arc, left, right):
            return Refusal("bad_ring")
        arcs.append(arc)
    if all(map(is_complete, table.rings, arcs)):
        return Refusal("square_complete")
    return tuple(arcs)


def _fits(ring: Ring, arc: Arc, left: str, right: str) -> bool:
    """Whether these digits belong there, in this order."""
    if arc.left + arc.right >= len(ring.order):
        return False
    digits = [ring.order[place] for place in laid_places(ring, arc)]
    before = digits[: arc.left]
    return list(left) == before[::-1] and list(right) == digits[arc.left + 1 :]


def _laid_digits(table: Rules, arcs: tuple[Arc, ...]) -> str:
    return "".join(
        ring.order[place]
        for ring, arc in zip(table.rings, arcs, strict=True)
        for place in laid_places(ring, arc)
    )


def _attachments(table: Rules, arcs: tuple[Arc, ...]) -> tuple[Attachment, ...]:
    """Attachments by the seats in turn, because their owners are not known."""
    places = [
        (number, place)
        for number, (ring, arc) in enumerate(zip(table.rings, arcs, strict=True))
        for place in laid_places(ring, arc)
        if place != ring.start
    ]
    return tuple(
        Attachment(turn % table.players, number, place)
        for turn, (number, place) in enumerate(places)
    )


DESK: Final[Desk] = RingDesk()
