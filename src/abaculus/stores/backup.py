"""Copies of a database: made while it is in use, one per day, and put back in its place."""

from __future__ import annotations

import logging
import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.failures import storage_error
from abaculus.stores.lock import DatabaseLock
from abaculus.stores.schema import connect, require_ours

_LOG = logging.getLogger(__name__)
_DAY = 86_400
_KEEP = 7
"""The newest backups that stay."""
_LATEST = 253_402_300_799
"""The last second that has a date of four digits."""
_UNFINISHED = ".partial"
_COMPANIONS = ("-wal", "-shm")
"""What SQLite writes beside a database in use."""


def back_up(database: Path, target: Path) -> None:
    """Copy a database, which may be in use, into a new file; raises `RefusedError`.

    Everything acknowledged before the call is in the copy.
    """
    if target.exists():
        raise RefusedError(Refusal("file-exists", {"file": str(target)}))
    unfinished = target.with_name(target.name + _UNFINISHED)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _copy(database, unfinished, target)
        require_sound(unfinished, database)
        unfinished.rename(target)
        _sync_folder(target.parent)
    except OSError as error:
        raise storage_error(target, error) from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _copy(database: Path, unfinished: Path, target: Path) -> None:
    unfinished.unlink(missing_ok=True)
    with closing(open_existing(database)) as source, closing(connect(unfinished)) as copy:
        try:
            # in one step: it reads one moment of the database, and writers do not wait for it
            source.backup(copy, progress=partial(_require_progress, database))
            # a file for itself, without a journal beside it
            copy.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            raise storage_error(target, error) from error
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())


def _require_progress(database: Path, status: int, _remaining: int, _total: int) -> None:
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        raise RefusedError(Refusal("store-locked", {"file": str(database)}))


def open_existing(database: Path) -> sqlite3.Connection:
    """A connection that only reads a database of ours; raises `RefusedError`."""
    if not database.is_file():
        raise RefusedError(Refusal("store-missing", {"file": str(database)}))
    # a connection that may write leaves no journal behind when it closes
    connection = connect(database, "rw" if os.access(database, os.W_OK) else "ro")
    try:
        connection.execute("PRAGMA query_only = 1")
        require_ours(connection, database)
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.Error):
            raise storage_error(database, error) from error
        raise
    return connection


def require_sound(copy: Path, database: Path) -> None:
    """Raises `RefusedError` if SQLite finds damage in a copy of a database."""
    with closing(open_existing(copy)) as connection:
        try:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.Error as error:
            raise storage_error(database, error) from error
    if found != "ok":
        raise RefusedError(Refusal("store-damaged", {"file": str(database)}))


def back_up_daily(database: Path, folder: Path, now: float) -> Path | None:
    """The backup of the day, made unless there is one; the oldest go; raises `RefusedError`."""
    numbered = list_backups(database, folder)
    if numbered and not _is_due(numbered[-1][1], now):
        return None
    number = numbered[-1][0] + 1 if numbered else 1
    date = datetime.fromtimestamp(min(max(0, now), _LATEST), UTC).date()
    target = folder / f"{database.stem}-{number:04}-{date}{database.suffix}"
    back_up(database, target)
    # the file's own time says when it was made, by the clock that is asked next time
    os.utime(target, (now, now))
    for _, old in list_backups(database, folder)[:-_KEEP]:
        with suppress(OSError):
            old.unlink()
    _LOG.info("backup made: %s", target)
    return target


def _is_due(newest: Path, now: float) -> bool:
    try:
        return abs(now - newest.stat().st_mtime) >= _DAY
    except OSError:
        return True


def list_backups(database: Path, folder: Path) -> list[tuple[int, Path]]:
    """The daily backups of a database with their numbers, the oldest first."""
    # by number, because a date is only as good as the clock
    name = re.compile(
        rf"{re.escape(database.stem)}-(\d+)-\d+-\d\d-\d\d{re.escape(database.suffix)}"
    )
    try:
        files = list(folder.iterdir())
    except FileNotFoundError:
        return []
    except OSError as error:
        raise storage_error(folder, error) from error
    found = ((name.fullmatch(file.name), file) for file in files)
    return sorted((int(match[1]), file) for match, file in found if match is not None)


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the place of a database that no server uses; raises `RefusedError`.

    Returns where the replaced file is, if there was one.
    """
    lock = DatabaseLock(database) if database.parent.is_dir() else None
    fresh = database.with_name(f"{database.name}.restored")
    try:
        fresh.unlink(missing_ok=True)
        back_up(backup, fresh)
        replaced = _move_away(database)
        fresh.rename(database)
        _sync_folder(database.parent)
    except OSError as error:
        raise storage_error(database, error) from error
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        if lock is not None:
            lock.release()
    return replaced


def _move_away(database: Path) -> Path | None:
    """Rename a database and what SQLite wrote beside it; returns its new path."""
    if not database.exists():
        return None
    _require_free(database)
    number = 1
    while (place := database.with_name(f"{database.name}.replaced-{number}")).exists():
        number += 1
    for companion in _COMPANIONS:
        beside = database.with_name(database.name + companion)
        if beside.exists():
            beside.rename(place.with_name(place.name + companion))
    database.rename(place)
    return place


def _require_free(database: Path) -> None:
    """Raises `RefusedError` if some program has the database open."""
    with closing(connect(database)) as connection:
        try:
            # only the last connection may do this, and it empties the journal into the file
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
                raise RefusedError(Refusal("store-in-use", {"file": str(database)})) from error
        except sqlite3.DatabaseError:
            # too damaged to ask, which is why it is being replaced
            return


def _sync_folder(folder: Path) -> None:
    """Make new names in a folder durable, where the system can."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
