"""The file of a SQLite store: what is in it, and whether a file is one."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from abaculus.kernel.messages import Refusal, RefusedError

APPLICATION = 0x41_62_61_63
"""Written into the file's header, so that a foreign database is known at once."""
VERSION = 1

# Lines lie in the order in which they came, whatever their book: a group that writes to many books
# at once touches few pages. Clustered by book it wrote half as many lines a second.
_TABLES = (
    """CREATE TABLE books (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        opened INTEGER NOT NULL
    )""",
    """CREATE TABLE lines (
        id INTEGER PRIMARY KEY,
        book INTEGER NOT NULL,
        number INTEGER NOT NULL,
        written INTEGER NOT NULL,
        command TEXT NOT NULL,
        text BLOB NOT NULL
    )""",
    "CREATE UNIQUE INDEX lines_of_books ON lines (book, number)",
)

WAIT = 10.0
"""Seconds to wait for another process that is writing."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection for one thread, handed over to it; raises `RefusedError`."""
    try:
        database = sqlite3.connect(path, WAIT, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise storage_error(path, error) from error
    return database


def prepare(database: sqlite3.Connection, path: Path) -> None:
    """Make a new file ours, or see that an old one is; raises `RefusedError`."""
    try:
        # before the journal's mode is set: a foreign file stays as it is
        if _has_tables(database):
            _require_ours(database, path)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA wal_autocheckpoint = 4000")
        # lines are appended, so few pages are needed again
        database.execute("PRAGMA cache_size = -512")
        database.execute("BEGIN IMMEDIATE")
        if not _has_tables(database):
            for statement in _TABLES:
                database.execute(statement)
            database.execute(f"PRAGMA application_id = {APPLICATION}")
            database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute("COMMIT")
        _require_ours(database, path)
    except sqlite3.Error as error:
        raise storage_error(path, error) from error


def storage_error(path: Path, error: sqlite3.Error | OSError) -> RefusedError:
    """What to tell when the database or the disk refuses."""
    name = getattr(error, "sqlite_errorname", "")
    reason = str(error) if isinstance(error, sqlite3.Error) else str(error.strerror)
    if name.startswith("SQLITE_NOTADB"):
        return RefusedError(Refusal("store-foreign", {"file": str(path)}))
    if name.startswith("SQLITE_CORRUPT"):
        return RefusedError(Refusal("store-damaged", {"file": str(path)}))
    return RefusedError(Refusal("store-trouble", {"file": str(path), "reason": reason}))


def _has_tables(database: sqlite3.Connection) -> bool:
    return database.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None


def _require_ours(database: sqlite3.Connection, path: Path) -> None:
    (application,) = database.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION:
        raise RefusedError(Refusal("store-foreign", {"file": str(path)}))
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version != VERSION:
        raise RefusedError(Refusal("store-version", {"file": str(path), "version": version}))
