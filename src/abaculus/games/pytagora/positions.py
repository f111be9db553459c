"""Boards and hands as text, for puzzles, analysis and tests (5.2); impossible ones are refused."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.equality.notation import format_play, parse_play
from abaculus.games.pytagora.equality.placement import reaches_too_far, with_equality
from abaculus.games.pytagora.equality.terms import Board, Equality, Hand, LineTerms, Write
from abaculus.games.pytagora.equality.truth import kind_fault, parse_chain
from abaculus.games.pytagora.kinds import COMMON, format_piece, in_order, parse_pieces
from abaculus.games.pytagora.refusals import cell_name, formula
from abaculus.grids import ACROSS, DOWN
from abaculus.kernel.messages import Refusal, Value

_LONGEST: Final = 20_000
_LARGEST_HAND: Final = 60


def format_position(table: Board) -> str:
    """The lines of a board in the order of their numbers, chains whole."""
    return ";".join(
        [
            format_play(Write(line.x, line.y, line.down, line.pieces, (False,) * len(line.pieces)))
            for line in table.equalities
        ]
    )


def parse_position(terms: LineTerms, text: str) -> Board | Refusal:
    """Parse a board, if its lines are true and could come from play."""
    if len(text) > _LONGEST:
        return _refusal(1, "long", most=_LONGEST)
    table = Board()
    fault: Refusal | None = None
    if text.strip():
        for number, part in enumerate(text.split(";"), start=1):
            line = _parse_equality(terms, part, number)
            fault = line if isinstance(line, Refusal) else _overlap(table, line, number)
            if fault or isinstance(line, Refusal):
                break
            table = with_equality(table, None, line)
    return _first_touch(table) or fault or table


def _refusal(number: int, why: str, **values: Value) -> Refusal:
    given: dict[str, Value] = {"cell": "", "piece": "", "there": "", "run": "", "most": 0}
    return Refusal("bad_position", {"number": number, "why": why, **given, **values})


def _parse_equality(terms: LineTerms, text: str, number: int) -> Equality | Refusal:
    play = parse_play(text)
    if not isinstance(play, Write) or True in play.crossed:
        return _refusal(number, "notation", run=text.strip()[:60])
    reading = parse_chain(terms, play.pieces)
    run = formula(play.pieces)
    if isinstance(reading, Refusal):
        if reading.code in ("unknown_piece", "piece_not_in_mode"):
            return _refusal(number, "piece", piece=reading.values["piece"], run=run)
        why = {"not_equal": "untrue", "no_equals": "no_equals", "too_deep": "deep"}
        return _refusal(number, why.get(reading.code, "form"), run=run)
    if reaches_too_far(play.x, play.y, play.down, len(play.pieces)):
        return _refusal(number, "edge", run=run)
    return Equality(play.x, play.y, play.down, play.pieces)


def _overlap(table: Board, line: Equality, number: int) -> Refusal | None:
    """A cell that holds something else, or is already in a line of the same direction."""
    own = 2 if line.down else 1
    for cell, piece in zip(line.cells, line.pieces, strict=True):
        there = table.pieces.get(cell)
        if there is not None and there != piece:
            where = cell_name(cell)
            return _refusal(
                number, "cell", cell=where, piece=format_piece(piece), there=format_piece(there)
            )
        if table.ways.get(cell, 0) & own:
            return _refusal(number, "parallel", cell=cell_name(cell), piece=format_piece(piece))
    return None


def _first_touch(table: Board) -> Refusal | None:
    """The first line that made two cells neighbours without a line in common."""
    first: dict[int, int] = {}
    owners: dict[tuple[int, int], int] = {}
    for number, line in enumerate(table.equalities, start=1):
        for cell in line.cells:
            first.setdefault(cell, number)
            owners[cell, line.step] = number
    worst: tuple[int, int, int] | None = None
    for cell in table.pieces:
        for step in (ACROSS, DOWN):
            beside = cell + step
            owner = owners.get((cell, step))
            if beside in table.pieces and (owner is None or owners.get((beside, step)) != owner):
                number = max(first[cell], first[beside])
                at, near = (cell, beside) if first[cell] == number else (beside, cell)
                if worst is None or (number, at) < worst[:2]:
                    worst = number, at, near
    if worst is None:
        return None
    number, at, near = worst
    piece, there = format_piece(table.pieces[at]), format_piece(table.pieces[near])
    return _refusal(number, "touching", cell=cell_name(at), piece=piece, there=there)


def parse_hand(terms: LineTerms, text: str) -> Hand | Refusal:
    """The pieces of a hand in canonical order, if this mode allows them in a hand."""
    pieces = parse_pieces(text)
    if isinstance(pieces, Refusal):
        return pieces
    if len(pieces) > _LARGEST_HAND:
        return Refusal("bad_rack", {"why": "long", "piece": "", "most": _LARGEST_HAND})
    fault = kind_fault(terms, pieces)
    if fault:
        return fault
    for piece in COMMON:
        if piece in pieces:
            return Refusal("bad_rack", {"why": "common", "piece": format_piece(piece), "most": 0})
    return in_order(pieces)
