"""One client at one table: its messages, and what it is shown. Sockets are elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from abaculus.i18n.render import render
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.limits import TokenBucket
from abaculus.server.rooms.commands import CommandResult, PlayerCommand, RoomCommand
from abaculus.server.rooms.files import submit_command
from abaculus.server.rooms.presentation import names_of, require_hint
from abaculus.server.rooms.snapshots import SnapshotBuilder
from abaculus.server.workers import tasks
from abaculus.server.ws.codec import decode_message, encode_message
from abaculus.server.ws.messages import (
    LONGEST_ID,
    AskHint,
    Do,
    DoneReply,
    FromClient,
    Hello,
    HintReply,
    Look,
    PhraseNotice,
    Resync,
    Say,
    Try,
    VerdictReply,
    reply_id,
)
from abaculus.server.ws.outbox import Outlet
from abaculus.server.ws.presenter import Presenter
from abaculus.tables.decide import Actor, seats_of
from abaculus.tables.phrases import is_phrase
from abaculus.tables.tokens import digest

if TYPE_CHECKING:
    from abaculus.server.rooms.room import Room

_HINT_SECONDS = 5.0
_MOST_WAITING = 16
"""Messages that may wait before the client is paused."""

_Handler: TypeAlias = Callable[["Connection", Any], Coroutine[Any, Any, None] | None]
"""Handles a message at once, or returns what to await before the next one."""


class Connection(Presenter):
    """A client in a room; made with an outlet, then given the client's messages."""

    __slots__ = (
        "_greeted",
        "_hint",
        "_late",
        "_messages",
        "_notify",
        "_phrases",
        "_queue",
        "_tries",
        "_waiting",
    )

    def __init__(self, room: Room, outlet: Outlet) -> None:
        super().__init__(room, outlet)
        context = room.context
        self._greeted = False
        self._messages = TokenBucket(context.limits.messages, context.time.monotonic())
        self._tries: TokenBucket | None = None
        self._phrases: TokenBucket | None = None
        self._hint: asyncio.Task[None] | None = None
        self._queue: list[FromClient] | None = None
        """Messages that came while an earlier one takes time; None: none does."""
        self._waiting = 0
        """Messages received and not yet handled."""
        self._late: asyncio.TimerHandle | None = None
        self._notify: Callable[[Connection], None] | None = None

    def begin(self, seconds: float, notify: Callable[[Connection], None]) -> None:
        """Wait this long for a hello; `notify` is called after it and when the client is gone."""
        self._notify = notify
        self._late = asyncio.get_running_loop().call_later(seconds, self._close_if_silent)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _close_if_silent(self) -> None:
        """Close the connection if the client has not said hello."""
        self._late = None
        if not self._greeted:
            self.close(Refusal("hello-first"), again=True)

    def leave(self) -> None:
        """End the connection after the client is gone."""
        self.is_over = True
        self._stop_waiting()
        if self._hint is not None:
            self._hint.cancel()
        self._outbox.give_up()
        self.room.leave(self)
        notify, self._notify = self._notify, None
        if notify is not None:
            notify(self)

    # incoming

    def take(self, data: bytes | str) -> None:
        """Receive what the client sent; never raises."""
        if self.is_over:
            return
        context = self.room.context
        context.metrics.messages += 1
        most = context.limits.message_bytes
        if len(data) > most:
            self.refuse(Refusal("too-long", {"most": most}))
            return
        wait = self._messages.take(context.time.monotonic())
        message = decode_message(data)
        if isinstance(message, Refusal):
            self.refuse(message)
        elif wait:
            # named, so that a command that came too fast is answered
            self.refuse(Refusal("too-fast", {"seconds": wait}), reply_id(message))
        else:
            self.handle(message)

    def handle(self, message: FromClient) -> None:
        """Handle a message after those that came before it; never raises."""
        if self._queue is not None:
            self._queue.append(message)
            self._hold()
            return
        if not self._greeted and not isinstance(message, Hello):
            self.refuse(Refusal("hello-first"), reply_id(message))
            return
        try:
            work = self._HANDLERS[type(message)](self, message)
        except Exception as error:  # noqa: BLE001 - neither the connection nor the table must suffer
            self.fail(error, reply_id(message))
            return
        if work is not None:
            self._queue = []
            self.room.spawn(self._finish(work))

    async def _finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Await slow work, then handle what came meanwhile."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 - neither the connection nor the table must suffer
            self.fail(error)
        queue, self._queue = self._queue or (), None
        for message in queue:
            self._release()
            if not self.is_over:
                self.handle(message)

    def _hold(self) -> None:
        """Count a waiting message; if there are too many, pause the client."""
        self._waiting += 1
        if self._waiting == _MOST_WAITING:
            self._outlet.read_on(is_wanted=False)

    def _release(self) -> None:
        if self._waiting == _MOST_WAITING:
            self._outlet.read_on(is_wanted=True)
        self._waiting -= 1

    async def _hello(self, hello: Hello) -> None:
        room = self.room
        actor = Actor(digest(hello.token))
        if hello.token and not seats_of(room.table, actor) and actor.key != room.table.host:
            self.close(Refusal("unknown-token"), again=False)
            return
        if not hello.token and room.spectators >= room.context.limits.spectators:
            self.close(Refusal("too-many-spectators"), again=True)
            return
        self.actor = actor
        self._sit(None)
        seat = hello.seat if self._has_seat(hello.seat) else None
        if seat != hello.seat:
            # greeted all the same, so that commands sent again after a break are answered
            self.refuse(Refusal("not-your-seat"))
        self._wants_view = hello.wants == "view"
        self._snapshots = SnapshotBuilder(room, hello.language)
        news = await self._news()
        if news is None or self.is_over:
            return
        self._greeted = True
        self._stop_waiting()
        self._sit(seat)
        room.enter(self)
        if self._notify is not None:
            self._notify(self)
        is_same = hello.seen == room.table.number and hello.seat == self.seat
        if is_same and not self._wants_view:
            self._outbox.put(self._snapshots.table_update(self.actor))
        else:
            self._outbox.put_snapshot(self._snapshot(news))

    async def _look(self, look: Look) -> None:
        self._require_seat(look.seat)
        await self._send_snapshot(look.seat)

    def _do(self, do: Do) -> Coroutine[Any, Any, None] | None:
        if not 1 <= len(do.id) <= LONGEST_ID:
            raise RefusedError(Refusal("bad-id", {"most": LONGEST_ID}))
        self._hold()
        command = PlayerCommand(self.actor, do.act, id=do.id, asker=self)
        return submit_command(self.room, command, self._answer)

    def _answer(self, command: RoomCommand, result: CommandResult | Exception) -> None:
        """What a command led to; the update of one that changed the table has named it already."""
        self._release()
        if isinstance(result, int):
            return
        try:
            if isinstance(result, Refusal):
                self.refuse(result, command.id, self._refused_verdict(command))
            elif isinstance(result, Exception):
                self.fail(result, command.id)
            else:
                number = self.room.table.number if result is None else result.number
                self.reply(DoneReply(command.id, number))
        except Exception as error:  # noqa: BLE001 - neither the connection nor the table must suffer
            self.fail(error, command.id)

    def _try(self, trial: Try) -> None:
        room = self.room
        now = room.context.time.monotonic()
        self._tries = self._tries or TokenBucket(room.context.limits.tries, now)
        if self._tries.take(now):
            raise RefusedError(Refusal("too-fast", {"seconds": 1}))
        self._require_seat(trial.seat)
        if room.table.state is None:
            raise RefusedError(Refusal("not-begun"))
        self.reply(VerdictReply(trial.id, self._verdict(trial.seat, trial.gesture)))

    def _say(self, phrase: Say) -> None:
        self._require_seat(phrase.seat)
        if not is_phrase(phrase.phrase):
            raise RefusedError(Refusal("no-phrase"))
        context = self.room.context
        now = context.time.monotonic()
        self._phrases = self._phrases or TokenBucket(context.limits.phrases, now)
        wait = self._phrases.take(now)
        if wait:
            raise RefusedError(Refusal("too-fast", {"seconds": wait}))
        notice = encode_message(PhraseNotice(phrase.seat, phrase.phrase))
        for connection in self.room.connections:
            connection._outbox.show(notice)

    def _ask_hint(self, asked: AskHint) -> None:
        self._require_seat(asked.seat)
        table = self.room.table
        require_hint(table, asked.rung)
        if self._hint is not None and not self._hint.done():
            raise RefusedError(Refusal("hint-waits"))
        view = self.room.game.view(table.state, asked.seat)
        self._hint = self.room.spawn(self._give_hint(asked, view))

    async def _give_hint(self, asked: AskHint, view: Any) -> None:
        table = self.room.table
        try:
            texts, more = await self.room.context.workers.ask(
                tasks.hint, _HINT_SECONDS, table.family, table.variant, view, asked.rung
            )
        except Exception as error:  # noqa: BLE001 - neither the connection nor the table must suffer
            self.fail(error, reply_id(asked))
            return
        sentences = tuple(render(text, self._snapshots.voice, names_of(table)) for text in texts)
        self.reply(HintReply(asked.id, asked.rung, sentences, more))

    _HANDLERS: ClassVar[dict[type[FromClient], _Handler]] = {
        Hello: _hello,
        Look: _look,
        Resync: lambda self, _: self._send_snapshot(self._wanted),
        Do: _do,
        Try: _try,
        AskHint: _ask_hint,
        Say: _say,
    }
