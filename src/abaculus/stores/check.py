"""Whether a database and every log in it can be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from abaculus.errors import PluginError
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.stores.backup import open_existing
from abaculus.stores.failures import is_damage, storage_error
from abaculus.stores.log_reader import list_names, read_entries
from abaculus.stores.store import StoredEntry
from abaculus.tables.fold import fold
from abaculus.tables.log import decode_entry
from abaculus.tables.table import TableState

_DAMAGE = ("store-damaged", "book-damaged", "no-table")
_MOST = 20
"""Findings of SQLite that are named."""


class LogVerdict(Struct, frozen=True):
    """How many entries of a log make sense, from the first one on."""

    sound: int
    fault: Refusal | None = None
    """Why the next one does not, or why the rules cannot say."""


class LogFault(Struct, frozen=True):
    """A log that cannot be read to its end."""

    table: str
    reason: Refusal


class CheckReport(Struct, frozen=True):
    """What was found in a database."""

    logs: int
    faults: tuple[LogFault, ...]
    unjudged: tuple[LogFault, ...]
    """Logs whose game is not installed here, so that nobody can say whether they make sense."""
    findings: tuple[str, ...]
    """What SQLite says about the file itself; empty: nothing is wrong."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing is damaged."""
        return not self.faults and not self.findings


def judge_log(table: str, entries: Sequence[StoredEntry]) -> LogVerdict:
    """Whether a log can be folded into a table."""
    state: TableState | None = None
    for before, entry in enumerate(entries):
        if entry.number != before + 1:
            return LogVerdict(before, Refusal("book-damaged", {"line": before + 1}))
        try:
            state, _ = fold(state, table, decode_entry(entry.text, entry.number))
        except RefusedError as refused:
            is_broken = refused.code == "book-damaged"
            return LogVerdict(before if is_broken else len(entries), refused.refusal)
        except PluginError:
            # a game that is not installed here: nobody can judge, and nothing is thrown away
            return LogVerdict(len(entries), Refusal("plugin-broken"))
    return LogVerdict(len(entries), None if entries else Refusal("no-table"))


def check(database: Path) -> CheckReport:
    """Read everything in a database, which may be in use; raises `RefusedError`."""
    with closing(open_existing(database)) as connection:
        try:
            findings = _ask_sqlite(connection)
            names = [name for _, name in list_names(connection)]
            faults = [
                LogFault(name, fault)
                for name in names
                if (fault := _find_fault(connection, database, name)) is not None
            ]
        except sqlite3.Error as error:
            raise storage_error(database, error) from error
    return CheckReport(
        len(names),
        tuple(fault for fault in faults if fault.reason.code in _DAMAGE),
        tuple(fault for fault in faults if fault.reason.code not in _DAMAGE),
        findings,
    )


def _ask_sqlite(connection: sqlite3.Connection) -> tuple[str, ...]:
    try:
        found = [text for (text,) in connection.execute(f"PRAGMA integrity_check({_MOST})")]
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return (str(error),)
    return () if found == ["ok"] else tuple(found)


def _find_fault(connection: sqlite3.Connection, database: Path, table: str) -> Refusal | None:
    try:
        entries = read_entries(connection, table, 0)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return storage_error(database, error).refusal
    return judge_log(table, entries).fault
