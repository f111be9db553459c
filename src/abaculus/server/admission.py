"""Who may hold a socket: limits by address, deadlines, and a reserve for people with a seat."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Literal, TypeAlias

from abaculus.server.descriptors import read_limit
from abaculus.server.limits import Limits, RateLimiter, network_of
from abaculus.server.memory import give_back_memory

_LOG = logging.getLogger(__name__)
OWN = 64
"""Descriptors for the server itself: the database, the workers, the listeners."""
_MANY = 32
"""Sockets that have gone make it worth giving memory back."""
_TRIM_PAUSE = 10.0
"""Seconds between two times."""
_LOG_PAUSE = 60.0
"""Seconds between two lines of the log about a full server."""

Standing: TypeAlias = Literal["idle", "busy", "watching", "seated"]
"""What a socket is doing: nothing yet, being answered, watching a table, playing at one."""


class Guest:
    """An accepted socket, from its first byte to its last."""

    __slots__ = ("dismiss", "network", "standing", "transport", "unsent", "until")

    def __init__(self, transport: asyncio.Transport, network: str) -> None:
        self.transport = transport
        self.network = network
        self.standing: Standing = "idle"
        self.until = 0.0
        """When it has to have moved on."""
        self.unsent: float = 0
        """Bytes that waited for it at the last look."""
        self.dismiss: Callable[[], object] = transport.abort
        """Ends it because its place is needed."""


class Admission:
    """All sockets of a server, whatever the listener."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.is_proxy: Callable[[str], bool] = lambda address: False
        """Whether an address brings the clients of many others, so that it has no limit."""
        room = max(read_limit() - OWN, 8)
        self._most = min(limits.sockets, room)
        self._most_strangers = self._most - self._most // 8
        """Those without a seat; the rest is a reserve for those with one."""
        self._arrivals = RateLimiter(limits.arrivals)
        self._by_network: dict[str, int] = {}
        self._groups: dict[Standing, dict[str, dict[Guest, None]]] = {
            "idle": {},
            "busy": {},
            "watching": {},
            "seated": {},
        }
        """Guests by standing and network, those that changed last at the end."""
        self._counts: dict[Standing, int] = {"idle": 0, "busy": 0, "watching": 0, "seated": 0}
        self._round: asyncio.TimerHandle | None = None
        self._gone = 0
        """Sockets that have gone since memory was given back."""
        self._trimmed = 0.0
        self._logged = -_LOG_PAUSE

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return sum(self._counts.values())

    def admit(self, transport: asyncio.Transport) -> Guest | None:
        """Let a socket in; None if there is no room for it."""
        address = (transport.get_extra_info("peername") or ("",))[0]
        network = network_of(address)
        now = time.monotonic()
        if not self.is_proxy(address):
            full = self._by_network.get(network, 0) >= self.limits.address_sockets
            if full or self._arrivals.take(address, now):
                return None
        if not self._make_room(now):
            return None
        guest = Guest(transport, network)
        guest.until = now + self.limits.ask_seconds
        self._by_network[network] = self._by_network.get(network, 0) + 1
        self._add(guest)
        self._look_round()
        return guest

    def move(self, guest: Guest, standing: Standing, seconds: float | None = None) -> None:
        """Note what a socket does now, and how long it may."""
        self._remove(guest)
        guest.standing = standing
        guest.unsent = float("inf")
        guest.until = time.monotonic() + (self.limits.ask_seconds if seconds is None else seconds)
        self._add(guest)

    def release(self, guest: Guest) -> None:
        """Forget a socket that is closed."""
        if not self._remove(guest):
            return
        self._gone += 1
        self._by_network[guest.network] -= 1
        if not self._by_network[guest.network]:
            del self._by_network[guest.network]

    def _add(self, guest: Guest) -> None:
        self._groups[guest.standing].setdefault(guest.network, {})[guest] = None
        self._counts[guest.standing] += 1

    def _remove(self, guest: Guest) -> bool:
        group = self._groups[guest.standing]
        guests = group.get(guest.network, {})
        if guest not in guests:
            return False
        del guests[guest]
        if not guests:
            del group[guest.network]
        self._counts[guest.standing] -= 1
        return True

    def _make_room(self, now: float) -> bool:
        """Whether one more stranger has a place, if need be that of one who only waits."""
        strangers = self.sockets - self._counts["seated"]
        if strangers < self._most_strangers and self.sockets < self._most:
            return True
        if now - self._logged > _LOG_PAUSE:
            self._logged = now
            _LOG.warning(
                "full: %d sockets, %d of them with a seat", self.sockets, self.sockets - strangers
            )
        for standing in ("idle", "watching"):
            group = self._groups[standing]
            if group:
                # those who hold the most places give one up, so that a flood drowns itself
                guests = max(group.values(), key=len)
                self._dismiss(next(iter(guests)))
                return True
        return False

    def _dismiss(self, guest: Guest) -> None:
        self.release(guest)
        guest.dismiss()

    def _look_round(self) -> None:
        if self._round is None:
            pause = min(1.0, self.limits.ask_seconds / 2)
            self._round = asyncio.get_running_loop().call_later(pause, self._end_late)

    def _end_late(self) -> None:
        """End the sockets whose time is up."""
        self._round = None
        now = time.monotonic()
        for guest in list(self._timed()):
            if guest.until < now and self._is_stuck(guest):
                self._dismiss(guest)
            elif guest.until < now:
                guest.until = now + self.limits.ask_seconds
        if self._gone >= _MANY and now - self._trimmed > _TRIM_PAUSE:
            self._gone, self._trimmed = 0, now
            give_back_memory()
        if self.sockets or self._gone >= _MANY:
            self._look_round()

    def _timed(self) -> Iterator[Guest]:
        groups = (self._groups["idle"], self._groups["busy"])
        return chain.from_iterable(chain.from_iterable(group.values() for group in groups))

    def _is_stuck(self, guest: Guest) -> bool:
        """Whether the client neither asks nor takes what is sent."""
        before, guest.unsent = guest.unsent, guest.transport.get_write_buffer_size()
        if not guest.unsent:
            return guest.standing == "idle"
        return guest.unsent >= before
