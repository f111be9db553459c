"""Pieces being laid, and the cells for them; nothing is committed here."""

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
    """The pieces laid for now, in order."""

    placings: tuple[PiecePlacement, ...] = ()
    down: bool = False
    """Whether typing goes down instead of right."""
    total: int | None = None

    def gesture(self, lay: Lay[RichSentence]) -> LayGesture:
        """The gesture to send."""
        return LayGesture(lay.id, self.placings, self.total if lay.total is not None else None)

    def on(self, cell: str) -> PiecePlacement | None:
        """The piece laid on a cell."""
        return next((placing for placing in self.placings if placing.cell == cell), None)

    def uses_up(self, piece: Piece[RichSentence]) -> bool:
        """Whether a piece has left the rack, or a pile is used up."""
        used = sum(placing.piece == piece.id for placing in self.placings)
        return used >= (1 if piece.many is None else piece.many)

    def turned(self) -> PendingPlacement:
        """The same in the other direction of typing."""
        return replace(self, down=not self.down)

    def with_placing(self, placing: PiecePlacement, *, is_pile: bool = False) -> PendingPlacement:
        """Lay a piece, taking it from where it was unless its pile has more, and replacing
        what was on the cell.
        """
        others = [
            other
            for other in self.placings
            if other.cell != placing.cell and (is_pile or other.piece != placing.piece)
        ]
        return replace(self, placings=(*others, placing))

    def without(self, cell: str) -> PendingPlacement:
        """The placement without the piece on a cell."""
        remaining = tuple(placing for placing in self.placings if placing.cell != cell)
        return replace(self, placings=remaining)


def keep_valid(laying: PendingPlacement, lay: Lay[RichSentence] | None) -> PendingPlacement:
    """The part of a placement that is still possible in a new scene."""
    if lay is None:
        return replace(laying, placings=(), total=None)
    remaining = tuple(
        placing
        for placing in laying.placings
        if placing.piece in lay.pieces and placing.cell in lay.cells
    )
    return laying if remaining == laying.placings else replace(laying, placings=remaining)


def find_piece(
    key: str, scene: Scene[RichSentence], lay: Lay[RichSentence], laying: PendingPlacement
) -> tuple[Piece[RichSentence], str] | None:
    """The piece a key asks for, and the name it gets if it is a joker."""
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
    """The pieces on the rack that may be laid."""
    return [piece for piece in scene.pieces if piece.id in lay.pieces and not laying.uses_up(piece)]


def has_sign(key: str, scene: Scene[RichSentence], lay: Lay[RichSentence]) -> bool:
    """Whether a key stands for any piece or name of a joker in this prompt."""
    signs = [piece.face.sign for piece in scene.pieces if piece.id in lay.pieces]
    signs += [face.sign for face in lay.faces]
    return any(is_key_for(key, sign) for sign in signs)


def is_open_cell(lay: Lay[RichSentence], laying: PendingPlacement, cell: str) -> bool:
    """Whether a piece can be laid on a cell."""
    return cell in lay.cells and laying.on(cell) is None


def next_open_cell(
    spots: dict[str, CellArea], lay: Lay[RichSentence], laying: PendingPlacement, cell: str
) -> str | None:
    """The next open cell in the direction of typing, past cells that are taken."""
    here: str | None = cell
    while here is not None:
        here = next_cell(spots, here, "down" if laying.down else "right", straight=True)
        if here is not None and is_open_cell(lay, laying, here):
            return here
    return None


def cell_after(scene: Scene[RichSentence], lay: Lay[RichSentence]) -> tuple[str, bool] | None:
    """The cell after a band where pieces must continue, and whether downwards; None: anywhere."""
    spot = parse_cell(lay.after)
    if spot is None:
        return None
    x, y = spot
    ends = [parse_cell(band.first) for band in scene.bands if band.last == lay.after]
    is_down = any(first is not None and first[0] == x and first[1] < y for first in ends)
    return (f"{x},{y + 1}" if is_down else f"{x + 1},{y}"), is_down


def first_cell(lay: Lay[RichSentence], spots: dict[str, CellArea]) -> str | None:
    """The cursor's first cell: the open one nearest to the middle of the board."""
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
