"""The multiplication, the sequence before it and the racks as zones of a scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from abaculus.games.pytagora.racks import (
    BOARD,
    SIZE,
    last_of_digit,
    open_racks,
    piece_id,
    rack_cell,
    rack_zone,
)
from abaculus.games.pytagora.signs import piece_face
from abaculus.games.pytagora.tables.state import Answering, LaidAnswer, Sequence
from abaculus.games.pytagora.tables.view import View, own_answer
from abaculus.kernel.messages import Seat
from abaculus.kernel.scene_parts import Box, Cell, Piece, Text, Zone

PLACES: Final = ("answer-1", "answer-2")
"""The cells for the digits of the answer."""

_ASKED: Final = ("first", "times", "second", "equals")
_SPOKEN: Final = {
    "first": "tables-cell-first",
    "times": "tables-cell-times",
    "second": "tables-cell-second",
    "equals": "tables-cell-equals",
    "answer-1": "tables-cell-answer",
    "answer-2": "tables-cell-answer-more",
}


def zones(view: View) -> tuple[Zone[Text], ...]:
    """The board and every rack the viewer may see, the viewer's first."""
    return _board(view), *(_rack(view, seat) for seat in open_racks(view.hands, view.seat))


def _board(view: View) -> Zone[Text]:
    """The present multiplication, and below it the last sequence laid."""
    cells = [
        Cell(name, Box(place * SIZE, 0, SIZE, SIZE), Text(_SPOKEN[name]))
        for place, name in enumerate((*_ASKED, *PLACES))
    ]
    done = _last_sequence(view)
    for place in range(0 if done is None else len(tuple(_chain(done)))):
        box = Box(place * SIZE, 3 * SIZE // 2, SIZE, SIZE)
        cells.append(Cell(_below(place), box, Text("tables-cell-before", {"number": place + 1})))
    return Zone(BOARD, "board", Text("tables-zone"), tuple(cells))


def _below(place: int) -> str:
    return f"before-{place + 1}"


def _last_sequence(view: View) -> Sequence | None:
    """The sequence to look back at: that of this turn once it is closed."""
    closed = not isinstance(view.phase, Answering) and view.sequence is not None
    return view.sequence if closed else view.before


def _chain(done: Sequence) -> Iterator[tuple[str, str, Seat | None]]:
    """The pieces of a sequence: ids, kinds, and the seats that laid them."""
    yield from _factor_pieces(done)
    for place, laid in enumerate(done.answers):
        yield f"e{done.turn}:{place}", "=", laid.seat
        yield from _digits(laid)


def _factor_pieces(sequence: Sequence) -> Iterator[tuple[str, str, None]]:
    yield f"f{sequence.turn}:1", sequence.factors[0], None
    yield f"x{sequence.turn}", "*", None
    yield f"f{sequence.turn}:2", sequence.factors[1], None


def _digits(laid: LaidAnswer) -> Iterator[tuple[str, str, Seat]]:
    for digit, number in zip(laid.product, laid.numbers, strict=True):
        yield piece_id(laid.seat, digit, number), digit, laid.seat


def _rack(view: View, seat: Seat) -> Zone[Text]:
    places = max(view.rules.hand_size, len(view.hands[seat]))
    return rack_zone("tables", seat, view.seat, places)


def pieces(view: View) -> Iterator[Piece[Text]]:
    """The multiplication with the viewer's answer, the last sequence, then the open racks."""
    yield from _question(view)
    done = _last_sequence(view)
    for place, (piece, kind, seat) in enumerate(() if done is None else _chain(done)):
        tags = () if seat is None else ("last",)
        yield Piece(piece, _below(place), piece_face(kind), tags, seat)
    answered = {piece for piece, _ in _own_answer_pieces(view)}
    for seat in open_racks(view.hands, view.seat):
        lying = {
            piece: digit
            for piece, digit in rack_pieces(view, seat).items()
            if piece not in answered
        }
        fresh = _fresh(view, seat)
        for place, (piece, digit) in enumerate(lying.items()):
            tags = ("fresh",) if piece == fresh else ()
            yield Piece(piece, rack_cell(seat, place), piece_face(digit), tags)


def _question(view: View) -> Iterator[Piece[Text]]:
    sequence = view.sequence
    if sequence is None or not isinstance(view.phase, Answering):
        return
    asked = (*_factor_pieces(sequence), (f"e{sequence.turn}:0", "=", None))
    for cell, (piece, kind, _) in zip(_ASKED, asked, strict=True):
        yield Piece(piece, cell, piece_face(kind))
    for cell, (piece, digit) in zip(PLACES, _own_answer_pieces(view), strict=False):
        yield Piece(piece, cell, piece_face(digit), seat=view.seat)


def _own_answer_pieces(view: View) -> tuple[tuple[str, str], ...]:
    """The pieces of the viewer's answer, which the others cannot see yet."""
    answer, seat = own_answer(view), view.seat
    if not answer or seat is None:
        return ()
    left = list(rack_pieces(view, seat).items())
    laid: list[tuple[str, str]] = []
    for digit in answer:
        piece = next(one for one in left if one[1] == digit)
        left.remove(piece)
        laid.append(piece)
    return tuple(laid)


def rack_pieces(view: View, seat: Seat) -> dict[str, str]:
    """The pieces of a hand by id.

    A piece is identified by its seat, its digit and its number among all of that digit the seat
    ever had; the first to come is the first to leave, so each keeps its id in hand and on the
    table.
    """
    hand = view.hands[seat]
    return {
        piece_id(seat, digit, view.laid[seat][int(digit)] + hand[: place + 1].count(digit)): digit
        for place, digit in enumerate(hand)
    }


def _fresh(view: View, seat: Seat) -> str:
    """The id of the piece just drawn: the last of its digit."""
    return last_of_digit(rack_pieces(view, seat), view.fresh[seat])
