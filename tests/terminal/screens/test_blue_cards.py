"""Blue cards answered at the keys of a small screen, with their instruments at hand."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from string import ascii_lowercase

import pytest

from abaculus.maths.numerals import token_form, tokens
from abaculus.server.rooms.room import Room
from abaculus.terminal.screens.instrument import AidScreen
from tests.terminal.answer_keys import key_of
from tests.terminal.blue_cards import blue_card
from tests.terminal.live_screen import Terminal

pytestmark = pytest.mark.slow

Deed = Callable[[Terminal, Room], Awaitable[None]]
SIZE = (80, 24)
TYPES = {"Y": "mayan", "E": "egyptian", "R": "roman", "B": "babylonian", "I": "binary"}
BY_LETTERS = {"A": "arabic-indic", "C": "chinese"}


def at_card(kind: str, deed: Deed) -> str:
    """What is on the screen after something was done about a blue card."""

    async def play() -> str:
        async with blue_card(kind, SIZE) as (terminal, room):
            await deed(terminal, room)
            await terminal.pilot.pause()
            return terminal.text()

    return asyncio.run(play())


def truth(terminal: Terminal, room: Room) -> str:
    """The number that is right."""
    key = key_of(room, terminal)
    assert key is not None
    return str(key.marking.spec["value"])


async def type_answer(terminal: Terminal, text: str) -> None:
    await terminal.press("f6", *text, "enter")
    await terminal.until_shown("✓")


def by_letters(system: str, text: str) -> str:
    """The keys for signs that no keyboard has."""
    signs = [one.text for one in tokens(system, strict=True)]
    found = dict(zip(signs, ascii_lowercase, strict=False))
    return "".join(found[sign] for sign in text)


def has_aid(terminal: Terminal) -> bool:
    return isinstance(terminal.app.screen, AidScreen)


def is_within(text: str) -> bool:
    lines = text.splitlines()
    return len(lines) <= SIZE[1] and max(map(len, lines)) <= SIZE[0]


@pytest.mark.long
@pytest.mark.parametrize(("kind", "system"), TYPES.items())
def test_a_numeral_is_typed_in_its_short_form(kind: str, system: str) -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        assert "Compose" in terminal.text()
        await type_answer(terminal, token_form(system, int(truth(terminal, room))))

    assert is_within(at_card(kind, deed))


@pytest.mark.parametrize(("kind", "system"), BY_LETTERS.items())
def test_signs_that_no_keyboard_has_are_typed_by_their_letters(kind: str, system: str) -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        assert "A letter for each sign." in terminal.text()
        signs = token_form(system, int(truth(terminal, room)))
        await type_answer(terminal, by_letters(system, signs))

    assert is_within(at_card(kind, deed))


def test_storeys_are_typed_by_sign_and_read_without_value() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        number = int(truth(terminal, room))
        storeys = ("c" * (part // 5) + "b" * (part % 5) or "a" for part in divmod(number, 20))
        text = " ".join(storeys)
        await terminal.press("f6", *text)
        await terminal.until_shown("Read as")
        assert str(number) not in terminal.text()
        await terminal.press("enter")
        await terminal.until_shown("✓")

    at_card("Y", deed)


@pytest.mark.parametrize("kind", ["M", "S"])
def test_numbers_are_answered_with_the_slide_rule_at_hand(kind: str) -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        await terminal.press("f4", "2", "h", "3", "d")
        await terminal.until_shown("Hairline: at D 6")
        assert is_within(terminal.text())
        assert "seconds left" in terminal.text()
        await terminal.press("escape")
        await type_answer(terminal, truth(terminal, room))

    at_card(kind, deed)


def test_bones_are_laid_before_the_clock_and_read_after_it() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        number = terminal.state.number
        await terminal.press("f5", *"329x7")
        await terminal.until_shown("|  / 1 |  / 4 |  / 3 |")
        assert is_within(terminal.text())
        assert "2303" not in terminal.text()
        start = next(one for one in terminal.app.table_screen.offers if "laid" in one.label)
        await terminal.press("escape", "escape", start.key)
        await terminal.until_after(number)
        await terminal.press("f5")
        await terminal.until_shown("|  / 1 |  / 4 |  / 3 |")
        await terminal.press("f5")
        await type_answer(terminal, truth(terminal, room))

    at_card("N", deed)


def test_legend_shows_sign_values_and_numbers_wait_for_verdict() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        await terminal.press("f9")
        await terminal.pilot.pause()
        assert "Numbers from 1 to 240" not in terminal.text()
        await terminal.press("f8")
        await terminal.until_shown("c  𝋥  bar    5")
        await terminal.press("escape")
        await type_answer(terminal, token_form("mayan", int(truth(terminal, room))))
        assert "F9  All numbers" in terminal.text()
        await terminal.press("f9", "pagedown")

    text = at_card("Y", deed)

    assert is_within(text)
    assert re.search("20  ٢٠ +𝋡 𝋠 +t2 +XX +20 +二十 +10100", text)


def test_an_instrument_goes_with_its_question() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        text = truth(terminal, room)
        await terminal.press("f4")
        assert has_aid(terminal)
        await terminal.app.actions.play_text(text)
        await terminal.until_shown("✓")
        assert not has_aid(terminal)
        await terminal.press("f4")

    assert "Slide:" not in at_card("S", deed)


def test_a_long_verdict_is_scrolled_by_pages() -> None:
    async def deed(terminal: Terminal, room: Room) -> None:
        await type_answer(terminal, token_form("mayan", int(truth(terminal, room))))
        assert "The answer is" not in terminal.text()
        await terminal.press("pagedown", "pagedown")

    assert "The answer is" in at_card("Y", deed)
