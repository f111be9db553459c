"""Event logs in memory, for short-lived tables and for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.store import (
    Addition,
    AppendCallback,
    ConflictError,
    Expiry,
    ExpiryRule,
    LogSummary,
    StoredEntry,
)


class _MemoryLog(Struct):
    opened: int
    touched: int
    used: int
    """The day of service."""
    entries: list[StoredEntry]
    aside: int | None = None


class MemoryStore:
    """Keeps event logs as long as it exists."""

    file = None

    def __init__(self) -> None:
        self._logs: dict[str, _MemoryLog] = {}
        self._day = self._date = 0
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
            log = self._logs[table] = _MemoryLog(addition.now, addition.now, self._day, [])
        log.entries += [
            StoredEntry(after + n, addition.command, text) for n, text in enumerate(entries, 1)
        ]
        log.touched = addition.now
        log.used, log.aside = self._day, None

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries after that number, in order; empty for an unknown table."""
        self._need_open()
        log = self._logs.get(table)
        return [] if log is None else log.entries[max(after, 0) :]

    async def summaries(self, since: int = 0) -> list[LogSummary]:
        """The logs changed since then, the latest first, without those put aside."""
        self._need_open()
        found = [
            LogSummary(name, log.opened, log.touched, len(log.entries))
            for name, log in self._logs.items()
            if log.touched >= since and log.aside is None
        ]
        return sorted(found, key=lambda summary: (-summary.touched, summary.table))

    async def note_use(self, tables: Collection[str]) -> int:
        """Note that logs are in use today; returns how many come back that were put aside."""
        self._need_open()
        found = [log for name, log in self._logs.items() if name in tables]
        back = sum(log.aside is not None for log in found)
        for log in found:
            log.used, log.aside = self._day, None
        return back

    async def last_day(self) -> int:
        """When the present day of service began, in seconds since 1970; 0 before the first."""
        self._need_open()
        return self._date

    async def begin_day(self, date: int, keep: Collection[str], rule: ExpiryRule) -> Expiry:
        """Count one more day of service: put aside and delete what is due, except some."""
        self._need_open()
        self._day, self._date = self._day + 1, date
        await self.note_use(keep)
        logs = self._logs.items()
        gone = [
            name
            for name, log in logs
            if log.aside is not None and log.aside <= self._day - rule.gone_after
        ]
        for name in gone:
            del self._logs[name]
        old = [
            log
            for log in self._logs.values()
            if log.aside is None and log.used <= self._day - rule.aside_after
        ]
        for log in old:
            log.aside = self._day
        return Expiry(len(old), len(gone))

    async def back_up(self, now: float) -> None:
        """Nothing: what is in memory is not meant to stay."""

    async def close(self) -> None:
        """Close the store."""
        self._is_closed = True

    def _need_open(self) -> None:
        if self._is_closed:
            raise RefusedError(Refusal("store-closed"))
