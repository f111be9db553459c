"""How chips and coloured squares look and sound."""

from __future__ import annotations

from typing import Final

from abaculus.games.calcussimo.kinds import NUMBERS, shown
from abaculus.games.calcussimo.notation import write_square
from abaculus.kernel.scene_parts import Face, Mark, Piece, Text

MARKS: Final = {
    "G": Mark("×2", "green", round=True),
    "B": Mark("×3", "blue", round=True),
    "Y": Mark("×2", "yellow"),
    "P": Mark("×3", "purple"),
    "L": Mark("×2", "yellow"),
}
"""What is printed on the coloured squares: round for a number, square for a whole calculation."""

_SPOKEN: Final = {"+": "chip-plus", "-": "chip-minus", "*": "chip-times", "/": "chip-divided"}


def chip_face(chip: str, *, is_joker: bool = False) -> Face[Text]:
    """What a chip shows; a joker with a value shows that."""
    if chip == "?":
        return Face("?", "wild", Text("chip-joker"))
    is_number = chip in NUMBERS
    spoken = Text("chip-number", {"number": chip}) if is_number else Text(_SPOKEN[chip])
    if is_joker:
        spoken = Text("chip-joker-as", {"chip": shown(chip)})
    return Face(shown(chip), "number" if is_number else "sign", spoken)


def board_piece(cell: int, chip: str, *, is_joker: bool) -> Piece[Text]:
    """A chip on a square of the board."""
    square = write_square(cell)
    face = chip_face(chip, is_joker=is_joker)
    return Piece(f"b:{square}", square, face, ("joker",) if is_joker else ())
