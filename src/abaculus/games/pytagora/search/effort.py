# hot: compiled with mypyc where possible
"""How much a search may look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_BETWEEN: Final = 2000
"""So much work lies between two questions whether it is time to answer."""


class Effort:
    """How much was looked at, and whether it is time to answer."""

    def __init__(self, stop: Callable[[], bool], most: int) -> None:
        self.stop = stop
        self.most = most
        self.spent = 0
        self.asked = 0
        self.is_over = False

    def spend(self, work: int) -> bool:
        """Counts some work; whether the search is over."""
        self.spent += work
        if not self.is_over and self.spent >= self.asked:
            self.asked = self.spent + _BETWEEN
            self.is_over = self.spent >= self.most or self.stop()
        return self.is_over
