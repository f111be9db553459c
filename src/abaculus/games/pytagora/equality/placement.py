# hot: compiled with mypyc where possible
"""Whether a line may be laid on its cells (5.9), and the board with it."""

from __future__ import annotations

from collections.abc import Sequence

from abaculus.games.pytagora.equality.terms import Board, Equality, LineTerms
from abaculus.games.pytagora.kinds import COMMON
from abaculus.games.pytagora.refusals import (
    crosses_parallel,
    out_of_table,
    runs_on,
    taken_cell,
    touches,
    wrong_mark,
)
from abaculus.grids import DOWN, REACH, cross_step
from abaculus.kernel.messages import Refusal


def reaches_too_far(x: int, y: int, down: bool, many: int) -> bool:
    """Whether one of this many cells is beyond the edge of the board."""
    along, beside = (y, x) if down else (x, y)
    return not (-REACH <= beside <= REACH and -REACH <= along <= REACH - many + 1)


def place_fault(
    terms: LineTerms,
    table: Board,
    cells: range,
    pieces: Sequence[str],
    crossed: Sequence[bool],
    continued: bool,
) -> Refusal | None:
    """Why these pieces may not be laid on these cells, which are all within the board."""
    fault = (
        _content_fault(table, cells, pieces, crossed)
        or _crossing_fault(table, cells, pieces, crossed)
        or _touch_fault(table, cells, pieces, crossed)
        or _end_fault(table, cells, continued)
    )
    if fault:
        return fault
    for piece, is_crossed in zip(pieces, crossed, strict=True):
        if not is_crossed and piece not in COMMON:
            break
    else:
        return Refusal("no_new_piece")
    if terms.must_connect and table.equalities and not continued and True not in crossed:
        return Refusal("not_connected")
    return None


def beyond_edge() -> Refusal:
    """The refusal of cells that are too far away."""
    return out_of_table(REACH)


def _content_fault(
    table: Board, cells: range, pieces: Sequence[str], crossed: Sequence[bool]
) -> Refusal | None:
    lying = table.pieces
    for cell, piece, is_crossed in zip(cells, pieces, crossed, strict=True):
        there = lying.get(cell)
        if there is None:
            if is_crossed:
                return wrong_mark("crossing_on_empty_cell", cell, piece)
        elif there != piece:
            return taken_cell(cell, there, piece)
        elif not is_crossed:
            return wrong_mark("crossing_not_marked", cell, piece)
    return None


def _crossing_fault(
    table: Board, cells: range, pieces: Sequence[str], crossed: Sequence[bool]
) -> Refusal | None:
    """Rule 1: a crossed piece belongs to a line of the other direction only."""
    down = cells.step == DOWN
    own = 2 if down else 1
    for cell, piece, is_crossed in zip(cells, pieces, crossed, strict=True):
        if is_crossed and table.ways[cell] & own:
            return crosses_parallel(cell, piece, down)
    return None


def _touch_fault(
    table: Board, cells: range, pieces: Sequence[str], crossed: Sequence[bool]
) -> Refusal | None:
    """Rule 2: the cells beside a new piece, across the line, are empty."""
    lying = table.pieces
    across = cross_step(cells.step)
    for cell, piece, is_crossed in zip(cells, pieces, crossed, strict=True):
        if not is_crossed:
            if cell - across in lying:
                return touches(cell, piece, cell - across, lying[cell - across])
            if cell + across in lying:
                return touches(cell, piece, cell + across, lying[cell + across])
    return None


def _end_fault(table: Board, cells: range, continued: bool) -> Refusal | None:
    """Rule 3: the cells right before the first piece and right behind the last are empty."""
    before, after = cells.start - cells.step, cells.stop
    if not continued and before in table.pieces:
        return runs_on(before, table.pieces[before], "before")
    if after in table.pieces:
        return runs_on(after, table.pieces[after], "after")
    return None


def with_equality(table: Board, number: int | None, equality: Equality) -> Board:
    """The board with a new line, or with line `number` in this longer form."""
    pieces, ways = dict(table.pieces), dict(table.ways)
    own = 2 if equality.down else 1
    for cell, piece in zip(equality.cells, equality.pieces, strict=True):
        pieces[cell] = piece
        ways[cell] = ways.get(cell, 0) | own
    lines = table.equalities
    if number is None:
        return Board((*lines, equality), pieces, ways)
    return Board((*lines[: number - 1], equality, *lines[number:]), pieces, ways)
