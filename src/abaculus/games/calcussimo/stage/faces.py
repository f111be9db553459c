"""How chips and coloured squares look and sound."""

from __future__ import annotations

from typing import Final

from abaculus.games.calcussimo.kinds import NUMBERS, format_chips
from abaculus.games.calcussimo.move_text import format_square
from abaculus.kernel.scene_parts import CellMark, Face, Piece, Text

MARKS: Final = {
    "G": CellMark("×2", "green", round=True),
    "B": CellMark("×3", "blue", round=True),
    "Y": CellMark("×2", "yellow"),
    "P": CellMark("×3", "purple"),
    "L": CellMark("×2", "yellow"),
}
"""The marks of the coloured squares: round for a number, square for a whole calculation."""

_SPOKEN: Final = {"+": "chip-plus", "-": "chip-minus", "*": "chip-times", "/": "chip-divided"}


def chip_face(chip: str, *, is_joker: bool = False) -> Face[Text]:
    """The face of a chip; a joker with a value shows the value."""
    if chip == "?":
        return Face("?", "wild", Text("chip-joker"))
    is_number = chip in NUMBERS
    spoken = Text("chip-number", {"number": chip}) if is_number else Text(_SPOKEN[chip])
    if is_joker:
        spoken = Text("chip-joker-as", {"chip": format_chips(chip)})
    return Face(format_chips(chip), "number" if is_number else "sign", spoken)


def board_piece(cell: int, chip: str, *, is_joker: bool) -> Piece[Text]:
    """A chip on a square of the board."""
    square = format_square(cell)
    face = chip_face(chip, is_joker=is_joker)
    return Piece(f"b:{square}", square, face, ("joker",) if is_joker else ())
