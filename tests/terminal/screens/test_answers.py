"""Questions answered at the keys of a real screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.widgets import Input

from abaculus.kernel.rng import SeededRng
from abaculus.server.rooms.room import Room
from abaculus.tables.table import SeatRequest
from tests.terminal.answer_keys import SKIP, answer, is_asked, key_of, text_for_outcome
from tests.terminal.live_screen import Terminal, at_table

ALONE = [SeatRequest("here", "Mila")]
MOST_KEYS = 200
CALM: dict[str, str | int | bool] = {"question_seconds": 300}

Deed = Callable[[Terminal, Room], Awaitable[None]]


def answer_open_question(deed: Deed, **options: str | int) -> str:
    """Plays until a question is open, does something, and gives what is on the screen then."""

    async def play() -> str:
        rng = SeededRng("asked")
        async with at_table(
            "mathmetrics", ALONE, variant="solo", options={**CALM, **options}, rng=rng
        ) as (terminal, room):
            await terminal.type_move("@O10")
            await play_to_question(terminal)
            await deed(terminal, room)
            await terminal.pilot.pause()
            return terminal.text()

    return asyncio.run(play())


async def play_to_question(terminal: Terminal) -> None:
    """Rolls and goes on, whatever comes, until a question is open."""
    for _ in range(MOST_KEYS):
        if is_asked(terminal):
            return
        await terminal.press("1" if terminal.app.table_screen.hands.by_number else "enter")
        await terminal.pilot.pause()
    raise AssertionError("nothing is asked")


def line(terminal: Terminal) -> Input:
    return terminal.app.table_screen.query_one("#command", Input)


def test_the_line_is_for_the_answer_and_tells_how_it_is_read() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        assert line(terminal).has_focus
        await terminal.press("7")
        await terminal.until_shown("Read as 7")

    text = answer_open_question(deed)

    assert "Answer" in text
    assert "Pass" in text
    assert "seconds left" in text


def test_right_answer_shows_its_tokens_until_enter() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        await answer(terminal, room)
        await terminal.until_shown("✓")
        assert "Continue" in terminal.text()
        assert not line(terminal).has_focus
        await terminal.press("enter")

    assert "✓" not in answer_open_question(deed)


def test_a_wrong_answer_shows_the_way() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        await answer(terminal, room, "wrong")

    text = answer_open_question(deed)

    assert "≠" in text
    assert "The answer is" in text


def test_what_cannot_be_read_is_reported_and_costs_nothing() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        number = terminal.state.number
        await terminal.type_move("2 +")
        await terminal.pilot.pause()
        assert is_asked(terminal)
        assert number == terminal.state.number
        assert line(terminal).value == "2 +"

    assert "✓" not in answer_open_question(deed)


def test_a_question_is_let_pass_by_its_key() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        await terminal.press("escape", SKIP)
        await terminal.until_shown("Passed.")

    assert "The answer is" in answer_open_question(deed)


def test_what_is_typed_on_the_board_goes_to_the_answer() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        await terminal.press("escape", "4", "2")
        assert line(terminal).value == "42"

    answer_open_question(deed)


def test_a_choice_is_made_by_its_letter() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        question, key = terminal.app.table_screen.asks.open, key_of(room, terminal)
        assert question is not None
        assert key is not None
        letter = text_for_outcome(question.card, key, "right")
        assert letter in tuple("abcdef")
        await answer(terminal, room)
        await terminal.until_shown("✓")

    answer_open_question(deed, answer_mode="choice")


@pytest.mark.slow
def test_a_question_whose_time_is_over_is_reported() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        await terminal.until_shown("≠ Time is up.")

    assert "The answer is" in answer_open_question(deed, question_seconds=5)
