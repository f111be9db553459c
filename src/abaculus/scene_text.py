"""A scene as plain text: boards, racks, dice, seats and the current instruction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import TypeAlias

from abaculus.i18n.rich import RichSentence, plain_text
from abaculus.kernel.scene_parts import Box, Piece, Zone, middle
from abaculus.kernel.scenes import Scene, SeatStatus

Lying: TypeAlias = Mapping[str, list[Piece[RichSentence]]]
"""The pieces on each cell."""

_EMPTY = "·"
_HIDDEN = "▒"
_WIDEST = 40
"""A board with more columns than this is printed as a list."""
_LONGEST = 12
"""A list with more lines than this is packed into as few lines as possible."""


def format_scene(scene: Scene[RichSentence], names: tuple[str, ...]) -> str:
    """The scene as lines of text."""
    lying: dict[str, list[Piece[RichSentence]]] = {}
    for piece in scene.pieces:
        lying.setdefault(piece.cell, []).append(piece)
    blocks = [list(_zone_lines(zone, lying)) for zone in scene.zones]
    blocks.append([_die_line(die.sign, plain_text(die.name)) for die in scene.dice])
    blocks.append([_seat_line(name, seat) for name, seat in zip(names, scene.seats, strict=False)])
    blocks.append([plain_text(tag) for tag in scene.tags])
    blocks.append([one.card.prompt.text for one in scene.asked if one.judged is None])
    blocks.append([plain_text(scene.ask)])
    return "\n".join(line.rstrip() for block in blocks for line in block if line.strip())


def _die_line(sign: str, name: str) -> str:
    return f"[{sign}]" if sign == name else f"[{sign}] {name}" if sign else name


def _seat_line(name: str, seat: SeatStatus[RichSentence]) -> str:
    score = "" if seat.score is None else str(seat.score).replace("-", "−")
    goal = "" if seat.goal is None else f"of {seat.goal}"
    tallies = [f"{one.sign} {one.many}" for one in seat.tallies]
    facts = ", ".join([f"{score} {goal}".strip(), *map(plain_text, seat.facts), *tallies])
    return f"{name}: {facts.strip(', ')}" if facts.strip(", ") else name


def _zone_lines(zone: Zone[RichSentence], lying: Lying) -> Iterator[str]:
    if zone.plane is not None:
        yield from _plane_lines(lying)
    elif zone.kind == "board" and _is_grid(zone):
        yield from _grid_lines(zone, lying)
    elif zone.kind == "board":
        spaces = [(cell, lying[cell.id]) for cell in zone.cells if cell.id in lying]
        rows = [f"{plain_text(cell.spoken)}: {' '.join(map(_sign, here))}" for cell, here in spaces]
        yield from rows if len(rows) <= _LONGEST else wrap("  ".join(rows), 2 * _WIDEST)
    else:
        pieces = [piece for cell in zone.cells for piece in lying.get(cell.id, ())]
        yield f"{plain_text(zone.name)}: {' '.join(map(_sign, pieces))}" if pieces else ""


def _sign(piece: Piece[RichSentence]) -> str:
    face = piece.face
    shown = face.sign or (plain_text(face.spoken) if face.role in ("pawn", "word") else _HIDDEN)
    return shown if piece.many is None else f"{shown}×{piece.many}"


def _is_grid(zone: Zone[RichSentence]) -> bool:
    """Whether the cells form rows and columns that fit the width of a screen."""
    if zone.painted is not None or not zone.cells:
        return False
    columns = {middle(cell.shape)[0] for cell in zone.cells}
    is_even = all(isinstance(cell.shape, Box) for cell in zone.cells)
    return is_even and len(columns) <= _WIDEST and zone.ground is None


def _grid_lines(zone: Zone[RichSentence], lying: Lying) -> Iterator[str]:
    spots = {middle(cell.shape): cell for cell in zone.cells}
    across = sorted({x for x, _ in spots})
    down = sorted({y for _, y in spots})
    rows: list[list[str]] = []
    if len(zone.columns) == len(across):
        rows.append(["", *zone.columns])
    for number, y in enumerate(down):
        row = [zone.rows[number] if len(zone.rows) == len(down) else ""]
        for x in across:
            cell = spots.get((x, y))
            pieces = lying.get(cell.id) if cell is not None else None
            mark = cell.mark.sign if cell is not None and cell.mark is not None else _EMPTY
            row.append(_sign(pieces[-1]) if pieces else mark if cell is not None else "")
        rows.append(row)
    yield from _align(rows)


def _plane_lines(lying: Lying) -> Iterator[str]:
    """The occupied part of a board without an edge, with its coordinates."""
    spots = {spot: pieces[-1] for cell, pieces in lying.items() if (spot := _parse_cell(cell))}
    if not spots:
        return
    across = range(min(x for x, _ in spots), max(x for x, _ in spots) + 1)
    down = range(min(y for _, y in spots), max(y for _, y in spots) + 1)
    rows = [["", *map(str, across)]]
    for y in down:
        signs = [_sign(spots[x, y]) if (x, y) in spots else _EMPTY for x in across]
        rows.append([str(y), *signs])
    yield from _align(rows)


def _parse_cell(cell: str) -> tuple[int, int] | None:
    x, comma, y = cell.partition(",")
    is_spot = comma and x.removeprefix("-").isdigit() and y.removeprefix("-").isdigit()
    return (int(x), int(y)) if is_spot else None


def _align(rows: list[list[str]]) -> Iterator[str]:
    width = max(len(sign) for row in rows for sign in row)
    for row in rows:
        yield " ".join(sign.rjust(width) for sign in row)
