"""The adviser of The Square and Even & Odd: hints during a game and reviews after it."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.rings.bots import best
from abaculus.games.pytagora.rings.moves import Attach
from abaculus.games.pytagora.rings.ring import open_ends
from abaculus.games.pytagora.rings.stage import cell_id, rack_pieces
from abaculus.games.pytagora.rings.view import View
from abaculus.games.pytagora.signs import piece_face
from abaculus.kernel.adviser import Adviser
from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Value
from abaculus.kernel.scene_parts import Piece, Text
from abaculus.kernel.scenes import Advice


class RingAdviser:
    """Knows which piece to attach, and why there."""

    def best(self, game: AnyGame, view: View, stop: Stop) -> Advice[Text] | None:
        """The piece to attach; None where there is no choice."""
        move = best(view)
        if not isinstance(move, Attach) or view.seat is None:
            return None
        held = rack_pieces(view.seat, view.hands[view.seat])
        piece = next(one for one, digit in held.items() if digit == move.digit)
        laid = Piece(piece, _cell(view, move), piece_face(move.digit))
        text = game.notation.write_move(move)
        return Advice(text, 0, Text("ring-best", _end_values(view, move)), pieces=(laid,))

    def hint(self, game: AnyGame, view: View, rung: int, stop: Stop) -> tuple[Text, ...]:
        """That there is one, at which end, and which."""
        move = best(view)
        if not isinstance(move, Attach):
            return ()
        values = _end_values(view, move)
        rungs = (Text("ring-hint"), Text("ring-hint-end", values), Text("ring-hint-piece", values))
        return rungs[: max(rung, 1)]


def _end_values(view: View, move: Attach) -> dict[str, Value]:
    side = "left" if move.side == "L" else "right"
    ring = {"E": "even", "O": "odd"}.get(move.ring, "only")
    count = view.hands[view.seat or 0].count(move.digit)
    return {"piece": move.digit, "side": side, "ring": ring, "count": count}


def _cell(view: View, move: Attach) -> str:
    for ring, arc in zip(view.rules.rings, view.arcs, strict=True):
        if ring.name == move.ring:
            return cell_id(ring, dict(open_ends(ring, arc))[move.side])
    raise AssertionError(f"there is no ring {move.ring}")


ADVISER: Final[Adviser[View]] = RingAdviser()
