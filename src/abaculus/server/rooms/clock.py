"""The table's clock: it runs during the game, and pauses do not count."""

from __future__ import annotations

from abaculus.server.time_source import TimeSource


class TableClock:
    """The milliseconds of one table, continued from the event log."""

    __slots__ = ("_base", "_runs", "_since", "_time")

    def __init__(self, time: TimeSource, at: int, *, runs: bool) -> None:
        self._time = time
        self._base = at
        self._runs = runs
        self._since = self._time.monotonic()

    def now(self) -> int:
        """The table's time."""
        if not self._runs:
            return self._base
        return self._base + int((self._time.monotonic() - self._since) * 1000)

    def follow(self, at: int, *, runs: bool) -> None:
        """Set the clock to the table's last event; time never runs back."""
        if runs != self._runs:
            self._base, self._since, self._runs = at, self._time.monotonic(), runs
        elif at > self.now():
            self._base, self._since = at, self._time.monotonic()
