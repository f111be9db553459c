# hot: compiled with mypyc where possible
"""Where the chips of a play go: which are meant, whether they are held, whether they fit (10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from abaculus.games.calcussimo.kinds import NUMBERS, SIGNS
from abaculus.games.calcussimo.move_text import TOTAL_DIGITS, format_square, parse_refusal
from abaculus.games.calcussimo.moves import FreePlay, LinePlay, Play
from abaculus.games.calcussimo.terms import Chip, PlayTerms
from abaculus.grids import (
    ACROSS,
    DOWN,
    Grid,
    cell_at,
    has_gap,
    is_connected,
    is_touching,
    line_of,
    x_of,
    y_of,
)
from abaculus.kernel.messages import FormulaValue, Refusal

_TOO_MUCH: Final = 10**TOTAL_DIGITS

_NEW: Final = 0
_JOKER: Final = 1
_OLD: Final = 2

_CHIPS: Final = {chip: (chip, _NEW) for chip in NUMBERS + SIGNS} | {
    f"?{chip}": (chip, _JOKER) for chip in ("", *NUMBERS, *SIGNS)
}
_RUN_CHIPS: Final = _CHIPS | {f"({chip})": (chip, _OLD) for chip in NUMBERS + SIGNS}
_BRACKETED: Final = {chip: f"({chip})" for chip in NUMBERS + SIGNS}


def chips_to_lay(terms: PlayTerms, grid: Grid, play: Play) -> list[Chip] | Refusal:
    """The chips a play lays, as named; refused if its text does not fit the board."""
    if play.total is not None and not 1 <= play.total < _TOO_MUCH:
        return Refusal("E-CLAIM")
    if isinstance(play, LinePlay):
        return _line_chips(terms, grid, play)
    return _free_chips(terms, grid, play)


def _line_chips(terms: PlayTerms, grid: Grid, play: LinePlay) -> list[Chip] | Refusal:
    pieces = grid.pieces
    kinds = terms.chips.counts
    cell = play.cell
    step = DOWN if play.down else ACROSS
    room = _room(terms.board.side, cell, play.down)
    laid: list[Chip] = []
    for text in play.run:
        if room == 0:
            return Refusal("E-SQUARE", {"square": format_square(cell)})
        room -= 1
        meant = _RUN_CHIPS.get(text)
        if meant is None:
            return parse_refusal(text)
        chip, how = meant
        if how == _NEW:
            laid.append((cell, chip, False))
        elif how == _JOKER:
            if chip not in kinds and chip != "*":
                return Refusal("E-JOKER-VALUE")
            laid.append((cell, chip, True))
        elif pieces.get(cell) != chip:
            return _mismatch(cell, pieces.get(cell), chip)
        cell += step
    return laid


def _room(side: int, cell: int, down: bool) -> int:
    x, y = x_of(cell), y_of(cell)
    if 0 <= x < side and 0 <= y < side:
        return side - (y if down else x)
    return 0


def _mismatch(cell: int, chip: str | None, given: str) -> Refusal:
    there = FormulaValue(chip) if chip else "none"
    square = format_square(cell)
    return Refusal("E-MISMATCH", {"square": square, "chip": there, "given": FormulaValue(given)})


def _free_chips(terms: PlayTerms, grid: Grid, play: FreePlay) -> list[Chip] | Refusal:
    laid: list[Chip] = []
    for cell, text in play.laid:
        meant = _CHIPS.get(text)
        if meant is None:
            return parse_refusal(text)
        if not grid.inside(cell):
            return Refusal("E-SQUARE", {"square": format_square(cell)})
        chip, how = meant
        if how == _JOKER and chip not in terms.chips.counts and chip != "*":
            return Refusal("E-JOKER-VALUE")
        laid.append((cell, chip, how == _JOKER))
    return laid


def ownership_fault(terms: PlayTerms, rack: str | None, laid: Sequence[Chip]) -> Refusal | None:
    """The first chip that is not held or, without a rack, that no rack could hold."""
    if rack is None:
        return _check_supply(terms, laid)
    for _, chip, is_joker in laid:
        held = "?" if is_joker else chip
        if held not in rack:
            return missing_chip(held)
        rack = rack.replace(held, "", 1)
    return None


def _check_supply(terms: PlayTerms, laid: Sequence[Chip]) -> Refusal | None:
    left = dict(terms.chips.counts)
    for place, (_, chip, is_joker) in enumerate(laid):
        held = "?" if is_joker else chip
        left[held] = left.get(held, 0) - 1
        if place == terms.rack_size or left[held] < 0:
            return missing_chip(held)
    return None


def missing_chip(chip: str) -> Refusal:
    """The refusal of a chip that is not on the rack."""
    return Refusal("E-RACK", {"chip": "joker" if chip == "?" else FormulaValue(chip)})


def occupancy_fault(grid: Grid, laid: Sequence[Chip]) -> Refusal | None:
    """Why these chips cannot be laid at all: a joker as ×, no chip, an occupied square."""
    if not laid:
        return Refusal("E-EMPTY")
    pieces = grid.pieces
    twice = occupied = None
    seen: set[int] = set()
    for cell, chip, is_joker in laid:
        if is_joker and chip == "*":
            return Refusal("E-JOKER-MULTIPLY")
        if cell in seen:
            twice = twice or cell
        if cell in pieces:
            occupied = occupied or cell
        seen.add(cell)
    if twice:
        return Refusal("E-TWICE", {"square": format_square(twice)})
    if occupied:
        return Refusal("E-OCCUPIED", {"square": format_square(occupied)})
    return None


def line_without_gap(after: Grid, cells: Sequence[int], play: Play) -> int | None:
    """The step of the line that the new cells fill without a gap, else None."""
    if isinstance(play, LinePlay):
        # A line play is read square by square, so it has no gap.
        return DOWN if play.down and len(cells) > 1 else ACROSS
    step = line_of(cells)
    return None if step is None or has_gap(after, cells, step) else step


def place_fault(
    terms: PlayTerms,
    grid: Grid,
    after: Grid,
    laid: Sequence[Chip],
    cells: Sequence[int],
    step: int | None,
) -> Refusal | None:
    """Why chips may not be laid on these free squares; `step` is their line, if any."""
    if step is None and terms.placement == "line":
        return Refusal("E-LINE" if line_of(cells) is None else "E-GAP")
    if not grid.pieces:
        return _start_fault(terms, laid, cells)
    if is_touching(grid, cells) and (step is not None or is_connected(after.pieces)):
        return None
    return Refusal("E-TOUCH")


def _start_fault(terms: PlayTerms, laid: Sequence[Chip], cells: Sequence[int]) -> Refusal | None:
    if not is_connected(cells):
        return Refusal("E-GAP")
    centre = cell_at(terms.board.side // 2, terms.board.side // 2)
    if centre not in cells:
        return Refusal("E-CENTRE", {"square": format_square(centre)})
    if terms.centre_start == "number" and laid[cells.index(centre)][1] in SIGNS:
        return Refusal("E-CENTRE-NUMBER")
    return Refusal("E-NO-CALCULATION") if len(cells) == 1 else None


def canonicalise(
    grid: Grid, laid: Sequence[Chip], main: range, step: int | None, play: Play
) -> Play:
    """The canonical form of a play whose main run is known (5.3)."""
    if (
        step is not None
        and isinstance(play, LinePlay)
        and play.cell == main.start
        and len(play.run) == len(main)
        and play.down == (main.step == DOWN)
    ):
        return play
    chips = {cell: f"?{chip}" if is_joker else chip for cell, chip, is_joker in laid}
    if step is None:
        return FreePlay(tuple(chips.items()), play.total)
    return line_play(grid, chips, play.total)


def line_play(grid: Grid, laid: Mapping[int, str], total: int | None = None) -> LinePlay:
    """The canonical play of chips that fill one line; `?5` for a joker announced as 5."""
    pieces = grid.pieces
    first, last = min(laid), max(laid)
    if first == last:
        is_joined = first - ACROSS in pieces or first + ACROSS in pieces
        step = ACROSS if is_joined else DOWN
    else:
        step = line_of((first, last)) or DOWN
    while first - step in pieces:
        first -= step
    run: list[str] = []
    cell = first
    while cell in laid or cell in pieces:
        run.append(laid[cell] if cell in laid else _BRACKETED[pieces[cell]])
        cell += step
    return LinePlay(first, step == DOWN, tuple(run), total)
