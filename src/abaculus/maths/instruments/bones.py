"""Napier's bones: a row of digits times one digit, read along the diagonals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from msgspec import Struct

ROWS: Final = range(1, 10)
_WIDTH: Final = 7
"""The width of a bone in the drawing, including its left edge."""


class BoneCell(Struct, frozen=True):
    """A square of a bone: the tens above its diagonal, the units below."""

    tens: int
    units: int


class BoneBand(Struct, frozen=True):
    """The sum between two diagonals, and the digit written below it."""

    terms: tuple[int, ...]
    """The digits in the band, from the top."""
    carried: int
    """The carry from the band on the right."""
    digit: int
    carry: int
    """The carry to the band on the left."""


def cell(bone: int, row: int) -> BoneCell:
    """The square of a bone in a row: their product."""
    return BoneCell(*divmod(bone * row, 10))


def row_cells(bones: tuple[int, ...], row: int) -> tuple[BoneCell, ...]:
    """The squares of these bones in one row."""
    return tuple(cell(bone, row) for bone in bones)


def bands(bones: tuple[int, ...], row: int) -> tuple[BoneBand, ...]:
    """The bands of a row from right to left, added up with their carries."""
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
    """The product that a row shows: the digits of its bands side by side."""
    return sum(band.digit * 10**place for place, band in enumerate(bands(bones, row)))


def bones_for(number: int) -> tuple[int, ...]:
    """The bones that show a number."""
    return tuple(map(int, str(number)))


def product(number: int, factor: int) -> int:
    """A product read off the bones; for a long factor the rows are shifted and added.

    A digit 0 of the factor is skipped, because the bones have no row for it.
    """
    bones = bones_for(number)
    return sum(
        read_row(bones, digit) * 10**place
        for place, digit in enumerate(reversed(bones_for(factor)))
        if digit
    )


def draw_bones(bones: tuple[int, ...], taken: int = 0) -> Iterator[str]:
    """The bones as lines of text, with an arrow at the chosen row."""
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
