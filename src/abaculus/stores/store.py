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
        """The logs changed since then, the latest first."""
        ...

    async def forget(self, before: int, keep: Collection[str] = ()) -> int:
        """Delete the logs not changed since then, except some; returns how many."""
        ...

    async def close(self) -> None:
        """Finish pending writes and close the store."""
        ...
