"""A scene as characters: boards with marks and pieces, and racks."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from rich.style import Style

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.scene_parts import Cell, CellMark, Face, Piece, Zone
from abaculus.kernel.scenes import Scene
from abaculus.terminal.input.placement import WILD, PendingPlacement
from abaculus.terminal.render.canvas import Canvas
from abaculus.terminal.render.layout import CellArea, TextLayout
from abaculus.terminal.render.palette import Palette

RACK_WIDTH = 4
"""Columns of a piece on a rack with the gap after it, which is dropped if that saves a row."""


class Overlay(Struct, frozen=True):
    """The person's input, drawn over the scene."""

    laying: PendingPlacement = PendingPlacement()
    cursor: str = ""
    """The id of the cursor's cell."""
    arrow: str = ""
    """The direction of typing, shown at the cursor."""
    wrong: frozenset[str] = frozenset()
    """Cells a refusal is about."""
    targets: frozenset[str] = frozenset()
    """Cells that can be chosen."""
    chosen: frozenset[str] = frozenset()
    """Pieces chosen or held."""


class PieceGlyph(Struct, frozen=True):
    """A drawn piece: its text before, in and after the middle, and its style."""

    sign: str
    before: str
    after: str
    style: Style
    edge: Style


@cache
def style(ink: str, ground: str, *, bold: bool = False, underline: bool = False) -> Style:
    """A style, cached."""
    return Style(color=ink, bgcolor=ground, bold=bold, underline=underline)


def draw_boards(
    scene: Scene[RichSentence],
    boards: tuple[Zone[RichSentence], ...],
    layout: TextLayout,
    over: Overlay,
    look: Palette,
) -> Canvas:
    """The boards with everything on them."""
    canvas = Canvas(layout.width, layout.height, style(look.ink, look.paper))
    for column, row, name in layout.heads:
        canvas.put(column, row, name, style(look.faint, look.paper))
    lying = {piece.cell: piece for piece in scene.pieces}
    by_id = {piece.id: piece for piece in scene.pieces}
    for board in boards:
        for cell in board.cells:
            spot = layout.spots[cell.id]
            piece = lying.get(cell.id)
            tile = _pending_glyph(cell, by_id, over, look) or (
                piece and _piece_glyph(cell, piece, over, look)
            )
            _draw_cell(canvas, spot, cell, over, look, is_empty=not tile)
            if tile:
                _draw_tile(canvas, spot, tile, gap=layout.pitch.rows > 1)
                if cell.mark is not None and over.laying.on(cell.id) and spot.height > 1:
                    _draw_tab(canvas, spot, cell.mark, look)
    return canvas


def _draw_cell(
    canvas: Canvas,
    spot: CellArea,
    cell: Cell[RichSentence],
    over: Overlay,
    look: Palette,
    *,
    is_empty: bool,
) -> None:
    ground = look.cell_shaded if cell.shaded else look.cell
    text, ink, bold = (
        _format_empty_cell(cell, spot, over, look) if is_empty else ("", look.ink, False)
    )
    if over.cursor == cell.id:
        ink, ground, bold = look.on_focus, look.focus, True
    for row in range(spot.height):
        canvas.put(spot.column, spot.row + row, " " * spot.width, style(look.ink, ground))
    if cell.mark is not None and over.cursor != cell.id:
        ink, ground = look.marks.get(cell.mark.role, (look.ink, ground))
    indent = max(0, (spot.width - len(text)) // 2)
    row = spot.row + (spot.height - 1) // 2
    canvas.put(spot.column + indent, row, text, style(ink, ground, bold=bold))


def _format_empty_cell(
    cell: Cell[RichSentence], spot: CellArea, over: Overlay, look: Palette
) -> tuple[str, str, bool]:
    """What an empty cell shows."""
    width = min(spot.width, 5)
    if over.cursor == cell.id:
        sign = cell.mark.sign if cell.mark else ""
        return f"{sign}{over.arrow or '+'}"[:width].center(3), look.ink, True
    if cell.mark is not None:
        return format_mark(cell.mark, width), look.ink, True
    if cell.id in over.targets:
        return "○", look.accent, True
    return ("" if cell.shaded else "·"), look.faint, False


def _draw_tab(canvas: Canvas, spot: CellArea, mark: CellMark, look: Palette) -> None:
    """Draw the printed mark under a newly laid piece, which explains its points."""
    text = format_mark(mark, spot.width)
    ink, ground = look.marks.get(mark.role, (look.ink, look.cell))
    row = spot.row + (spot.height - 1) // 2 + 1
    column = spot.column + max(0, (spot.width - len(text)) // 2)
    canvas.put(column, row, text, style(ink, ground, bold=True))


def format_mark(mark: CellMark, width: int = 5) -> str:
    """A printed sign in its shape, round or square; shortened if the cell is narrow."""
    sign = mark.sign if len(mark.sign) + 2 <= width else mark.sign.lstrip("×")
    sign = sign[: max(1, width - 2)]
    return f"({sign})" if mark.round else f"[{sign}]"


def _draw_tile(canvas: Canvas, spot: CellArea, tile: PieceGlyph, *, gap: bool) -> None:
    room = spot.width - 1 if gap else spot.width
    width = max(3, room - 1 + room % 2)  # odd, so that the sign is in the middle
    column, row = spot.column + (spot.width - width) // 2, spot.row + (spot.height - 1) // 2
    canvas.put(column, row, _format_glyph(tile, width), tile.style)
    if spot.height > 1:
        canvas.put(column, row + 1, "▀" * width, tile.edge)
    if spot.height > 2:
        canvas.put(column, row - 1, "▄" * width, tile.edge)


def _format_glyph(tile: PieceGlyph, width: int) -> str:
    """The sign between its marks; a long one takes their room."""
    marked = f"{tile.before}{tile.sign}{tile.after}"
    if len(tile.sign) <= width - 2:
        return f"{tile.before:1}{tile.sign.center(width - 2)}{tile.after:1}"
    return (marked if len(marked) <= width else tile.sign[:width]).center(width)


def _pending_glyph(
    cell: Cell[RichSentence], by_id: dict[str, Piece[RichSentence]], over: Overlay, look: Palette
) -> PieceGlyph | None:
    """The piece just laid on a cell."""
    placing = over.laying.on(cell.id)
    piece = by_id.get(placing.piece) if placing else None
    if placing is None or piece is None:
        return None
    before, after = ("☆", "›") if placing.face else ("‹", "›")
    ink, ground = look.on_accent, look.accent
    if cell.id in over.wrong:
        after, ink, ground = "!", look.paper, look.no
    if over.cursor == cell.id:
        after, ink, ground = over.arrow or after, look.on_focus, look.focus
    edge = style(ground, look.cell)
    sign = placing.face or format_face(piece.face)
    return PieceGlyph(sign, before, after, style(ink, ground, bold=True), edge)


def _piece_glyph(
    cell: Cell[RichSentence],
    piece: Piece[RichSentence],
    over: Overlay,
    look: Palette,
    ground_below: str = "",
) -> PieceGlyph:
    """A piece that belongs to the scene."""
    before = "☆" if "joker" in piece.tags else "┼" if "crossed" in piece.tags else ""
    after = "!" if cell.id in over.wrong else ""
    if cell.id in over.targets or piece.id in over.targets:
        before = "○"
    if piece.id in over.chosen:
        before = "✓"
    if over.cursor == cell.id:
        after = over.arrow or "◂"
    ink, ground, edge = _face_colours(piece.face, look)
    if over.cursor == cell.id:
        ink, ground = look.on_focus, look.focus
    elif cell.id in over.wrong:
        ink, ground = look.paper, look.no
    body = style(ink, ground, bold=True, underline="last" in piece.tags)
    below = ground_below or (look.cell_shaded if cell.shaded else look.cell)
    return PieceGlyph(format_face(piece.face), before, after, body, style(edge, below))


def _face_colours(face: Face[RichSentence], look: Palette) -> tuple[str, str, str]:
    """Ink, ground and edge."""
    match face.role:
        case "sign":
            return look.piece_ink, look.wood, look.wood_edge
        case "back":
            return look.faint, look.raised, look.line
        case _:
            return look.piece_ink, look.ivory, look.ivory_edge


def format_face(face: Face[RichSentence]) -> str:
    """A face in a few characters."""
    if face.sign:
        return face.sign
    return "☆" if face.role == WILD else "▒"


def draw_racks(
    scene: Scene[RichSentence],
    racks: tuple[Zone[RichSentence], ...],
    over: Overlay,
    look: Palette,
    width: int,
) -> Canvas:
    """Racks one below the other, long ones in several rows; a laid piece leaves a gap."""
    spots = _rack_spots(racks, width)
    height = max((spot.row + spot.height for spot in spots.values()), default=0)
    canvas = Canvas(width, height, style(look.ink, look.sunk))
    lying = {piece.cell: piece for piece in scene.pieces}
    for cell in (cell for rack in racks for cell in rack.cells):
        spot, piece = spots[cell.id], lying.get(cell.id)
        if piece is None or over.laying.uses_up(piece):
            sign = " _ " if over.cursor != cell.id else " _◂"
            canvas.put(spot.column, spot.row, sign, style(look.faint, look.sunk))
        else:
            _draw_tile(canvas, spot, _piece_glyph(cell, piece, over, look, look.sunk), gap=True)
    return canvas


def _rack_spots(racks: tuple[Zone[RichSentence], ...], width: int) -> dict[str, CellArea]:
    longest = max((len(rack.cells) for rack in racks), default=0)
    is_close = width // RACK_WIDTH < longest <= width // (RACK_WIDTH - 1)
    room = RACK_WIDTH - 1 if is_close else RACK_WIDTH
    each = max(1, width // room)
    spots: dict[str, CellArea] = {}
    top = 0
    for rack in racks:
        for number, cell in enumerate(rack.cells):
            row = top + 2 * (number // each)
            spots[cell.id] = CellArea(room * (number % each), row, room, 2)
        top += 2 * -(-len(rack.cells) // each)
    return spots


def rack_cell_at(
    racks: tuple[Zone[RichSentence], ...], width: int, column: int, row: int
) -> str | None:
    """The cell of a rack at a character."""
    for cell, spot in _rack_spots(racks, width).items():
        if 0 <= column - spot.column < spot.width and 0 <= row - spot.row < spot.height:
            return cell
    return None
