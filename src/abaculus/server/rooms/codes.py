"""Join codes: short enough to call across a room, so guessing is rate-limited."""

from __future__ import annotations

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.limits import Limits, RateLimiter
from abaculus.server.time_source import TimeSource
from abaculus.tables.tokens import join_code, tidy_code


class JoinCodeRegistry:
    """The table behind each join code; codes expire and are kept in memory only."""

    def __init__(self, limits: Limits, time: TimeSource) -> None:
        self._time = time
        self._tries = RateLimiter(limits.codes)
        self._seconds = limits.code_seconds
        self._tables: dict[str, tuple[str, float]] = {}

    def issue(self, table: str) -> str:
        """The join code of a table, valid from now; empty if another table has it."""
        code = join_code(table)
        now = self._time.monotonic()
        there = self._tables.get(code)
        if there is not None and there[0] != table and there[1] > now:
            return ""  # two tables in 480 million: the second is joined by its link
        self._tables[code] = (table, now + self._seconds)
        return code

    def table(self, code: str, address: str) -> str:
        """The table behind a code; raises `RefusedError` for a wrong code or too many tries."""
        now = self._time.monotonic()
        wait = self._tries.take(address, now)
        if wait:
            raise RefusedError(Refusal("too-many-codes", {"seconds": wait}))
        table, until = self._tables.get(tidy_code(code), ("", 0.0))
        if until <= now:
            raise RefusedError(Refusal("no-code"))
        return table

    def tidy(self) -> None:
        """Forget expired codes."""
        now = self._time.monotonic()
        self._tables = {code: there for code, there in self._tables.items() if there[1] > now}
