# hot: compiled with mypyc where possible
"""Whether a row of pieces is true mathematics of this mode."""

from __future__ import annotations

from collections.abc import Sequence

from abaculus.games.pytagora.equality.parse import ParsedLine, parse_line
from abaculus.games.pytagora.equality.terms import LineTerms
from abaculus.games.pytagora.kinds import PLACE, unknown_piece
from abaculus.games.pytagora.refusals import equals_fault, not_equal, not_in_mode, too_deep
from abaculus.kernel.messages import Refusal
from abaculus.maths.errors import TooDeepError


def parse_true_line(
    terms: LineTerms, pieces: tuple[str, ...], start: int = 0
) -> ParsedLine | Refusal:
    """Parse a line whose pieces from a place on are new, with exactly one = among them."""
    fault = kind_fault(terms, pieces)
    if fault:
        return fault
    many = (pieces[start:] if start else pieces).count("=")
    if many != 1:
        return equals_fault(many, continued=start > 0)
    return _parse_true(terms, pieces)


def parse_chain(terms: LineTerms, pieces: tuple[str, ...]) -> ParsedLine | Refusal:
    """Parse a whole line with one = or, continued, several."""
    fault = kind_fault(terms, pieces)
    if fault:
        return fault
    return _parse_true(terms, pieces) if "=" in pieces else equals_fault(0, continued=False)


def kind_fault(terms: LineTerms, pieces: Sequence[str]) -> Refusal | None:
    """The first piece that no box has, else the first that this mode lacks."""
    kinds = terms.kinds
    for piece in pieces:
        if piece not in kinds:
            break
    else:
        return None
    for piece in pieces:
        if piece not in PLACE:
            return unknown_piece(piece)
    return next(not_in_mode(terms.mode, piece) for piece in pieces if piece not in kinds)


def _parse_true(terms: LineTerms, pieces: tuple[str, ...]) -> ParsedLine | Refusal:
    reading = parse_line(terms, pieces)
    if isinstance(reading, Refusal):
        return reading
    try:
        return _untruth(reading) or reading
    except TooDeepError:
        return too_deep(pieces)


def _untruth(reading: ParsedLine) -> Refusal | None:
    """The first two neighbouring members with different values."""
    values, pieces = reading.values, reading.pieces
    for second in range(1, len(values)):
        first = second - 1
        if not reading.arithmetic.are_equal(values[first], values[second]):
            return not_equal(
                pieces[reading.starts[first] : reading.ends[first]],
                pieces[reading.starts[second] : reading.ends[second]],
                values[first],
                values[second],
            )
    return None
