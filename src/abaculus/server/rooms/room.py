"""A table in use: its commands one after another, each durable before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from abaculus.kernel.awaits import Awaits, Turn
from abaculus.kernel.game import Step
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.records import replay
from abaculus.server.rooms.bot_scheduler import BotScheduler
from abaculus.server.rooms.clock import TableClock
from abaculus.server.rooms.context import RoomContext
from abaculus.server.rooms.latch import Latch
from abaculus.server.ws.messages import Do
from abaculus.stores.store import AppendCallback, ConflictError, StoredEntry, resolve_future
from abaculus.tables.commands import Command, Rematch
from abaculus.tables.decide import Actor, Decision, decide, pass_time, rematch, sit
from abaculus.tables.fold import fold_log, record_of
from abaculus.tables.log import LogEntry, decode_entry, encode_entry
from abaculus.tables.table import TableState, is_free
from abaculus.tables.tokens import new_table_id

if TYPE_CHECKING:
    from abaculus.server.ws.connection import Connection

_LOG = logging.getLogger(__name__)
_KNOWN_COMMANDS = 256
_TRY_AGAIN = 2.0
"""Seconds after which a bot or an alarm that failed is tried again."""

Decider: TypeAlias = Callable[[TableState, int], Decision | Refusal | None]


class DuplicateCommand(Struct, frozen=True):
    """A command that was carried out before."""

    number: int
    """The last line of what it wrote."""


CommitResult: TypeAlias = int | DuplicateCommand | Refusal | None
"""The number of the last line written, or why none was."""


class Change(Struct, frozen=True):
    """What a decision changed, for those who watch."""

    after: int
    """The line it follows."""
    steps: tuple[Step[Any, Any], ...]
    stood: int
    """How many events before the steps still stand."""
    is_cut: bool
    """Something was taken back."""
    asker: Any
    """The visit that asked for it."""
    ack: str


class PendingCommand(Struct, frozen=True):
    """A command on its way to the store."""

    person: Actor
    id: str
    command: Command
    name: str
    asker: Any
    """The visit that asked for it."""
    begun: float


def _command_key(person: Actor, command_id: str) -> str:
    """One person's ids are nothing to another's."""
    return f"{person.key[:16]}:{command_id}" if command_id else ""


class Room:
    """One table and everybody in it."""

    def __init__(
        self, means: RoomContext, table: TableState, kept: Iterable[StoredEntry] = ()
    ) -> None:
        self.means = means
        self.table = table
        self.family = table.load_family()
        self.game = table.game()
        self.awaits: Awaits | None = table.awaits()
        self.visits: set[Connection] = set()
        self.clock = TableClock(table.at, runs=table.phase == "playing")
        self.used = time.monotonic()
        self._code = ""
        self._latch = Latch()
        self._commands: dict[str, int] = {}
        self._told: list[tuple[News, ...]] | None = None
        self._shifts = BotScheduler(self)
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        for line in kept:
            self._remember(line.command, line.number)

    # what people ask for

    async def carry_out(
        self, person: Actor, command_id: str, command: Command, asker: Connection | None = None
    ) -> CommitResult:
        """What it led to; `DuplicateCommand` if the same person sent the same id before."""
        rng = self.means.rng
        name = _command_key(person, command_id)
        if isinstance(command, Rematch):
            return await self._rematch(person, command, name, asker, command_id)
        return await self.commit(
            lambda table, now: decide(table, person, command, now, rng), name, asker, command_id
        )

    def carry_out_at_once(
        self, person: Actor, command_id: str, command: Command, asker: Connection
    ) -> bool:
        """The same without waiting, the asker is told; False if another command comes first."""
        if isinstance(command, Rematch) or not self._latch.take():
            return False
        is_written = False
        try:
            name = _command_key(person, command_id)
            if name in self._commands:
                asker.done(command_id, self._commands[name])
                return True
            made = decide(self.table, person, command, self.clock.now(), self.means.rng)
            if isinstance(made, Refusal):
                asker.decline(made, command_id, command)
            elif not made.lines:
                asker.done(command_id, self.table.number)
            else:
                wish = PendingCommand(person, command_id, command, name, asker, time.perf_counter())
                self._write(made, name, partial(self._written, made, wish))
                is_written = True
            return True
        finally:
            if not is_written:
                self._latch.release()

    def _written(self, made: Decision, wish: PendingCommand, error: Exception | None) -> None:
        """The store has answered."""
        if isinstance(error, ConflictError):
            self.spawn(self._try_again(wish))
            return
        try:
            if error is None:
                self._count(made, wish.begun)
                self._adopt(made, wish.name, wish.asker, wish.id)
            else:
                wish.asker.fail(error, wish.id)
        finally:
            self._latch.release()

    async def _try_again(self, wish: PendingCommand) -> None:
        """Another process wrote into the book: read it, then carry the command out."""
        try:
            await self._reload()
        finally:
            self._latch.release()
        await wish.asker.hear(Do(wish.id, wish.command))

    async def _rematch(
        self, person: Actor, command: Rematch, name: str, asker: Connection | None, ack: str
    ) -> CommitResult:
        means = self.means
        allowed = decide(self.table, person, command, self.clock.now(), means.rng)
        if name in self._commands:
            return DuplicateCommand(self._commands[name])
        if isinstance(allowed, Refusal):
            return allowed
        when, new_id = int(time.time()), new_table_id()
        both = rematch(self.table, new_id, when, means.rng)
        if isinstance(both, Refusal):
            return both
        # the new table comes first: the old book never names one that does not exist
        await means.store.append(
            new_id, 0, [encode_entry(line) for line in both[0].lines], "", when
        )
        means.counts.opened += 1

        def deciding(table: TableState, _: int) -> Decision | Refusal:
            made = rematch(table, new_id, when, means.rng)
            return made if isinstance(made, Refusal) else made[1]

        return await self.commit(deciding, name, asker, ack)

    async def seat(self, name: str, key: str, seat: Seat | None = None) -> CommitResult:
        """Somebody sits down."""
        rng = self.means.rng
        return await self.commit(lambda table, _: sit(table, name, key, rng, seat))

    async def commit(
        self, deciding: Decider, command: str = "", asker: Connection | None = None, ack: str = ""
    ) -> CommitResult:
        """Decide, make durable, adopt, tell; None if nothing was to be written."""
        async with self._latch:
            while True:
                if command and command in self._commands:
                    return DuplicateCommand(self._commands[command])
                made = deciding(self.table, self.clock.now())
                if made is None or isinstance(made, Refusal):
                    return made
                if not made.lines:
                    return None
                try:
                    await self._append(made, command)
                except ConflictError:
                    await self._reload()
                    continue
                self._adopt(made, command, asker, ack)
                return self.table.number

    async def _append(self, made: Decision, command: str) -> None:
        begun = time.perf_counter()
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._write(made, command, partial(resolve_future, answer))
        await answer
        self._count(made, begun)

    def _write(self, made: Decision, command: str, then: AppendCallback) -> None:
        lines = [encode_entry(line) for line in made.lines]
        self.means.store.append_then(
            self.table.id, self.table.number, lines, command, int(time.time()), then
        )

    def _count(self, made: Decision, begun: float) -> None:
        counts = self.means.counts
        counts.appends += 1
        counts.append_seconds += time.perf_counter() - begun
        counts.moves += len(made.steps)

    def _adopt(self, made: Decision, command: str, asker: Connection | None, ack: str) -> None:
        before, table = self.table, made.table
        self.table = table
        self.used = time.monotonic()
        self._remember(command, table.number)
        if table.variant != before.variant:
            self.game = table.game()
        self.awaits = None if table.state is None else self.game.awaits(table.state)
        self.clock.follow(table.at, runs=table.phase == "playing")
        stood = table.events - len(made.steps)
        is_cut = stood < before.events
        if self._told is not None:
            del self._told[stood:]
            self._told += [step.news for step in made.steps]
        self._shifts.follow(made.steps, is_cut=is_cut)
        self._publish(Change(before.number, made.steps, stood, is_cut, asker, ack))
        self.go_on()

    def _remember(self, command: str, number: int) -> None:
        if command:
            self._commands[command] = number
            if len(self._commands) > _KNOWN_COMMANDS:
                del self._commands[next(iter(self._commands))]

    async def _reload(self) -> None:
        """Somebody else has written into the book: read it again and show everybody."""
        kept = await self.means.store.read(self.table.id)
        if not kept:
            raise RefusedError(Refusal("no-table"))
        self.table = fold_log(
            self.table.id, (decode_entry(line.text, line.number) for line in kept)
        )
        self.game = self.table.game()
        self.awaits = self.table.awaits()
        for line in kept:
            self._remember(line.command, line.number)
        self.clock.follow(self.table.at, runs=self.table.phase == "playing")
        self._told = None
        self._shifts.forget()
        for visit in self.visits:
            visit.fall_behind()

    # what goes on by itself

    def go_on(self) -> None:
        """Set the alarm for the next deadline, and wake the bots whose turn it is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        awaits = self.awaits
        if self.table.phase != "playing" or not isinstance(awaits, Turn):
            self._shifts.rest()
            return
        if awaits.deadlines:
            first = min(deadline.at for deadline in awaits.deadlines)
            wait = max(0, first + 1 - self.clock.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._alarm)
        self._shifts.rouse(awaits)

    def _alarm(self) -> None:
        self._timer = None
        self.spawn(self._pass_time())

    async def _pass_time(self) -> None:
        rng = self.means.rng
        done = await self.commit(lambda table, now: pass_time(table, now, rng))
        if done is None:
            self.go_on()

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """A task that is kept until it is done."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        _LOG.error("something that goes on by itself has failed", exc_info=error)
        asyncio.get_running_loop().call_later(_TRY_AGAIN, self.go_on)

    @property
    def goes_on_alone(self) -> bool:
        """Whether something will happen here though nobody is in the room."""
        return self._timer is not None or self._shifts.is_busy or bool(self._tasks)

    # what was

    async def lines(self) -> tuple[LogEntry, ...]:
        """The whole book."""
        kept = await self.means.store.read(self.table.id)
        return tuple(decode_entry(line.text, line.number) for line in kept)

    async def past(self) -> tuple[Step[Any, Any], ...]:
        """Every step of the game that stands."""
        if self.table.state is None or not self.table.events:
            return ()
        record = record_of(self.table, await self.lines())
        return tuple(replay(self.game, record.options, record.events))

    def told_before(self, stood: int) -> list[tuple[News, ...]]:
        """The news of the first events, as far as anybody has asked for it."""
        return (self._told or [])[:stood]

    async def told(self) -> list[tuple[News, ...]]:
        """The news of every event that stands; kept up to date once somebody has asked."""
        if self._told is None:
            async with self._latch:
                self._told = [step.news for step in await self.past()]
        return self._told

    @property
    def code(self) -> str:
        """To join with; empty when nobody can."""
        table = self.table
        joins = table.phase == "waiting" and any(is_free(chair) for chair in table.chairs)
        return self._code if joins else ""

    @code.setter
    def code(self, code: str) -> None:
        self._code = code

    # who is here

    def enter(self, visit: Connection) -> None:
        """Somebody looks at the table from now on."""
        self.visits.add(visit)
        self.used = time.monotonic()
        self.tell_presence(visit)

    def leave(self, visit: Connection) -> None:
        """Somebody looks away."""
        self.visits.discard(visit)
        self.used = time.monotonic()
        self.tell_presence(visit)

    def tell_presence(self, about: Connection | None = None) -> None:
        """Everybody but one hears who is here."""
        for visit in self.visits:
            if visit is not about:
                visit.show_table()

    @property
    def present(self) -> set[str]:
        """The keys of those who are connected."""
        return {visit.person.key for visit in self.visits}

    @property
    def onlookers(self) -> int:
        """How many watch without a key."""
        return sum(not visit.person.key for visit in self.visits)

    def _publish(self, change: Change) -> None:
        shown: dict[Seat | None, bytes] = {}
        for visit in self.visits:
            visit.follow(change, shown)

    def close(self) -> None:
        """Nothing more happens here by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._shifts.rest()
        for task in self._tasks:
            task.cancel()
