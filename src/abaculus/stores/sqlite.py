"""Event logs in a SQLite file: one thread writes, others read, the event loop does neither."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.backup import back_up_daily
from abaculus.stores.failures import storage_error
from abaculus.stores.lock import DatabaseLock
from abaculus.stores.log_reader import read_entries, read_summaries
from abaculus.stores.retention import begin_day, note_use, read_today
from abaculus.stores.schema import connect, prepare
from abaculus.stores.store import (
    Addition,
    AppendCallback,
    Expiry,
    ExpiryRule,
    LogSummary,
    StoredEntry,
    resolve_future,
)
from abaculus.stores.writer import SqliteWriter, Work

T = TypeVar("T")


class SqliteStore:
    """Keeps event logs in a file that survives a crash of the program and of the machine."""

    def __init__(self, path: Path, *, is_alone: bool = False, backups: Path | None = None) -> None:
        """Open or create the file, as its only server or not; raises `RefusedError`."""
        self._path = path
        self._backups = backups
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise storage_error(path, error) from error
        self._lock = DatabaseLock(path) if is_alone else None
        try:
            self._writer, self._reading = _open(path)
        except BaseException:
            self._unlock()
            raise
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
        return await self._read(lambda database: read_entries(database, table, after))

    async def summaries(self, since: int = 0) -> list[LogSummary]:
        """The logs changed since then, the latest first, without those put aside."""
        return await self._read(lambda database: read_summaries(database, since))

    async def note_use(self, tables: Collection[str]) -> int:
        """Note that logs are in use today; returns how many come back that were put aside."""
        return int(await self._write(lambda database: note_use(database, tables)))

    async def last_day(self) -> int:
        """When the present day of service began, in seconds since 1970; 0 before the first."""
        _, date = await self._read(read_today)
        return date

    async def begin_day(self, date: int, keep: Collection[str], rule: ExpiryRule) -> Expiry:
        """Count one more day of service: put aside and delete what is due, except some."""
        expiry: Expiry = await self._write(lambda database: begin_day(database, date, keep, rule))
        return expiry

    async def back_up(self, now: float) -> None:
        """Make the backup of the day, if it is due and wanted; raises `RefusedError`."""
        if self._backups is not None and not self._is_closed:
            await asyncio.to_thread(back_up_daily, self._path, self._backups, now)

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
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()

    async def _write(self, work: Work) -> Any:
        return await self._writer.run(work)

    async def _read(self, what: Callable[[sqlite3.Connection], T]) -> T:
        if self._is_closed:
            raise RefusedError(Refusal("store-closed"))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, what, self._reading)
        except sqlite3.Error as error:
            raise storage_error(self._path, error) from error


def _open(path: Path) -> tuple[SqliteWriter, sqlite3.Connection]:
    """The writer of a file, and a connection to read from; raises `RefusedError`."""
    writing = connect(path)
    try:
        prepare(writing, path)
        reading = connect(path)
    except BaseException:
        writing.close()
        raise
    return SqliteWriter(path, writing), reading
