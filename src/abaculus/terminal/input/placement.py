"""Pieces being laid and the cursor that lays them; nothing is committed here."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from abaculus.i18n.rich import Rich
from abaculus.kernel.gestures import Laid, Placing
from abaculus.kernel.prompts import Lay
from abaculus.kernel.scene_parts import Piece
from abaculus.kernel.scenes import Scene
from abaculus.terminal.input.keys import means
from abaculus.terminal.render.layout import Spot, next_cell
from abaculus.terminal.render.viewport import spot_of

WILD = "wild"


class Laying(Struct, frozen=True):
    """What lies on the board for now, in the order in which it was laid."""

    placings: tuple[Placing, ...] = ()
    down: bool = False
    """The direction of typing."""
    total: int | None = None

    def gesture(self, lay: Lay[Rich]) -> Laid:
        """The laying as it is sent."""
        return Laid(lay.id, self.placings, self.total if lay.total is not None else None)

    def on(self, cell: str) -> Placing | None:
        """What was laid on a cell."""
        return next((placing for placing in self.placings if placing.cell == cell), None)

    def uses_up(self, piece: Piece[Rich]) -> bool:
        """Whether a piece has left the rack, or a pile has nothing left."""
        used = sum(placing.piece == piece.id for placing in self.placings)
        return used >= (1 if piece.many is None else piece.many)

    def turned(self) -> Laying:
        """Typing goes the other way."""
        return replace(self, down=not self.down)

    def with_placing(self, placing: Placing, *, is_pile: bool = False) -> Laying:
        """One more piece; it leaves where it lay, unless there are more, and so does what lay
        there."""
        others = [
            other
            for other in self.placings
            if other.cell != placing.cell and (is_pile or other.piece != placing.piece)
        ]
        return replace(self, placings=(*others, placing))

    def without(self, cell: str) -> Laying:
        """The piece on a cell taken back."""
        kept = tuple(placing for placing in self.placings if placing.cell != cell)
        return replace(self, placings=kept)


def still_fits(laying: Laying, lay: Lay[Rich] | None) -> Laying:
    """What of a laying can stay in a new scene."""
    if lay is None:
        return replace(laying, placings=(), total=None)
    kept = tuple(
        placing
        for placing in laying.placings
        if placing.piece in lay.pieces and placing.cell in lay.cells
    )
    return laying if kept == laying.placings else replace(laying, placings=kept)


def piece_for(
    key: str, scene: Scene[Rich], lay: Lay[Rich], laying: Laying
) -> tuple[Piece[Rich], str] | None:
    """The piece a key asks for, and what it is to be named if it is a joker standing in."""
    free = free_pieces(scene, lay, laying)
    for piece in free:
        if piece.face.role != WILD and means(key, piece.face.sign):
            return piece, ""
    named = next((face.sign for face in lay.faces if means(key, face.sign)), None)
    joker = next((piece for piece in free if piece.face.role == WILD), None)
    return (joker, named) if joker is not None and named is not None else None


def free_pieces(scene: Scene[Rich], lay: Lay[Rich], laying: Laying) -> list[Piece[Rich]]:
    """The pieces that may be laid and still lie on the rack."""
    return [piece for piece in scene.pieces if piece.id in lay.pieces and not laying.uses_up(piece)]


def knows_sign(key: str, scene: Scene[Rich], lay: Lay[Rich]) -> bool:
    """Whether a key stands for any piece or joker's name in this game's laying."""
    signs = [piece.face.sign for piece in scene.pieces if piece.id in lay.pieces]
    signs += [face.sign for face in lay.faces]
    return any(means(key, sign) for sign in signs)


def open_cell(lay: Lay[Rich], laying: Laying, cell: str) -> bool:
    """Whether something can be laid on a cell."""
    return cell in lay.cells and laying.on(cell) is None


def onwards(spots: dict[str, Spot], lay: Lay[Rich], laying: Laying, cell: str) -> str | None:
    """The next open cell along the direction of typing, over what lies there already."""
    here: str | None = cell
    while here is not None:
        here = next_cell(spots, here, "down" if laying.down else "right", straight=True)
        if here is not None and open_cell(lay, laying, here):
            return here
    return None


def cell_behind(scene: Scene[Rich], lay: Lay[Rich]) -> tuple[str, bool] | None:
    """Where pieces go on behind a band, and whether downwards; None: they go anywhere."""
    spot = spot_of(lay.after)
    if spot is None:
        return None
    x, y = spot
    ends = [spot_of(band.first) for band in scene.bands if band.last == lay.after]
    is_down = any(first is not None and first[0] == x and first[1] < y for first in ends)
    return (f"{x},{y + 1}" if is_down else f"{x + 1},{y}"), is_down


def first_cell(lay: Lay[Rich], spots: dict[str, Spot]) -> str | None:
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
