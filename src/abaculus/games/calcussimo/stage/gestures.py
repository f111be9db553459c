"""Gestures on the screen as moves."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.calcussimo.kinds import KINDS, in_rack_order
from abaculus.games.calcussimo.move_text import (
    normalise_chips,
    parse_move,
    parse_refusal,
    parse_square,
)
from abaculus.games.calcussimo.moves import FreePlay, Move, Swap
from abaculus.games.calcussimo.placement import (
    chips_to_lay,
    line_play,
    missing_chip,
    occupancy_fault,
    ownership_fault,
)
from abaculus.games.calcussimo.stage.zones import rack_pieces
from abaculus.games.calcussimo.view import View
from abaculus.grids import has_gap, line_of
from abaculus.kernel import gestures
from abaculus.kernel.messages import Refusal


def move_of(view: View, gesture: gestures.Gesture) -> Move | Refusal:
    """The move a gesture means; refused where the rules could not even be asked."""
    match gesture:
        case gestures.PressGesture(move=text):
            return parse_move(text)
        case gestures.TakeGesture(pieces=pieces):
            chips = _chips(view, pieces)
            return chips if isinstance(chips, Refusal) else Swap(in_rack_order("".join(chips)))
        case gestures.LayGesture(placings=placings, total=total):
            return _play(view, placings, total)
        case gestures.ChooseGesture(prompt=prompt) | gestures.WriteGesture(prompt=prompt):
            return parse_refusal(prompt)
        case _ as never:
            assert_never(never)


def _chips(view: View, pieces: tuple[str, ...]) -> list[str] | Refusal:
    """The kinds of pieces on the viewer's rack, each used once."""
    held = {} if view.seat is None else rack_pieces(view.seat, view.racks[view.seat])
    chips: list[str] = []
    for piece in pieces:
        chip = held.pop(piece, None)
        if chip is None:
            return _foreign(piece)
        chips.append(chip)
    return chips


def _foreign(piece: str) -> Refusal:
    _, _, rest = piece.partition(":")
    chip = rest[:1]
    return missing_chip(chip) if chip and chip in KINDS else parse_refusal(piece)


def _play(
    view: View, placings: tuple[gestures.PiecePlacement, ...], total: int | None
) -> Move | Refusal:
    chips = _chips(view, tuple(placing.piece for placing in placings))
    if isinstance(chips, Refusal):
        return chips
    laid: list[tuple[int, str]] = []
    for placing, chip in zip(placings, chips, strict=True):
        cell = parse_square(placing.cell)
        if cell is None:
            return Refusal("E-SQUARE", {"square": placing.cell[:20]})
        laid.append((cell, f"?{normalise_chips(placing.face)}" if chip == "?" else chip))
    return _line_form(view, FreePlay(tuple(sorted(laid)), total))


def _line_form(view: View, play: FreePlay) -> Move | Refusal:
    """The play in line form if its chips fill one line."""
    terms, grid = view.rules.terms, view.grid
    chips = _chips_of(view, play)
    if isinstance(chips, Refusal):
        return chips
    rack = "" if view.seat is None else view.racks[view.seat]
    fault = ownership_fault(terms, rack, chips) or occupancy_fault(grid, chips)
    if fault is not None:
        return fault
    after = grid.laid({cell: chip for cell, chip, _ in chips})
    cells = [cell for cell, _, _ in chips]
    step = line_of(cells)
    if step is None or has_gap(after, cells, step):
        return play
    return line_play(grid, dict(play.laid), play.total)


def _chips_of(view: View, play: FreePlay) -> list[tuple[int, str, bool]] | Refusal:
    for _, chip in play.laid:
        if chip[0] == "?" and chip[1:] not in (*view.rules.terms.joker_kinds, "*"):
            return Refusal("E-JOKER-VALUE")
    return chips_to_lay(view.rules.terms, view.grid, play)
