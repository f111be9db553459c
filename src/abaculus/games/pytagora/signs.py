"""How pieces look and sound, on every screen of the family."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from abaculus.games.pytagora.kinds import COMMON, HIDDEN, KINDS, format_piece, is_number
from abaculus.kernel.scene_parts import Face, Text

_SPOKEN: Final = {
    "+": "piece-plus",
    "-": "piece-minus",
    "*": "piece-times",
    "/": "piece-divided",
    "=": "piece-equals",
    "(": "piece-open",
    ")": "piece-close",
    ",": "piece-comma",
    "~": "piece-period",
    "^2": "piece-square",
    "^3": "piece-cube",
    "^4": "piece-fourth-power",
    "r2": "piece-square-root",
    "r3": "piece-cube-root",
    "r4": "piece-fourth-root",
}
_KINDS: Final = {format_piece(kind): kind for kind in KINDS}


def kind_of(sign: str) -> str | None:
    """The piece that shows this sign, else None."""
    return _KINDS.get(sign)


def format_pieces(kinds: Iterable[str]) -> str:
    """Pieces one after the other, as printed for people."""
    return " ".join(map(format_piece, kinds))


@cache
def piece_face(kind: str) -> Face[Text]:
    """The look and sound of a piece; a hidden one shows its back."""
    if kind == HIDDEN:
        return Face("", "back", Text("piece-hidden"))
    if is_number(kind):
        return Face(
            format_piece(kind), "number", Text("piece-number", {"number": kind.strip("{}")})
        )
    role = "common" if kind in COMMON else "sign"
    return Face(format_piece(kind), role, Text(_SPOKEN[kind]))
