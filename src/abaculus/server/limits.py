"""How much one client may ask of the server, and how fast."""

from __future__ import annotations

from math import ceil

from msgspec import Struct


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


class Limits(Struct, frozen=True):
    """What a server allows; the defaults suit a school."""

    tables: int = 20_000
    connections: int = 4_000
    address_connections: int = 400
    """For one address: a whole school may come through one."""
    spectators: int = 50
    """At one table."""
    message_bytes: int = 16_384
    record_bytes: int = 1_000_000
    messages: Rate = Rate(50, 200)
    """For each connection; so the next two."""
    tries: Rate = Rate(20, 60)
    phrases: Rate = Rate(0.5, 5)
    openings: Rate = Rate(0.5, 60)
    """For each address; so the next three."""
    codes: Rate = Rate(10 / 60, 10)
    tasks: Rate = Rate(2, 30)
    """Requests that make the server think for long."""
    practice: Rate = Rate(200, 800)
    """Keys of a whole class that practises behind one address; a new question counts as four."""
    queue: int = 64
    """Messages that wait for a slow client before it is given a fresh snapshot instead."""
    hello_seconds: float = 20
    idle_seconds: float = 300
    """After which a room that nobody is in is closed; its log stays."""
    kept_days: int = 30
    """After which a log that nobody touched is thrown away."""
    code_seconds: int = 7200


class TokenBucket:
    """Tokens that trickle in: one is taken for each thing done."""

    __slots__ = ("_at", "_left", "_pace")

    def __init__(self, pace: Rate, now: float) -> None:
        self._pace = pace
        self._left = pace.at_once
        self._at = now

    def take(self, now: float, many: float = 1) -> int:
        """0 if it may be done now; otherwise the seconds to wait, and nothing is taken."""
        pace = self._pace
        left = self._left + (now - self._at) * pace.a_second
        self._left = min(left, pace.at_once)
        self._at = now
        if self._left >= many:
            self._left -= many
            return 0
        return ceil((many - self._left) / pace.a_second)

    def is_full(self, now: float) -> bool:
        """Whether nothing has been done for so long that it may be forgotten."""
        return self._left + (now - self._at) * self._pace.a_second >= self._pace.at_once


class RateLimiter:
    """One bucket for each address; full ones are forgotten."""

    _MOST = 10_000

    def __init__(self, pace: Rate) -> None:
        self._pace = pace
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str, now: float, many: float = 1) -> int:
        """As `Bucket.take`, for an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._MOST:
                self._forget(now)
            bucket = self._buckets[address] = TokenBucket(self._pace, now)
        return bucket.take(now, many)

    def _forget(self, now: float) -> None:
        self._buckets = {
            address: bucket for address, bucket in self._buckets.items() if not bucket.is_full(now)
        }
