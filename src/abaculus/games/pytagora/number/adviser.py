"""The adviser of The Number: hints during a game and reviews after it."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.number.faces import NAMES, SIGNED, chain, fitting_digits
from abaculus.games.pytagora.number.stage.zones import PLACE, rack_pieces
from abaculus.games.pytagora.number.state import Facing, Putting
from abaculus.games.pytagora.number.view import View
from abaculus.games.pytagora.signs import format_pieces, piece_face
from abaculus.kernel.adviser import Adviser
from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.scene_parts import Piece, Text
from abaculus.kernel.scenes import Advice


class NumberAdviser:
    """Finds the longest chain of pieces for a turn."""

    def best(self, game: AnyGame, view: View, stop: Stop) -> Advice[Text] | None:
        """The face or the piece that begins the longest chain; None where there is no choice."""
        found = _best(view)
        if found is None or view.seat is None:
            return None
        face, pieces = found
        sentence = Text("number-best", {"pieces": format_pieces(pieces), "count": len(pieces)})
        if isinstance(view.phase, Facing):
            return Advice(f"face:{face}", 0, sentence)
        piece = next(
            one for one, digit in rack_pieces(view, view.seat).items() if digit == pieces[0]
        )
        laid = Piece(piece, PLACE, piece_face(pieces[0]))
        return Advice(f"put:{pieces[0]}", 0, sentence, pieces=(laid,))

    def hint(self, game: AnyGame, view: View, rung: int, stop: Stop) -> tuple[Text, ...]:
        """What to look for, how many pieces can go, and which."""
        found = _best(view)
        if found is None:
            return ()
        face, pieces = found
        number = view.pile[-1].digit
        if isinstance(view.phase, Facing):
            look = Text("number-hint-face")
            last = Text("number-hint-choose", {"how": NAMES[face]})
        else:
            digits = format_pieces(fitting_digits(face, number))
            look = Text("number-hint-look", {"how": NAMES[face], "number": number})
            last = Text("number-hint-digits", {"digits": digits})
        rungs = (
            look,
            last,
            Text("number-hint-count", {"count": len(pieces)}),
            Text("number-hint-pieces", {"pieces": format_pieces(pieces)}),
        )
        return rungs[: max(rung, 1)]


def _best(view: View) -> tuple[str, str] | None:
    """The face and the longest chain of the viewer who must choose; None: there is none."""
    phase, seat = view.phase, view.seat
    if seat is None or not isinstance(phase, Facing | Putting) or phase.seat != seat:
        return None
    number, hand = view.pile[-1].digit, view.hands[seat]
    faces = SIGNED if isinstance(phase, Facing) else (view.face,)
    chains = {face: chain(face, number, hand) for face in faces}
    face = max(faces, key=lambda one: len(chains[one]))
    return face, chains[face]


ADVISER: Final[Adviser[View]] = NumberAdviser()
