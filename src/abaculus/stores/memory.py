"""Event logs in memory, for short-lived tables and for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.store import Addition, AppendCallback, ConflictError, LogSummary, StoredEntry


class _MemoryLog(Struct):
    opened: int
    touched: int
    lines: list[StoredEntry]


class MemoryStore:
    """Keeps event logs as long as it exists."""

    file = None

    def __init__(self) -> None:
        self._books: dict[str, _MemoryLog] = {}
        self._is_closed = False

    async def append(
        self, table: str, after: int, lines: Sequence[bytes], command: str, now: int
    ) -> None:
        """Append entries after number `after` (0: a new log), all or none.

        Raises `ConflictError`.
        """
        self._append(Addition(table, after, lines, command, now))

    def append_then(self, addition: Addition, then: AppendCallback) -> None:
        """The same for callers that do not wait: the result is handed over later, never at once."""
        error: Exception | None = None
        try:
            self._append(addition)
        except (ConflictError, RefusedError) as refused:
            error = refused
        asyncio.get_running_loop().call_soon(then, error)

    def _append(self, addition: Addition) -> None:
        table, after, lines = addition.table, addition.after, addition.lines
        self._need_open()
        book = self._books.get(table)
        if after != (0 if book is None else len(book.lines)):
            raise ConflictError(table, after)
        if not lines:
            return
        if book is None:
            book = self._books[table] = _MemoryLog(addition.now, addition.now, [])
        book.lines += [
            StoredEntry(after + n, addition.command, text) for n, text in enumerate(lines, 1)
        ]
        book.touched = addition.now

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries after that number, in order; empty for an unknown table."""
        self._need_open()
        book = self._books.get(table)
        return [] if book is None else book.lines[max(after, 0) :]

    async def shelves(self, since: int = 0) -> list[LogSummary]:
        """The logs changed since then, the latest first."""
        self._need_open()
        found = [
            LogSummary(name, book.opened, book.touched, len(book.lines))
            for name, book in self._books.items()
            if book.touched >= since
        ]
        return sorted(found, key=lambda shelf: (-shelf.touched, shelf.table))

    async def forget(self, before: int, keep: Collection[str] = ()) -> int:
        """Delete the logs not changed since then, except some; returns how many."""
        self._need_open()
        books = self._books.items()
        old = [name for name, book in books if book.touched < before and name not in keep]
        for name in old:
            del self._books[name]
        return len(old)

    async def close(self) -> None:
        """Close the store."""
        self._is_closed = True

    def _need_open(self) -> None:
        if self._is_closed:
            raise RefusedError(Refusal("store-closed"))
