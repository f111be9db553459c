"""What goes wrong in a history: a mixture that the seed decides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation

_HOUR = 3600.0
_DAY = 24 * _HOUR


class FaultPlan:
    """Injects faults until it is told to stop, then lets everything heal."""

    def __init__(self, world: Simulation, rng: Random) -> None:
        self._world = world
        self._rng = rng
        kinds: list[Callable[[], object]] = [
            self._cut,
            self._slow_reader,
            self._kill,
            self._kill_at_write,
            self._slow_disk,
            self._lock,
            self._fill,
            self._make_unreadable,
            self._rival,
            self._break_worker,
            self._jump,
            self._lag,
            self._double,
        ]
        # not everything at once: some faults hide others
        self._kinds = rng.sample(kinds, rng.randrange(len(kinds) + 1))
        self._pause = rng.choice((0.3, 1.0, 3.0))

    async def run(self) -> None:
        """Inject one fault after another."""
        while self._kinds:
            await asyncio.sleep(self._pause * self._rng.expovariate(1))
            self._rng.choice(self._kinds)()

    def heal(self) -> None:
        """Let every fault be over."""
        world = self._world
        world.disk.trouble, world.disk.death = "", ""
        world.disk.delay, world.disk.is_unreadable, world.disk.has_rival = 0.0, False, False
        world.network.lag = 0.0
        for link in list(world.network.links):
            link.slowness, link.window, link.is_doubled = 0.0, 32, False
        for link in world.network.ghosts:
            link.lose(0, 0)
        world.workers.faults.clear()
        world.restart()

    def _later(self, seconds: float, work: Callable[[], object]) -> None:
        self._world.loop.call_later(seconds * self._rng.random(), work)

    # the network

    def _cut(self) -> None:
        links = list(self._world.network.links)
        if links:
            link = self._rng.choice(links)
            sooner, later = self._rng.random() * 0.1, self._rng.random() * 3
            times = self._rng.choice(((sooner, sooner), (sooner, later), (later, sooner)))
            self._world.history.fault("cut", link.name)
            link.cut(self._rng, *times)

    def _slow_reader(self) -> None:
        links = list(self._world.network.links)
        if links:
            link = self._rng.choice(links)
            link.slowness, link.window = self._rng.choice((0.2, 1.0)), self._rng.choice((1, 2))
            self._world.history.fault("slow reader", link.name)

    def _lag(self) -> None:
        network = self._world.network
        network.lag = self._rng.choice((0.1, 0.5))
        self._world.history.fault("lag")
        self._later(4, lambda: setattr(network, "lag", 0.0))

    def _double(self) -> None:
        for link in self._world.network.links:
            link.is_doubled = True
        self._world.history.fault("doubled message")

    # the server

    def _kill(self) -> None:
        process = self._world.process
        if not process.is_dead:
            self._world.history.fault("kill")
            process.kill()

    def _kill_at_write(self) -> None:
        self._world.disk.death = self._rng.choice(("before", "after"))

    # the disk

    def _slow_disk(self) -> None:
        disk = self._world.disk
        disk.delay = self._rng.choice((0.1, 1.0))
        self._world.history.fault("slow disk")
        self._later(4, lambda: setattr(disk, "delay", 0.0))

    def _lock(self) -> None:
        self._trouble("locked")

    def _fill(self) -> None:
        self._trouble("full")

    def _trouble(self, kind: str) -> None:
        disk = self._world.disk
        disk.trouble = kind  # type: ignore[assignment]
        self._world.history.fault(f"disk {kind}")
        self._later(4, lambda: setattr(disk, "trouble", ""))

    def _make_unreadable(self) -> None:
        disk = self._world.disk
        disk.is_unreadable = True
        self._world.history.fault("disk unreadable")
        self._later(2, lambda: setattr(disk, "is_unreadable", False))

    def _rival(self) -> None:
        self._world.disk.has_rival = True

    # the rest

    def _break_worker(self) -> None:
        self._world.workers.faults.append(self._rng.choice(("dies", "hangs", "late")))

    def _jump(self) -> None:
        time = self._world.time
        seconds = self._rng.choice((_HOUR, 5 * _HOUR, 40 * _DAY, -_HOUR, -40 * _DAY))
        time.offset += seconds
        self._world.history.fault("clock jump", f"{seconds / _HOUR:+.0f} h")
        if self._rng.random() < 0.5:
            self._later(60, lambda: setattr(time, "offset", time.offset - seconds))
