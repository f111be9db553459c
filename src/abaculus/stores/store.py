"""The protocol of a store: event logs only grow, and no call returns before it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

from msgspec import Struct

from abaculus.errors import StoreError


class StoredEntry(Struct, frozen=True):
    """One entry of a log as a store keeps it."""

    number: int
    """Counts from 1, without gaps."""
    command: str
    """The id of the command that wrote it, to recognise a repeated command; may be empty."""
    text: bytes


class Addition(Struct, frozen=True):
    """Entries to append to a log, all or none."""

    table: str
    after: int
    """The number of the last entry that is there; 0: a new log."""
    entries: Sequence[bytes]
    command: str
    now: int


class LogSummary(Struct, frozen=True):
    """What a store knows of a log without reading it."""

    table: str
    opened: int
    """Seconds since 1970, as below."""
    touched: int
    entries: int


class ExpiryRule(Struct, frozen=True):
    """After how many days of service a log is put aside and deleted."""

    aside_after: int
    """Days without use."""
    gone_after: int
    """Days since it was put aside."""


class Expiry(Struct, frozen=True):
    """How many logs a new day has put aside and deleted."""

    aside: int
    gone: int


class ConflictError(StoreError):
    """Another writer has appended that entry first: read the log again and retry."""


AppendCallback: TypeAlias = Callable[[Exception | None], None]
"""Called in the caller's event loop with None when it is durable, or with the error."""


def resolve_future(answer: asyncio.Future[None], error: Exception | None) -> None:
    """Resolve a future with None or with the error."""
    if answer.done():
        return
    if error is None:
        answer.set_result(None)
    else:
        answer.set_exception(error)


class Store(Protocol):
    """Event logs by table id. Every call returns after its effect is durable.

    If the disk or the file fails, it raises `RefusedError` and the logs are unchanged.
    """

    @property
    def file(self) -> Path | None:
        """The database file, beside which the server may keep others; None: nothing is durable."""
        ...

    async def append(
        self, table: str, after: int, entries: Sequence[bytes], command: str, now: int
    ) -> None:
        """Append entries after number `after` (0: a new log), all or none.

        Raises `ConflictError`.
        """
        ...

    def append_then(self, addition: Addition, then: AppendCallback) -> None:
        """The same for callers that do not wait: the result is handed over later, never at once."""
        ...

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries after that number, in order; empty for an unknown table."""
        ...

    async def summaries(self, since: int = 0) -> list[LogSummary]:
        """The logs changed since then, the latest first, without those put aside."""
        ...

    async def note_use(self, tables: Collection[str]) -> int:
        """Note that logs are in use today; returns how many come back that were put aside."""
        ...

    async def last_day(self) -> int:
        """When the present day of service began, in seconds since 1970; 0 before the first."""
        ...

    async def begin_day(self, date: int, keep: Collection[str], rule: ExpiryRule) -> Expiry:
        """Count one more day of service: put aside and delete what is due, except some.

        A log that is put aside can still be read, and is in its place again once it is used.
        """
        ...

    async def back_up(self, now: float) -> None:
        """Make the backup of the day, if it is due and wanted; raises `RefusedError`."""
        ...

    async def close(self) -> None:
        """Finish pending writes and close the store."""
        ...
