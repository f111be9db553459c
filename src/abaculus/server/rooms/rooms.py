"""All tables of a server: opened on demand from their logs, closed when idle."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Coroutine, Sequence
from typing import Any

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.options import remember_files
from abaculus.kernel.rng import GameRng, SecureRng
from abaculus.server.limits import Limits, RateLimiter
from abaculus.server.metrics import Metrics
from abaculus.server.rooms.codes import JoinCodeRegistry
from abaculus.server.rooms.commands import JoinCommand
from abaculus.server.rooms.context import RoomContext
from abaculus.server.rooms.files import read_files
from abaculus.server.rooms.history import LONG_LOG, LONG_SECONDS
from abaculus.server.rooms.retention import LogKeeper
from abaculus.server.rooms.room import Room
from abaculus.server.time_source import SystemTime, TimeSource
from abaculus.server.workers.bounds import TaskBounds
from abaculus.server.workers.pool import WorkerPool
from abaculus.server.workers.table_tasks import fold_table, import_game
from abaculus.server.ws.connection import Connection
from abaculus.server.ws.outbox import Outlet
from abaculus.stores.failures import PASSING
from abaculus.stores.store import Store
from abaculus.tables.commands import Start
from abaculus.tables.decide import Actor, Decision, decide, open_table
from abaculus.tables.fold import fold_log
from abaculus.tables.log import decode_entry, encode_entry
from abaculus.tables.table import SeatRequest, TableState, is_free
from abaculus.tables.tokens import digest, new_table_id, new_token

_LOG = logging.getLogger(__name__)
_ID = re.compile("[A-Za-z0-9_-]{8,64}")
_TRY_AGAIN = 2.0
"""Seconds before a start that failed is tried again."""
_SECONDS = 5.0
"""The work that a record may take; its game is then replayed four times as fast."""
_ROUND = 30.0
"""Seconds between two searches for idle rooms."""


class RoomRegistry:
    """Rooms by table id, and what each address may ask of them."""

    def __init__(
        self,
        store: Store,
        *,
        limits: Limits | None = None,
        rng: GameRng | None = None,
        secrets: GameRng | None = None,
        time: TimeSource | None = None,
        workers: WorkerPool | None = None,
        pace: float = 0.9,
    ) -> None:
        self.metrics = Metrics()
        self.limits = limits or Limits()
        self.workers = workers or WorkerPool(self.metrics)
        """The workers of live play: bots and hints never wait behind anything else."""
        self.bounded_workers = workers or WorkerPool(
            self.metrics, bounds=TaskBounds(), limits=self.limits.waiting
        )
        """The workers for texts of other people, and for looking back."""
        self.store = store
        self.rng = rng or SecureRng()
        self._time = time or SystemTime()
        self._secrets = secrets or SecureRng()
        self._context = RoomContext(
            store=store,
            time=self._time,
            rng=self.rng,
            secrets=self._secrets,
            workers=self.workers,
            bounded_workers=self.bounded_workers,
            metrics=self.metrics,
            limits=self.limits,
            pace=pace,
        )
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._codes = JoinCodeRegistry(self.limits, self._time)
        self._openings = RateLimiter(self.limits.openings)
        self._logs = LogKeeper(store, self._time, self.limits)
        self._stored = 0
        """Logs in the store at the start, minus those put aside since."""
        self._keeper: asyncio.Task[None] | None = None

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def tables(self) -> int:
        """How many event logs there are."""
        return self._stored + self.metrics.opened

    # start and stop

    async def begin(self) -> None:
        """Look after the tables, and wake those where bots or deadlines are due."""
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    def rest(self) -> None:
        """Stop all bots and alarms."""
        if self._keeper is not None:
            self._keeper.cancel()
        for room in self._rooms.values():
            room.close()
        self.workers.end()
        self.bounded_workers.end()

    async def end(self) -> None:
        """Say goodbye to every client and finish pending writes."""
        self.rest()
        for room in self._rooms.values():
            for connection in list(room.connections):
                connection.close(Refusal("server-stops"), again=True)
        await self._is_done(self._save_use())
        await self.store.close()

    async def _keep(self) -> None:
        while not await self._is_done(self._wake()):
            await asyncio.sleep(_TRY_AGAIN)
        while True:
            await asyncio.sleep(_ROUND)
            await self._is_done(self.tidy())
            await self._is_done(self._logs.back_up())

    async def _is_done(self, work: Coroutine[Any, Any, None]) -> bool:
        """Whether work on all tables has succeeded; if not, it is tried again later."""
        try:
            await work
        except RefusedError as refused:
            _LOG.error("%s", refused)
            return False
        except Exception:  # noqa: BLE001 - the next round may succeed
            _LOG.exception("the tables could not be looked after")
            return False
        return True

    async def _wake(self) -> None:
        """Open the rooms in which bots or deadlines are due, or friends may join."""
        logs = await self.store.summaries()
        self._stored = len(logs)
        for log in logs:
            try:
                room = await self._open(log.table)
            except RefusedError as refused:
                if refused.code in PASSING:
                    raise
                _LOG.warning("the log of table %s cannot be read: %s", log.table, refused)
                continue
            # the next round closes it again, unless it is active or a client comes
            room.used -= self.limits.idle_seconds
            await asyncio.sleep(0)

    async def tidy(self) -> None:
        """Close idle rooms and put old logs aside."""
        now = self._time.monotonic()
        for name, room in list(self._rooms.items()):
            idle = now - room.used > self.limits.idle_seconds
            if idle and not room.connections and not room.is_active:
                room.close()
                del self._rooms[name]
            else:
                self._logs.note_use((name,))
        self._codes.tidy()
        self._stored += await self._logs.tidy()

    async def _save_use(self) -> None:
        self._stored += await self._logs.save_use()

    # tables

    async def open(
        self,
        family: str,
        variant: str,
        options: dict[str, str | int | bool],
        seats: Sequence[SeatRequest],
        *,
        start: bool = False,
        address: str = "",
    ) -> tuple[Room, str]:
        """A new table and the host's token; raises `RefusedError`."""
        self._need_place(address)
        options = await read_files(self.bounded_workers, family, variant, options, address)
        token = new_token(self._secrets)
        rng = self._context.rng
        made = open_table(
            new_table_id(self._secrets),
            family,
            variant,
            options,
            tuple(seats),
            digest(token),
            int(self._time.wall()),
            rng,
        )
        made = _require_decision(made)
        if start and not any(is_free(holder) for holder in made.table.holders):
            begun = _require_decision(decide(made.table, Actor(digest(token)), Start(), 0, rng))
            made = Decision(made.entries + begun.entries, begun.table, made.steps + begun.steps)
        return await self._save(made.table, [encode_entry(entry) for entry in made.entries]), token

    async def import_game(self, text: str, address: str = "") -> tuple[Room, str]:
        """A table with the game of a record, and the host's token; raises `RefusedError`."""
        self._need_place(address)
        token = new_token(self._secrets)
        made = await self.bounded_workers.ask(
            import_game,
            _SECONDS,
            new_table_id(self._secrets),
            text,
            digest(token),
            int(self._time.wall()),
            address=address,
            size=len(text),
        )
        if isinstance(made, Refusal):
            raise RefusedError(made)
        entries, table = made
        remember_files(table.game().info.menu, table.options)
        return await self._save(table, entries), token

    def _need_place(self, address: str) -> None:
        if self.tables >= self.limits.tables:
            raise RefusedError(Refusal("too-many-tables"))
        wait = self._openings.take(address, self._time.monotonic())
        if wait:
            raise RefusedError(Refusal("too-fast", {"seconds": wait}))

    async def _save(self, table: TableState, entries: list[bytes]) -> Room:
        await self.store.append(table.id, 0, entries, "", int(self._time.wall()))
        self.metrics.opened += 1
        self._logs.note_use((table.id,))
        return self._ready(Room(self._context, table))

    def _ready(self, room: Room) -> Room:
        """Add a room; returns the one that was opened meanwhile, if any."""
        known = self._rooms.setdefault(room.table.id, room)
        if known is room:
            self.renew_code(room)
            room.schedule_next()
        return known

    def renew_code(self, room: Room) -> None:
        """Make the table joinable by code for some time from now."""
        if room.table.phase == "waiting":
            room.code = self._codes.issue(room.table.id)

    async def join(
        self, *, code: str, table: str, name: str, address: str = ""
    ) -> tuple[Room, str]:
        """Take a seat; returns the room and the new token; raises `RefusedError`."""
        room = await self.room(await self._codes.table(code, address) if code else table)
        token = new_token(self._secrets)
        result = await room.run(JoinCommand(name, digest(token)))
        if isinstance(result, Refusal):
            raise RefusedError(result)
        self.metrics.joined += 1
        return room, token

    async def room(self, table: str) -> Room:
        """The room of a table; raises `RefusedError` if there is no such table."""
        room = await self._open(table)
        room.used = self._time.monotonic()
        self._logs.note_use((table,))
        return room

    async def _open(self, table: str) -> Room:
        room = self._rooms.get(table)
        if room is not None and not room.is_gone:
            return room
        self._rooms.pop(table, None)
        if not _ID.fullmatch(table):
            raise RefusedError(Refusal("no-table"))
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.ensure_future(self._read(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _read(self, table: str) -> Room:
        stored = await self.store.read(table)
        if not stored:
            raise RefusedError(Refusal("no-table"))
        if len(stored) > LONG_LOG:
            texts = [entry.text for entry in stored]
            found = await self.workers.ask(fold_table, LONG_SECONDS, table, texts)
            remember_files(found.game().info.menu, found.options)
        else:
            entries = (decode_entry(entry.text, entry.number) for entry in stored)
            found = fold_log(table, entries)
        return self._ready(Room(self._context, found, stored))

    def connect(self, room: Room, outlet: Outlet) -> Connection:
        """A new connection to a room."""
        return Connection(room, outlet)


def _require_decision(made: Decision | Refusal) -> Decision:
    if isinstance(made, Refusal):
        raise RefusedError(made)
    return made
