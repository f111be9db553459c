"""How long a SQLite store keeps its logs, counted in days on which the server ran."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

from abaculus.stores.store import Expiry, ExpiryRule


def read_today(database: sqlite3.Connection) -> tuple[int, int]:
    """The number of the present day, and the date on which it began; zeros before the first."""
    row = database.execute("SELECT number, date FROM days ORDER BY number DESC LIMIT 1").fetchone()
    return (0, 0) if row is None else (int(row[0]), int(row[1]))


def note_use(database: sqlite3.Connection, tables: Collection[str]) -> int:
    """Note that logs are in use today; returns how many come back that were put aside."""
    today, _ = read_today(database)
    back = 0
    for name in tables:
        found = database.execute(
            "UPDATE books SET used = ?, aside = NULL WHERE name = ? AND aside IS NOT NULL",
            (today, name),
        )
        back += found.rowcount
        database.execute(
            "UPDATE books SET used = ? WHERE name = ? AND used < ?", (today, name, today)
        )
    return back


def begin_day(
    database: sqlite3.Connection, date: int, keep: Collection[str], rule: ExpiryRule
) -> Expiry:
    """Count one more day: put aside and delete what is due, except some."""
    today = read_today(database)[0] + 1
    database.execute("INSERT INTO days (number, date) VALUES (?, ?)", (today, date))
    note_use(database, keep)
    gone = database.execute(
        "SELECT id FROM books WHERE aside <= ?", (today - rule.gone_after,)
    ).fetchall()
    for book in gone:
        database.execute("DELETE FROM lines WHERE book = ?", book)
        database.execute("DELETE FROM books WHERE id = ?", book)
    aside = database.execute(
        "UPDATE books SET aside = ? WHERE aside IS NULL AND used <= ?",
        (today, today - rule.aside_after),
    )
    return Expiry(aside.rowcount, len(gone))
