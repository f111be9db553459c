"""Limits on how long bots may think."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

from abaculus.kernel.bot import Stop, never_stop

TimeLimit: TypeAlias = Callable[[], Stop]
"""Called when a bot starts to think; returns what the bot calls while it thinks."""


def no_limit() -> Stop:
    """No limit, so that the same seed gives the same game."""
    return never_stop


def limit_seconds(seconds: float, clock: Callable[[], float] = time.monotonic) -> TimeLimit:
    """A limit of some seconds for each move."""

    def begin() -> Stop:
        end = clock() + seconds
        return lambda: clock() >= end

    return begin


class SearchLimit:
    """A limit on one search, which remembers whether it ended the search."""

    def __init__(self, seconds: float | None) -> None:
        self._stop = no_limit() if seconds is None else limit_seconds(seconds)()
        self.is_reached = False

    def __call__(self) -> bool:
        """Whether to stop now."""
        self.is_reached = self.is_reached or self._stop()
        return self.is_reached
