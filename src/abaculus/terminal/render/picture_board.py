"""A board that is a picture, as a list of its spaces: name, symbol, pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.style import Style
from rich.text import Text

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.prompts import Point, Prompt, Target
from abaculus.kernel.scene_parts import Cell, Piece, Zone
from abaculus.kernel.scenes import Scene
from abaculus.terminal.render.board import Overlay, style
from abaculus.terminal.render.canvas import Canvas
from abaculus.terminal.render.layout import CellArea, Pitch, TextLayout
from abaculus.terminal.render.palette import Palette, shape
from abaculus.terminal.render.text import plain_text

_NUMBER, _NAME, _SYMBOL, _PIECES = 1, 4, 6, 3
"""Columns of a space: the number of a destination, its name, its symbol, the pieces."""
_WIDTH = _NUMBER + _NAME + _SYMBOL + _PIECES
_MARK = 4
"""Columns of the mark of a space on a loop, after its name in words."""
_NARROW, _BROAD = 24, 44
"""The least and the most columns of a space on a loop."""
_MOST = 9
"""The most destinations that digits can choose."""


def is_picture_board(boards: Sequence[Zone[RichSentence]]) -> bool:
    """Whether a board is a picture and must be shown as lines."""
    return any(board.painted is not None for board in boards)


def lay_out_lines(boards: Sequence[Zone[RichSentence]], width: int, height: int = 0) -> TextLayout:
    """The spaces line by line, grouped by the beginnings of their names; a loop in columns."""
    loop = next((one.cells for one in boards if one.painted and one.painted.loop), None)
    if loop is not None:
        return _lay_out_columns(loop, width, height)
    each = max(1, width // _WIDTH)
    spots: dict[str, CellArea] = {}
    row = 0
    for cells in _groups(boards):
        row += 1 if row else 0
        for number, cell in enumerate(cells):
            spots[cell.id] = CellArea(_WIDTH * (number % each), row + number // each, _WIDTH, 1)
        row += -(-len(cells) // each)
    return TextLayout(spots, (), each * _WIDTH, row, Pitch(_WIDTH, 1))


def _lay_out_columns(cells: Sequence[Cell[RichSentence]], width: int, height: int) -> TextLayout:
    """The spaces one below the other, in as few columns as the height allows."""
    needed = -(-len(cells) // max(1, height))
    columns = max(1, min(needed, width // _NARROW))
    each = max(_NARROW, min(_BROAD, width // columns))
    rows = -(-len(cells) // columns)
    spots = {
        cell.id: CellArea(each * (number // rows), number % rows, each, 1)
        for number, cell in enumerate(cells)
    }
    return TextLayout(spots, (), each * columns, rows, Pitch(each, 1))


def _groups(boards: Sequence[Zone[RichSentence]]) -> Iterator[list[Cell[RichSentence]]]:
    for board in boards:
        for _, cells in groupby(board.cells, key=lambda cell: cell.id[:1]):
            yield list(cells)


def destinations(prompts: Sequence[Prompt[RichSentence]]) -> tuple[Target[RichSentence], ...]:
    """The targets that digits choose, in order; none if there are too many."""
    points = [prompt for prompt in prompts if isinstance(prompt, Point)]
    found = tuple(target for point in points for target in point.targets)
    return found if len(found) <= _MOST else ()


def destinations_panel(prompts: Sequence[Prompt[RichSentence]], look: Palette) -> Text | None:
    """The destinations with their digits and meanings; None if there are none."""
    found = destinations(prompts)
    lines: list[Text] = []
    for number, target in enumerate(found, 1):
        sentences = [
            plain_text(target.meaning),
            *([plain_text(target.detail)] if target.detail else []),
        ]
        lines.append(
            Text.assemble(
                (f" {number} ", Style(bold=True, reverse=True)),
                (f" {target.id}  ", Style(color=look.ink, bold=True)),
                (". ".join(sentences), Style(color=look.ink)),
            )
        )
    return Text("\n").join(lines) if lines else None


def draw_picture_board(
    scene: Scene[RichSentence],
    boards: Sequence[Zone[RichSentence]],
    layout: TextLayout,
    over: Overlay,
    look: Palette,
) -> Canvas:
    """Every space with its pieces."""
    canvas = Canvas(layout.width, layout.height, style(look.ink, look.paper))
    standing: dict[str, list[Piece[RichSentence]]] = {}
    for piece in scene.pieces:
        standing.setdefault(piece.cell, []).append(piece)
    numbers = {one.id: place for place, one in enumerate(destinations(scene.prompts), 1)}
    for board in boards:
        for cell in board.cells:
            number = numbers.get(cell.id, 0) if cell.id in over.targets else 0
            pieces = standing.get(cell.id, [])
            is_loop = board.painted is not None and board.painted.loop
            _draw_space(canvas, layout.spots[cell.id], cell, pieces, number, is_loop, over, look)
    return canvas


def _draw_space(
    canvas: Canvas,
    spot: CellArea,
    cell: Cell[RichSentence],
    pieces: list[Piece[RichSentence]],
    number: int,
    is_loop: bool,
    over: Overlay,
    look: Palette,
) -> None:
    is_here = over.cursor == cell.id
    ground = look.focus if is_here else look.paper
    name = look.on_focus if is_here else look.ink if pieces or number else look.faint
    symbol = look.on_focus if is_here else _ink(cell, look)
    column, row = spot.column, spot.row
    canvas.put(column, row, " " * spot.width, style(name, ground))
    if number:
        canvas.put(column, row, str(number), style(look.on_accent, look.accent, bold=True))
    elif is_here or cell.id in over.targets:
        canvas.put(column, row, "▸" if is_here else "○", style(name, ground))
    column += _NUMBER
    bold = style(name, ground, bold=bool(pieces or number))
    if is_loop:
        room = spot.width - _NUMBER - _MARK - _PIECES - 1
        words = plain_text(cell.spoken)
        canvas.put(column, row, words if len(words) <= room else f"{words[: room - 1]}…", bold)
        column += room + 1
        mark = cell.mark.sign if cell.mark is not None else ""
        canvas.put(column, row, mark, style(symbol, ground, bold=True))
        column += _MARK
    else:
        canvas.put(column, row, cell.id, bold)
        column += _NAME
        canvas.put(column, row, cell.picture[:_SYMBOL], style(symbol, ground))
        column += _SYMBOL
    shown = pieces if len(pieces) <= _PIECES else pieces[: _PIECES - 1]
    for place, piece in enumerate(shown):
        seat = piece.seat or 0
        own = look.faint if "pale" in piece.tags else look.seats[seat % len(look.seats)]
        colour = look.on_focus if is_here else own
        canvas.put(column + place, row, shape(seat), style(colour, ground, bold=True))
    if len(shown) < len(pieces):
        canvas.put(column + len(shown), row, "+", style(name, ground, bold=True))


def _ink(cell: Cell[RichSentence], look: Palette) -> str:
    """A space's colour; the symbol says the same."""
    if cell.mark is not None:
        return look.marks[cell.mark.role][0]
    return look.roles.get(cell.role, look.ink)
