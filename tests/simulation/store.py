"""A disk that outlives the server, and a store on it that can fail at any write."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal

from msgspec import Struct

from abaculus.stores.failures import storage_error
from abaculus.stores.store import (
    Addition,
    AppendCallback,
    ConflictError,
    Expiry,
    ExpiryRule,
    LogSummary,
    StoredEntry,
    resolve_future,
)
from tests.simulation.history import History
from tests.simulation.loop import VirtualProcess

_QUICK = 0.004
_FILE = Path("tables.sqlite")


class DiskLog(Struct):
    """An event log on the disk."""

    opened: int
    touched: int
    entries: list[StoredEntry]
    used: int = 0
    """The day of service."""
    aside: int | None = None


class Disk:
    """The logs, how the disk behaves now, and who looks on."""

    def __init__(self, history: History, rng: Random) -> None:
        self.history = history
        self.rng = rng
        self.logs: dict[str, DiskLog] = {}
        self.day = self.date = 0
        self.delay = 0.0
        """Seconds that a write may take longer."""
        self.trouble: Literal["", "locked", "full"] = ""
        self.is_unreadable = False
        self.death: Literal["", "before", "after"] = ""
        """Whether the server dies at the next write, and when."""
        self.has_rival = False
        """Whether somebody else writes just before the next write."""
        self.on_write: Callable[[Addition], None] = lambda _: None
        self.on_forget: Callable[[str], None] = lambda _: None
        self.rival: Callable[[str], Addition | None] = lambda _: None

    def number(self, table: str) -> int:
        """How many entries a log has."""
        log = self.logs.get(table)
        return 0 if log is None else len(log.entries)

    def write(self, addition: Addition) -> ConflictError | None:
        """Append to a log, if it is as long as the writer believes."""
        if addition.after != self.number(addition.table):
            return ConflictError(addition.table, addition.after)
        log = self.logs.setdefault(addition.table, DiskLog(addition.now, addition.now, []))
        log.entries += [
            StoredEntry(number, addition.command, text)
            for number, text in enumerate(addition.entries, addition.after + 1)
        ]
        log.touched = addition.now
        log.used, log.aside = self.day, None
        self.history.note("disk", f"{addition.table} #{addition.after} +{len(addition.entries)}")
        self.on_write(addition)
        return None

    def note_use(self, tables: frozenset[str]) -> int:
        """Bring logs back that are in use."""
        found = [log for table, log in self.logs.items() if table in tables]
        back = sum(log.aside is not None for log in found)
        for log in found:
            log.used, log.aside = self.day, None
        return back

    def begin_day(self, date: int, keep: frozenset[str], rule: ExpiryRule) -> Expiry:
        """Put aside and delete the logs that are due."""
        self.day, self.date = self.day + 1, date
        self.note_use(keep)
        logs = list(self.logs.items())
        gone = [
            table
            for table, log in logs
            if log.aside is not None and log.aside <= self.day - rule.gone_after
        ]
        for table in gone:
            del self.logs[table]
            self.history.note("disk", f"{table} is deleted")
            self.on_forget(table)
        old = [
            log for _, log in logs if log.aside is None and log.used <= self.day - rule.aside_after
        ]
        for log in old:
            log.aside = self.day
        return Expiry(len(old), len(gone))

    def failure(self) -> Exception | None:
        """Why a write fails now; None: it does not."""
        if self.trouble:
            words = {"locked": "database is locked", "full": "database or disk is full"}
            return storage_error(_FILE, sqlite3.OperationalError(words[self.trouble]))
        return None


class SimulatedStore:
    """The store of one process: a queue, and one writer that commits all that waits at once."""

    file = None

    def __init__(self, disk: Disk, process: VirtualProcess) -> None:
        self._disk = disk
        self._process = process
        self._queue: list[tuple[Any, Callable[[Any], None]]] = []
        self._is_busy = False

    async def append(
        self, table: str, after: int, entries: Sequence[bytes], command: str, now: int
    ) -> None:
        """See `Store`."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        addition = Addition(table, after, entries, command, now)
        self.append_then(addition, partial(resolve_future, answer))
        await answer

    def append_then(self, addition: Addition, then: AppendCallback) -> None:
        """See `Store`."""
        self._submit(addition, then)

    async def note_use(self, tables: Collection[str]) -> int:
        """See `Store`."""
        back: int = await self._write(partial(self._disk.note_use, frozenset(tables)))
        return back

    async def last_day(self) -> int:
        """See `Store`."""
        await self._take_time()
        return self._disk.date

    async def begin_day(self, date: int, keep: Collection[str], rule: ExpiryRule) -> Expiry:
        """See `Store`."""
        work = partial(self._disk.begin_day, date, frozenset(keep), rule)
        expiry: Expiry = await self._write(work)
        return expiry

    async def back_up(self, now: float) -> None:
        """See `Store`."""

    async def _write(self, work: Callable[[], Any]) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._submit(work, answer.set_result)
        result = await answer
        if isinstance(result, Exception):
            raise result
        return result

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """See `Store`."""
        await self._take_time()
        log = self._disk.logs.get(table)
        return [] if log is None else log.entries[max(after, 0) :]

    async def summaries(self, since: int = 0) -> list[LogSummary]:
        """See `Store`."""
        await self._take_time()
        found = [
            LogSummary(table, log.opened, log.touched, len(log.entries))
            for table, log in self._disk.logs.items()
            if log.touched >= since and log.aside is None
        ]
        return sorted(found, key=lambda log: (-log.touched, log.table))

    async def close(self) -> None:
        """See `Store`."""

    async def _take_time(self) -> None:
        disk = self._disk
        await asyncio.sleep(disk.rng.random() * (_QUICK + disk.delay))
        if disk.is_unreadable:
            raise storage_error(_FILE, sqlite3.OperationalError("disk I/O error"))

    def _submit(self, request: Any, then: Callable[[Any], None]) -> None:
        if self._process.is_dead:
            return
        self._queue.append((request, then))
        self._begin()

    def _begin(self) -> None:
        if self._is_busy or not self._queue:
            return
        self._is_busy = True
        disk = self._disk
        waits = 0.4 if disk.trouble == "locked" else disk.rng.random() * (_QUICK + disk.delay)
        self._process.call(waits, self._commit)

    def _commit(self) -> None:
        """Write all that waits, or fail, or die."""
        batch, self._queue = self._queue, []
        disk, process = self._disk, self._process
        if any(isinstance(request, Addition) for request, _ in batch):
            if disk.death == "before":
                self._die()
                return
            self._let_rival_write(batch)
        error = disk.failure()
        results = [error or self._carry_out(request) for request, _ in batch]
        if disk.death == "after" and any(isinstance(request, Addition) for request, _ in batch):
            self._die()
            return
        answers = [(then, result) for (_, then), result in zip(batch, results, strict=True)]
        process.call(disk.rng.random() * _QUICK, self._answer, answers)

    def _carry_out(self, request: Any) -> Any:
        return self._disk.write(request) if isinstance(request, Addition) else request()

    def _die(self) -> None:
        disk = self._disk
        disk.history.fault(f"death {disk.death} a write")
        disk.death = ""
        self._process.kill()

    def _let_rival_write(self, batch: list[tuple[Any, Callable[[Any], None]]]) -> None:
        disk = self._disk
        request = next(request for request, _ in batch if isinstance(request, Addition))
        if not disk.has_rival or disk.trouble or disk.number(request.table) != request.after:
            return
        addition = disk.rival(request.table) if request.after else None
        if addition is not None:
            disk.has_rival = False
            disk.history.fault("rival writer", request.table)
            disk.write(addition)

    def _answer(self, answers: list[tuple[Callable[[Any], None], Any]]) -> None:
        self._is_busy = False
        for then, result in answers:
            then(result)
        self._begin()
