"""What a table looks like at two sizes of screen, as text."""

from __future__ import annotations

import asyncio
import re

import pytest

from abaculus.kernel.registry import family_names
from abaculus.tables.table import SeatRequest
from tests.terminal.live_screen import Terminal, at_table

pytestmark = pytest.mark.slow

MILA = SeatRequest("here", "Mila")
JONAS = SeatRequest("here", "Jonas")


def screen_of(name: str, size: tuple[int, int]) -> tuple[str, Terminal]:
    async def look() -> tuple[str, Terminal]:
        async with at_table(name, [MILA, JONAS], size=size) as (terminal, _):
            if terminal.state.table.secret:
                await terminal.until_shown("Pass the screen to")
                await terminal.press("enter")
            await terminal.until_shown("you, to play")
            return terminal.text(), terminal

    return asyncio.run(look())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@pytest.mark.parametrize("name", family_names())
def test_everything_needed_is_on_the_screen(name: str, size: tuple[int, int]) -> None:
    text, terminal = screen_of(name, size)

    scene = terminal.state.scene
    assert scene is not None
    lines = text.splitlines()
    assert max(map(len, lines)) <= size[0]
    assert len(lines) <= size[1]
    for word in ("Mila", "Jonas", "Menu", "Keys", "type a move"):
        assert word in text, text
    for zone in scene.zones:
        if zone.kind == "board":
            heads = (*zone.columns, *zone.rows)
            assert all(re.search(rf"(?m)(^| ){head}( |$)", text) for head in heads), text
            assert all(is_shown(cell.mark.sign, text) for cell in zone.cells if cell.mark), text


def is_shown(sign: str, text: str) -> bool:
    return sign in text or sign.lstrip("×") in text


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@pytest.mark.parametrize("name", family_names())
def test_the_whole_rack_lies_in_one_row(name: str, size: tuple[int, int]) -> None:
    text, terminal = screen_of(name, size)

    scene = terminal.state.scene
    assert scene is not None
    own = terminal.state.seat
    for rack in [zone for zone in scene.zones if zone.kind == "rack" and zone.seat == own]:
        faces = {piece.cell: piece.face.sign or "☆" for piece in scene.pieces}
        signs = [faces[cell.id] for cell in rack.cells if cell.id in faces]
        assert any(gap.join(signs) in text for gap in ("   ", "  ")), text
