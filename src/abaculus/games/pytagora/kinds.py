# hot: compiled with mypyc where possible
"""The kinds of pieces by their canonical names, their two sorts, and collections of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from abaculus.kernel.messages import Refusal

DIGITS: Final[tuple[str, ...]] = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
SIGNS: Final[tuple[str, ...]] = ("+", "-", "*", "/")
POWERS: Final[tuple[str, ...]] = ("^2", "^3", "^4")
ROOTS: Final[tuple[str, ...]] = ("r2", "r3", "r4")
FRACTIONS: Final[tuple[str, ...]] = (
    "{1/2}",
    "{1/3}",
    "{2/3}",
    "{1/4}",
    "{3/4}",
    "{1/5}",
    "{1/6}",
    "{1/8}",
    "{1/10}",
)
KINDS: Final[tuple[str, ...]] = (
    *DIGITS,
    *SIGNS,
    *("=", "(", ")", ",", "~"),
    *POWERS,
    *ROOTS,
    *FRACTIONS,
)
"""Every kind of piece, in canonical order."""
COMMON: Final[tuple[str, ...]] = ("=", ")")
"""The kinds of the common stock, which no hand holds."""
HIDDEN: Final = "_"
"""Stands for a piece whose kind the viewer may not know."""

PLACE: Final = {kind: place for place, kind in enumerate(KINDS)}
"""The place of a kind in canonical order."""

_NUMBERS: Final = frozenset((*DIGITS, *FRACTIONS))
_LONGEST_NAME: Final = max(len(kind) for kind in KINDS)
_ALSO: Final = {
    **dict.fromkeys("−–", "-"),
    **dict.fromkeys("×xX·", "*"),
    **dict.fromkeys("÷:", "/"),
    ".": ",",
    "‾": "~",
    **dict(zip("²³⁴√∛∜", (*POWERS, *ROOTS), strict=True)),
    **dict(zip("½⅓⅔¼¾⅕⅙⅛⅒", FRACTIONS, strict=True)),
}
_SHOWN: Final = {
    **dict(zip(KINDS, KINDS, strict=True)),
    "-": "−",
    "*": "×",
    "/": "÷",
    "~": "‾",
    **dict(zip((*POWERS, *ROOTS), "²³⁴√∛∜", strict=True)),
    **dict(zip(FRACTIONS, "½⅓⅔¼¾⅕⅙⅛⅒", strict=True)),
}
SORTS: Final[tuple[str, ...]] = ("number", "symbol")
ENOUGH: Final = 3
"""How many pieces of each sort a hand is topped up to."""


def split_pieces(text: str) -> list[str]:
    """The pieces a text names one after the other; unknown text is left as it is."""
    pieces: list[str] = []
    place = 0
    while place < len(text):
        sign = text[place]
        if sign.isspace():
            place += 1
            continue
        name = _name_at(text, place, sign)
        pieces.append(_ALSO.get(name, name))
        place += len(name)
    return pieces


def _name_at(text: str, place: int, sign: str) -> str:
    if sign in "^r":
        follows = text[place + 1 : place + 2]
        return sign + follows if follows.isascii() and follows.isdigit() else sign
    if sign == "{":
        end = text.find("}", place, place + _LONGEST_NAME)
        return text[place : end + 1] if end > 0 else sign
    return sign


def parse_pieces(text: str) -> tuple[str, ...] | Refusal:
    """Parse pieces in order, ignoring spaces."""
    pieces = split_pieces(text)
    for piece in pieces:
        if piece not in PLACE:
            return unknown_piece(piece)
    return tuple(pieces)


def unknown_piece(piece: str) -> Refusal:
    """The refusal of something that is not a piece of the box."""
    shown = piece[:20].encode("utf-8", "replace").decode()
    return Refusal("unknown_piece", {"piece": shown})


def text_of(pieces: Iterable[str]) -> str:
    """Pieces in canonical text, one after the other."""
    return "".join(pieces)


def format_piece(kind: str) -> str:
    """A piece as printed for people: × ÷ − √ ² ½."""
    return _SHOWN.get(kind, kind)


def is_number(kind: str) -> bool:
    """Whether it is a number piece: a digit or a fraction."""
    return kind in _NUMBERS


def is_symbol(kind: str) -> bool:
    """Whether it is a symbol piece of a hand."""
    return kind in PLACE and kind not in _NUMBERS and kind not in COMMON


def in_order(pieces: Iterable[str]) -> tuple[str, ...]:
    """The pieces of a hand in canonical order."""
    return tuple(sorted(pieces, key=PLACE.__getitem__))


def hand_with(hand: Sequence[str], pieces: Iterable[str]) -> tuple[str, ...]:
    """The hand with pieces added."""
    return in_order([*hand, *pieces])


def hand_without(hand: Sequence[str], pieces: Iterable[str]) -> tuple[str, ...] | None:
    """The hand left when pieces leave it; None if some are missing."""
    left = list(hand)
    for piece in pieces:
        if piece not in left:
            return None
        left.remove(piece)
    return tuple(left)


def counts_of(pieces: Iterable[str]) -> tuple[int, ...]:
    """How many there are of each kind, in the order of `KINDS`."""
    return bag_with((0,) * len(KINDS), pieces)


def pieces_in(counts: Sequence[int]) -> tuple[str, ...]:
    """The pieces of these counts, in canonical order."""
    return tuple(kind for kind, many in zip(KINDS, counts, strict=True) for _ in range(many))


def bag_with(bag: Sequence[int], pieces: Iterable[str]) -> tuple[int, ...]:
    """The bag with pieces added."""
    counts = list(bag)
    for piece in pieces:
        counts[PLACE[piece]] += 1
    return tuple(counts)


def bag_without(bag: Sequence[int], pieces: Iterable[str]) -> tuple[int, ...]:
    """The bag with pieces removed."""
    counts = list(bag)
    for piece in pieces:
        counts[PLACE[piece]] -= 1
    return tuple(counts)


def is_of(sort: str, kind: str) -> bool:
    """Whether a piece is of a sort: `any`, `number` or `symbol`."""
    return sort == "any" or is_number(kind) == (sort == "number")


def part_of(bag: tuple[int, ...], sort: str) -> tuple[tuple[str, int], ...]:
    """Each kind of that sort in the bag, with its count."""
    return tuple(
        (kind, count) for kind, count in zip(KINDS, bag, strict=True) if count and is_of(sort, kind)
    )


def many_in(bag: tuple[int, ...], sort: str) -> int:
    """How many pieces of a sort the bag holds."""
    return sum(count for _, count in part_of(bag, sort))


def shortfall(hand: Sequence[str], sort: str) -> int:
    """How many pieces of a sort a hand needs to have enough."""
    held = sum(1 for piece in hand if is_of(sort, piece))
    return max(0, ENOUGH - held)
