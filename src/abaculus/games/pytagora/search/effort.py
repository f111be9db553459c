# hot: compiled with mypyc where possible
"""How much a search may look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_BETWEEN: Final = 2000
"""So much work lies between two questions whether it is time to answer."""

_STEPS: Final = 20_000
"""So many small steps that are no work do as well."""


class Effort:
    """How much was looked at, and whether it is time to answer."""

    def __init__(self, stop: Callable[[], bool], most: int) -> None:
        self.stop = stop
        self.most = most
        self.spent = 0
        self.asked = 0
        self.steps = 0
        self.due = 0
        self.is_over = False
        self.is_stopped = False
        """Whether it was told to stop, and not only did enough."""
        self.is_full = False
        """Whether something found no room, so that not everything is looked at."""

    def spend(self, work: int) -> bool:
        """Counts some work; whether the search is over."""
        self.spent += work
        if not self.is_over and self.spent >= self.asked:
            self.asked = self.spent + _BETWEEN
            self.is_stopped = self.stop()
            self.is_over = self.spent >= self.most or self.is_stopped
        return self.is_over

    def breathe(self, steps: int) -> bool:
        """Asks often enough where much is done that counts as no work; whether to stop."""
        if self.is_stopped:
            return True
        self.steps += steps
        if self.steps >= self.due:
            self.due = self.steps + _STEPS
            self.is_stopped = self.stop()
            self.is_over = self.is_over or self.is_stopped
        return self.is_stopped
