"""The schema of a SQLite store, and the check that a file is one."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Literal

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.failures import storage_error

APPLICATION = 0x41_62_61_63
"""Written into the file's header, so that another program's database is recognised."""

# Entries are stored in the order of arrival, whatever their log, so that a batch for many logs
# touches few pages. Clustering by log halved the number of entries written per second.
_STEPS = (
    (
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
    ),
    # days on which the server ran, and the day on which each log was used and put aside
    (
        "CREATE TABLE days (number INTEGER PRIMARY KEY, date INTEGER NOT NULL)",
        "ALTER TABLE books ADD COLUMN used INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE books ADD COLUMN aside INTEGER",
    ),
)
"""What each version added to the one before."""
VERSION = len(_STEPS)

WAIT = 2.0
"""Seconds to wait for another process that is writing; then rooms try again by themselves."""


def connect(path: Path, mode: Literal["rwc", "rw", "ro"] = "rwc") -> sqlite3.Connection:
    """A connection that one thread will use; raises `RefusedError`."""
    try:
        return sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}",
            WAIT,
            isolation_level=None,
            check_same_thread=False,
            uri=True,
        )
    except sqlite3.Error as error:
        raise storage_error(path, error) from error


def prepare(database: sqlite3.Connection, path: Path) -> None:
    """Set up a new file, or bring an old one up to date; raises `RefusedError`."""
    try:
        # before the journal mode is set, so that another program's file is not changed
        if _has_tables(database):
            require_ours(database, path)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA wal_autocheckpoint = 4000")
        # entries are appended, so few pages are needed again
        database.execute("PRAGMA cache_size = -512")
        database.execute("BEGIN IMMEDIATE")
        _take_steps(database, require_ours(database, path) if _has_tables(database) else 0)
        database.execute("COMMIT")
    except sqlite3.Error as error:
        raise storage_error(path, error) from error


def _take_steps(database: sqlite3.Connection, version: int) -> None:
    if version == VERSION:
        return
    for step in _STEPS[version:]:
        for statement in step:
            database.execute(statement)
    database.execute(f"PRAGMA application_id = {APPLICATION}")
    database.execute(f"PRAGMA user_version = {VERSION}")


def _has_tables(database: sqlite3.Connection) -> bool:
    return database.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None


def require_ours(database: sqlite3.Connection, path: Path) -> int:
    """The version of a file of ours; raises `RefusedError` for any other."""
    (application,) = database.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION:
        raise RefusedError(Refusal("store-foreign", {"file": str(path)}))
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if not 1 <= version <= VERSION:
        raise RefusedError(Refusal("store-version", {"file": str(path), "version": version}))
    return int(version)
