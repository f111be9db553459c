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
    entries: list[StoredEntry]


class MemoryStore:
    """Keeps event logs as long as it exists."""

    file = None

    def __init__(self) -> None:
        self._logs: dict[str, _MemoryLog] = {}
        self._is_closed = False

    async def append(
        self, table: str, after: int, entries: Sequence[bytes], command: str, now: int
    ) -> None:
        """Append entries after number `after` (0: a new log), all or none.

        Raises `ConflictError`.
        """
        self._append(Addition(table, after, entries, command, now))

    def append_then(self, addition: Addition, then: AppendCallback) -> None:
        """The same for callers that do not wait: the result is handed over later, never at once."""
        error: Exception | None = None
        try:
            self._append(addition)
        except (ConflictError, RefusedError) as refused:
            error = refused
        asyncio.get_running_loop().call_soon(then, error)

    def _append(self, addition: Addition) -> None:
        table, after, entries = addition.table, addition.after, addition.entries
        self._need_open()
        log = self._logs.get(table)
        if after != (0 if log is None else len(log.entries)):
            raise ConflictError(table, after)
        if not entries:
            return
        if log is None:
            log = self._logs[table] = _MemoryLog(addition.now, addition.now, [])
        log.entries += [
            StoredEntry(after + n, addition.command, text) for n, text in enumerate(entries, 1)
        ]
        log.touched = addition.now

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries after that number, in order; empty for an unknown table."""
        self._need_open()
        log = self._logs.get(table)
        return [] if log is None else log.entries[max(after, 0) :]

    async def summaries(self, since: int = 0) -> list[LogSummary]:
        """The logs changed since then, the latest first."""
        self._need_open()
        found = [
            LogSummary(name, log.opened, log.touched, len(log.entries))
            for name, log in self._logs.items()
            if log.touched >= since
        ]
        return sorted(found, key=lambda summary: (-summary.touched, summary.table))

    async def forget(self, before: int, keep: Collection[str] = ()) -> int:
        """Delete the logs not changed since then, except some; returns how many."""
        self._need_open()
        logs = self._logs.items()
        old = [name for name, log in logs if log.touched < before and name not in keep]
        for name in old:
            del self._logs[name]
        return len(old)

    async def close(self) -> None:
        """Close the store."""
        self._is_closed = True

    def _need_open(self) -> None:
        if self._is_closed:
            raise RefusedError(Refusal("store-closed"))
