"""Reads logs from a SQLite file, each by itself where a page of the file is damaged."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator

from abaculus.stores.failures import is_damage
from abaculus.stores.store import LogSummary, StoredEntry

_LOG = logging.getLogger(__name__)
_BY_INDEX = (
    "SELECT number, command, text FROM lines INDEXED BY lines_of_books"
    " WHERE book = ? AND number > ? ORDER BY number"
)
_BY_SCAN = _BY_INDEX.replace("INDEXED BY lines_of_books", "NOT INDEXED")
_NAMES = (
    "SELECT id, name FROM books ORDER BY id",
    "SELECT id, name FROM books ORDER BY id DESC",
    "SELECT id, name FROM books ORDER BY name",
    "SELECT id, name FROM books ORDER BY name DESC",
)
"""From both ends of the table, and of the index that keeps the names unique."""
_LAST = "SELECT written, number FROM lines WHERE book = ? ORDER BY number DESC LIMIT 1"


def read_entries(database: sqlite3.Connection, table: str, after: int) -> list[StoredEntry]:
    """The entries of a log after that number."""
    row = database.execute("SELECT id FROM books WHERE name = ?", (table,)).fetchone()
    if row is None:
        return []
    try:
        return _read_rows(database, _BY_INDEX, (row[0], after))
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
    # if only the index is damaged, the entries themselves are still there
    return _read_rows(database, _BY_SCAN, (row[0], after))


def _read_rows(
    database: sqlite3.Connection, query: str, values: tuple[int, int]
) -> list[StoredEntry]:
    return [StoredEntry(*row) for row in database.execute(query, values)]


def read_summaries(database: sqlite3.Connection, since: int) -> list[LogSummary]:
    """The logs changed since then, the latest first; those that cannot be read are left out."""
    try:
        rows = database.execute(
            "SELECT name, opened, written, number FROM books JOIN lines ON book = books.id"
            " WHERE number = (SELECT max(number) FROM lines WHERE book = books.id)"
            " AND written >= ? AND aside IS NULL",
            (since,),
        ).fetchall()
        found = [LogSummary(*row) for row in rows]
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        found = [summary for summary in _scan(database) if summary.touched >= since]
    return sorted(found, key=lambda summary: (-summary.touched, summary.table))


def _scan(database: sqlite3.Connection) -> Iterator[LogSummary]:
    """The summary of every log that can be read."""
    for book, name in list_names(database):
        try:
            about = "SELECT opened FROM books WHERE id = ? AND aside IS NULL"
            row = database.execute(about, (book,)).fetchone()
            last = database.execute(_LAST, (book,)).fetchone()
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            _LOG.error("the log of table %s is damaged", name)
            continue
        if row is not None and last is not None:
            yield LogSummary(name, *row, *last)


def list_names(database: sqlite3.Connection) -> list[tuple[int, str]]:
    """The number and name of every log; raises `sqlite3.Error` if the file keeps neither list."""
    seen: dict[int, str] = {}
    failure: sqlite3.Error | None = None
    for query in _NAMES:
        try:
            # what was read before the damage stays
            seen.update(database.execute(query))
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            failure = error
    if failure is not None and not seen:
        raise failure
    return sorted(seen.items())
