"""The board, the racks and the stock as zones of a scene, and the pieces on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from abaculus.games.pytagora.compose.view import View
from abaculus.games.pytagora.equality.terms import Hand
from abaculus.games.pytagora.kinds import COMMON, HIDDEN
from abaculus.games.pytagora.refusals import cell_name
from abaculus.games.pytagora.signs import piece_face
from abaculus.grids import REACH
from abaculus.kernel.messages import PlayerValue, Seat
from abaculus.kernel.scene_parts import Box, Cell, CellBand, Piece, Plane, Text, Zone

BOARD: Final = "board"
STOCK: Final = "stock"
SIZE: Final = 100
"""The width of a piece."""

_BOARD: Final[Zone[Text]] = Zone(BOARD, "board", Text("zone-table"), (), plane=Plane(REACH))
_BOTH: Final = 3
"""The cell is in a row and in a column."""


def rack_id(seat: Seat) -> str:
    """The zone of a seat's rack."""
    return f"rack{seat}"


def cell_names(cells: Iterable[int]) -> tuple[str, ...]:
    """The names of the cells of the board."""
    return tuple(map(cell_name, cells))


def open_racks(view: View) -> tuple[Seat, ...]:
    """The seats whose racks the viewer may see, the viewer's first."""
    known = [
        seat
        for seat, hand in enumerate(view.hands)
        if seat not in view.gone and (seat == view.seat or (hand and HIDDEN not in hand))
    ]
    return tuple(sorted(known, key=lambda seat: seat != view.seat))


def zones(view: View) -> tuple[Zone[Text], ...]:
    """The board, every rack the viewer may see, and the common stock."""
    racks = (
        _rack(seat, max(view.rules.hand_size, len(view.hands[seat])), is_own=seat == view.seat)
        for seat in open_racks(view)
    )
    return _BOARD, *racks, _stock(len(stock_kinds(view)))


@lru_cache(maxsize=256)
def _rack(seat: Seat, places: int, *, is_own: bool) -> Zone[Text]:
    name = Text("zone-hand") if is_own else Text("zone-hand-of", {"player": PlayerValue(seat)})
    return Zone(rack_id(seat), "rack", name, _row(rack_id(seat), places), seat=seat)


@lru_cache(maxsize=4)
def _stock(places: int) -> Zone[Text]:
    return Zone(STOCK, "stock", Text("zone-stock"), _row(STOCK, places))


def _row(zone: str, places: int) -> tuple[Cell[Text], ...]:
    return tuple(
        Cell(
            f"{zone}-{place}",
            Box(place * SIZE, 0, SIZE, SIZE),
            Text("hand-place", {"number": place + 1}),
        )
        for place in range(places)
    )


def stock_kinds(view: View) -> tuple[str, ...]:
    """The pieces of the common stock that this game uses."""
    return tuple(kind for kind in COMMON if kind in view.rules.terms.kinds)


def stock_pieces(view: View) -> dict[str, str]:
    """The piles of the stock by id."""
    return {f"s:{kind}": kind for kind in stock_kinds(view)}


def pieces(view: View) -> Iterator[Piece[Text]]:
    """The pieces on the board in reading order, then those on open racks, then the piles."""
    last = [view.table.equalities[number - 1] for number in view.last]
    writers = {cell: line.seat for line in last for cell in line.cells}
    for cell, kind in sorted(view.table.pieces.items()):
        tags = ("crossed",) if view.table.ways[cell] == _BOTH else ()
        if cell in writers:
            yield board_piece(cell, kind, (*tags, "last"), writers[cell])
        else:
            yield board_piece(cell, kind, tags)
    for seat in open_racks(view):
        fresh = Counter(view.fresh if seat == view.fresh_seat else ())
        for place, (piece, kind) in enumerate(rack_pieces(seat, view.hands[seat]).items()):
            fresh[kind] -= 1
            tags = ("fresh",) if fresh[kind] >= 0 else ()
            yield Piece(piece, f"{rack_id(seat)}-{place}", piece_face(kind), tags)
    for place, (piece, kind) in enumerate(stock_pieces(view).items()):
        many = _many(view, kind)
        yield Piece(piece, f"{STOCK}-{place}", piece_face(kind), many=many)


def _many(view: View, kind: str) -> int:
    """How many a player may take; more than there are where pieces are lent."""
    left = view.supply[COMMON.index(kind)]
    if view.rules.terms.strict_supply:
        return max(left, 0)
    hand = () if view.seat is None else view.hands[view.seat]
    return max(left, 1, hand.count("("))


def board_piece(
    cell: int, kind: str, tags: tuple[str, ...] = (), seat: Seat | None = None
) -> Piece[Text]:
    """A piece on a cell of the board."""
    name = cell_name(cell)
    return Piece(f"b:{name}", name, piece_face(kind), tags, seat)


def rack_pieces(seat: Seat, hand: Hand) -> dict[str, str]:
    """The pieces of a hand by id: kind and number, so that equal pieces keep theirs."""
    return {
        f"r{seat}:{kind}:{hand[: place + 1].count(kind)}": kind for place, kind in enumerate(hand)
    }


def bands(view: View) -> tuple[CellBand, ...]:
    """Every equality in the colour of its author."""
    return tuple(
        CellBand(
            id=f"line{number}",
            board=BOARD,
            first=cell_name(line.cells[0]),
            last=cell_name(line.cells[-1]),
            seat=line.seat,
            tags=("last",) if number in view.last else (),
        )
        for number, line in enumerate(view.table.equalities, start=1)
    )
