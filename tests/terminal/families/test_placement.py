"""Laying on a real screen: jokers, swaps, announced totals, and keeping what was laid."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

from abaculus.server.rooms.room import Room
from abaculus.tables.table import SeatRequest
from tests.terminal.live_screen import Terminal, at_table

FAMILY = "calcussimo"
CHIPS = json.dumps({"chips": {"id": "sure", "counts": {"5": 20, "+": 3, "?": 3}}})
"""Every rack of seven holds a number."""
JOKERS = json.dumps({"chips": {"id": "wild", "counts": {"5": 3, "+": 1, "?": 8}}})
"""Every rack of five holds a joker."""
HERE = [SeatRequest("here", "Mila"), SeatRequest("here", "Jonas")]


def my_turn(
    act: Callable[[Terminal, Room], Awaitable[str]],
    **options: str | int,
) -> str:
    """Acts at a table at which it is one's turn."""

    async def run() -> str:
        given: dict[str, str | int | bool] = {"chips": CHIPS, **options}
        async with at_table(FAMILY, HERE, options=given, size=(80, 24)) as (terminal, room):
            await terminal.until_shown("Pass the screen to")
            await terminal.press("enter")
            await terminal.until_shown("you, to play")
            return await act(terminal, room)

    return asyncio.run(run())


def number_of(terminal: Terminal) -> str:
    """A number on the own rack."""
    scene = terminal.state.scene
    assert scene is not None
    signs = [piece.face.sign for piece in scene.pieces if piece.face.role == "number"]
    return next(sign for sign in signs if sign.isdigit())


def test_a_joker_is_named_by_a_key() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        await terminal.press("j")
        asked = terminal.text()
        await terminal.press("5")
        await terminal.pilot.pause()
        placings = terminal.app.table_screen.hands.laying.placings
        return f"{asked}###{placings[0].face}"

    asked, named = my_turn(act, chips=JOKERS, rack_size=5).split("###")

    assert "What should the joker be?" in asked
    assert named == "5"


def test_a_piece_is_swapped_by_keys() -> None:
    async def act(terminal: Terminal, room: Room) -> str:
        before = room.table.events
        await terminal.press("s")
        await terminal.press("enter")
        refused = terminal.text()
        await terminal.press("space", "enter")
        await terminal.until(lambda: room.table.events > before)
        return refused

    refused = my_turn(act)

    assert "Nothing chosen yet." in refused
    assert "Choose 1 or" in refused


def test_what_is_laid_stays_when_it_is_refused() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        await terminal.press("up", "up", number_of(terminal), "enter")
        await terminal.until(lambda: bool(terminal.app.table_screen.refusal))
        await terminal.pilot.pause()
        return terminal.text()

    text = my_turn(act)

    assert "≠" in text
    assert "Backspace" in text
    assert "_" in text.split("Your rack")[1]


def test_escape_takes_everything_back() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        await terminal.press(number_of(terminal), "escape")
        await terminal.pilot.pause()
        return terminal.text()

    assert "_" not in my_turn(act).split("Your rack")[1]


def test_a_total_is_announced() -> None:
    async def act(terminal: Terminal, room: Room) -> str:
        scene = terminal.state.scene
        assert scene is not None
        await terminal.press(number_of(terminal), "enter")
        await terminal.pilot.pause()
        asked = terminal.text()
        await terminal.press("1", "2", "enter")
        await terminal.until(
            lambda: room.table.events > 8 or bool(terminal.app.table_screen.refusal)
        )
        return f"{asked}###{terminal.app.table_screen.hands.laying.total}"

    asked, total = my_turn(act, announce="claim").split("###")

    assert "Enter done" in asked
    assert total in ("12", "None")
