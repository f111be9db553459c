"""One history: a server, its people, its faults, and what must hold."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Coroutine
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from abaculus.kernel.awaits import Turn
from abaculus.kernel.codec import encode
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.rng import SeededRng
from abaculus.server.http.errors import hide_details
from abaculus.server.limits import Limits
from abaculus.server.rooms.bot_memory import bot_of
from abaculus.server.rooms.presentation import table_info, translator_for
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.workers.pool import WorkerPool, WorkerTimeoutError
from abaculus.server.ws.messages import TableInfo
from abaculus.tables.decide import next_deadline
from abaculus.tables.table import SeatRequest
from abaculus.tables.tokens import join_code
from abaculus.terminal.client.client import TableClient
from tests.simulation.client import ProgramClient
from tests.simulation.faults import FaultPlan
from tests.simulation.games import PLANS, TablePlan
from tests.simulation.history import History
from tests.simulation.invariants import Invariants, is_same_view
from tests.simulation.loop import VirtualLoop
from tests.simulation.network import Network, ServerProcess
from tests.simulation.people import Device
from tests.simulation.store import Disk, SimulatedStore
from tests.simulation.truth import Truth, hide_names
from tests.simulation.workers import SimulatedWorkers

LIMITS = Limits(queue=4, idle_seconds=12, spectators=5)
SECONDS = 2.0
"""How soon after the last fault every client has the true view."""
_LATENCY = 0.3
"""Seconds by which a client may lag behind without faults."""
_PROGRESS = 12.0
"""Seconds within which bots move and deadlines pass."""
_EXPECTED = (RefusedError, WorkerTimeoutError, BrokenProcessPool)
_NAMES = ("Ada", "Ben", "Cleo", "Dov", "Ena", "Finn", "Gus", "Hila")


class SimulatedTime:
    """The clocks of the machine; the wall clock may be wrong."""

    def __init__(self, loop: VirtualLoop, start: float) -> None:
        self._loop = loop
        self._start = start
        self.offset = 1_800_000_000.0

    def monotonic(self) -> float:
        """Seconds since the machine was started."""
        return self._start + self._loop.time()

    def wall(self) -> float:
        """Seconds since 1970, or so."""
        return self.offset + self._loop.time()


class Simulation:
    """Everything of one history."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Random(f"{seed} world")
        self.loop = VirtualLoop(self._random("loop"))
        self.history = History(seed, self.loop.time)
        self.truth = Truth()
        self.invariants = Invariants(self.history, self.truth)
        self.disk = Disk(self.history, self._random("disk"))
        self.disk.on_write = self.invariants.watch_write
        self.disk.rival = self.truth.rival
        self.network = Network(self.loop, self.history, self._random("network"))
        self.network.on_sent = self.invariants.watch_sent
        self.network.on_taken = self.invariants.watch_taken
        self.workers = SimulatedWorkers(self.history, self._random("workers"))
        self.time = SimulatedTime(self.loop, self.rng.choice((0.0, 50.0, 1e6)))
        self.think = self.rng.choice((0.1, 0.5, 2.0))
        """Seconds that people think before they do something."""
        self.is_calm = False
        self.devices: list[Device] = []
        self._tasks: list[asyncio.Task[Any]] = []
        self._pace = self.rng.choice((0.0, 0.1, 0.9))
        self._starts = 0
        self._moved: set[tuple[str, str]] = set()
        self.process: ServerProcess

    def _random(self, name: str) -> Random:
        return Random(f"{self.seed} {name}")

    def run(self) -> History:
        """Live through the history."""
        logger = logging.getLogger("abaculus")
        watch = _LogWatch(self.history)
        logger.addHandler(watch)
        was, logger.propagate = logger.propagate, False
        self.loop.set_exception_handler(self._blame_loop)
        try:
            self.loop.run_until_complete(self._live())
        except Exception as error:  # noqa: BLE001 - a history is told, whatever happens in it
            self.history.blame("".join(traceback.format_exception(error)))
        finally:
            logger.removeHandler(watch)
            logger.propagate = was
            self.loop.close()
        return self.history

    def _blame_loop(self, _: Any, context: dict[str, Any]) -> None:
        # what nobody retrieved is found at the end; here it would depend on the garbage collector
        if "never retrieved" not in context["message"]:
            self.history.blame(f"{context['message']}: {context.get('exception')!r}")

    async def _live(self) -> None:
        self.restart()
        plan = FaultPlan(self, self._random("faults"))
        faults = self.loop.create_task(plan.run())
        for number in range(self.rng.randrange(1, 4)):
            self._spawn(self._host(number))
        await asyncio.sleep(self.rng.choice((5.0, 15.0, 50.0)) * (0.5 + self.rng.random()))
        faults.cancel()
        self.is_calm = True
        self.history.note("world", "the last fault is over")
        plan.heal()
        await self._converge()
        await self._progress()
        self._check_end()
        await self._end()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(self.loop.create_task(work))

    # the server

    def restart(self) -> None:
        """Start a server on what the disk holds, unless one is running."""
        if self._starts and not self.process.is_dead:
            return
        self._starts += 1
        self.history.note("server", "starts")
        process = self.process = ServerProcess(self.loop)
        process.on_death = lambda: self._bury(process)
        self.network.process = process
        process.context.run(self._begin, process)

    def _begin(self, process: ServerProcess) -> None:
        process.rooms = RoomRegistry(
            SimulatedStore(self.disk, process),
            limits=LIMITS,
            rng=SeededRng(f"{self.seed} game {self._starts}"),
            secrets=SeededRng(f"{self.seed} secrets {self._starts}"),
            time=self.time,
            workers=cast(WorkerPool, self.workers),
            pace=self._pace,
        )
        process.spawn(process.rooms.begin())

    def _bury(self, process: ServerProcess) -> None:
        self.history.note("server", "is dead")
        self.network.lose_server(process)
        if self.is_calm:
            self.restart()
        else:
            self.loop.call_later(self.rng.random(), self.restart)

    # the people

    async def _host(self, number: int) -> None:
        rng = self._random(f"host {number}")
        plan = rng.choice(PLANS)
        kinds = [rng.choice(("here", "link", "link", "bot", "open")) for _ in range(plan.seats)]
        if rng.random() < 0.8:
            kinds[0] = "here"
        table, token = await self._open(plan, kinds)
        self.invariants.keep(token)
        name = f"{_NAMES[number]}/host"
        for device in range(rng.choice((1, 1, 2))):
            self.add(Device(self, f"{name}{device}", table, token, is_program=rng.random() < 0.4))
        for guest in range(sum(kind in ("link", "open") for kind in kinds)):
            self._spawn(self._guest(f"{_NAMES[number]}/guest{guest}", table, rng.random()))
        if rng.random() < 0.4:
            self.add(Device(self, f"{_NAMES[number]}/watcher", table, ""))

    async def _open(self, plan: TablePlan, kinds: list[str]) -> tuple[str, str]:
        seats = [SeatRequest(cast(Any, kind)) for kind in kinds]
        while True:
            try:
                made = await self.network.ask(
                    lambda rooms: rooms.open(plan.family, plan.variant, dict(plan.options), seats)
                )
            except RefusedError as refused:
                self.history.note("world", f"no table: {refused.refusal.code}")
                made = None
            if made is not None:
                return made[0].table.id, made[1]
            await asyncio.sleep(0.3)

    async def _guest(self, name: str, table: str, luck: float) -> None:
        code, link = (join_code(table), "") if luck < 0.6 else ("", table)
        for _ in range(8):
            await asyncio.sleep(luck)
            if self.is_calm:
                return
            try:
                made = await self.network.ask(
                    lambda rooms: rooms.join(code=code, table=link, name=name[-6:], address=name)
                )
            except RefusedError as refused:
                self.history.note(name, f"may not join: {refused.refusal.code}")
                continue
            if made is not None:
                self.invariants.keep(made[1])
                self.add(Device(self, name, table, made[1], is_program=luck < 0.4))
                if luck < 0.2:
                    self.add(Device(self, f"{name}+", table, made[1]))
                return

    def add(self, device: Device) -> None:
        """Let a device come to its table."""
        self.devices.append(device)
        self._spawn(device.follow())
        self._spawn(device.live())

    def move_on(self, device: Device, table: str) -> None:
        """Let the person of a device come to the rematch."""
        if (device.name, table) not in self._moved and self.truth.number(table):
            self._moved.add((device.name, table))
            name = f"{device.name}'"
            program = isinstance(device.client, ProgramClient)
            self.add(Device(self, name, table, device.token, is_program=program))

    # the end

    async def _converge(self) -> None:
        """Wait until every client has the true view."""
        begun = self.loop.time()
        waiting: list[str] = []
        while True:
            before = {table: self.truth.number(table) for table in self.truth.tables}
            await asyncio.sleep(_LATENCY)
            waiting = [
                device.name
                for device in self.devices
                if not device.transport.is_over and not self._is_current(device, before)
            ]
            self.history.convergence = self.loop.time() - begun - _LATENCY
            if not waiting:
                break
            if self.loop.time() - begun > SECONDS + _LATENCY:
                self.history.blame(f"not up to date in time: {', '.join(waiting)}")
                return
        # whoever comes late is seen by the others a moment later
        await asyncio.sleep(max(0, begun + SECONDS + _LATENCY - self.loop.time()))
        for device in self.devices:
            if not device.transport.is_over:
                if device.client.state is None:
                    # a shared screen that looks at another seat has a moment to wait
                    await asyncio.sleep(_LATENCY)
                self._check_view(device)

    def _is_current(self, device: Device, before: dict[str, int]) -> bool:
        client = device.client
        transport = device.transport
        is_up = transport.link is not None and not transport.link.is_cut and transport.is_heard
        if client.is_waiting() or client.state is None or not is_up:
            return False
        return client.state.number >= before.get(device.table, 0)

    def _check_view(self, device: Device) -> None:
        client, truth = device.client, self.truth
        state: Any = client.state
        if state is None:
            self.history.blame(f"{device.name} sees nothing")
            return
        number = state.number
        table = truth.table(device.table, number)
        if isinstance(client, ProgramClient):
            shown: Any = msgspec.json.decode(state.view) or {}
            seat = shown.get("seat")
            view = None if table.state is None else table.game().view(table.state, seat)
            if not is_same_view(state, view):
                self.history.blame(f"{device.name} has a wrong view at {number}")
            return
        scene = truth.shared_scene(device.table, number, state.seat, device.actor)
        if encode(scene) != encode(state.scene):
            self.history.blame(f"{device.name} has a wrong scene at {number}")
        if scene is not None and hide_names(state.move_list) != hide_names(
            truth.move_list(device.table, number, state.seat)
        ):
            self.history.blame(f"{device.name} has a wrong move list at {number}")
        self._check_info(device, client, number)

    def _check_info(self, device: Device, client: TableClient, number: int) -> None:
        table = self.truth.table(device.table, number)
        here = [
            other
            for other in self.devices
            if other.table == device.table and not other.transport.is_over
        ]
        info = table_info(
            table,
            table.awaits(),
            device.actor,
            present={other.actor.key for other in here},
            spectators=sum(not other.token for other in here),
            code="",
            voice=translator_for(table.load_family(), "en"),
        )
        assert client.state is not None
        shown: TableInfo = replace(client.state.table, code="")
        if shown != info:
            self.history.blame(f"{device.name} is wrong about the table: {shown} is not {info}")

    async def _progress(self) -> None:
        """Bots move and deadlines pass, whatever happened before."""
        before = {name: true.last for name, true in self.truth.tables.items()}
        await asyncio.sleep(_PROGRESS)
        for name, table in before.items():
            awaits = table.awaits()
            if table.phase != "playing" or not isinstance(awaits, Turn):
                continue
            has_bot = any(bot_of(table.holders[seat]) for seat in awaits.must)
            deadline = next_deadline(table)
            is_due = deadline is not None and deadline < table.at + _PROGRESS * 1000 / 2
            if (has_bot or is_due) and self.truth.tables[name].last is table:
                self.history.blame(f"nothing happens at {name}, where a bot or a deadline is due")

    def _check_end(self) -> None:
        for (table, key), number in self.invariants.acknowledged.items():
            entries = self.disk.logs[table].entries if table in self.disk.logs else []
            if len(entries) < number or entries[number - 1].command != key:
                self.history.blame(f"{key} was acknowledged and is missing from {table}")
        for task in self.process.tasks:
            if task.done() and not task.cancelled() and task._log_traceback:
                self.history.blame(f"a task of the server died: {task.exception()!r}")

    async def _end(self) -> None:
        self.process.on_death = lambda: None
        self.process.kill()
        await asyncio.sleep(_LATENCY)
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            try:
                await task
            except asyncio.CancelledError:
                continue
        await self.loop.shutdown_asyncgens()


class _LogWatch(logging.Handler):
    """Nothing unexpected may be logged."""

    def __init__(self, history: History) -> None:
        super().__init__(logging.ERROR)
        self._history = history

    def emit(self, record: logging.LogRecord) -> None:
        """Blame what is not the world's fault."""
        values = record.args if isinstance(record.args, tuple) else ()
        failures = [value for value in values if isinstance(value, Exception)]
        error = record.exc_info[1] if record.exc_info else next(iter(failures), None)
        self._history.note("log", f"{record.getMessage()} {error!r}")
        if not isinstance(error, _EXPECTED) and record.name != hide_details.__module__:
            self._history.blame(f"the server logs {record.getMessage()}: {error!r}")
