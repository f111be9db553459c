"""Napier's bones: a row of digits times one digit, read along the diagonals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from msgspec import Struct

ROWS: Final = range(1, 10)
_WIDTH: Final = 7
"""Signs of a bone in the drawing, its own edge on the left included."""


class BoneCell(Struct, frozen=True):
    """A square of a bone: the tens stand above its diagonal, the units below."""

    tens: int
    units: int


class BoneBand(Struct, frozen=True):
    """What is added between two diagonals, and what is written under it."""

    terms: tuple[int, ...]
    """The digits that stand in the band, from above."""
    carried: int
    """What came from the band on the right."""
    digit: int
    carry: int
    """What goes to the band on the left."""


def cell(bone: int, row: int) -> BoneCell:
    """The square of a bone in a row: their product."""
    return BoneCell(*divmod(bone * row, 10))


def row_cells(bones: tuple[int, ...], row: int) -> tuple[BoneCell, ...]:
    """The squares of the bones that lie there, in one row."""
    return tuple(cell(bone, row) for bone in bones)


def bands(bones: tuple[int, ...], row: int) -> tuple[BoneBand, ...]:
    """The bands of a row from the right to the left, added up with their carries."""
    cells = row_cells(bones, row)
    if not cells:
        return ()
    units = (*(one.units for one in reversed(cells)), None)
    tens = (None, *(one.tens for one in reversed(cells)))
    found = [
        tuple(term for term in pair if term is not None) for pair in zip(tens, units, strict=True)
    ]
    first, *others = found
    return tuple(accumulate(others, _next, initial=_band(first, 0)))


def read_row(bones: tuple[int, ...], row: int) -> int:
    """The product that a row tells, the digits of its bands side by side."""
    return sum(band.digit * 10**place for place, band in enumerate(bands(bones, row)))


def bones_for(number: int) -> tuple[int, ...]:
    """The bones that show a number."""
    return tuple(map(int, str(number)))


def product(number: int, factor: int) -> int:
    """A product read off the bones; of a long factor the rows are shifted and added.

    A row of the factor's digit 0 is left out, for the bones have none.
    """
    bones = bones_for(number)
    return sum(
        read_row(bones, digit) * 10**place
        for place, digit in enumerate(reversed(bones_for(factor)))
        if digit
    )


def draw_bones(bones: tuple[int, ...], taken: int = 0) -> Iterator[str]:
    """The bones as lines of text, with an arrow at the row that is taken."""
    edge = "".join(["  +---+", *("-" * (_WIDTH - 1) + "+" for _ in bones)])
    yield edge
    yield "".join(["  | × |", *(f"  {bone}   |" for bone in bones)])
    for row in ROWS:
        cells = row_cells(bones, row)
        mark = "→" if row == taken else " "
        yield edge
        yield "".join([f"{mark} | {row} |", *(f" {one.tens} / {one.units}|" for one in cells)])
    yield edge


def _band(terms: tuple[int, ...], carried: int) -> BoneBand:
    carry, digit = divmod(sum(terms) + carried, 10)
    return BoneBand(terms, carried, digit, carry)


def _next(right: BoneBand, terms: tuple[int, ...]) -> BoneBand:
    return _band(terms, right.carry)
