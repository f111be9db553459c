"""Turns at the workers: addresses take turns, and none can fill the queue for the others."""

from __future__ import annotations

import asyncio
from collections import Counter, deque

from msgspec import Struct

from abaculus.errors import RefusedError
from abaculus.kernel.messages import Refusal

_TRY_AGAIN = 5
"""Seconds after which a place in the queue is likely to be free."""


class QueueLimits(Struct, frozen=True):
    """How much may wait for its turn."""

    tasks: int = 256
    bytes: int = 64_000_000
    address_tasks: int = 32
    """Per address; a whole class may share one."""
    address_bytes: int = 24_000_000


class _Waiter(Struct, eq=False):
    turn: asyncio.Future[None]
    size: int


class FairQueue:
    """Hands out the workers; those of one address wait behind each other, not before others."""

    def __init__(self, workers: int, limits: QueueLimits | None = None) -> None:
        self._free = workers
        self._limits = limits
        # one address leaves a worker to the others
        self._most = workers if limits is None else max(1, workers - 1)
        self._waiting: dict[str, deque[_Waiter]] = {}
        """By address; the address whose turn is next comes first."""
        self._held: Counter[str] = Counter()

    async def enter(self, address: str = "", size: int = 0) -> None:
        """Wait for a worker; raises `RefusedError` if too much waits already."""
        if self._free and self._held[address] < self._most and address not in self._waiting:
            self._take(address)
            return
        self._require_place(address, size)
        waiter = _Waiter(asyncio.get_running_loop().create_future(), size)
        self._waiting.setdefault(address, deque()).append(waiter)
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if waiter.turn.cancelled():
                self._drop(address, waiter)
            else:
                self.leave(address)
            raise

    def leave(self, address: str = "") -> None:
        """Give a worker back; the next address gets it."""
        self._free += 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        self._call_next()

    def _take(self, address: str) -> None:
        self._free -= 1
        self._held[address] += 1

    def _call_next(self) -> None:
        for address in list(self._waiting):
            if not self._free:
                return
            if self._held[address] >= self._most:
                continue
            waiter = self._waiting[address][0]
            self._drop(address, waiter)
            if address in self._waiting:
                # to the end of the round
                self._waiting[address] = self._waiting.pop(address)
            self._take(address)
            waiter.turn.set_result(None)

    def _drop(self, address: str, waiter: _Waiter) -> None:
        mine = self._waiting[address]
        mine.remove(waiter)
        if not mine:
            del self._waiting[address]

    def _require_place(self, address: str, size: int) -> None:
        limits = self._limits
        if limits is None:
            return
        mine = self._waiting.get(address, ())
        everyone = [waiter for waiters in self._waiting.values() for waiter in waiters]
        if (
            len(mine) >= limits.address_tasks
            or len(everyone) >= limits.tasks
            or _bytes(mine) + size > limits.address_bytes
            or _bytes(everyone) + size > limits.bytes
        ):
            raise RefusedError(Refusal("queue-full", {"seconds": _TRY_AGAIN}))


def _bytes(waiters: deque[_Waiter] | list[_Waiter] | tuple[()]) -> int:
    return sum(waiter.size for waiter in waiters)
