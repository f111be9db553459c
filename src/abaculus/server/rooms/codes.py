"""Join codes: short enough to call across a room, so guessing is slowed down."""

from __future__ import annotations

import asyncio
from collections import Counter
from math import ceil

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.limits import Limits, RateLimiter, TokenBucket, network_of
from abaculus.server.time_source import TimeSource
from abaculus.tables.tokens import join_code, tidy_code

_ADDRESS_WAITING = 64
_ALL_WAITING = 256
"""How many codes may be looked up slowly at once, for one address and for all."""


class JoinCodeRegistry:
    """The table behind each join code; codes expire and are kept in memory only.

    Only wrong codes are charged. After too many of them, codes still open their tables, but
    slowly and a few at once: people who know a code get in, and guessing takes too long.
    """

    def __init__(self, limits: Limits, time: TimeSource) -> None:
        self._time = time
        self._wrong = RateLimiter(limits.codes)
        self._all_wrong = TokenBucket(limits.all_codes, time.monotonic())
        self._wait = limits.code_wait
        self._waiting: Counter[str] = Counter()
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

    async def table(self, code: str, address: str) -> str:
        """The table behind a code; raises `RefusedError` for a wrong code or too many tries."""
        now = self._time.monotonic()
        if self._all_wrong.is_empty(now) or self._wrong.is_empty(address, now):
            await self._look_slowly(network_of(address))
            now = self._time.monotonic()
        table, until = self._tables.get(tidy_code(code), ("", 0.0))
        if until > now:
            return table
        wait = self._wrong.take(address, now) or self._all_wrong.take(now)
        if wait:
            raise RefusedError(Refusal("too-many-codes", {"seconds": wait}))
        raise RefusedError(Refusal("no-code"))

    async def _look_slowly(self, network: str) -> None:
        full = self._waiting.total() >= _ALL_WAITING or self._waiting[network] >= _ADDRESS_WAITING
        if full:
            raise RefusedError(Refusal("too-many-codes", {"seconds": ceil(self._wait)}))
        self._waiting[network] += 1
        try:
            await asyncio.sleep(self._wait)
        finally:
            self._waiting[network] -= 1
            if not self._waiting[network]:
                del self._waiting[network]

    def tidy(self) -> None:
        """Forget expired codes."""
        now = self._time.monotonic()
        self._tables = {code: there for code, there in self._tables.items() if there[1] > now}
