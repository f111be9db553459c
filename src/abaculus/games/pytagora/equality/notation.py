# hot: compiled with mypyc where possible
"""Lines as text (5.2): `h0,3:1[6]/4=7-3`, `v1,-1:2[*]3=6`, `e1:=21/3`."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.equality.terms import Continue, Play, Write
from abaculus.games.pytagora.kinds import split_pieces
from abaculus.kernel.messages import Refusal

LONGEST: Final = 4_000
"""The most characters of a line."""

_FIGURES: Final = 6
"""The most digits of a coordinate or a line number."""
_SHOWN: Final = 30


def unreadable(text: str, place: int) -> Refusal:
    """The refusal of a text that is not a move, from where it stops making sense."""
    rest = text[place : place + _SHOWN]
    shown = rest if rest.strip() else f"{text[-_SHOWN:]}…"
    return Refusal("bad_notation", {"text": shown.encode("utf-8", "replace").decode()})


def parse_play(text: str) -> Play | Refusal:
    """Parse a line without looking at a board; its pieces may be unknown ones."""
    start = len(text) - len(text.lstrip())
    if len(text) > LONGEST:
        return unreadable(text, LONGEST)
    way = text[start : start + 1].lower()
    if way not in ("h", "v", "e"):
        return unreadable(text, start)
    colon = text.find(":", start)
    if colon < 0:
        return unreadable(text, len(text.rstrip()))
    if way == "e":
        number = _whole(text[start + 1 : colon])
        if number is None or number < 0:
            return unreadable(text, start + 1)
        marked = parse_marked_pieces(text, colon + 1)
        return marked if isinstance(marked, Refusal) else Continue(number, *marked)
    return _parse_write(text, start, colon, way == "v")


def _parse_write(text: str, start: int, colon: int, down: bool) -> Write | Refusal:
    comma = text.find(",", start, colon)
    if comma < 0:
        return unreadable(text, colon)
    x, y = _whole(text[start + 1 : comma]), _whole(text[comma + 1 : colon])
    if x is None:
        return unreadable(text, start + 1)
    if y is None:
        return unreadable(text, comma + 1)
    marked = parse_marked_pieces(text, colon + 1)
    return marked if isinstance(marked, Refusal) else Write(x, y, down, *marked)


def _whole(text: str) -> int | None:
    figures = text.strip()
    minus = figures[:1] in ("-", "−", "–")
    if minus:
        figures = figures[1:]
    if not (figures.isascii() and figures.isdigit() and len(figures) <= _FIGURES):
        return None
    return -int(figures) if minus else int(figures)


def parse_marked_pieces(
    text: str, start: int
) -> tuple[tuple[str, ...], tuple[bool, ...]] | Refusal:
    """The pieces of a text from a place on, and which of them are in brackets [ ]."""
    if len(text) > LONGEST:
        return unreadable(text, LONGEST)
    pieces: list[str] = []
    crossed: list[bool] = []
    place = start
    while place < len(text):
        opening = text.find("[", place)
        end = len(text) if opening < 0 else opening
        stray = text.find("]", place, end)
        if stray >= 0:
            return unreadable(text, stray)
        _add(pieces, crossed, text[place:end], False)
        if opening < 0:
            break
        closing = text.find("]", opening)
        inside = text[opening + 1 : closing]
        if closing < 0 or "[" in inside or not inside.strip():
            return unreadable(text, opening)
        _add(pieces, crossed, inside, True)
        place = closing + 1
    if not pieces:
        return unreadable(text, len(text))
    return tuple(pieces), tuple(crossed)


def _add(pieces: list[str], crossed: list[bool], text: str, is_crossed: bool) -> None:
    found = split_pieces(text)
    pieces += found
    crossed += [is_crossed] * len(found)


def format_play(play: Play) -> str:
    """The canonical text of a line."""
    pieces = "".join(
        [
            f"[{piece}]" if is_crossed else piece
            for piece, is_crossed in zip(play.pieces, play.crossed, strict=True)
        ]
    )
    if isinstance(play, Continue):
        return f"e{play.number}:{pieces}"
    return f"{'v' if play.down else 'h'}{play.x},{play.y}:{pieces}"
