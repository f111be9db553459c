"""A table without an edge, a die, cards, wishes, pieces to put and to lay: all by keys, 80 × 24."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from abaculus.kernel.prompts import Cards, Choose, Lay, Put
from abaculus.kernel.rng import SeededRng
from abaculus.tables.table import SeatRequest
from tests.terminal.live_screen import Terminal, at_table

PEOPLE = [SeatRequest("here", "Mila"), SeatRequest("here", "Jonas")]
PUT, LAY, FREE = 0, 1, 2


class LoadedDie:
    """The die falls as it is told; everything else as it always does."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)
        self._other = SeededRng(0)

    def below(self, bound: int, /) -> int:
        return self._faces.pop(0) if bound == 3 else self._other.below(bound)


@asynccontextmanager
async def at_trail(*faces: int) -> AsyncGenerator[Terminal]:
    rng = LoadedDie(*faces)
    async with at_table("trails", PEOPLE, size=(80, 24), rng=rng) as (terminal, _):
        await terminal.until(lambda: bool(terminal.state.prompts))
        yield terminal


async def press(terminal: Terminal, *keys: str) -> None:
    """Presses keys that make a move, and waits for it."""
    number = terminal.state.number
    await terminal.press(*keys)
    await terminal.until_after(number)
    await terminal.pilot.pause()


async def throw(terminal: Terminal, prompt: type) -> None:
    """Throws the die, and waits for what it asks for."""
    await press(terminal, "enter")
    await terminal.until(lambda: any(isinstance(one, prompt) for one in terminal.state.prompts))
    await terminal.pilot.pause()


@pytest.mark.slow
def test_a_whole_game_is_played_by_keys() -> None:
    async def play() -> str:
        async with at_trail(FREE, PUT, LAY, FREE, PUT) as terminal:
            assert any(isinstance(one, Choose) for one in terminal.state.prompts)
            key = next(one.key for one in terminal.app.table_screen.offers if one.name == "take")
            await terminal.press(key, "3", "2")
            await terminal.until_shown("3  2")
            await press(terminal, "enter")
            await throw(terminal, Cards)
            await press(terminal, "enter", "down", "enter")
            await terminal.until(lambda: terminal.state.lay is not None)
            await press(terminal, "1", "plus", "2", "enter")
            await terminal.until(lambda: terminal.state.seat == 1)
            await throw(terminal, Put)
            await press(terminal, "1", "enter")
            await terminal.until(lambda: terminal.state.seat == 0)
            await throw(terminal, Lay)
            await press(terminal, "3", "plus", "3", "enter")
            await terminal.until(lambda: terminal.state.seat == 1)
            await throw(terminal, Cards)
            await press(terminal, "enter", "enter")
            await press(terminal, "2", "enter")
            await terminal.until(lambda: terminal.state.seat == 0)
            await throw(terminal, Put)
            await press(terminal, "3", "enter")
            await terminal.until_shown("Mila wins.")
            return terminal.text()

    text = asyncio.run(play())

    assert "Every piece is on the trail." in text


def test_the_die_is_a_boxed_sign_with_its_words() -> None:
    async def play() -> tuple[str, str]:
        async with at_trail(LAY) as terminal:
            before = terminal.text()
            await throw(terminal, Lay)
            return before, terminal.text()

    before, after = asyncio.run(play())

    assert "Not thrown yet" in before
    assert "▐ 1+1 ▌ Lay a sum" in after


def test_stock_piles_count_down_and_points_show_per_piece() -> None:
    async def play() -> tuple[str, str]:
        async with at_trail(LAY) as terminal:
            await throw(terminal, Lay)
            before = terminal.text()
            await terminal.press("1", "plus", "2")
            await terminal.until_shown("That fits.")
            return before, terminal.text()

    before, after = asyncio.run(play())

    assert "For everybody +×9" in before
    assert "For everybody +×8" in after
    assert "1 + 2" in after
    assert "1 0 2×2" in after
    assert "+ costs nothing" in after


def test_a_card_that_cannot_be_chosen_says_why_not() -> None:
    async def play() -> str:
        async with at_trail(LAY, PUT, FREE) as terminal:
            await throw(terminal, Lay)
            await press(terminal, "1", "plus", "2", "enter")
            await terminal.until(lambda: terminal.state.seat == 1)
            await throw(terminal, Put)
            await press(terminal, "1", "enter")
            await terminal.until(lambda: terminal.state.seat == 0)
            await throw(terminal, Cards)
            await terminal.press("enter", "down", "enter")
            await terminal.until_shown("≠ You need two digits for that.")
            return terminal.text()

    text = asyncio.run(play())

    assert "What shall the die say?" in text


def test_the_window_follows_the_cursor_as_far_as_the_table_goes() -> None:
    async def play() -> tuple[str, str]:
        async with at_trail(LAY) as terminal:
            await throw(terminal, Lay)
            await terminal.press(*["right"] * 70)
            await terminal.pilot.pause()
            return terminal.app.table_screen.hands.cursor, terminal.text()

    cursor, text = asyncio.run(play())

    assert "60,0" == cursor
    assert " 60" in text
    assert " 61" not in text


def test_piece_of_the_pressed_key_is_put_and_backspace_undoes() -> None:
    async def play() -> tuple[str, str, str]:
        async with at_trail(PUT) as terminal:
            await throw(terminal, Put)
            several = terminal.text()
            await terminal.press("2")
            await terminal.pilot.pause()
            one = terminal.text()
            await terminal.press("backspace")
            await terminal.pilot.pause()
            return several, one, terminal.text()

    several, one, again = asyncio.run(play())

    assert "› 2 on 0,0" not in several
    assert "› 2 on 0,0" in one
    assert "› 2 on 0,0" not in again


def test_where_several_pieces_fit_one_cell_enter_asks_which() -> None:
    async def play() -> str:
        async with at_trail(PUT) as terminal:
            await throw(terminal, Put)
            await terminal.press("enter")
            await terminal.until_shown("Which one?")
            await press(terminal, "down", "enter")
            return terminal.text()

    text = asyncio.run(play())

    assert "adds 2." in text
