"""Pieces being laid and the cursor that lays them; nothing is committed here."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.gestures import LayGesture, PiecePlacement
from abaculus.kernel.prompts import Lay
from abaculus.kernel.scene_parts import Piece
from abaculus.kernel.scenes import Scene
from abaculus.terminal.input.keys import is_key_for
from abaculus.terminal.render.layout import CellArea, next_cell
from abaculus.terminal.render.viewport import parse_cell

WILD = "wild"


class PendingPlacement(Struct, frozen=True):
    """What lies on the board for now, in the order in which it was laid."""

    placings: tuple[PiecePlacement, ...] = ()
    down: bool = False
    """The direction of typing."""
    total: int | None = None

    def gesture(self, lay: Lay[RichSentence]) -> LayGesture:
        """The laying as it is sent."""
        return LayGesture(lay.id, self.placings, self.total if lay.total is not None else None)

    def on(self, cell: str) -> PiecePlacement | None:
        """What was laid on a cell."""
        return next((placing for placing in self.placings if placing.cell == cell), None)

    def uses_up(self, piece: Piece[RichSentence]) -> bool:
        """Whether a piece has left the rack, or a pile has nothing left."""
        used = sum(placing.piece == piece.id for placing in self.placings)
        return used >= (1 if piece.many is None else piece.many)

    def turned(self) -> PendingPlacement:
        """Typing goes the other way."""
        return replace(self, down=not self.down)

    def with_placing(self, placing: PiecePlacement, *, is_pile: bool = False) -> PendingPlacement:
        """One more piece; it leaves where it lay, unless there are more, and so does what lay
        there."""
        others = [
            other
            for other in self.placings
            if other.cell != placing.cell and (is_pile or other.piece != placing.piece)
        ]
        return replace(self, placings=(*others, placing))

    def without(self, cell: str) -> PendingPlacement:
        """The piece on a cell taken back."""
        kept = tuple(placing for placing in self.placings if placing.cell != cell)
        return replace(self, placings=kept)


def keep_valid(laying: PendingPlacement, lay: Lay[RichSentence] | None) -> PendingPlacement:
    """What of a laying can stay in a new scene."""
    if lay is None:
        return replace(laying, placings=(), total=None)
    kept = tuple(
        placing
        for placing in laying.placings
        if placing.piece in lay.pieces and placing.cell in lay.cells
    )
    return laying if kept == laying.placings else replace(laying, placings=kept)


def find_piece(
    key: str, scene: Scene[RichSentence], lay: Lay[RichSentence], laying: PendingPlacement
) -> tuple[Piece[RichSentence], str] | None:
    """The piece a key asks for, and what it is to be named if it is a joker standing in."""
    free = free_pieces(scene, lay, laying)
    for piece in free:
        if piece.face.role != WILD and is_key_for(key, piece.face.sign):
            return piece, ""
    named = next((face.sign for face in lay.faces if is_key_for(key, face.sign)), None)
    joker = next((piece for piece in free if piece.face.role == WILD), None)
    return (joker, named) if joker is not None and named is not None else None


def free_pieces(
    scene: Scene[RichSentence], lay: Lay[RichSentence], laying: PendingPlacement
) -> list[Piece[RichSentence]]:
    """The pieces that may be laid and still lie on the rack."""
    return [piece for piece in scene.pieces if piece.id in lay.pieces and not laying.uses_up(piece)]


def has_sign(key: str, scene: Scene[RichSentence], lay: Lay[RichSentence]) -> bool:
    """Whether a key stands for any piece or joker's name in this game's laying."""
    signs = [piece.face.sign for piece in scene.pieces if piece.id in lay.pieces]
    signs += [face.sign for face in lay.faces]
    return any(is_key_for(key, sign) for sign in signs)


def is_open_cell(lay: Lay[RichSentence], laying: PendingPlacement, cell: str) -> bool:
    """Whether something can be laid on a cell."""
    return cell in lay.cells and laying.on(cell) is None


def next_open_cell(
    spots: dict[str, CellArea], lay: Lay[RichSentence], laying: PendingPlacement, cell: str
) -> str | None:
    """The next open cell along the direction of typing, over what lies there already."""
    here: str | None = cell
    while here is not None:
        here = next_cell(spots, here, "down" if laying.down else "right", straight=True)
        if here is not None and is_open_cell(lay, laying, here):
            return here
    return None


def cell_after(scene: Scene[RichSentence], lay: Lay[RichSentence]) -> tuple[str, bool] | None:
    """Where pieces go on behind a band, and whether downwards; None: they go anywhere."""
    spot = parse_cell(lay.after)
    if spot is None:
        return None
    x, y = spot
    ends = [parse_cell(band.first) for band in scene.bands if band.last == lay.after]
    is_down = any(first is not None and first[0] == x and first[1] < y for first in ends)
    return (f"{x},{y + 1}" if is_down else f"{x + 1},{y}"), is_down


def first_cell(lay: Lay[RichSentence], spots: dict[str, CellArea]) -> str | None:
    """Where the cursor begins: the open cell nearest to the middle of the board."""
    cells = [cell for cell in lay.cells if cell in spots]
    if not cells:
        return None
    places = [spots[cell] for cell in cells]
    middle_x = (min(s.column for s in places) + max(s.column for s in places)) // 2
    middle_y = (min(s.row for s in places) + max(s.row for s in places)) // 2
    return min(
        cells,
        key=lambda cell: abs(spots[cell].column - middle_x) + 2 * abs(spots[cell].row - middle_y),
    )
