"""The light blue die: its faces, and which pieces fit them (2.5, 5.5)."""

from __future__ import annotations

from typing import Final

FACES: Final = ("+1", "-1", ">", "<", "=", "free")
"""The faces in the order of the die's numbers, which is the order of the rules."""
FREE: Final = "free"
SIGNED: Final = FACES[:-1]
"""The faces that may be chosen."""
NAMES: Final = {
    "+1": "next",
    "-1": "previous",
    ">": "higher",
    "<": "lower",
    "=": "same",
    "free": "free",
}
"""The faces in words."""


def fitting_digits(face: str, number: str) -> str:
    """The digits that fit on a number, in ascending order; nothing is above 9 or below 0."""
    top = int(number)
    match face:
        case "+1":
            digits = range(top + 1, min(top + 2, 10))
        case "-1":
            digits = range(max(top - 1, 0), top)
        case ">":
            digits = range(top + 1, 10)
        case "<":
            digits = range(top)
        case "=":
            digits = range(top, top + 1)
        case _:
            raise ValueError(f"nothing can be put on the face {face}")
    return "".join(map(str, digits))


def fitting_pieces(face: str, number: str, hand: str) -> str:
    """The pieces of a hand that fit, equal ones separately."""
    digits = fitting_digits(face, number)
    return "".join(piece for piece in hand if piece in digits)


def chain(face: str, number: str, hand: str) -> str:
    """The most pieces that can be put one after the other: always the nearest that fits next."""
    if face == "=":
        return fitting_pieces(face, number, hand)
    pieces = ""
    while fits := fitting_pieces(face, number, hand):
        number = fits[-1] if face in ("-1", "<") else fits[0]
        pieces += number
    return pieces
