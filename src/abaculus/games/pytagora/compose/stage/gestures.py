"""Gestures on the screen as moves."""

from __future__ import annotations

import re
from typing import Final, assert_never

from abaculus.games.pytagora.compose.moves import Buy, Move
from abaculus.games.pytagora.compose.notation import ComposeNotation
from abaculus.games.pytagora.compose.stage.zones import rack_pieces, stock_pieces
from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.equality.line_through import line_through
from abaculus.games.pytagora.equality.placement import beyond_edge
from abaculus.games.pytagora.events import unreadable
from abaculus.games.pytagora.kinds import KINDS
from abaculus.games.pytagora.refusals import not_in_rack, taken_cell
from abaculus.games.pytagora.signs import kind_of
from abaculus.grids import REACH, cell_at, line_of
from abaculus.kernel import gestures
from abaculus.kernel.messages import Refusal

_LINES: Final = ComposeNotation()
_CELL: Final = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})", re.ASCII)


def parse_gesture(view: View, gesture: gestures.Gesture) -> Move | Refusal:
    """The move a gesture means; refused where the rules could not even be asked."""
    match gesture:
        case gestures.PressGesture(move=text):
            return _LINES.read_move(text)
        case gestures.LayGesture(placings=placings):
            return _play(view, placings)
        case gestures.ChooseGesture(faces=faces):
            return _buy(faces)
        case gestures.TakeGesture(prompt=prompt) | gestures.WriteGesture(prompt=prompt):
            return unreadable(prompt)
        case _ as never:
            assert_never(never)


def _buy(faces: tuple[str, ...]) -> Move | Refusal:
    pieces = [kind_of(sign) for sign in faces]
    known = tuple(kind for kind in pieces if kind is not None)
    if not known or len(known) < len(pieces):
        return Refusal("buy_form")
    return Buy(known)


def _play(view: View, placings: tuple[gestures.PiecePlacement, ...]) -> Move | Refusal:
    kinds = _kinds(view, placings)
    if isinstance(kinds, Refusal):
        return kinds
    laid: dict[int, str] = {}
    for placing, kind in zip(placings, kinds, strict=True):
        cell = _cell(placing.cell)
        if isinstance(cell, Refusal):
            return cell
        there = laid.get(cell, view.table.pieces.get(cell))
        if there is not None:
            return taken_cell(cell, there, kind)
        laid[cell] = kind
    if not laid:
        return Refusal("no_new_piece")
    play = line_through(view.table, laid)
    if play is None:
        return Refusal("not_in_line" if line_of(sorted(laid)) is None else "gap")
    return play


def _kinds(view: View, placings: tuple[gestures.PiecePlacement, ...]) -> list[str] | Refusal:
    """What was laid: a piece of the hand once, a piece of the stock as often as wanted."""
    stock = stock_pieces(view)
    held = {} if view.seat is None else rack_pieces(view.seat, view.hands[view.seat])
    kinds: list[str] = []
    for placing in placings:
        kind = stock.get(placing.piece) or held.pop(placing.piece, None)
        if kind is None:
            return _foreign(view, placing.piece)
        kinds.append(kind)
    return kinds


def _foreign(view: View, piece: str) -> Refusal:
    """The refusal of a piece that is not available, or is already laid."""
    _, _, rest = piece.partition(":")
    kind, _, _ = rest.rpartition(":")
    if kind not in KINDS:
        return unreadable(piece)
    held = 0 if view.seat is None else view.hands[view.seat].count(kind)
    return not_in_rack(kind, held, held + 1)


def _cell(name: str) -> int | Refusal:
    found = _CELL.fullmatch(name)
    if found is None:
        return unreadable(name)
    x, y = int(found[1]), int(found[2])
    return cell_at(x, y) if max(abs(x), abs(y)) <= REACH else beyond_edge()
