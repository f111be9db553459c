"""The table's own clock: it runs while the game does, and no pause counts."""

from __future__ import annotations

import time


class TableClock:
    """Milliseconds of one table, taken up where the book left off."""

    __slots__ = ("_base", "_runs", "_since")

    def __init__(self, at: int, *, runs: bool) -> None:
        self._base = at
        self._runs = runs
        self._since = time.monotonic()

    def now(self) -> int:
        """The table's time."""
        if not self._runs:
            return self._base
        return self._base + int((time.monotonic() - self._since) * 1000)

    def follow(self, at: int, *, runs: bool) -> None:
        """The table's last event was at that time; time never runs back."""
        if runs != self._runs:
            self._base, self._since, self._runs = at, time.monotonic(), runs
        elif at > self.now():
            self._base, self._since = at, time.monotonic()
