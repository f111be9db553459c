"""The NUMBER, the die and the racks as zones of a scene, and the pieces on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from abaculus.games.pytagora.number.faces import FREE, NAMES, SIGNED
from abaculus.games.pytagora.number.view import View
from abaculus.games.pytagora.racks import (
    BOARD,
    SIZE,
    last_of_digit,
    open_racks,
    piece_id,
    rack_cell,
    rack_zone,
)
from abaculus.games.pytagora.signs import piece_face
from abaculus.kernel.messages import Seat
from abaculus.kernel.prompts import PromptCard
from abaculus.kernel.scene_parts import Box, Cell, Die, Piece, Text, Zone

NUMBER: Final = "number"
DIE: Final = "die"
PLACE: Final = "place"
"""The cells of the board: the NUMBER, the die, and where a piece may be put."""

_SIGNS: Final = {"+1": "+1", "-1": "−1", ">": "↗", "<": "↘", "=": "=", FREE: "★"}
"""The faces where pictures are not available; > beside a number would say the opposite."""
_BOARD: Final[Zone[Text]] = Zone(
    BOARD,
    "board",
    Text("number-zone"),
    (
        Cell(NUMBER, Box(0, 0, SIZE, SIZE), Text("number-cell-number")),
        Cell(DIE, Box(130, 0, SIZE, SIZE), Text("number-cell-die")),
        Cell(PLACE, Box(260, 0, SIZE, SIZE), Text("number-cell-place")),
    ),
)


def zones(view: View) -> tuple[Zone[Text], ...]:
    """The board and every rack the viewer may see, the viewer's first."""
    return _BOARD, *(_rack(view, seat) for seat in open_racks(view.hands, view.seat))


def _rack(view: View, seat: Seat) -> Zone[Text]:
    places = max(view.rules.hand_size, len(view.hands[seat]))
    return rack_zone("number", seat, view.seat, places)


def pieces(view: View) -> Iterator[Piece[Text]]:
    """The NUMBER, then the pieces on open racks."""
    if view.pile:
        top = view.pile[-1]
        tags = () if top.seat is None else ("last",)
        yield Piece(_top_id(view), NUMBER, piece_face(top.digit), tags, top.seat)
    for seat in open_racks(view.hands, view.seat):
        fresh = _fresh(view, seat)
        for place, (piece, digit) in enumerate(rack_pieces(view, seat).items()):
            tags = ("fresh",) if piece == fresh else ()
            yield Piece(piece, rack_cell(seat, place), piece_face(digit), tags)


def rack_pieces(view: View, seat: Seat) -> dict[str, str]:
    """The pieces of a hand by id.

    A piece is identified by its seat, its digit and its number among all of that digit the seat
    ever had; the first to come is the first to leave, so each keeps its id in hand and on the pile.
    """
    hand = view.hands[seat]
    return {
        piece_id(seat, digit, _put(view, seat, digit) + hand[: place + 1].count(digit)): digit
        for place, digit in enumerate(hand)
    }


def _put(view: View, seat: Seat, digit: str) -> int:
    return sum(laid.seat == seat and laid.digit == digit for laid in view.pile)


def _top_id(view: View) -> str:
    top = view.pile[-1]
    if top.seat is None:
        return f"bag:{top.digit}"
    return piece_id(top.seat, top.digit, _put(view, top.seat, top.digit))


def _fresh(view: View, seat: Seat) -> str:
    """The id of the piece just drawn: the last of its digit."""
    fresh = view.fresh
    if fresh is None or fresh.seat != seat:
        return ""
    return last_of_digit(rack_pieces(view, seat), fresh.digit)


def die(view: View) -> Die[Text]:
    """The die; without a picture before it is thrown."""
    face = view.face
    if not face:
        return Die(DIE, "", "", Text("number-face-none"), "sky", throw=view.throws)
    how = NAMES[face]
    return Die(
        id=DIE,
        picture=_picture(face),
        sign=_SIGNS[face],
        name=Text("number-face", {"how": how}),
        role="sky",
        detail=Text("number-face-detail", {"how": how}),
        throw=view.throws,
    )


def _picture(face: str) -> str:
    return f"die-sky-{NAMES[face]}"


def cards() -> tuple[PromptCard[Text], ...]:
    """The faces to choose from."""
    return tuple(
        PromptCard(
            id=NAMES[face],
            picture=_picture(face),
            sign=_SIGNS[face],
            name=Text("number-face", {"how": NAMES[face]}),
            move=f"face:{face}",
        )
        for face in SIGNED
    )
