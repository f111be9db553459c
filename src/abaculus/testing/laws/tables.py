"""Laws of what is on a table: boards without an edge, loose pieces, bands, dice, piles, rulers."""

from __future__ import annotations

from abaculus.kernel.scene_parts import CellBand, Plane, Text, Zone, extent
from abaculus.testing.cell_names import spot_on
from abaculus.testing.stage_cases import ScreenCase


def boards_without_an_edge_are_boards(screen: ScreenCase) -> str | None:
    """A board without an edge has a reach and lists no cells, and a scene has at most one, because
    its cells are named by column and row alone."""
    zones = [zone for zone in screen.scene.zones if zone.plane is not None]
    if len(zones) > 1:
        return f"there are {len(zones)} boards without an edge"
    return next(filter(None, (_plane_fault(zone, zone.plane) for zone in zones)), None)


def _plane_fault(zone: Zone[Text], plane: Plane | None) -> str | None:
    if zone.kind != "board":
        return f"{zone.id} is a {zone.kind} without an edge"
    if zone.cells:
        return f"{zone.id} has no edge and lists {len(zone.cells)} cells"
    return f"{zone.id} reaches nowhere" if plane is None or plane.reach < 1 else None


def strewn_pieces_lie_on_the_table(screen: ScreenCase) -> str | None:
    """A ground is a board with an edge, and its places do not extend over that edge."""
    for zone in screen.scene.zones:
        ground = zone.ground
        if ground is None:
            continue
        if zone.kind != "board" or zone.plane is not None:
            return f"{zone.id} has a ground but is not a board with an edge"
        for cell in zone.cells:
            left, top, right, bottom = extent(cell.shape)
            if min(left, top) < 0 or right > ground.width or bottom > ground.height:
                return f"{cell.id} extends over the edge of {zone.id}"
    return None


def bands_lie_in_a_line(screen: ScreenCase) -> str | None:
    """A band extends to the right or down, over cells of one row or column of a board."""
    return next(filter(None, (_band_fault(screen, band) for band in screen.scene.bands)), None)


def _band_fault(screen: ScreenCase, band: CellBand) -> str | None:
    board = next((zone for zone in screen.scene.zones if zone.id == band.board), None)
    if board is None or board.kind != "board":
        return f"{band} is not on a board"
    first, last = spot_on(board, band.first), spot_on(board, band.last)
    if first is None or last is None:
        return f"{band} is not on cells of {board.id}"
    along, across = (last[0] - first[0], last[1] - first[1])
    if 0 not in (along, across) or along < 0 or across < 0:
        return f"{band} is not in one row or column"
    known = band.seat is None or band.seat in screen.moment.seats
    return None if known else f"{band} is of a seat that does not exist"


def dice_show_a_face(screen: ScreenCase) -> str | None:
    """A rolled die can be drawn and written; another one shows nothing."""
    for die in screen.scene.dice:
        if bool(die.picture) != bool(die.sign):
            return f"{die} has a picture and no sign, or a sign and no picture"
        if die.throw < 0:
            return f"{die} was thrown {die.throw} times"
    return None


def piles_lie_in_the_stock(screen: ScreenCase) -> str | None:
    """Piles are in a stock, everything in a stock is a pile, and each has a count."""
    scene = screen.scene
    stock = {cell.id for zone in scene.zones if zone.kind == "stock" for cell in zone.cells}
    for piece in scene.pieces:
        if (piece.many is not None) != (piece.cell in stock):
            return f"{piece} is a pile outside the stock, or not a pile inside it"
        if piece.many is not None and piece.many < 0:
            return f"{piece} is a pile of {piece.many}"
    return None


def rulers_read_what_is_there(screen: ScreenCase) -> str | None:
    """A ruler has distinct boxes, and its readings name pieces on the table and its boxes."""
    ruler = screen.scene.ruler
    if ruler is None:
        return None
    signs = [box.sign for box in ruler.boxes]
    if not signs or len(set(signs)) < len(signs):
        return f"a ruler has the boxes {signs}"
    return next(
        (
            f"{one} reads what is not there"
            for one in ruler.readings
            if one.piece not in screen.pieces or not one.boxes or not set(one.boxes) <= set(signs)
        ),
        None,
    )
