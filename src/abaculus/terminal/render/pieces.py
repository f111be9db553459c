"""Dice, piles, cards and points per piece, as styled text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.prompts import PromptCard
from abaculus.kernel.scene_parts import Die, Piece, Zone
from abaculus.kernel.scenes import PiecePoints, Scene, Tally
from abaculus.terminal.input.placement import PendingPlacement
from abaculus.terminal.render.board import format_face
from abaculus.terminal.render.palette import Palette
from abaculus.terminal.render.text import plain_text


def die_line(die: Die[RichSentence], width: int, look: Palette) -> Text:
    """A die as a boxed sign, and the words of its face."""
    words = ": ".join(plain_text(part) for part in (die.name, die.detail) if part is not None)
    box = f"▐ {die.sign or ' '} ▌"
    line = Text(f"{box} {words}", Style(color=look.ink), no_wrap=True, overflow="ellipsis")
    line.truncate(width, overflow="ellipsis")
    line.stylize(Style(color=look.on_accent, bgcolor=look.accent, bold=True), 1, len(box) - 1)
    return line


def tallies_line(tallies: Sequence[Tally[RichSentence]], look: Palette) -> Text:
    """The count of each kind, and its goal."""
    line = Text("  ")
    for tally in tallies:
        goal = "" if tally.goal is None else f"/{tally.goal}"
        line.append(f" {tally.sign}", Style(color=look.roles.get(tally.role, look.ink), bold=True))
        line.append(f" {tally.many}{goal} ", Style(color=look.ink))
    return line


def strip_lines(strip: Sequence[PiecePoints[RichSentence]], look: Palette) -> list[Text]:
    """The pieces, the points below each, then the reasons for unusual ones."""
    pieces, points = Text("  "), Text("  ")
    for counted in strip:
        count = f"{counted.points}{'×2' if 'doubled' in counted.tags else ''}"
        width = max(cell_len(format_face(counted.face)), len(count)) + 1
        is_crossed = "crossed" in counted.tags
        style = Style(color=look.ink, bold=True, underline=is_crossed)
        pieces.append(format_face(counted.face), style)
        pieces.append(" " * (width - cell_len(format_face(counted.face))))
        points.append(count.ljust(width), Style(color=look.faint))
    reasons = [
        f"{format_face(counted.face)} {plain_text(counted.why)}"
        for counted in strip
        if counted.why is not None
    ]
    explanation = [Text(f"  {', '.join(reasons)}", Style(color=look.faint))] if reasons else []
    return [pieces, points, *explanation]


def racks_line(
    scene: Scene[RichSentence], racks: Sequence[Zone[RichSentence]], laying: PendingPlacement
) -> str:
    """The names of the racks; for a stock, what is left in each pile."""
    return " · ".join(_rack_line(scene, rack, laying) for rack in racks)


def _rack_line(
    scene: Scene[RichSentence], rack: Zone[RichSentence], laying: PendingPlacement
) -> str:
    cells = {cell.id for cell in rack.cells}
    piles = [_format_pile(piece, laying) for piece in scene.pieces if piece.cell in cells]
    return " ".join([plain_text(rack.name), *filter(None, piles)])


def _format_pile(piece: Piece[RichSentence], laying: PendingPlacement) -> str:
    if piece.many is None:
        return ""
    used = sum(placing.piece == piece.id for placing in laying.placings)
    return f"{format_face(piece.face)}×{piece.many - used}"


def card_line(card: PromptCard[RichSentence]) -> str:
    """A card in one line: sign, name, and meaning or why it cannot be chosen."""
    more = card.why_not if card.why_not is not None else card.detail
    words = ": ".join(plain_text(part) for part in (card.name, more) if part is not None)
    return f"{card.sign}  {words}" if card.why_not is None else f"({card.sign}) {words}"
