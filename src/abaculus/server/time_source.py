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
