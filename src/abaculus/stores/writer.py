"""The one thread that writes: it makes everything in its queue durable with one commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.failures import gone_error, storage_error
from abaculus.stores.retention import read_today
from abaculus.stores.store import Addition, AppendCallback, ConflictError

_LOG = logging.getLogger(__name__)
_MOST = 4096
"""The most requests per commit."""
_INSERT = "INSERT INTO lines (book, number, written, command, text) VALUES "
_ROW = "(?, ?, ?, ?, ?)"
_CHUNKS = (128, 32, 8, 1)
"""Few different sizes, so that each statement is prepared once."""

_REMEMBERED = 50_000
"""The most logs to remember."""


Work: TypeAlias = "Callable[[sqlite3.Connection], Any]"
"""Something other than an addition, done in a transaction."""
WriteRequest: TypeAlias = "Addition | Work"
_Result: TypeAlias = Any
"""What the work returned, or an exception."""
_Callback: TypeAlias = "Callable[[_Result], None]"
_QueueItem: TypeAlias = "tuple[WriteRequest, _Callback, asyncio.AbstractEventLoop]"


class _LogState(Struct):
    """What the writer remembers of a log, to avoid a query."""

    id: int
    entries: int
    used: int
    """The day of service; -1: it was put aside."""


class SqliteWriter:
    """A queue of write requests and the thread that carries them out."""

    def __init__(self, path: Path, database: sqlite3.Connection) -> None:
        self._path = path
        self._database = database
        self._identity = _identify(path)
        self._transaction = _Transaction(database)
        self._queue: SimpleQueue[_QueueItem | None] = SimpleQueue()
        self._is_closed = False
        self._thread = Thread(target=self._run, name="abaculus-store", daemon=True)
        self._thread.start()

    def append(self, addition: Addition, then: AppendCallback) -> None:
        """Append and call back once it is durable, or with `ConflictError` or `RefusedError`."""
        self._submit(
            addition,
            lambda done: then(done if isinstance(done, Exception) else None),
        )

    def run(self, work: Work) -> asyncio.Future[Any]:
        """A future for the result of some work, which runs in its turn."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._submit(work, partial(_resolve, future))
        return future

    def close(self) -> None:
        """Carry out all requests and stop; blocks until then."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)
        self._thread.join()

    def _submit(self, request: WriteRequest, then: _Callback) -> None:
        if self._is_closed:
            raise RefusedError(Refusal("store-closed"))
        self._queue.put((request, then, asyncio.get_running_loop()))

    def _run(self) -> None:
        is_open = True
        while is_open:
            group, is_open = self._next_batch()
            done = self._run_batch([request for request, _, _ in group])
            _notify(group, done)
        self._database.close()

    def _next_batch(self) -> tuple[list[_QueueItem], bool]:
        """All waiting requests, at least one, and whether more can follow."""
        group: list[_QueueItem] = []
        item = self._queue.get()
        try:
            while item is not None:
                group.append(item)
                if len(group) == _MOST:
                    return group, True
                item = self._queue.get_nowait()
        except Empty:
            return group, True
        return group, False

    def _run_batch(self, requests: list[WriteRequest]) -> list[_Result]:
        """The result of each request; if the batch fails as a whole, each is tried by itself."""
        if not requests:
            return []
        if _identify(self._path) != self._identity:
            # SQLite would still write to a file that nobody can find again
            return [gone_error(self._path) for _ in requests]
        try:
            self._database.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            # the database is locked, and each request would wait as long for the same error
            return [storage_error(self._path, error) for _ in requests]
        done = self._run_together(requests)
        if isinstance(done, list):
            return done
        if len(requests) == 1:
            return [done]
        return [one for request in requests for one in self._run_batch([request])]

    def _run_together(self, requests: list[WriteRequest]) -> list[_Result] | Exception:
        try:
            done = self._transaction.carry_out(requests)
            self._database.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            return storage_error(self._path, error)
        except Exception as error:  # noqa: BLE001 - passed to the caller; the thread keeps running
            self._roll_back()
            return error
        return done

    def _roll_back(self) -> None:
        self._transaction.doubt()
        if self._database.in_transaction:
            try:
                self._database.execute("ROLLBACK")
            except sqlite3.Error:
                # SQLite has already rolled back, as it does on a full disk
                return


class _Transaction:
    """Carries out requests in a transaction and remembers logs between transactions."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._logs: dict[str, _LogState] = {}
        self._seen = -1
        """The file's version, which changes when another process writes."""
        self._day = 0
        self._rows: list[tuple[int, int, int, str, bytes]] = []

    def doubt(self) -> None:
        """Forget all logs, because the transaction was rolled back."""
        self._logs.clear()
        self._rows.clear()
        self._seen = -1

    def carry_out(self, requests: list[WriteRequest]) -> list[_Result]:
        """The result of each request, valid once the transaction is committed."""
        (seen,) = self._database.execute("PRAGMA data_version").fetchone()
        if seen != self._seen or len(self._logs) > _REMEMBERED:
            self.doubt()
            self._day = _find_day(self._database)
        self._seen = seen
        done: list[_Result] = []
        for request in requests:
            if isinstance(request, Addition):
                done.append(self._append(request))
            else:
                self._flush()
                done.append(request(self._database))
                self._logs.clear()
                self._day = _find_day(self._database)
        self._flush()
        return done

    def _append(self, request: Addition) -> _Result:
        log = self._logs.get(request.table) or self._find(request.table)
        if request.after != (0 if log is None else log.entries):
            return ConflictError(request.table, request.after)
        if not request.entries:
            return request.after
        if log is None:
            log = self._new(request)
        self._rows += [
            (log.id, number, request.now, request.command, entry)
            for number, entry in enumerate(request.entries, request.after + 1)
        ]
        if log.used < self._day:
            self._use(log)
        log.entries += len(request.entries)
        return log.entries

    def _find(self, table: str) -> _LogState | None:
        row = self._database.execute(
            "SELECT id, (SELECT max(number) FROM lines WHERE book = books.id),"
            " CASE WHEN aside IS NULL THEN used ELSE -1 END FROM books WHERE name = ?",
            (table,),
        ).fetchone()
        if row is None:
            return None
        log = self._logs[table] = _LogState(*row)
        return log

    def _new(self, request: Addition) -> _LogState:
        made = self._database.execute(
            "INSERT INTO books (name, opened, used) VALUES (?, ?, ?)",
            (request.table, request.now, self._day),
        )
        log = self._logs[request.table] = _LogState(int(made.lastrowid or 0), 0, self._day)
        return log

    def _use(self, log: _LogState) -> None:
        """Note the first use on this day; a log that was put aside is back in its place."""
        self._database.execute(
            "UPDATE books SET used = max(used, ?), aside = NULL WHERE id = ?", (self._day, log.id)
        )
        log.used = self._day

    def _flush(self) -> None:
        """Insert many rows per statement, because Python retakes its lock after each statement."""
        rows = self._rows
        begin = 0
        for many in _CHUNKS:
            while len(rows) - begin >= many:
                values = tuple(chain.from_iterable(rows[begin : begin + many]))
                self._database.execute(_INSERT + ", ".join([_ROW] * many), values)
                begin += many
        rows.clear()


def _find_day(database: sqlite3.Connection) -> int:
    """The present day of service; 0 if it cannot be read, so that moves are saved all the same."""
    try:
        return read_today(database)[0]
    except sqlite3.DatabaseError:
        return 0


def _identify(path: Path) -> tuple[int, int] | None:
    """Which file is at a path."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _notify(group: list[_QueueItem], done: list[_Result]) -> None:
    """Report the results, with one call into each waiting event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[_Callback, _Result]]] = {}
    for (_, then, loop), one in zip(group, done, strict=True):
        loops.setdefault(loop, []).append((then, one))
    for loop, results in loops.items():
        try:
            loop.call_soon_threadsafe(_notify_all, results)
        except RuntimeError:
            # the loop is closed: no caller is waiting
            continue


def _notify_all(results: list[tuple[_Callback, _Result]]) -> None:
    for then, one in results:
        try:
            then(one)
        except Exception:  # noqa: BLE001 - the other callbacks must still run
            _LOG.exception("a callback of the store failed")


def _resolve(future: asyncio.Future[Any], done: _Result) -> None:
    if future.done():
        return
    if isinstance(done, Exception):
        future.set_exception(done)
    else:
        future.set_result(done)
