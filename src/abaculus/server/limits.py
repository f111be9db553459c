"""How much one client may ask of the server, and how fast."""

from __future__ import annotations

from math import ceil

from msgspec import Struct

from abaculus.server.workers.fair_queue import QueueLimits


class Rate(Struct, frozen=True):
    """A steady number per second, and a number at once."""

    a_second: float
    at_once: float


class Limits(Struct, frozen=True):
    """A server's limits; the defaults suit a school."""

    tables: int = 20_000
    connections: int = 4_000
    address_connections: int = 400
    """Per address; a whole school may share one."""
    spectators: int = 50
    """Per table."""
    message_bytes: int = 16_384
    record_bytes: int = 1_000_000
    messages: Rate = Rate(50, 200)
    """Per connection; the next two as well."""
    tries: Rate = Rate(20, 60)
    phrases: Rate = Rate(0.5, 5)
    openings: Rate = Rate(0.5, 60)
    """Per address; the next three as well."""
    codes: Rate = Rate(10 / 60, 10)
    tasks: Rate = Rate(2, 30)
    """Requests that need long computation."""
    practice: Rate = Rate(200, 800)
    """Keystrokes of a whole class practising behind one address; a new question counts as four."""
    waiting: QueueLimits = QueueLimits()
    """Tasks that may wait for the bounded workers."""
    queue: int = 64
    """Messages that may wait for a slow client before a fresh snapshot replaces them."""
    hello_seconds: float = 20
    idle_seconds: float = 300
    """After this time an empty room is closed; its event log stays."""
    kept_days: int = 30
    """After this time an untouched event log is deleted."""
    code_seconds: int = 7200


class TokenBucket:
    """A token bucket: tokens trickle in, and each action takes one."""

    __slots__ = ("_at", "_left", "_pace")

    def __init__(self, pace: Rate, now: float) -> None:
        self._pace = pace
        self._left = pace.at_once
        self._at = now

    def take(self, now: float, many: float = 1) -> int:
        """Take tokens and return 0, or take none and return the seconds to wait."""
        pace = self._pace
        left = self._left + (now - self._at) * pace.a_second
        self._left = min(left, pace.at_once)
        self._at = now
        if self._left >= many:
            self._left -= many
            return 0
        return ceil((many - self._left) / pace.a_second)

    def is_full(self, now: float) -> bool:
        """Whether the bucket is full again and may be forgotten."""
        return self._left + (now - self._at) * self._pace.a_second >= self._pace.at_once


class RateLimiter:
    """One bucket per address; full ones are forgotten."""

    _MOST = 10_000

    def __init__(self, pace: Rate) -> None:
        self._pace = pace
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str, now: float, many: float = 1) -> int:
        """The same as `TokenBucket.take`, for an address."""
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
