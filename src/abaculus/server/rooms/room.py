"""A table in memory: its commands run one by one, each durable before anyone is notified."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from abaculus.kernel.awaits import Awaits, Turn
from abaculus.kernel.messages import Refusal, RefusedError, Seat
from abaculus.server.rooms.appender import RoomAppender
from abaculus.server.rooms.bot_scheduler import BotScheduler
from abaculus.server.rooms.clock import TableClock
from abaculus.server.rooms.commands import (
    Change,
    CommandResult,
    DuplicateCommand,
    RematchDecision,
    Reply,
    RoomCommand,
    TimeCommand,
    resolve_result,
    send_reply,
)
from abaculus.server.rooms.context import RoomContext
from abaculus.server.rooms.history import RoomHistory
from abaculus.stores.store import Addition, AppendCallback, ConflictError, StoredEntry
from abaculus.tables.decide import Decision
from abaculus.tables.fold import fold_log
from abaculus.tables.log import decode_entry, encode_entry
from abaculus.tables.table import TableState, is_free

if TYPE_CHECKING:
    from abaculus.server.ws.connection import Connection

_LOG = logging.getLogger(__name__)
_KNOWN_COMMANDS = 256
_TRY_AGAIN = 1.0
"""Seconds before a bot, an alarm or a reading that failed is tried again."""


class Room:
    """One table and its connections."""

    def __init__(
        self, context: RoomContext, table: TableState, stored: Iterable[StoredEntry] = ()
    ) -> None:
        self.context = context
        self.table = table
        self.family = table.load_family()
        self.game = table.game()
        self.awaits: Awaits | None = table.awaits()
        self.connections: dict[Connection, None] = {}
        """In the order in which they came, so that a history can be repeated exactly."""
        self.clock = TableClock(context.time, table.at, runs=table.phase == "playing")
        self.used = context.time.monotonic()
        self._code = ""
        self.is_gone = False
        """Whether the log was deleted under it."""
        self._appender = RoomAppender(context, self._tell_delay)
        self._queue: list[tuple[RoomCommand, Reply]] = []
        self._is_busy = False
        """Whether a command is being decided or written; the others wait."""
        self._known: dict[str, int] = {}
        self.history = RoomHistory(self)
        self._bots = BotScheduler(self)
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: dict[asyncio.Task[None], None] = {}
        for entry in stored:
            self._remember(entry.command, entry.number)

    # commands

    def submit(self, command: RoomCommand, reply: Reply) -> None:
        """Queue a command; it is decided, appended, adopted and published before the next one."""
        if self._is_busy:
            self._queue.append((command, reply))
            if self._appender.failure is not None:
                self._tell_delay(command, self._appender.failure)
            return
        self._is_busy = True
        if not self._is_written(command, reply):
            self._work()

    async def run(self, command: RoomCommand) -> CommandResult:
        """The result of a submitted command."""
        answer: asyncio.Future[CommandResult] = asyncio.get_running_loop().create_future()
        self.submit(command, partial(resolve_result, answer))
        return await answer

    def _work(self) -> None:
        """Decide what waits, until something is on its way to the store."""
        while self._queue:
            if self._is_written(*self._queue.pop(0)):
                return
        self._is_busy = False

    def _is_written(self, command: RoomCommand, reply: Reply) -> bool:
        """Decide a command: either it is sent to the store, or it is answered."""
        key = command.key
        result: CommandResult | Exception = None
        try:
            if key in self._known:
                result = DuplicateCommand(self._known[key])
            else:
                made = command.decide(self.table, self.clock.now(), self.context)
                if isinstance(made, Decision):
                    if made.entries:
                        self._append(made, command, key, self._finisher(command, key, reply, made))
                        return True
                elif isinstance(made, RematchDecision):
                    then = self._finisher(command, key, reply, made.decision)
                    self._append_both(made, command, then)
                    return True
                else:
                    result = made
        except Exception as error:  # noqa: BLE001 - the fault is the asker's; later commands continue
            result = error
        send_reply(reply, command, result)
        return False

    def _finisher(
        self, command: RoomCommand, key: str, reply: Reply, made: Decision
    ) -> AppendCallback:
        return partial(self._finish, command, key, reply, made, time.perf_counter())

    def _append(self, made: Decision, command: RoomCommand, key: str, then: AppendCallback) -> None:
        texts = [encode_entry(entry) for entry in made.entries]
        after = made.table.number - len(texts)
        now = int(self.context.time.wall())
        self._appender.append(Addition(made.table.id, after, texts, key, now), command, then)

    def _append_both(
        self, made: RematchDecision, command: RoomCommand, then: AppendCallback
    ) -> None:
        """The new table comes first: the old log never names one that does not exist."""

        def link(error: Exception | None) -> None:
            if error is None:
                self.context.metrics.opened += 1
                self._append(made.decision, command, command.key, then)
            else:
                then(error)

        self._append(made.opening, command, "", link)

    def _tell_delay(self, command: RoomCommand, failure: Refusal) -> None:
        """Tell the asker and the host that a command waits for the store."""
        for connection in self.connections:
            if connection is command.asker or connection.is_host:
                connection.tell_delay(failure)

    def _finish(
        self,
        command: RoomCommand,
        key: str,
        reply: Reply,
        made: Decision,
        begun: float,
        error: Exception | None,
    ) -> None:
        """Adopt and publish what the store has written, then take the next command."""
        if isinstance(error, ConflictError):
            self.spawn(self._decide_again(command, reply))
            return
        result: CommandResult | Exception = error
        if error is None:
            self._count(made, begun)
            try:
                self._adopt(made, command, key)
                result = self.table.number
            except Exception as failure:  # noqa: BLE001 - it is durable, so the next command runs
                result = failure
        send_reply(reply, command, result)
        self._work()

    async def _decide_again(self, command: RoomCommand, reply: Reply) -> None:
        """Read the log, which another process has extended, and decide again."""
        try:
            await self._reload()
            self._queue.insert(0, (command, reply))
        except Exception as error:  # noqa: BLE001 - the fault is the asker's; later commands continue
            send_reply(reply, command, error)
            if isinstance(error, RefusedError) and error.code == "no-table":
                self._end(error.refusal)
            else:
                self.spawn(self._reload_later())
        finally:
            self._work()

    async def _reload_later(self) -> None:
        """Read the log as soon as it can be read, because nobody may send another command."""
        while True:
            await asyncio.sleep(_TRY_AGAIN)
            try:
                await self._reload()
            except RefusedError as refused:
                _LOG.warning("a log cannot be read: %s", refused.code)
                if refused.code.startswith("store-"):
                    continue
                self._end(refused.refusal)
            return

    def _end(self, refusal: Refusal) -> None:
        """Refuse what waits and say goodbye: the log is gone."""
        self.is_gone = True
        queue, self._queue = self._queue, []
        for command, reply in queue:
            send_reply(reply, command, refusal)
        for connection in list(self.connections):
            connection.close(refusal, again=False)

    def _count(self, made: Decision, begun: float) -> None:
        metrics = self.context.metrics
        metrics.appends += 1
        metrics.append_seconds += time.perf_counter() - begun
        metrics.moves += len(made.steps)

    def _adopt(self, made: Decision, command: RoomCommand, key: str) -> None:
        before, table = self.table, made.table
        self.table = table
        self.used = self.context.time.monotonic()
        self._remember(key, table.number)
        if table.variant != before.variant:
            self.game = table.game()
        self.awaits = None if table.state is None else self.game.awaits(table.state)
        self.clock.follow(table.at, runs=table.phase == "playing")
        stood = table.events - len(made.steps)
        is_cut = stood < before.events
        self.history.follow(stood, made.steps)
        if table.holders is not before.holders:
            self._check_seats()
        self._bots.follow(made.steps, is_cut=is_cut)
        self._publish(Change(before.number, made.steps, stood, is_cut, command.asker, command.id))
        self.schedule_next()

    def _publish(self, change: Change) -> None:
        shown: dict[Seat | None, bytes] = {}
        for connection in self.connections:
            connection.follow(change, shown)

    def _check_seats(self) -> None:
        """Let nobody see the view of a seat that was given away."""
        for connection in self.connections:
            connection.check_seat()

    def _remember(self, key: str, number: int) -> None:
        if key:
            self._known[key] = number
            if len(self._known) > _KNOWN_COMMANDS:
                del self._known[next(iter(self._known))]

    async def _reload(self) -> None:
        """Read the log, which another process has extended, and show it to everyone."""
        stored = await self.context.store.read(self.table.id)
        if not stored:
            raise RefusedError(Refusal("no-table"))
        if len(stored) <= self.table.number:
            return
        self.table = fold_log(
            self.table.id, (decode_entry(entry.text, entry.number) for entry in stored)
        )
        self.game = self.table.game()
        self.awaits = self.table.awaits()
        for entry in stored:
            self._remember(entry.command, entry.number)
        self.clock.follow(self.table.at, runs=self.table.phase == "playing")
        self.history.forget()
        self._bots.forget()
        self._check_seats()
        for connection in self.connections:
            connection.fall_behind()
        self.schedule_next()

    # bots and deadlines

    def schedule_next(self) -> None:
        """Set the alarm for the next deadline, and wake the bots to move."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        awaits = self.awaits
        if self.is_gone or self.table.phase != "playing" or not isinstance(awaits, Turn):
            self._bots.rest()
            return
        if awaits.deadlines:
            first = min(deadline.at for deadline in awaits.deadlines)
            wait = max(0, first + 1 - self.clock.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._pass_time)
        self._bots.schedule(awaits)

    def _pass_time(self) -> None:
        self._timer = None
        self.submit(TimeCommand(), self._time_passed)

    def _time_passed(self, _: RoomCommand, result: CommandResult | Exception) -> None:
        if isinstance(result, Exception):
            self._try_later(result)
        elif result is None:
            self.schedule_next()

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Start a task and hold it until it is done."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._try_later(error)

    def _try_later(self, error: BaseException) -> None:
        _LOG.error("a bot, a deadline or a hint has failed", exc_info=error)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(_TRY_AGAIN, self.schedule_next)

    @property
    def is_active(self) -> bool:
        """Whether something will happen here without connections."""
        has_work = self._is_busy or bool(self._tasks)
        return has_work or self._timer is not None or self._bots.is_busy

    @property
    def code(self) -> str:
        """The join code; empty if no seat is free."""
        table = self.table
        joins = table.phase == "waiting" and any(is_free(holder) for holder in table.holders)
        return self._code if joins else ""

    @code.setter
    def code(self, code: str) -> None:
        self._code = code

    # connections

    def enter(self, connection: Connection) -> None:
        """Add a connection."""
        self.connections[connection] = None
        self.used = self.context.time.monotonic()
        self.publish_presence(connection)

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.pop(connection, None)
        self.used = self.context.time.monotonic()
        self.publish_presence(connection)

    def publish_presence(self, about: Connection | None = None) -> None:
        """Tell every connection but one who is present."""
        for connection in self.connections:
            if connection is not about:
                connection.show_table()

    @property
    def present(self) -> set[str]:
        """The digests of the connected tokens."""
        return {connection.actor.key for connection in self.connections}

    @property
    def spectators(self) -> int:
        """How many connections have no token."""
        return sum(not connection.actor.key for connection in self.connections)

    def close(self) -> None:
        """Stop bots, alarms and tasks."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._bots.rest()
        self._appender.close()
        for task in self._tasks:
            task.cancel()
