"""Tables and hands as text, for puzzles, analysis and tests (5.2); impossible ones are refused."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.equality.notation import read_play, write_play
from abaculus.games.pytagora.equality.placement import reaches_too_far, with_equality
from abaculus.games.pytagora.equality.terms import Equality, Hand, Table, Terms, Write
from abaculus.games.pytagora.equality.truth import kind_fault, read_chain
from abaculus.games.pytagora.kinds import COMMON, in_order, pieces_of, shown
from abaculus.games.pytagora.refusals import cell_name, formula
from abaculus.grids import ACROSS, DOWN
from abaculus.kernel.messages import Refusal, Value

_LONGEST: Final = 20_000
_LARGEST_HAND: Final = 60


def write_position(table: Table) -> str:
    """The lines of a table in the order of their numbers, chains whole."""
    return ";".join(
        [
            write_play(Write(line.x, line.y, line.down, line.pieces, (False,) * len(line.pieces)))
            for line in table.equalities
        ]
    )


def read_position(terms: Terms, text: str) -> Table | Refusal:
    """The table a text shows, if its lines are true and lie as play leaves them."""
    if len(text) > _LONGEST:
        return _refused(1, "long", most=_LONGEST)
    table = Table()
    fault: Refusal | None = None
    if text.strip():
        for number, part in enumerate(text.split(";"), start=1):
            line = _read_equality(terms, part, number)
            fault = line if isinstance(line, Refusal) else _overlap(table, line, number)
            if fault or isinstance(line, Refusal):
                break
            table = with_equality(table, None, line)
    return _touching(table) or fault or table


def _refused(number: int, why: str, **values: Value) -> Refusal:
    given: dict[str, Value] = {"cell": "", "piece": "", "there": "", "run": "", "most": 0}
    return Refusal("bad_position", {"number": number, "why": why, **given, **values})


def _read_equality(terms: Terms, text: str, number: int) -> Equality | Refusal:
    play = read_play(text)
    if not isinstance(play, Write) or True in play.crossed:
        return _refused(number, "notation", run=text.strip()[:60])
    reading = read_chain(terms, play.pieces)
    run = formula(play.pieces)
    if isinstance(reading, Refusal):
        if reading.code in ("unknown_piece", "piece_not_in_mode"):
            return _refused(number, "piece", piece=reading.values["piece"], run=run)
        why = {"not_equal": "untrue", "no_equals": "no_equals", "too_deep": "deep"}
        return _refused(number, why.get(reading.code, "form"), run=run)
    if reaches_too_far(play.x, play.y, play.down, len(play.pieces)):
        return _refused(number, "edge", run=run)
    return Equality(play.x, play.y, play.down, play.pieces)


def _overlap(table: Table, line: Equality, number: int) -> Refusal | None:
    """A cell that holds something else, or that a line of the same direction has already."""
    own = 2 if line.down else 1
    for cell, piece in zip(line.cells, line.pieces, strict=True):
        there = table.pieces.get(cell)
        if there is not None and there != piece:
            where = cell_name(cell)
            return _refused(number, "cell", cell=where, piece=shown(piece), there=shown(there))
        if table.ways.get(cell, 0) & own:
            return _refused(number, "parallel", cell=cell_name(cell), piece=shown(piece))
    return None


def _touching(table: Table) -> Refusal | None:
    """The first line that brought two neighbours together which no line has in common."""
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
    piece, there = shown(table.pieces[at]), shown(table.pieces[near])
    return _refused(number, "touching", cell=cell_name(at), piece=piece, there=there)


def read_hand(terms: Terms, text: str) -> Hand | Refusal:
    """The pieces of a hand in canonical order, if they can be in a hand of this mode."""
    pieces = pieces_of(text)
    if isinstance(pieces, Refusal):
        return pieces
    if len(pieces) > _LARGEST_HAND:
        return Refusal("bad_rack", {"why": "long", "piece": "", "most": _LARGEST_HAND})
    fault = kind_fault(terms, pieces)
    if fault:
        return fault
    for piece in COMMON:
        if piece in pieces:
            return Refusal("bad_rack", {"why": "common", "piece": shown(piece), "most": 0})
    return in_order(pieces)
