"""What can still be read of a damaged database, in a new one."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.check import judge_log
from abaculus.stores.failures import storage_error
from abaculus.stores.lock import DatabaseLock
from abaculus.stores.pages import DatabasePages
from abaculus.stores.schema import APPLICATION, VERSION
from abaculus.stores.sqlite import SqliteStore
from abaculus.stores.store import StoredEntry

_UNFINISHED = ".partial"


class FoundLog(Struct):
    """A log as far as its entries were found."""

    table: str
    """Its name; empty if it was not found."""
    entries: dict[int, tuple[int, StoredEntry]] = {}
    """By number, each with the time when it was written."""
    length: int = 0
    """How many entries there were, as far as is known."""

    def whole(self) -> list[StoredEntry]:
        """The entries from the first one up to the first that is missing."""
        found: list[StoredEntry] = []
        while len(found) + 1 in self.entries:
            found.append(self.entries[len(found) + 1][1])
        return found


class SalvagedLog(Struct, frozen=True):
    """How much of a log is in the new file."""

    table: str
    """Its id; empty if it was not found."""
    saved: int
    """Entries in the new file."""
    of: int
    """Entries that the old one had, as far as is known."""


class SalvageReport(Struct, frozen=True):
    """What a new file has of an old one."""

    whole: int
    """Logs saved as they were found."""
    damaged: tuple[SalvagedLog, ...]
    """Logs of which something or all is lost."""


def salvage(database: Path, target: Path, backups: Iterable[Path] = ()) -> SalvageReport:
    """Write every log that can be read into a new file; raises `RefusedError`.

    What is missing is taken from backups, because an entry never changes. A log of which an
    entry is still missing ends before it. The old files are only read.
    """
    if target.exists():
        raise RefusedError(Refusal("file-exists", {"file": str(target)}))
    for file in (database, *backups):
        if not file.is_file():
            raise RefusedError(Refusal("store-missing", {"file": str(file)}))
    lock = DatabaseLock(database)
    unfinished = target.with_name(target.name + _UNFINISHED)
    try:
        logs = find_logs(database)
        if not any(log.entries for log in logs):
            raise RefusedError(Refusal("store-foreign", {"file": str(database)}))
        for backup in backups:
            logs = _fill_gaps(logs, find_logs(backup))
        unfinished.unlink(missing_ok=True)
        report = asyncio.run(_write(logs, unfinished))
        unfinished.rename(target)
    except OSError as error:
        raise storage_error(target, error) from error
    finally:
        lock.release()
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return report


def find_logs(database: Path) -> list[FoundLog]:
    """All logs of which something is in the file; raises `OSError` and `RefusedError`."""
    pages = DatabasePages(database)
    application, version = pages.header or (APPLICATION, VERSION)
    if application != APPLICATION:
        raise RefusedError(Refusal("store-foreign", {"file": str(database)}))
    if version > VERSION:
        raise RefusedError(Refusal("store-version", {"file": str(database), "version": version}))
    logs: defaultdict[int, FoundLog] = defaultdict(lambda: FoundLog(""))
    for row, columns in pages.rows():
        match columns:
            case (None, bytes(name), int(), *_) if len(columns) in (3, 5):
                logs[row].table = name.decode("utf-8", "replace")
            case (bytes(name), int(book)):
                logs[book].table = name.decode("utf-8", "replace")
            case (int(book), int(number), int()):
                logs[book].length = max(number, logs[book].length)
            case (None, int(book), int(number), int(written), bytes(command), bytes(text)):
                entry = StoredEntry(number, command.decode("utf-8", "replace"), text)
                _keep_newest(logs[book], written, entry)
            case _:
                continue
    return list(logs.values())


def _fill_gaps(logs: list[FoundLog], older: list[FoundLog]) -> list[FoundLog]:
    """The logs with the entries that only a backup has, and the logs that only it has."""
    by_name = {log.table: log for log in logs if log.table}
    for log in older:
        known = by_name.get(log.table) if log.table else None
        if known is None:
            logs = [*logs, log]
        else:
            known.entries = log.entries | known.entries
            known.length = max(log.length, known.length)
    return logs


def _keep_newest(log: FoundLog, written: int, entry: StoredEntry) -> None:
    """Of two entries with one number, the older is on a page that is out of use."""
    known = log.entries.get(entry.number)
    if known is None or written >= known[0]:
        log.entries[entry.number] = (written, entry)
    log.length = max(log.length, entry.number)


async def _write(logs: Iterable[FoundLog], target: Path) -> SalvageReport:
    store = SqliteStore(target)
    whole, damaged = 0, list[SalvagedLog]()
    try:
        for log in logs:
            entries = log.whole()
            saved = judge_log(log.table, entries).sound if log.table else 0
            await asyncio.gather(*(_copy(store, log, entry) for entry in entries[:saved]))
            if saved and saved == log.length:
                whole += 1
            else:
                damaged.append(SalvagedLog(log.table, saved, log.length))
    finally:
        await store.close()
    return SalvageReport(whole, tuple(damaged))


async def _copy(store: SqliteStore, log: FoundLog, entry: StoredEntry) -> None:
    written, _ = log.entries[entry.number]
    await store.append(log.table, entry.number - 1, [entry.text], entry.command, written)
