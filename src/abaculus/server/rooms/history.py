"""The past of a room: its log, its steps and their news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from abaculus.kernel.game import Step
from abaculus.kernel.messages import News, Refusal, RefusedError
from abaculus.kernel.records import replay
from abaculus.server.workers.table_tasks import replay_game
from abaculus.stores.store import StoredEntry
from abaculus.tables.fold import record_of
from abaculus.tables.log import LogEntry, decode_entry

if TYPE_CHECKING:
    from abaculus.server.rooms.room import Room

LONG_LOG = 500
"""Entries from which a log is folded and replayed by a worker."""
LONG_SECONDS = 30.0


class RoomHistory:
    """What has happened at a room's table; read from the store when it is first asked for."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._news: list[tuple[News, ...]] | None = None

    async def entries(self) -> tuple[LogEntry, ...]:
        """The log up to the present table."""
        return tuple(decode_entry(entry.text, entry.number) for entry in await self._read())

    async def _read(self) -> list[StoredEntry]:
        table, store = self._room.table, self._room.context.store
        stored: list[StoredEntry] = []
        while len(stored) < table.number:
            more = await store.read(table.id, len(stored))
            if not more:
                raise RefusedError(Refusal("no-table"))
            stored += more
        return stored[: table.number]

    async def steps(self) -> tuple[Step[Any, Any], ...]:
        """Every step of the game, except those taken back."""
        room, table = self._room, self._room.table
        if table.state is None or not table.events:
            return ()
        if table.number > LONG_LOG:
            # replaying it here would keep everyone waiting
            texts = [entry.text for entry in await self._read()]
            return await room.context.workers.ask(replay_game, LONG_SECONDS, table, texts)
        record = record_of(table, await self.entries())
        return tuple(replay(table.game(), record.options, record.events))

    async def news(self) -> list[tuple[News, ...]]:
        """The news of every event, except those taken back; kept up to date from the first call."""
        while self._news is None:
            number = self._room.table.number
            steps = await self.steps()
            if number == self._room.table.number:
                self._news = [step.news for step in steps]
        return self._news

    def news_before(self, stood: int) -> list[tuple[News, ...]]:
        """The news of the first events, if `news` was ever called."""
        return (self._news or [])[:stood]

    def follow(self, stood: int, steps: Sequence[Step[Any, Any]]) -> None:
        """Add the news of steps after the events that are still valid."""
        if self._news is not None:
            del self._news[stood:]
            self._news += [step.news for step in steps]

    def forget(self) -> None:
        """Forget the news, after the log was read again."""
        self._news = None
