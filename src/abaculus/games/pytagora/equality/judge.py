# hot: compiled with mypyc where possible
"""The referee of single lines: whether a line is legal, and its points."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from abaculus.games.pytagora.equality.notation import (
    format_play,
    parse_marked_pieces,
    parse_play,
    unreadable,
)
from abaculus.games.pytagora.equality.parse import ParsedLine
from abaculus.games.pytagora.equality.placement import (
    beyond_edge,
    place_fault,
    reaches_too_far,
    with_equality,
)
from abaculus.games.pytagora.equality.scoring import EMPTY_HAND, best_new_piece, counts_in
from abaculus.games.pytagora.equality.terms import (
    Board,
    Continue,
    Equality,
    Hand,
    LineJudgement,
    LineTerms,
    Play,
)
from abaculus.games.pytagora.equality.truth import parse_true_line
from abaculus.games.pytagora.equality.values import Value
from abaculus.games.pytagora.kinds import COMMON
from abaculus.games.pytagora.refusals import not_in_rack, supply_empty
from abaculus.grids import REACH
from abaculus.kernel.messages import Refusal, Seat
from abaculus.maths.surds import Surd

__all__ = ["format_play", "judge", "judge_bare", "lay_line", "parse_play"]

_LONGEST: Final = 2 * REACH + 1


def judge(
    terms: LineTerms,
    table: Board,
    play: Play,
    face: str | None,
    hand: Hand | None,
    *,
    supply: tuple[int, int] | None = None,
) -> LineJudgement | Refusal:
    """The judgement of a play, or the first thing wrong with it in the order of 5.9.

    Without a face the die is not checked (empty: there is none, so nothing can be continued),
    without a hand its pieces are not, without a supply the rest of = and ) is not.
    """
    if isinstance(play, Continue):
        return _judge_continuation(terms, table, play, face, hand, supply)
    fault = _die_fault(table, play, face) or _form_fault(play.pieces, play.crossed)
    if fault:
        return fault
    reading = parse_true_line(terms, play.pieces)
    if isinstance(reading, Refusal):
        return reading
    if reaches_too_far(play.x, play.y, play.down, len(play.pieces)):
        return beyond_edge()
    equality = Equality(play.x, play.y, play.down, play.pieces)
    cells = equality.cells
    fault = place_fault(terms, table, cells, play.pieces, play.crossed, continued=False)
    if fault:
        return fault
    return _judge_pieces(terms, play, equality, reading, cells, face, hand, supply)


def _judge_continuation(
    terms: LineTerms,
    table: Board,
    play: Continue,
    face: str | None,
    hand: Hand | None,
    supply: tuple[int, int] | None,
) -> LineJudgement | Refusal:
    fault = _die_fault(table, play, face)
    if fault:
        return fault
    if not 1 <= play.number <= len(table.equalities):
        return Refusal("no_such_equality", {"number": play.number, "many": len(table.equalities)})
    if not play.pieces or play.pieces[0] != "=" or play.crossed[:1] != (False,):
        return Refusal("continuation_form", {"number": play.number})
    fault = _form_fault(play.pieces, play.crossed)
    if fault:
        return fault
    old = table.equalities[play.number - 1]
    reading = parse_true_line(terms, old.pieces + play.pieces, len(old.pieces))
    if isinstance(reading, Refusal):
        return reading
    if reaches_too_far(old.x, old.y, old.down, len(reading.pieces)):
        return beyond_edge()
    equality = Equality(old.x, old.y, old.down, reading.pieces, old.seat, old.round)
    cells = equality.cells[len(old.pieces) :]
    fault = place_fault(terms, table, cells, play.pieces, play.crossed, continued=True)
    if fault:
        return fault
    return _judge_pieces(terms, play, equality, reading, cells, face, hand, supply)


def _die_fault(table: Board, play: Play, face: str | None) -> Refusal | None:
    if face is None:
        return None
    if face == "cont":
        if not table.equalities:
            return Refusal("nothing_to_continue")
        return None if isinstance(play, Continue) else Refusal("die_says_continue")
    return Refusal("die_says_new") if isinstance(play, Continue) else None


def _form_fault(pieces: Sequence[str], crossed: Sequence[bool]) -> Refusal | None:
    """The refusal of a play that no text can mean, or that is longer than the board."""
    if len(pieces) != len(crossed):
        return unreadable("".join(pieces[:_LONGEST]), 0)
    return beyond_edge() if len(pieces) > _LONGEST else None


def _judge_pieces(
    terms: LineTerms,
    play: Play,
    equality: Equality,
    reading: ParsedLine,
    cells: range,
    face: str | None,
    hand: Hand | None,
    supply: tuple[int, int] | None,
) -> LineJudgement | Refusal:
    pieces, crossed = play.pieces, play.crossed
    placed = tuple(
        [
            (cell, piece)
            for cell, piece, is_crossed in zip(cells, pieces, crossed, strict=True)
            if not is_crossed
        ]
    )
    new = [piece for _, piece in placed]
    fault = _supply_fault(terms, new, supply) or _hand_fault(new, hand)
    if fault:
        return fault
    start = len(reading.pieces) - len(pieces)
    return _score_line(terms, play, equality, placed, reading, crossed, start, new, face, hand)


def _supply_fault(
    terms: LineTerms, new: Sequence[str], supply: tuple[int, int] | None
) -> Refusal | None:
    if supply is None or not terms.strict_supply:
        return None
    for piece, left in zip(COMMON, supply, strict=True):
        if new.count(piece) > left:
            return supply_empty(piece, left)
    return None


def _hand_fault(new: Sequence[str], hand: Hand | None) -> Refusal | None:
    """The first piece that the hand has too few of."""
    if hand is None:
        return None
    left = list(hand)
    for piece in new:
        if piece in left:
            left.remove(piece)
        elif piece not in COMMON:
            return not_in_rack(piece, hand.count(piece), new.count(piece))
    return None


def _score_line(
    terms: LineTerms,
    play: Play | None,
    equality: Equality | None,
    placed: tuple[tuple[int, str], ...],
    reading: ParsedLine,
    crossed: Sequence[bool],
    start: int,
    new: Sequence[str],
    face: str | None,
    hand: Hand | None,
) -> LineJudgement:
    counts = counts_in(terms.points, reading, crossed, start)
    crossings = 0 if start else sum(crossed)
    twice = best_new_piece(counts) if face == "double" else None
    own = len(new) - sum([piece in COMMON for piece in new])
    emptied = hand is not None and own > 0 and own == len(hand)
    points = sum([count.points for count in counts]) + crossings * crossings
    if twice is not None:
        points += counts[twice].points
    if emptied:
        points += EMPTY_HAND
    value = _worth(reading.values)
    return LineJudgement(play, equality, placed, counts, value, crossings, twice, emptied, points)


def _worth(values: Sequence[Value]) -> Fraction | None:
    for value in values:
        if not isinstance(value, Surd):
            return Fraction(value)
    return None


def judge_bare(
    terms: LineTerms, text: str, face: str | None = None, hand: Hand | None = None
) -> LineJudgement | Refusal:
    """Judge a line without a place as mathematics alone; brackets [ ] count as crossings."""
    marked = parse_marked_pieces(text, 0)
    if isinstance(marked, Refusal):
        return marked
    pieces, crossed = marked
    reading = parse_true_line(terms, pieces)
    if isinstance(reading, Refusal):
        return reading
    new = [piece for piece, is_crossed in zip(pieces, crossed, strict=True) if not is_crossed]
    fault = _hand_fault(new, hand)
    if fault:
        return fault
    return _score_line(terms, None, None, (), reading, crossed, 0, new, face, hand)


def lay_line(table: Board, judged: LineJudgement, seat: Seat | None, round: int) -> Board:  # noqa: A002
    """The board after a legal play; a continued line keeps its author."""
    equality, play = judged.equality, judged.play
    if equality is None or play is None:
        raise ValueError("a line without a place cannot be laid")
    if isinstance(play, Continue):
        return with_equality(table, play.number, equality)
    written = Equality(equality.x, equality.y, equality.down, equality.pieces, seat, round)
    return with_equality(table, None, written)
