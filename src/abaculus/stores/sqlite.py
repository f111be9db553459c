"""Event logs in a SQLite file: one thread writes, others read, the event loop does neither."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.schema import connect, prepare, storage_error
from abaculus.stores.store import Addition, AppendCallback, LogSummary, StoredEntry, resolve_future
from abaculus.stores.writer import SqliteWriter

T = TypeVar("T")


class SqliteStore:
    """Keeps event logs in a file that survives a crash of the program and of the machine."""

    def __init__(self, path: Path) -> None:
        """Open or create the file; raises `RefusedError`."""
        self._path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise storage_error(path, error) from error
        writing = connect(path)
        try:
            prepare(writing, path)
            self._reading = connect(path)
        except BaseException:
            writing.close()
            raise
        self._writer = SqliteWriter(path, writing)
        self._readers = ThreadPoolExecutor(1, "abaculus-reader")
        self._is_closed = False

    @property
    def file(self) -> Path | None:
        """The database file."""
        return self._path

    async def append(
        self, table: str, after: int, entries: Sequence[bytes], command: str, now: int
    ) -> None:
        """Append entries after `after` (0: a new log), all or none; raises `ConflictError`."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        addition = Addition(table, after, entries, command, now)
        self._writer.append(addition, partial(resolve_future, answer))
        await answer

    def append_then(self, addition: Addition, then: AppendCallback) -> None:
        """The same for callers that do not wait: the result is handed over later, never at once."""
        try:
            self._writer.append(addition, then)
        except RefusedError as refused:
            asyncio.get_running_loop().call_soon(then, refused)

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries after that number, in order; empty for an unknown table."""
        return await self._read(lambda database: _read_entries(database, table, after))

    async def summaries(self, since: int = 0) -> list[LogSummary]:
        """The logs changed since then, the latest first."""
        return await self._read(lambda database: _read_summaries(database, since))

    async def forget(self, before: int, keep: Collection[str] = ()) -> int:
        """Delete the logs not changed since then, except some; returns how many."""
        return await self._writer.forget(before, keep)

    async def close(self) -> None:
        """Finish pending writes and close the store."""
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.get_running_loop().run_in_executor(self._readers, self._let_go)
        self._readers.shutdown()

    def _let_go(self) -> None:
        # the writer closes last and alone, so that SQLite folds its journal into the file
        self._reading.close()
        self._writer.close()

    async def _read(self, what: Callable[[sqlite3.Connection], T]) -> T:
        if self._is_closed:
            raise RefusedError(Refusal("store-closed"))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, what, self._reading)
        except sqlite3.Error as error:
            raise storage_error(self._path, error) from error


def _read_entries(database: sqlite3.Connection, table: str, after: int) -> list[StoredEntry]:
    rows = database.execute(
        "SELECT number, command, text FROM lines"
        " WHERE book = (SELECT id FROM books WHERE name = ?) AND number > ? ORDER BY number",
        (table, after),
    )
    return [StoredEntry(*row) for row in rows]


def _read_summaries(database: sqlite3.Connection, since: int) -> list[LogSummary]:
    rows = database.execute(
        "SELECT name, opened, written, number FROM books JOIN lines ON book = books.id"
        " WHERE number = (SELECT max(number) FROM lines WHERE book = books.id) AND written >= ?"
        " ORDER BY written DESC, name",
        (since,),
    )
    return [LogSummary(*row) for row in rows]
