"""A real screen, driven by keys, with a real hall behind it."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from textual.pilot import Pilot
from textual.widgets import Input

from abaculus.kernel.rng import GameRng, SeededRng
from abaculus.server.rooms.room import Room
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.stores.memory import MemoryStore
from abaculus.tables.table import SeatRequest
from abaculus.terminal.app import TableApp
from abaculus.terminal.client.backends import Backend, LocalBackend
from abaculus.terminal.client.state import ClientState
from abaculus.terminal.client.transport import Incoming

PATIENCE = 30
"""Seconds after which something that should happen is given up."""
_TEXT = re.compile(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)" textLength[^>]*>([^<]*)</text>')
_COLUMN = 12.2


class WatchedApp(TableApp):
    """Rings a bell whenever something was heard from the table."""

    def __init__(self, door: Backend, table: str) -> None:
        super().__init__(door, table)
        self.rang = asyncio.Event()
        self.seen: ClientState | None = None
        """What the screen knows: keys do nothing with what was heard and not yet taken in."""

    async def heard(self, heard: Incoming) -> None:
        await super().heard(heard)
        self.seen = self.talk.sight
        self.rang.set()


class Terminal:
    """What a person has: a screen to read and keys to press."""

    def __init__(self, app: WatchedApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def sight(self) -> ClientState:
        """What the screen knows."""
        sight = self.app.seen
        assert sight is not None
        return sight

    async def press(self, *keys: str) -> None:
        """Presses keys one after another."""
        await self.pilot.press(*keys)

    async def type_move(self, text: str) -> None:
        """Types a move into the command line and sends it."""
        await self.press(">")
        self.app.table_screen.query_one("#command", Input).value = text
        await self.press("enter", "escape")

    def text(self) -> str:
        """Everything on the screen, line by line."""
        rows: dict[float, dict[int, str]] = {}
        for x, y, escaped in _TEXT.findall(self.app.export_screenshot()):
            start = round(float(x) / _COLUMN)
            for column, sign in enumerate(html.unescape(escaped).rstrip("\n"), start):
                rows.setdefault(float(y), {})[column] = sign
        lines = [
            "".join(row.get(column, " ") for column in range(max(row) + 1))
            for _, row in sorted(rows.items())
        ]
        return "\n".join(lines).replace("\N{NBSP}", " ")

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits for the table until something holds, and something is known of it."""
        async with asyncio.timeout(PATIENCE):
            while self.app.seen is None or not holds():
                self.app.rang.clear()
                # what is drawn a moment after the bell is looked for again
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.app.rang.wait(), 0.2)
                await self.pilot.pause()

    async def until_after(self, number: int) -> None:
        """Waits until the table's book has gone on."""
        await self.until(lambda: self.sight.number > number)

    async def until_shown(self, words: str) -> None:
        """Waits until words stand on the screen."""
        await self.until(lambda: words in self.text())


@asynccontextmanager
async def at_table(
    family: str,
    chairs: Sequence[SeatRequest],
    *,
    variant: str = "",
    options: dict[str, str | int | bool] | None = None,
    size: tuple[int, int] = (120, 40),
    rng: GameRng | None = None,
) -> AsyncGenerator[tuple[Terminal, Room]]:
    """A table in process that has begun, and a screen before it; its chance is always the same."""
    hall = RoomRegistry(MemoryStore(), pace=0, rng=rng or SeededRng(family))
    try:
        room, token = await hall.open(family, variant, options or {}, chairs, start=True)
        async with at_screen(LocalBackend(hall, token, None), room.table.id, size=size) as terminal:
            yield terminal, room
    finally:
        await hall.end()


@asynccontextmanager
async def at_screen(
    door: Backend, table: str, *, size: tuple[int, int] = (120, 40)
) -> AsyncGenerator[Terminal]:
    """A screen before a table, wherever that is."""
    app = WatchedApp(door, table)
    async with app.run_test(size=size, notifications=True) as pilot:
        terminal = Terminal(app, pilot)
        await terminal.until(lambda: True)
        await pilot.pause()
        yield terminal
