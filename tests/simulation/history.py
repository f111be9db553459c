"""What happened in one history, and what went wrong."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable


class BrokenPromiseError(AssertionError):
    """Something that must always hold did not."""


class History:
    """The lines of a history, and its figures."""

    def __init__(self, seed: int, now: Callable[[], float]) -> None:
        self.seed = seed
        self.now = now
        self.lines: list[str] = []
        self.faults: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.convergence = 0.0
        """Seconds until every client had the true view again."""
        self.broken = ""
        """The first promise that was broken."""

    def note(self, who: str, what: str) -> None:
        """Add a line."""
        self.lines.append(f"{self.now():10.4f}  {who:<12} {what}")

    def fault(self, kind: str, what: str = "") -> None:
        """Note a fault that was injected."""
        self.faults[kind] += 1
        self.note("FAULT", f"{kind} {what}".rstrip())

    def blame(self, what: str) -> None:
        """Note a broken promise; the history ends soon."""
        self.note("BROKEN", what)
        self.broken = self.broken or what

    def digest(self) -> str:
        """The same for the same history."""
        return hashlib.sha256("\n".join(self.lines).encode()).hexdigest()

    def tell(self) -> str:
        """The history for people, and how to see it again."""
        return "\n".join(
            (
                *self.lines,
                f"seed {self.seed}: {self.broken or 'nothing is broken'}",
                f"again: python -m tests.simulation --start {self.seed} --seeds 1 --tell",
            )
        )
