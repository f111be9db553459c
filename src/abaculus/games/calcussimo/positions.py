# hot: compiled with mypyc where possible
"""Boards and racks as text, for puzzles, analysis and tests (5.3); impossible ones are refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from abaculus.games.calcussimo.arithmetic import form_fault
from abaculus.games.calcussimo.kinds import KINDS, NUMBERS, SIGNS, in_rack_order
from abaculus.games.calcussimo.move_text import format_square, normalise_chips, parse_square
from abaculus.games.calcussimo.terms import PlayTerms
from abaculus.grids import ACROSS, DOWN, Grid, cell_at, is_connected
from abaculus.kernel.messages import FormulaValue, Refusal, Value

_LONGEST: Final = 2_000


def format_position(terms: PlayTerms, grid: Grid, jokers: Iterable[int]) -> str:
    """The rows joined by `|`, then `;` and the squares of the jokers, or `-`."""
    places = range(terms.board.side)
    rows = ["".join([grid.pieces.get(cell_at(x, y), ".") for x in places]) for y in places]
    return f"{'|'.join(rows)};{','.join([format_square(cell) for cell in sorted(jokers)]) or '-'}"


def parse_position(terms: PlayTerms, text: str) -> tuple[Grid, tuple[int, ...]] | Refusal:
    """The board and joker cells in a text, if play can lead there."""
    if len(text) > _LONGEST:
        return _refusal("long", most=_LONGEST)
    rows, _, marks = text.partition(";")
    grid = _parse_rows(normalise_chips(rows).split("|"), terms.board.side)
    if isinstance(grid, Refusal):
        return grid
    jokers = _parse_jokers(" ".join(marks.split()))
    if isinstance(jokers, Refusal):
        return jokers
    return position_fault(terms, grid, jokers) or (grid, jokers)


def _refusal(why: str, **values: Value) -> Refusal:
    return Refusal("E-POSITION", {"why": why, **values})


def _parse_rows(rows: list[str], side: int) -> Grid | Refusal:
    if len(rows) != side:
        return _refusal("rows", found=len(rows), needed=side)
    pieces: dict[int, str] = {}
    for y, row in enumerate(rows):
        if len(row) != side:
            return _refusal("length", row=y + 1, found=len(row), needed=side)
        for x, chip in enumerate(row):
            if chip == ".":
                continue
            if chip not in NUMBERS and chip not in SIGNS:
                return _refusal("chip", square=format_square(cell_at(x, y)), chip=chip)
            pieces[cell_at(x, y)] = chip
    return Grid(pieces, side, side)


def _parse_jokers(marks: str) -> tuple[int, ...] | Refusal:
    if marks in ("", "-"):
        return ()
    jokers: set[int] = set()
    for name in re.split("[, ]+", marks.strip(", ")):
        cell = parse_square(name)
        if cell is None:
            return _refusal("square", square=name[:20])
        jokers.add(cell)
    return tuple(sorted(jokers))


def position_fault(terms: PlayTerms, grid: Grid, jokers: tuple[int, ...]) -> Refusal | None:
    """Why play cannot lead to a board: jokers, form, centre, connection or number of chips."""
    for cell in jokers:
        if grid.at(cell) is None:
            return _refusal("joker-empty", square=format_square(cell))
        if grid.at(cell) == "*":
            return _refusal("joker-multiply", square=format_square(cell))
    cells = sorted(grid.pieces)
    misshapen = _find_bad_run(grid, cells)
    if misshapen is not None:
        text = FormulaValue(grid.text(misshapen))
        return _refusal("form", run=text, square=format_square(misshapen[0]))
    centre = cell_at(terms.board.side // 2, terms.board.side // 2)
    if cells and centre not in grid.pieces:
        return _refusal("centre", square=format_square(centre))
    if not is_connected(cells):
        return _refusal("apart")
    if len(cells) == 1:
        return _refusal("single")
    return _check_chip_counts(terms, grid, jokers)


def _find_bad_run(grid: Grid, cells: list[int]) -> range | None:
    """The first run of two or more chips that is not a calculation."""
    pieces = grid.pieces
    for step in (ACROSS, DOWN):
        for cell in cells:
            if cell - step not in pieces and cell + step in pieces:
                run = grid.run(cell, step)
                if form_fault(grid.text(run)):
                    return run
    return None


def _check_chip_counts(terms: PlayTerms, grid: Grid, jokers: tuple[int, ...]) -> Refusal | None:
    used = Counter("?" if cell in jokers else chip for cell, chip in grid.pieces.items())
    for kind in KINDS:
        most = terms.chips.counts.get(kind, 0)
        if used[kind] > most:
            return _refusal("chips", chip=_format_kind(kind), found=used[kind], most=most)
    return None


def parse_rack(terms: PlayTerms, text: str) -> str | Refusal:
    """The chips of a rack in rack order; refused if this game has no such rack."""
    rack = normalise_chips(text)
    for chip in rack:
        if chip not in KINDS:
            return Refusal("E-RACK-TEXT", {"why": "chip", "chip": chip})
    if len(rack) > terms.rack_size:
        size = terms.rack_size
        return Refusal("E-RACK-TEXT", {"why": "long", "found": len(rack), "most": size})
    for kind in dict.fromkeys(rack):
        most = terms.chips.counts.get(kind, 0)
        if rack.count(kind) > most:
            held: dict[str, Value] = {
                "chip": _format_kind(kind),
                "found": rack.count(kind),
                "most": most,
            }
            return Refusal("E-RACK-TEXT", {"why": "many", **held})
    return in_rack_order(rack)


def _format_kind(kind: str) -> Value:
    return "joker" if kind == "?" else FormulaValue(kind)
