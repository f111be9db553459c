"""The board and the racks as zones of a scene, and the chips on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from abaculus.games.calcussimo.kinds import SIGNS
from abaculus.games.calcussimo.move_text import format_square
from abaculus.games.calcussimo.stage.faces import MARKS, board_piece, chip_face
from abaculus.games.calcussimo.state import Ended
from abaculus.games.calcussimo.view import View
from abaculus.grids import cell_at
from abaculus.kernel.messages import PlayerValue, Seat
from abaculus.kernel.scene_parts import Box, Cell, Piece, Text, Zone

BOARD = "board"
SIZE = 100
"""The width of a square."""

_SPOKEN = {
    ".": "square-plain",
    "G": "square-green",
    "B": "square-blue",
    "Y": "square-yellow",
    "P": "square-purple",
    "L": "square-logo",
}


def rack_id(seat: Seat) -> str:
    """The zone of a seat's rack."""
    return f"rack{seat}"


def zones(view: View) -> tuple[Zone[Text], ...]:
    """The board and every rack the viewer may see, the viewer's first."""
    side = view.rules.terms.board.side
    centre = view.grid.at(cell_at(side // 2, side // 2))
    board = _board(side, view.rules.terms.board.premiums, centre is not None and centre in SIGNS)
    return board, *(_rack(view, seat) for seat in open_racks(view))


@lru_cache(maxsize=16)
def _board(side: int, premiums: str, sign_first: bool) -> Zone[Text]:
    """The board; sign squares are shaded once the first calculation has fixed which they are."""
    cells: list[Cell[Text]] = []
    for place, colour in enumerate(premiums):
        y, x = divmod(place, side)
        square = format_square(cell_at(x, y))
        cells.append(
            Cell(
                id=square,
                shape=Box(x * SIZE, y * SIZE, SIZE, SIZE),
                spoken=Text(_SPOKEN[colour], {"square": square}),
                mark=MARKS.get(colour),
                shaded=bool((x + y) % 2) != sign_first,
            )
        )
    columns = tuple(chr(65 + x) for x in range(side))
    rows = tuple(str(y + 1) for y in range(side))
    return Zone(BOARD, "board", Text("zone-board"), tuple(cells), columns=columns, rows=rows)


def _rack(view: View, seat: Seat) -> Zone[Text]:
    name = (
        Text("zone-own") if seat == view.seat else Text("zone-rack", {"player": PlayerValue(seat)})
    )
    cells = tuple(
        Cell(
            f"{rack_id(seat)}-{place}",
            Box(place * SIZE, 0, SIZE, SIZE),
            Text("place", {"number": place + 1}),
        )
        for place in range(view.rules.terms.rack_size)
    )
    return Zone(rack_id(seat), "rack", name, cells, seat=seat)


def open_racks(view: View) -> tuple[Seat, ...]:
    """The seats whose racks the viewer may see: the viewer's first, after the end all."""
    seats = range(view.rules.players) if isinstance(view.phase, Ended) else (view.seat,)
    known = [seat for seat in seats if seat is not None and seat not in view.gone]
    return tuple(sorted(known, key=lambda seat: seat != view.seat))


def pieces(view: View) -> Iterator[Piece[Text]]:
    """The chips on the board in reading order, then those on open racks."""
    last = view.last
    for cell, chip in sorted(view.grid.pieces.items()):
        piece = board_piece(cell, chip, is_joker=cell in view.jokers)
        if last is not None and cell in last.cells:
            piece = replace(piece, tags=(*piece.tags, "last"), seat=last.seat)
        yield piece
    for seat in open_racks(view):
        for place, (piece_id, chip) in enumerate(rack_pieces(seat, view.racks[seat]).items()):
            yield Piece(piece_id, f"{rack_id(seat)}-{place}", chip_face(chip))


def rack_pieces(seat: Seat, rack: str) -> dict[str, str]:
    """The chips of a rack by id: kind and number, so that equal chips keep theirs."""
    return {
        f"r{seat}:{chip}:{rack[: place + 1].count(chip)}": chip for place, chip in enumerate(rack)
    }
