"""What a store promises: books that only grow, and nothing answered before it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

from msgspec import Struct

from abaculus.errors import StoreError


class StoredEntry(Struct, frozen=True):
    """One line of a book as a store keeps it."""

    number: int
    """From 1, without a gap."""
    command: str
    """The id of the command that wrote it, so that a command sent again is known; may be empty."""
    text: bytes


class Addition(Struct, frozen=True):
    """Lines to add to a book, all or none."""

    table: str
    after: int
    """The number of the last line that is there; 0: a new book."""
    lines: Sequence[bytes]
    command: str
    now: int


class LogSummary(Struct, frozen=True):
    """What a store knows of a book without opening it."""

    table: str
    opened: int
    """Seconds since 1970; so below."""
    touched: int
    lines: int


class ConflictError(StoreError):
    """Somebody else has written that line first: read the book again and retry."""


AppendCallback: TypeAlias = Callable[[Exception | None], None]
"""Called in the event loop of whoever asked, when it is durable, or with why it is not."""


def resolve_future(answer: asyncio.Future[None], error: Exception | None) -> None:
    """An answer for somebody who waits."""
    if answer.done():
        return
    if error is None:
        answer.set_result(None)
    else:
        answer.set_exception(error)


class Store(Protocol):
    """Books by the tables' ids. Every call returns after what it did is durable.

    Where disk or file are in the way, it raises `Refused`, and the books are as they were.
    """

    @property
    def file(self) -> Path | None:
        """The file it keeps, beside which the server may keep more; None: nothing lasts."""
        ...

    async def append(
        self, table: str, after: int, lines: Sequence[bytes], command: str, now: int
    ) -> None:
        """Add lines after line number `after` (0: a new book), all or none.

        Raises `ConflictError`.
        """
        ...

    def append_then(self, addition: Addition, then: AppendCallback) -> None:
        """The same for one who does not wait but is told, later and never at once."""
        ...

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The lines after that number, in order; none for an unknown table."""
        ...

    async def shelves(self, since: int = 0) -> list[LogSummary]:
        """Books touched since then, the latest first."""
        ...

    async def forget(self, before: int) -> int:
        """Throw away the books not touched since then; how many they were."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        ...
