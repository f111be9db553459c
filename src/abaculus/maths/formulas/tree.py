"""What a formula is, and how tightly each head binds its parts."""

from __future__ import annotations

from typing import Final, TypeAlias, Union

Formula: TypeAlias = Union[int, str, tuple["Formula", ...]]  # noqa: UP007 - it names itself

# separate names, so that compiled writers hold the numbers themselves
RELATION: Final = 0
SUM: Final = 1
PRODUCT: Final = 2
SIGNED: Final = 3
JOINED: Final = 4
POWER: Final = 5
ATOM: Final = 6

BINDS: Final = {
    # relations and rows
    "=": RELATION, "≠": RELATION, "<": RELATION, ">": RELATION, "≤": RELATION, "≥": RELATION,
    "≈": RELATION, "→": RELATION, "chain": RELATION,
    "list": RELATION, "or": RELATION, "and": RELATION,
    # calculation
    "+": SUM, "±": SUM, "*": PRODUCT, "÷": PRODUCT, ":": PRODUCT, "neg": SIGNED, "jux": JOINED,
    "^": POWER, "!": POWER, "pct": POWER, "deg": POWER, "prime": POWER,
    # numbers that are written with more than digits
    "dec": ATOM, "per": ATOM, "frac": ATOM, "vulgar": ATOM, "mixed": JOINED, "based": ATOM,
    # enclosed
    "()": ATOM, "abs": ATOM, "root": ATOM, "pt": ATOM, "set": ATOM, "span": ATOM,
    # named
    "call": ATOM, "fn": JOINED, "log": JOINED, "sub": ATOM, "side": ATOM, "integral": JOINED,
    "gap": ATOM, "dots": ATOM, "inf": ATOM,
}  # fmt: skip
"""How tightly each head binds; a part that binds less than its place requires gets brackets."""
