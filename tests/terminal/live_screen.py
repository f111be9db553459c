"""A real screen, driven by keys, with real rooms behind it."""

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
"""Seconds after which a waiting test fails."""
_TEXT = re.compile(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)" textLength[^>]*>([^<]*)</text>')
_COLUMN = 12.2


class WatchedApp(TableApp):
    """Signals whenever something came from the table."""

    def __init__(self, backend: Backend, table: str) -> None:
        super().__init__(backend, table)
        self.rang = asyncio.Event()
        self.seen: ClientState | None = None
        """The state the screen shows, which is what keys act on."""

    async def heard(self, heard: Incoming) -> None:
        await super().heard(heard)
        self.seen = self.client.state
        self.rang.set()


class Terminal:
    """A person's screen and keys."""

    def __init__(self, app: WatchedApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def state(self) -> ClientState:
        """The state the screen shows."""
        state = self.app.seen
        assert state is not None
        return state

    async def press(self, *keys: str) -> None:
        """Press keys one after another."""
        await self.pilot.press(*keys)

    async def type_move(self, text: str) -> None:
        """Type a move into the command line and send it."""
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
        """Wait for the table until a condition holds."""
        async with asyncio.timeout(PATIENCE):
            while self.app.seen is None or not holds():
                self.app.rang.clear()
                # look again for what is drawn a moment after the signal
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.app.rang.wait(), 0.2)
                await self.pilot.pause()

    async def until_after(self, number: int) -> None:
        """Wait until the table's log has grown past a number."""
        await self.until(lambda: self.state.number > number)

    async def until_shown(self, words: str) -> None:
        """Wait until words are on the screen."""
        await self.until(lambda: words in self.text())


@asynccontextmanager
async def at_table(
    family: str,
    seats: Sequence[SeatRequest],
    *,
    variant: str = "",
    options: dict[str, str | int | bool] | None = None,
    size: tuple[int, int] = (120, 40),
    rng: GameRng | None = None,
) -> AsyncGenerator[tuple[Terminal, Room]]:
    """A started table in this process and its screen; its chance is always the same."""
    rooms = RoomRegistry(MemoryStore(), pace=0, rng=rng or SeededRng(family))
    try:
        room, token = await rooms.open(family, variant, options or {}, seats, start=True)
        async with at_screen(
            LocalBackend(rooms, token, None), room.table.id, size=size
        ) as terminal:
            yield terminal, room
    finally:
        await rooms.end()


@asynccontextmanager
async def at_screen(
    backend: Backend, table: str, *, size: tuple[int, int] = (120, 40)
) -> AsyncGenerator[Terminal]:
    """The screen of a table, wherever that is."""
    app = WatchedApp(backend, table)
    async with app.run_test(size=size, notifications=True) as pilot:
        terminal = Terminal(app, pilot)
        await terminal.until(lambda: True)
        await pilot.pause()
        yield terminal
