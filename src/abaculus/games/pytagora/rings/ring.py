"""A ring of digits and the arc of it already laid (specification 5.7)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

SIDES: Final = ("L", "R")
"""The anticlockwise end of an arc, and the clockwise one."""


class Ring(Struct, frozen=True):
    """The cells on the edge of a square, numbered clockwise from its upper left corner."""

    name: str
    """Its name in moves: `E`, `O`; empty where there is only one ring."""
    side: int
    """The number of cells per side of the square."""
    order: tuple[str, ...]
    """The digit that belongs on each cell."""
    start: int
    """The cell whose digit is laid at the start."""


class Arc(Struct, frozen=True):
    """The part of a ring already laid: this many pieces to either side of the first one."""

    left: int = 0
    right: int = 0


def ring_of(name: str, digits: str, first: str) -> Ring:
    """The ring whose upper side shows these digits from left to right, started with one of them."""
    there_and_back = digits + digits[-2:0:-1]
    return Ring(name, len(digits), tuple(there_and_back * 2), digits.index(first))


def left_place(ring: Ring, arc: Arc) -> int:
    """The next cell at the left end."""
    return (ring.start - arc.left - 1) % len(ring.order)


def right_place(ring: Ring, arc: Arc) -> int:
    """The next cell at the right end; the last cell is the same for both ends."""
    return (ring.start + arc.right + 1) % len(ring.order)


def is_complete(ring: Ring, arc: Arc) -> bool:
    """Whether every cell has its digit."""
    return arc.left + arc.right + 1 == len(ring.order)


def open_ends(ring: Ring, arc: Arc) -> tuple[tuple[str, int], ...]:
    """The ends that can be continued, each with its cell: two, one at the last cell, then none."""
    if is_complete(ring, arc):
        return ()
    left, right = left_place(ring, arc), right_place(ring, arc)
    return (("L", left),) if left == right else (("L", left), ("R", right))


def laid_places(ring: Ring, arc: Arc) -> list[int]:
    """The cells of the arc, from its left end to its right end."""
    size = len(ring.order)
    return [(ring.start + step) % size for step in range(-arc.left, arc.right + 1)]


def place_at(ring: Ring, place: int) -> tuple[int, int]:
    """Column and row of a cell, counted from the upper left corner."""
    last = ring.side - 1
    edge, step = divmod(place, last)
    return ((step, 0), (last, step), (last - step, last), (0, last - step))[edge]
