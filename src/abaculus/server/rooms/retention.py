"""Which event logs stay: age is counted in days of service, never read off one clock."""

from __future__ import annotations

from collections.abc import Iterable

from abaculus.server.limits import Limits
from abaculus.server.time_source import TimeSource
from abaculus.stores.store import ExpiryRule, Store

_DAY = 86_400
_SLACK = 600.0
"""Seconds by which a clock may be corrected without being doubted."""
_HOUR = 3600.0


class ServiceCalendar:
    """Says when a new day of service begins.

    A day counts if the date is new and both clocks have agreed for an hour. So a clock that
    jumps a year ahead makes everything one day older at most, and so does a month in which the
    machine was asleep or the server did not run.
    """

    def __init__(self, time: TimeSource) -> None:
        self._time = time
        self._since = time.wall(), time.monotonic()
        """From when on the clocks have agreed."""

    def is_new_day(self, last: float) -> bool:
        """Whether a day has begun since that date; call it from time to time."""
        wall, passed = self._time.wall(), self._time.monotonic()
        if abs((wall - self._since[0]) - (passed - self._since[1])) > _SLACK:
            self._since = wall, passed
        return passed - self._since[1] >= _HOUR and abs(wall - last) >= _DAY


class LogKeeper:
    """Puts logs aside that nobody has used for long, and deletes them a week of service later."""

    def __init__(self, store: Store, time: TimeSource, limits: Limits) -> None:
        self._store = store
        self._time = time
        self._rule = ExpiryRule(limits.retention_days, limits.aside_days)
        self._calendar = ServiceCalendar(time)
        self._used: set[str] = set()
        """The tables in use since the start, which are never old."""
        self._unmarked: set[str] = set()
        """Those of them whose use is not in the store yet."""
        self._next_backup = time.monotonic()
        """When to look whether a backup is due."""

    def note_use(self, tables: Iterable[str]) -> None:
        """Keep these tables as long as the server runs, and their logs from now on."""
        fresh = set(tables) - self._used
        self._used |= fresh
        self._unmarked |= fresh

    async def save_use(self) -> int:
        """Write down what was used; returns how many logs come back that were put aside."""
        fresh = frozenset(self._unmarked)
        back = await self._store.note_use(fresh) if fresh else 0
        self._unmarked -= fresh
        return back

    async def tidy(self) -> int:
        """Put aside and delete what is due; returns how many logs there are more, or fewer."""
        back = await self.save_use()
        # asked each time, because another process may have counted the day
        if not self._calendar.is_new_day(await self._store.last_day()):
            return back
        date = int(self._time.wall())
        expiry = await self._store.begin_day(date, frozenset(self._used), self._rule)
        return back - expiry.aside

    async def back_up(self) -> None:
        """Make the backup of the day, if it is due; call it from time to time."""
        now = self._time.monotonic()
        if now >= self._next_backup:
            # set first: what fails now, such as a copy onto a full disk, has time to be mended
            self._next_backup = now + _HOUR
            await self._store.back_up(self._time.wall())
