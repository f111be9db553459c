# hot: compiled with mypyc where possible
"""How much a search may examine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_BETWEEN: Final = 2000
"""The work between two checks whether to stop."""

_STEPS: Final = 20_000
"""The number of small uncounted steps that also leads to a check."""


class Effort:
    """How much was examined, and whether it is time to stop."""

    def __init__(self, stop: Callable[[], bool], most: int) -> None:
        self.stop = stop
        self.most = most
        self.spent = 0
        self.asked = 0
        self.steps = 0
        self.due = 0
        self.is_over = False
        self.is_stopped = False
        """Whether the search was stopped from outside, rather than being done."""
        self.is_full = False
        """Whether something found no room, so that not everything is examined."""

    def spend(self, work: int) -> bool:
        """Count some work; returns whether the search is over."""
        self.spent += work
        if not self.is_over and self.spent >= self.asked:
            self.asked = self.spent + _BETWEEN
            self.is_stopped = self.stop()
            self.is_over = self.spent >= self.most or self.is_stopped
        return self.is_over

    def breathe(self, steps: int) -> bool:
        """Check often enough during uncounted work; returns whether to stop."""
        if self.is_stopped:
            return True
        self.steps += steps
        if self.steps >= self.due:
            self.due = self.steps + _STEPS
            self.is_stopped = self.stop()
            self.is_over = self.is_over or self.is_stopped
        return self.is_stopped
