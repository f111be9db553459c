"""What a formula is, and how tightly each of its heads holds its parts together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, Union, cast

Formula: TypeAlias = Union[int, str, tuple["Formula", ...]]  # noqa: UP007 - it names itself

RELATION, SUM, PRODUCT, SIGNED, JOINED, POWER, ATOM = range(7)

BINDS: Final = {
    # relations and rows
    "=": RELATION, "≠": RELATION, "<": RELATION, ">": RELATION, "≤": RELATION, "≥": RELATION,
    "≈": RELATION, "→": RELATION, "chain": RELATION,
    "list": RELATION, "or": RELATION, "and": RELATION,
    # calculation
    "+": SUM, "±": SUM, "*": PRODUCT, "÷": PRODUCT, ":": PRODUCT, "neg": SIGNED, "jux": JOINED,
    "^": POWER, "!": POWER, "pct": POWER, "deg": POWER, "prime": POWER,
    # numbers that are written with more than digits
    "dec": ATOM, "per": ATOM, "frac": ATOM, "mixed": JOINED, "based": ATOM,
    # enclosed
    "()": ATOM, "abs": ATOM, "root": ATOM, "pt": ATOM, "set": ATOM, "span": ATOM,
    # named
    "call": ATOM, "fn": JOINED, "log": JOINED, "sub": ATOM, "side": ATOM, "integral": JOINED,
    "gap": ATOM, "dots": ATOM, "inf": ATOM,
}  # fmt: skip
"""The heads; a part that binds less than its place asks for gets brackets."""


def heads() -> frozenset[str]:
    """Every head that a formula may have."""
    return frozenset(BINDS)


def frozen(parts: object) -> Formula:
    """A formula from the lists that JSON makes of it; raises ValueError for anything else."""
    if isinstance(parts, int | str) and not isinstance(parts, bool):
        return parts
    inside = cast("Sequence[object]", parts)
    if not isinstance(parts, list | tuple) or not inside or not isinstance(inside[0], str):
        raise ValueError(f"{parts!r} is no formula")
    return tuple(map(frozen, inside))
