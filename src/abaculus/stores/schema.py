"""The schema of a SQLite store, and the check that a file is one."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from abaculus.kernel.messages import Refusal, RefusedError

APPLICATION = 0x41_62_61_63
"""Written into the file's header, so that another program's database is recognised."""
VERSION = 1

# Entries are stored in the order of arrival, whatever their log, so that a batch for many logs
# touches few pages. Clustering by log halved the number of entries written per second.
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
    """A connection that one thread will use; raises `RefusedError`."""
    try:
        database = sqlite3.connect(path, WAIT, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise storage_error(path, error) from error
    return database


def prepare(database: sqlite3.Connection, path: Path) -> None:
    """Set up a new file, or check that an old one is ours; raises `RefusedError`."""
    try:
        # before the journal mode is set, so that another program's file is not changed
        if _has_tables(database):
            _require_ours(database, path)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA wal_autocheckpoint = 4000")
        # entries are appended, so few pages are needed again
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
    """The refusal to raise when the database or the disk fails."""
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
