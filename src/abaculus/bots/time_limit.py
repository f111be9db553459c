"""Limits on how long bots may think."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

from abaculus.kernel.bot import Stop

TimeLimit: TypeAlias = Callable[[], Stop]
"""Called when a bot starts to think; returns what the bot calls while it thinks."""


def never_stop() -> bool:
    """Never stop a bot."""
    return False


def no_limit() -> Stop:
    """No limit, so that the same seed gives the same game."""
    return never_stop


def limit_seconds(seconds: float, clock: Callable[[], float] = time.monotonic) -> TimeLimit:
    """A limit of some seconds for each move."""

    def begin() -> Stop:
        end = clock() + seconds
        return lambda: clock() >= end

    return begin
