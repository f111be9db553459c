"""Plays made from pieces laid on cells."""

from __future__ import annotations

from collections.abc import Mapping

from abaculus.games.pytagora.equality.terms import Board, Continue, Play, Write
from abaculus.grids import ACROSS, DOWN, line_of, x_of, y_of


def line_through(table: Board, laid: Mapping[int, str]) -> Play | None:
    """The play that new pieces on cells mean; None if they are not in one line without a gap.

    Pieces of the board in between and at both ends are crossed. An = right behind the end of an
    equality extends it. A single piece takes the direction in which it joins more.
    """
    if not laid:
        return None
    cells = sorted(laid)
    if len(cells) > 1:
        step = line_of(cells)
        return None if step is None else _along(table, laid, cells[0], cells[-1], step)
    ways = [_along(table, laid, cells[0], cells[0], step) for step in (ACROSS, DOWN)]
    return max([play for play in ways if play], key=lambda play: len(play.pieces))


def _along(table: Board, laid: Mapping[int, str], first: int, last: int, step: int) -> Play | None:
    number = _continued_number(table, laid, first, step)
    lying = table.pieces
    start = first
    if number is None:
        while start - step in lying:
            start -= step
    pieces: list[str] = []
    crossed: list[bool] = []
    cell = start
    while cell in laid or cell in lying:
        pieces.append(laid[cell] if cell in laid else lying[cell])
        crossed.append(cell not in laid)
        cell += step
    if cell <= last:
        return None
    if number is not None:
        return Continue(number, tuple(pieces), tuple(crossed))
    return Write(x_of(start), y_of(start), step == DOWN, tuple(pieces), tuple(crossed))


def _continued_number(table: Board, laid: Mapping[int, str], first: int, step: int) -> int | None:
    """The number of the equality that ends right before a new = in its direction."""
    if laid[first] != "=" or first - step not in table.pieces:
        return None
    for number, equality in enumerate(table.equalities, start=1):
        if equality.step == step and equality.cells.stop == first:
            return number
    return None
