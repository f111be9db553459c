"""The visible part of a board without edges, which follows the cursor and the pieces."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.prompts import Lay, Prompt
from abaculus.kernel.scene_parts import Box, Cell, Plane, Zone
from abaculus.kernel.scenes import Scene
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.input.targets import prompt_cells
from abaculus.terminal.render.layout import PITCHES, Pitch

_EDGE = 2
"""How many cells stay visible beyond the cursor; one beyond the pieces."""
_LEAST = 9, 7
"""The least columns and rows to show before cells are drawn larger."""
_HEADS = 5, 1
"""Columns and rows of the headings."""


class Viewport(Struct, frozen=True):
    """The visible columns and rows."""

    left: int
    top: int
    columns: int
    rows: int
    pitch: Pitch = PITCHES[-1]

    def holds(self, spot: tuple[int, int], edge: int = 0) -> bool:
        """Whether a cell is visible with this many around it."""
        x, y = spot[0] - self.left, spot[1] - self.top
        return edge <= x < self.columns - edge and edge <= y < self.rows - edge


def endless_board(scene: Scene[RichSentence] | None) -> Zone[RichSentence] | None:
    """The board without edges, if there is one."""
    zones = scene.zones if scene is not None else ()
    return next((zone for zone in zones if zone.plane is not None), None)


def parse_cell(cell: str) -> tuple[int, int] | None:
    """The column and row of a cell of such a board."""
    x, _, y = cell.partition(",")
    if not (cell.isascii() and x.removeprefix("-").isdigit() and y.removeprefix("-").isdigit()):
        return None
    return int(x), int(y)


def fit_viewport(
    before: Viewport | None, scene: Scene[RichSentence], cursor: str, room: tuple[int, int]
) -> Viewport:
    """The viewport for a scene: all pieces if they fit, and always the cursor (empty: not moved
    yet); it moves only when it must.
    """
    lying = _parse_cells(piece.cell for piece in scene.pieces)
    here = _parse_cells([cursor] if cursor else prompt_cells(scene.prompts))
    shown = [*lying, *here] or [(0, 0)]
    left, right = min(x for x, _ in shown) - 1, max(x for x, _ in shown) + 1
    top, bottom = min(y for _, y in shown) - 1, max(y for _, y in shown) + 1
    sizes = [_size_viewport(pitch, room) for pitch in PITCHES]
    for size in sizes:
        enough = size.columns >= _LEAST[0] and size.rows >= _LEAST[1]
        if enough and right - left < size.columns and bottom - top < size.rows:
            middle = (left + right) // 2, (top + bottom) // 2
            return _place_viewport(before, size, shown, middle, 1)
    focus = here[0] if here else _last_piece(scene, lying)
    return _place_viewport(before, sizes[-1], [focus], focus, _EDGE)


def _parse_cells(cells: Iterable[str]) -> list[tuple[int, int]]:
    return [spot for spot in map(parse_cell, cells) if spot is not None]


def _size_viewport(pitch: Pitch, room: tuple[int, int]) -> Viewport:
    """As much as fits; odd, so that there is a middle."""
    columns = max(2 * _EDGE + 1, (room[0] - _HEADS[0]) // pitch.columns)
    rows = max(2 * _EDGE + 1, (room[1] - _HEADS[1]) // pitch.rows)
    return Viewport(0, 0, columns - 1 + columns % 2, rows - 1 + rows % 2, pitch)


def _place_viewport(
    before: Viewport | None,
    size: Viewport,
    shown: Iterable[tuple[int, int]],
    middle: tuple[int, int],
    edge: int,
) -> Viewport:
    """The old viewport if it has this size and shows these cells; else one around the middle."""
    same_size = before is not None and replace(before, left=0, top=0) == size
    if before is not None and same_size and all(before.holds(spot, edge) for spot in shown):
        return before
    x, y = middle
    return replace(size, left=x - size.columns // 2, top=y - size.rows // 2)


def _last_piece(scene: Scene[RichSentence], lying: list[tuple[int, int]]) -> tuple[int, int]:
    """A piece of the last move, else any."""
    found = _parse_cells(piece.cell for piece in scene.pieces if "last" in piece.tags) or lying
    return found[len(found) // 2]


def clip_state(window: Viewport, state: ClientState, laid: Iterable[str]) -> ClientState:
    """The table as if the viewport were the whole board; `laid` are cells of laid pieces, which
    stay available even out of sight.
    """
    scene, zone = state.scene, endless_board(state.scene)
    if scene is None or zone is None or zone.plane is None:
        return state
    shown = replace(zone, **_cells(window, zone.plane), plane=None)
    lying = {piece.cell for piece in scene.pieces}
    free = [cell.id for cell in shown.cells if cell.id not in lying]
    free += [cell for cell in laid if cell not in lying and cell not in free]
    return replace(
        state,
        scene=replace(
            scene,
            zones=tuple(shown if one is zone else one for one in scene.zones),
            prompts=tuple(
                _set_free_cells(prompt, zone.id, tuple(free)) for prompt in scene.prompts
            ),
        ),
    )


def _set_free_cells(
    prompt: Prompt[RichSentence], board: str, cells: tuple[str, ...]
) -> Prompt[RichSentence]:
    is_endless = isinstance(prompt, Lay) and prompt.board == board
    return replace(prompt, cells=cells) if is_endless else prompt


def _cells(
    window: Viewport, plane: Plane
) -> dict[str, tuple[Cell[RichSentence], ...] | tuple[str, ...]]:
    """The visible cells, and the numbers of their columns and rows."""
    columns = [x for x in range(window.left, window.left + window.columns) if abs(x) <= plane.reach]
    rows = [y for y in range(window.top, window.top + window.rows) if abs(y) <= plane.reach]
    cells = tuple(
        Cell[RichSentence](f"{x},{y}", Box(100 * x, 100 * y, 100, 100), (f"{x},{y}",))
        for y in rows
        for x in columns
    )
    return {
        "cells": cells,
        "columns": tuple(map(_format_column, columns)),
        "rows": tuple(map(str, rows)),
    }


def _format_column(column: int) -> str:
    """At most three characters, so that neighbours stay apart."""
    return str(column)[-3:]
