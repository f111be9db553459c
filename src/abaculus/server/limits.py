"""How much one client may ask of the server, and how fast."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
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
    sockets: int = 8_000
    """Everything that is connected, pages included; fewer if the system allows fewer files."""
    address_sockets: int = 3_000
    """Per address; a browser opens up to seven, and a whole school may share one."""
    arrivals: Rate = Rate(100, 3_000)
    """New sockets per address."""
    connections: int = 4_000
    """Clients at tables."""
    address_connections: int = 800
    """Clients at tables per address; the next as well."""
    handshakes: Rate = Rate(20, 800)
    seat_connections: int = 8
    """Clients with the same token at one table; the newest stay."""
    spectators: int = 50
    """Per table."""
    message_bytes: int = 16_384
    record_bytes: int = 1_000_000
    frames: Rate = Rate(100, 400)
    """Per connection, of whatever kind; the next four as well."""
    frame_bytes: Rate = Rate(65_536, 524_288)
    messages: Rate = Rate(50, 200)
    tries: Rate = Rate(20, 60)
    phrases: Rate = Rate(0.5, 5)
    openings: Rate = Rate(0.5, 60)
    """Per address; the next three as well."""
    codes: Rate = Rate(10 / 60, 10)
    """Wrong join codes."""
    tasks: Rate = Rate(2, 30)
    """Requests that need long computation."""
    practice: Rate = Rate(200, 800)
    """Keystrokes of a whole class practising behind one address; a new question counts as four."""
    all_codes: Rate = Rate(1, 200)
    """Wrong join codes of all addresses together."""
    code_wait: float = 1.5
    """Seconds that a code takes to be looked up while wrong ones are over a limit."""
    slowdowns: int = 5
    """How often in a row a client that sends too much is made to wait before it is closed."""
    slowdown_seconds: float = 1
    """The least time it waits."""
    waiting: QueueLimits = QueueLimits()
    """Tasks that may wait for the bounded workers."""
    queue: int = 64
    """Messages that may wait for a slow client before a fresh snapshot replaces them."""
    queue_bytes: int = 65_536
    """Bytes of such messages."""
    ask_seconds: float = 10
    """The time a new socket has to send a request, and an idle one to send another."""
    body_seconds: float = 60
    """The time a request has to arrive whole."""
    hello_seconds: float = 10
    idle_seconds: float = 300
    """After this time an empty room is closed; its event log stays."""
    retention_days: int = 30
    """After this many days of service an event log that nobody uses is put aside."""
    aside_days: int = 7
    """After this many more it is deleted; until then, opening its table brings it back."""
    code_seconds: int = 7200


@lru_cache(4096)
def network_of(address: str) -> str:
    """The address for which limits count; of IPv6 only the first half, for the rest is free."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((int(known), 64), strict=False))


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

    def is_empty(self, now: float) -> bool:
        """Whether the next action would have to wait."""
        return self._left + (now - self._at) * self._pace.a_second < 1

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
        return self._bucket(address, now).take(now, many)

    def is_empty(self, address: str, now: float) -> bool:
        """The same as `TokenBucket.is_empty`, for an address."""
        return self._bucket(address, now).is_empty(now)

    def _bucket(self, address: str, now: float) -> TokenBucket:
        network = network_of(address)
        bucket = self._buckets.get(network)
        if bucket is None:
            if len(self._buckets) >= self._MOST:
                self._forget(now)
            bucket = self._buckets[network] = TokenBucket(self._pace, now)
        return bucket

    def _forget(self, now: float) -> None:
        self._buckets = {
            address: bucket for address, bucket in self._buckets.items() if not bucket.is_full(now)
        }


class TrafficMeter:
    """What one client has sent, in frames and bytes; it may run into debt and then has to wait."""

    __slots__ = ("_at", "_bytes", "_bytes_left", "_frames", "_frames_left", "_limits")

    _FRAMES = 16
    _BYTES = 4_096
    """Up to these, counts are only added up."""

    def __init__(self, limits: Limits, now: float) -> None:
        self._limits = limits
        self._at = now
        self._frames = 0
        self._bytes = 0
        self._frames_left = limits.frames.at_once
        self._bytes_left = limits.frame_bytes.at_once

    def count(self, frames: int, size: int) -> bool:
        """Count what came; whether it is time to settle."""
        self._frames += frames
        self._bytes += size
        return self._frames >= self._FRAMES or self._bytes >= self._BYTES

    def settle(self, now: float) -> float:
        """Charge what was counted; the seconds until the client is out of debt."""
        frames, size = self._limits.frames, self._limits.frame_bytes
        passed, self._at = now - self._at, now
        self._frames_left = min(self._frames_left + passed * frames.a_second, frames.at_once)
        self._bytes_left = min(self._bytes_left + passed * size.a_second, size.at_once)
        self._frames_left -= self._frames
        self._bytes_left -= self._bytes
        self._frames = self._bytes = 0
        return max(0.0, -self._frames_left / frames.a_second, -self._bytes_left / size.a_second)

    def is_calm(self) -> bool:
        """Whether at least half of what may come at once was left when the client last settled."""
        limits = self._limits
        return (
            2 * self._frames_left >= limits.frames.at_once
            and 2 * self._bytes_left >= limits.frame_bytes.at_once
        )
