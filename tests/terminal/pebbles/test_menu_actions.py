"""What is done around the game: taking back, pausing, names, phrases, leaving, reading."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from abaculus.server.rooms.room import Room
from abaculus.tables.phrases import PHRASES
from abaculus.tables.table import SeatRequest
from abaculus.terminal.render.text import format_phrase
from tests.terminal.live_screen import Terminal, at_table

MILA = SeatRequest("here", "Mila")
JONAS = SeatRequest("here", "Jonas")


def at_noughts(
    act: Callable[[Terminal, Room], Awaitable[str]], size: tuple[int, int] = (100, 30)
) -> str:
    async def run() -> str:
        async with at_table("pebbles", [MILA, JONAS], size=size) as (terminal, room):
            return await act(terminal, room)

    return asyncio.run(run())


async def choose(terminal: Terminal, label: str) -> None:
    """Takes a line of the menu."""
    await terminal.press("m")
    lines = [line.strip(" │").strip() for line in terminal.text().splitlines()]
    listed = [line.split("│")[-1].strip() for line in lines]
    first = next(n for n, line in enumerate(listed) if line.startswith(("Mila: ask", "Say")))
    steps = next(n for n, line in enumerate(listed) if line.startswith(label)) - first
    await terminal.press(*["down"] * steps, "enter")


def test_a_move_is_taken_back_when_the_other_agrees() -> None:
    async def act(terminal: Terminal, room: Room) -> str:
        await terminal.type_move("b2")
        await terminal.until(lambda: 0 in terminal.state.table.may_ask_back)
        await choose(terminal, "Mila: ask to take the last move back")
        await terminal.until_shown("Do you agree?")
        await terminal.press("a")
        await terminal.until(lambda: room.table.events == 0)
        await terminal.until_shown("▶● Mila")
        return terminal.text()

    text = at_noughts(act)

    assert "marks b2" not in text


def test_the_table_is_paused_and_continues() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        await choose(terminal, "Pause")
        await terminal.until_shown("The table is paused")
        paused = terminal.text()
        await terminal.press("enter")
        await terminal.until(lambda: terminal.state.table.phase == "playing")
        await terminal.pilot.pause()
        return paused + "\n###\n" + terminal.text()

    paused, playing = at_noughts(act).split("###")

    assert "Continue" in paused
    assert "The table is paused" not in playing


def test_a_name_is_changed() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        await choose(terminal, "Change my name")
        await terminal.press(*["backspace"] * 4, "A", "n", "n", "enter")
        await terminal.until(lambda: terminal.state.table.players[0].name == "Ann")
        await terminal.pilot.pause()
        return terminal.text()

    text = at_noughts(act)

    assert "Ann" in text
    assert "Mila" not in text


def test_a_name_that_is_taken_is_refused_in_words() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        await choose(terminal, "Change my name")
        await terminal.press(*["backspace"] * 4, *"Jonas", "enter")
        await terminal.until(lambda: bool(terminal.app.table_screen.refusal))
        return terminal.text()

    text = at_noughts(act)

    assert "≠" in text
    assert "▶● Mila" in text


def test_a_phrase_is_heard() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        before = terminal.text().count("Mila")
        await choose(terminal, "Say something")
        await terminal.press("enter")
        await terminal.until_shown(format_phrase(PHRASES[0]))
        return str(terminal.text().count("Mila") - before)

    assert at_noughts(act) == "1"


def test_resigning_asks_first_and_escape_keeps_playing() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        await choose(terminal, "Leave the game for good")
        asked = terminal.text()
        await terminal.press("escape")
        phase = terminal.state.table.phase
        await choose(terminal, "Leave the game for good")
        await terminal.press("enter")
        await terminal.until_shown("Jonas wins.")
        return f"{asked}###{phase}"

    asked, phase = at_noughts(act).split("###")

    assert "You cannot come back to it." in asked
    assert phase == "playing"


def test_the_rules_open_at_the_chapter_in_force() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        await terminal.press("f1")
        await terminal.pilot.pause()
        return terminal.text()

    text = at_noughts(act)

    assert "Noughts and crosses" in text
    assert "Esc back" in text


def test_a_question_mark_lists_the_keys_on_a_small_screen() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        await terminal.press("question_mark")
        await terminal.pilot.pause()
        return terminal.text()

    text = at_noughts(act, size=(80, 24))

    for word in ("Backspace", "move the cursor", "Ctrl+Q"):
        assert word in text


def test_the_move_list_has_every_move() -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        for move in ("a1", "b2"):
            number = terminal.state.number
            await terminal.type_move(move)
            await terminal.until_after(number)
        await terminal.press("f2")
        await terminal.pilot.pause()
        return terminal.text()

    text = at_noughts(act)

    assert "1 ● Mila marks a1." in text
    assert "2 ■ Jonas marks b2." in text


def test_a_click_moves_the_cursor_and_a_second_one_chooses() -> None:
    async def act(terminal: Terminal, room: Room) -> str:
        spot = terminal.app.table_screen.hands.spots["c3"]
        place = (spot.column + 1, spot.row + 1)
        await terminal.pilot.click("#board", offset=place)
        events = room.table.events
        await terminal.pilot.click("#board", offset=place)
        await terminal.until(lambda: room.table.events > events)
        await terminal.until_shown("Mila marks c3.")
        return f"{events}"

    assert at_noughts(act) == "0"


@pytest.mark.parametrize("size", [(80, 24), (40, 12), (20, 5), (200, 60)])
def test_any_size_of_screen_can_be_drawn(size: tuple[int, int]) -> None:
    async def act(terminal: Terminal, _: Room) -> str:
        await terminal.pilot.resize_terminal(*size)
        await terminal.pilot.pause()
        return terminal.text()

    lines = at_noughts(act).splitlines()

    assert max(map(len, lines)) <= size[0]
