"""A finished game is looked back on, on a real screen."""

from __future__ import annotations

import asyncio
import re

import pytest

from abaculus.kernel.adviser import Reviewer
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.registry import Family, families
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.stores.memory import MemoryStore
from abaculus.tables.table import SeatRequest
from abaculus.terminal.client.backends import LocalBackend
from abaculus.terminal.client.reviews import LocalReviewSource
from abaculus.terminal.render.text import plain_text
from tests.terminal.live_screen import Terminal, at_screen

pytestmark = pytest.mark.slow

REVIEWED = [
    family.id for family in families() if isinstance(family.adviser(family.game()), Reviewer)
]
MEMORY = [family.id for family in families() if family.games[0].info.traits.is_memory]
ADVISED = [family.id for family in families() if family.adviser(family.game()) is not None]


def record_of(family: Family) -> str:
    """The first golden game of a family that came to its end."""
    texts = (file.read_text("utf-8") for file in sorted((family.folder / "records").glob("*.txt")))
    return next(text for text in texts if "\nresult: unfinished" not in text)


async def look_back(name: str, *keys: str) -> list[str]:
    """The screen after looking back was asked for, and after each key."""
    family = next(family for family in families() if family.id == name)
    rooms = RoomRegistry(MemoryStore(), pace=0)
    try:
        room, token = await rooms.import_game(record_of(family), "")
        async with at_screen(LocalBackend(rooms, token, None), room.table.id) as terminal:
            await terminal.app.menu_actions.run("look-back")
            pages = [await page(terminal)]
            for key in keys:
                await terminal.press(key)
                pages.append(await page(terminal))
            return pages
    finally:
        await rooms.end()


async def summary(name: str) -> list[str]:
    """The remarks on all seats, line by line."""
    family = next(family for family in families() if family.id == name)
    rooms = RoomRegistry(MemoryStore(), pace=0)
    try:
        room, _ = await rooms.import_game(record_of(family), "")
        review = await LocalReviewSource(rooms).review(room.table.id)
    finally:
        await rooms.end()
    return [plain_text(line) for lines in review.summary for line in lines]


async def page(terminal: Terminal) -> str:
    """The page that is shown once nobody thinks any more."""
    await terminal.pilot.pause()
    await terminal.until(lambda: "One moment" not in terminal.text())
    return terminal.text()


@pytest.mark.parametrize("name", REVIEWED)
def test_each_seat_learns_what_it_missed_before_the_first_turn(name: str) -> None:
    expected = asyncio.run(summary(name))

    seats, first, again = asyncio.run(look_back(name, "right", "home"))

    assert expected
    assert [] == [line for line in expected if line[:40] not in seats]
    assert re.search("Turn 1 of [0-9]+", first)
    assert seats == again


@pytest.mark.parametrize("name", ADVISED)
def test_the_best_there_was_is_reported_turn_by_turn(name: str) -> None:
    pages = asyncio.run(look_back(name, "home", *["right"] * 6))

    judged = [
        page for page in pages if "There was nothing better" in page or "The best move" in page
    ]
    assert judged
    assert all(re.search("Turn [0-9]+ of [0-9]+", page) for page in judged)
    assert all("Score after this" in page for page in judged)


@pytest.mark.parametrize("name", ADVISED)
def test_the_end_is_the_last_turn(name: str) -> None:
    (_, last) = asyncio.run(look_back(name, "end"))

    found = re.search("Turn ([0-9]+) of ([0-9]+)", last)
    assert found is not None
    assert found[1] == found[2]


@pytest.mark.parametrize("name", MEMORY)
def test_what_lay_open_in_a_turn_is_reported(name: str) -> None:
    pages = asyncio.run(look_back(name, "home", *["right"] * 6))

    assert any(re.search(" [a-z][0-9]+ [0-9]+,? ", page) for page in pages)


def test_an_unfinished_game_is_not_reviewed() -> None:
    async def ask() -> str:
        rooms = RoomRegistry(MemoryStore(), pace=0)
        people = [SeatRequest("here", "Mila"), SeatRequest("here", "Jonas")]
        try:
            room, _ = await rooms.open(ADVISED[0], "", {}, people, start=True)
            with pytest.raises(RefusedError) as refused:
                await LocalReviewSource(rooms).review(room.table.id)
        finally:
            await rooms.end()
        return refused.value.refusal.code

    assert "not-over-yet" == asyncio.run(ask())
