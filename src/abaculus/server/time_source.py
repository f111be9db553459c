"""Where the server's time comes from."""

from __future__ import annotations

import time
from typing import Protocol


class TimeSource(Protocol):
    """Two clocks: one for durations, one for dates."""

    def monotonic(self) -> float:
        """Seconds from some moment on; never runs back."""
        ...

    def wall(self) -> float:
        """Seconds since 1970, as the machine believes; may jump."""
        ...


class SystemTime:
    """The clocks of the operating system."""

    __slots__ = ()
    monotonic = staticmethod(time.monotonic)
    wall = staticmethod(time.time)


class AgeJudge:
    """Believes a date only after both clocks have agreed for an hour."""

    _SLACK = 600.0
    """Seconds by which a clock may be corrected without being doubted."""
    _LONG = 3600.0

    def __init__(self, source: TimeSource) -> None:
        self._time = source
        self._start = self._since = self._look()

    def is_sure(self) -> bool:
        """Whether the clocks have agreed for long; call it from time to time."""
        wall, passed = self._look()
        if abs((wall - self._since[0]) - (passed - self._since[1])) > self._SLACK:
            self._since = (wall, passed)
        return passed - self._since[1] >= self._LONG

    def now(self) -> float:
        """The date, never later than the time since the start allows."""
        wall, passed = self._look()
        return min(wall, self._start[0] + passed - self._start[1])

    def _look(self) -> tuple[float, float]:
        return self._time.wall(), self._time.monotonic()
