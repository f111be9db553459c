"""The toys on a real screen: a board to point at, and secrets on a screen that is passed on."""

from __future__ import annotations

import asyncio

from abaculus.kernel.gestures import PressGesture
from abaculus.server.rooms.commands import PlayerCommand
from abaculus.tables.commands import Play
from abaculus.tables.decide import Actor
from abaculus.tables.table import SeatRequest
from tests.terminal.live_screen import Terminal, at_table

MILA = SeatRequest("here", "Mila")
JONAS = SeatRequest("here", "Jonas")
BOT = SeatRequest("bot", "Robo", bot="careful")


def test_a_game_against_a_bot_is_played_by_keys() -> None:
    async def play() -> str:
        async with at_table("pebbles", [MILA, BOT]) as (terminal, _):
            while terminal.state.table.phase == "playing":
                await terminal.until(lambda: bool(terminal.state.prompts) or over(terminal))
                if not over(terminal):
                    await terminal.press("tab")
                    number = terminal.state.number
                    await terminal.press("enter")
                    await terminal.until_after(number)
            await terminal.until_shown("Rematch")
            return terminal.text()

    text = asyncio.run(play())

    assert any(ending in text for ending in ("wins.", "share the win."))
    assert "1. ■ Robo" in text, "who is careful never loses"


def over(terminal: Terminal) -> bool:
    return terminal.state.table.phase == "over"


def test_a_game_against_a_bot_is_played_by_typed_moves() -> None:
    async def play() -> str:
        async with at_table("pebbles", [MILA, BOT]) as (terminal, room):
            while not over(terminal):
                await terminal.until(lambda: bool(terminal.state.prompts) or over(terminal))
                if not over(terminal):
                    move = next(iter(room.game.moves(room.table.state, 0)))
                    number = terminal.state.number
                    await terminal.type_move(room.game.notation.write_move(move))
                    await terminal.until_after(number)
            return terminal.text()

    text = asyncio.run(play())

    assert "Robo marks" in text
    assert "Mila marks" in text


def test_an_illegal_move_is_refused_in_words_beside_the_board() -> None:
    async def play() -> tuple[str, int]:
        async with at_table("pebbles", [MILA, JONAS]) as (terminal, room):
            await terminal.type_move("b2")
            await terminal.until(lambda: terminal.state.seat == 1)
            before = room.table.number
            await terminal.type_move("b2")
            await terminal.until_shown("b2 is taken.")
            return terminal.text(), room.table.number - before

    text, written = asyncio.run(play())

    assert "≠ b2 is taken." in text
    assert written == 0


def test_an_open_game_changes_eyes_without_a_curtain() -> None:
    async def play() -> str:
        async with at_table("pebbles", [MILA, JONAS]) as (terminal, _):
            await terminal.press("enter")
            await terminal.until(lambda: terminal.state.seat == 1)
            await terminal.pilot.pause()
            return terminal.text()

    text = asyncio.run(play())

    assert "Pass the screen" not in text
    assert "you, to play · marks rings" in text


def test_the_curtain_hides_what_the_last_one_did() -> None:
    async def play() -> tuple[str, str, str]:
        async with at_table("pebbles", [MILA, JONAS], variant="morra") as (terminal, _):
            await terminal.until_shown("I am Mila")
            await terminal.press("enter")
            await terminal.until_shown("you, to play")
            await terminal.type_move("4:9")
            await terminal.until_shown("Pass the screen to Jonas")
            hidden = terminal.text()
            await terminal.press("enter")
            await terminal.until_shown("you, to play")
            jonas = terminal.text()
            await terminal.type_move("1:5")
            await terminal.until_shown("Mila shows 4")
            return hidden, jonas, terminal.text()

    hidden, jonas, shown = asyncio.run(play())

    assert "I am Jonas" in hidden
    assert "you, to play" in jonas
    for text in (hidden, jonas):
        assert "Mila has thrown" in text
        assert "You throw" not in text
    assert "4" not in hidden
    assert "9" not in hidden
    assert "Mila shows 4 and guessed 9." in shown


def test_nothing_that_was_open_is_left_behind_the_curtain() -> None:
    async def play() -> tuple[str, str]:
        async with at_table("pebbles", [MILA, JONAS], variant="morra") as (terminal, room):
            await terminal.until_shown("I am Mila")
            await terminal.press("enter")
            await terminal.until_shown("you, to play")
            await terminal.press(">", *"4:", "escape", "f2")
            await terminal.until_shown("Esc back")
            person = Actor(room.table.host)
            await room.run(PlayerCommand(person, Play(0, PressGesture("4:9"))))
            await terminal.until_shown("Pass the screen to Jonas")
            hidden = terminal.text()
            await terminal.press("enter")
            await terminal.until_shown("you, to play")
            return hidden, terminal.text()

    hidden, jonas = asyncio.run(play())

    assert "Esc back" not in hidden + jonas
    assert "4:" not in hidden + jonas


def test_many_choices_are_taken_from_a_list() -> None:
    async def play() -> str:
        async with at_table("pebbles", [MILA, BOT], variant="morra") as (terminal, _):
            await terminal.until(lambda: len(terminal.app.table_screen.offers) > 12)
            before = terminal.state.number
            await terminal.press("b", "down", "enter")
            await terminal.until(lambda: terminal.state.number > before)
            return terminal.text()

    text = asyncio.run(play())

    assert "all 25 choices" in text or "Round" in text or "round" in text


def test_hints_tell_a_little_more_each_time() -> None:
    async def play() -> tuple[str, str]:
        async with at_table("pebbles", [MILA, JONAS]) as (terminal, _):
            await terminal.press("h")
            await terminal.until_shown("Press H for more.")
            first = terminal.text()
            await terminal.press("h")
            await terminal.until_shown("Look at column")
            return first, terminal.text()

    first, second = asyncio.run(play())

    assert "Nobody can force a win" in first
    assert "Look at column" not in first
    assert "Nobody can force a win" in second


def test_the_rematch_begins_at_once() -> None:
    async def play() -> str:
        async with at_table("pebbles", [MILA, JONAS]) as (terminal, _):
            for move in ("a1", "a2", "b1", "b2", "c1"):
                number = terminal.state.number
                await terminal.type_move(move)
                await terminal.until_after(number)
            await terminal.until_shown("Mila wins.")
            await terminal.press("r")
            await terminal.until_shown("Go to the rematch")
            await terminal.press("enter")
            await terminal.until(lambda: terminal.state.table.phase == "playing")
            await terminal.pilot.pause()
            return terminal.text()

    text = asyncio.run(play())

    assert "Your turn. Mark an empty square." in text
    assert text.index("Jonas") < text.index("Mila")
