"""One client at one table: its messages, and what it is shown. Sockets are elsewhere."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from abaculus.i18n.render import render
from abaculus.i18n.rich import RichSentence
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.scenes import MoveVerdict
from abaculus.server.http.errors import hide_details
from abaculus.server.limits import TokenBucket
from abaculus.server.rooms.commands import CommandResult, PlayerCommand, RoomCommand
from abaculus.server.rooms.files import submit_command
from abaculus.server.rooms.presentation import (
    format_message,
    names_of,
    preview_gesture,
    require_hint,
)
from abaculus.server.rooms.snapshots import SnapshotBuilder, encode_view
from abaculus.server.workers import tasks
from abaculus.server.ws.codec import decode_message, encode_message
from abaculus.server.ws.messages import (
    LONGEST_ID,
    AskHint,
    CloseNotice,
    Do,
    DoneReply,
    FromClient,
    FromServer,
    Hello,
    HintReply,
    Look,
    PhraseNotice,
    RefusalReply,
    Resync,
    Say,
    Try,
    VerdictReply,
    reply_id,
)
from abaculus.server.ws.outbox import Outbox, Outlet
from abaculus.tables.commands import Play
from abaculus.tables.decide import Actor, seats_of
from abaculus.tables.phrases import is_phrase
from abaculus.tables.tokens import digest

if TYPE_CHECKING:
    from abaculus.server.rooms.room import Change, Room

_LOG = logging.getLogger(__name__)
_HINT_SECONDS = 5.0
_MOST_WAITING = 16
"""Messages that may wait before the client is paused."""
NOBODY = Actor("")

_Handler: TypeAlias = Callable[["Connection", Any], Coroutine[Any, Any, None] | None]
"""Handles a message at once, or returns what to await before the next one."""


class Connection:
    """A client in a room; made with an outlet, then given the client's messages."""

    __slots__ = (
        "_ended",
        "_greeted",
        "_hint",
        "_late",
        "_messages",
        "_outbox",
        "_outlet",
        "_phrases",
        "_queue",
        "_snapshots",
        "_tries",
        "_waiting",
        "_wants_view",
        "actor",
        "is_over",
        "room",
        "seat",
    )

    def __init__(self, room: Room, outlet: Outlet) -> None:
        limits = room.context.limits
        self.room = room
        self.actor = NOBODY
        self.seat: Seat | None = None
        self.is_over = False
        self._wants_view = False
        self._snapshots = SnapshotBuilder(room, "en")
        self._outlet = outlet
        self._outbox = Outbox(outlet, lambda: room.spawn(self._catch_up()), limits.queue)
        self._greeted = False
        self._messages = TokenBucket(limits.messages, time.monotonic())
        self._tries: TokenBucket | None = None
        self._phrases: TokenBucket | None = None
        self._hint: asyncio.Task[None] | None = None
        self._queue: list[FromClient] | None = None
        """Messages that came while an earlier one takes time; None: none does."""
        self._waiting = 0
        """Messages received and not yet handled."""
        self._late: asyncio.TimerHandle | None = None
        self._ended: Callable[[Connection], None] | None = None

    def begin(self, seconds: float, ended: Callable[[Connection], None]) -> None:
        """Wait this long for a hello; `ended` is called when the client is gone."""
        self._ended = ended
        self._late = asyncio.get_running_loop().call_later(seconds, self._close_if_silent)

    # outgoing

    def pump(self) -> None:
        """Send waiting messages, now that there is room."""
        self._outbox.pump()

    def reply(self, message: FromServer) -> None:
        """Answer the client."""
        self._outbox.put(encode_message(message))

    def refuse(
        self, refusal: Refusal, about: str = "", verdict: MoveVerdict[RichSentence] | None = None
    ) -> None:
        """Refuse a message, in words."""
        self.room.context.metrics.refusals[refusal.code] += 1
        names = names_of(self.room.table)
        sentence = format_message(refusal, self._snapshots.voice, names)
        self.reply(RefusalReply(about, refusal.code, sentence, verdict))

    def close(self, refusal: Refusal, *, again: bool) -> None:
        """Tell the client that the connection ends, and why."""
        if not self.is_over:
            sentence = format_message(refusal, self._snapshots.voice)
            self.reply(CloseNotice(refusal.code, sentence, again))
            self._outbox.end()
            self.is_over = True

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
        self._outbox.end()
        self.room.leave(self)
        ended, self._ended = self._ended, None
        if ended is not None:
            ended(self)

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
        wait = self._messages.take(time.monotonic())
        if wait:
            self.refuse(Refusal("too-fast", {"seconds": wait}))
            return
        message = decode_message(data)
        if isinstance(message, Refusal):
            self.refuse(message)
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

    def fail(self, error: Exception, about: str = "") -> None:
        """Answer a message that failed."""
        if isinstance(error, RefusedError):
            self.refuse(hide_details(error.refusal), about)
        else:
            _LOG.error("a message could not be dealt with", exc_info=error)
            self.refuse(Refusal("trouble"), about)

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
        self._require_seat(hello.seat)
        self._wants_view = hello.wants == "view"
        self._snapshots = SnapshotBuilder(room, hello.language)
        news = [] if self._wants_view else await room.news()
        if self.is_over:
            return
        self._greeted = True
        self._stop_waiting()
        self.seat = hello.seat
        room.enter(self)
        if hello.seen == room.table.number and not self._wants_view:
            self._outbox.put(self._snapshots.table_update(self.actor))
        else:
            self._outbox.put(self._snapshot(news))

    def _require_seat(self, seat: Seat | None) -> None:
        if seat is not None and seat not in seats_of(self.room.table, self.actor):
            raise RefusedError(Refusal("not-your-seat"))

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
        now = time.monotonic()
        self._tries = self._tries or TokenBucket(room.context.limits.tries, now)
        if self._tries.take(now):
            raise RefusedError(Refusal("too-fast", {"seconds": 1}))
        self._require_seat(trial.seat)
        if room.table.state is None:
            raise RefusedError(Refusal("not-begun"))
        self.reply(VerdictReply(trial.id, self._verdict(trial.seat, trial.gesture)))

    def _verdict(self, seat: Seat, gesture: Gesture) -> MoveVerdict[RichSentence]:
        room = self.room
        verdict = preview_gesture(room.family, room.game, room.table.state, seat, gesture)
        return render(verdict, self._snapshots.voice, names_of(room.table))

    def _refused_verdict(self, command: RoomCommand) -> MoveVerdict[RichSentence] | None:
        """The referee's verdict on a refused move, if that is why it was refused."""
        table, act = self.room.table, getattr(command, "act", None)
        if self._wants_view or not isinstance(act, Play) or table.phase != "playing":
            return None
        if act.seat not in seats_of(table, self.actor):
            return None
        verdict = self._verdict(act.seat, act.gesture)
        return verdict if verdict.says == "no" else None

    def _say(self, phrase: Say) -> None:
        self._require_seat(phrase.seat)
        if not is_phrase(phrase.phrase):
            raise RefusedError(Refusal("no-phrase"))
        now = time.monotonic()
        self._phrases = self._phrases or TokenBucket(self.room.context.limits.phrases, now)
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
        texts, more = await self.room.context.workers.ask(
            tasks.hint, _HINT_SECONDS, table.family, table.variant, view, asked.rung
        )
        said_texts = tuple(render(text, self._snapshots.voice, names_of(table)) for text in texts)
        self.reply(HintReply(asked.id, asked.rung, said_texts, more))

    # what the client is shown

    async def _send_snapshot(self, seat: Seat | None) -> None:
        news = [] if self._wants_view else await self.room.news()
        self.seat = seat
        self._outbox.put(self._snapshot(news))

    async def _catch_up(self) -> None:
        self.room.context.metrics.fresh_snapshots += 1
        news = [] if self._wants_view else await self.room.news()
        self._outbox.refresh(self._snapshot(news))

    def _snapshot(self, news: list[tuple[News, ...]]) -> bytes:
        if self._wants_view:
            return encode_view(self.room, self.seat, 0, (), "")
        return self._snapshots.snapshot(self.actor, self.seat, news)

    def follow(self, change: Change, shown: dict[Seat | None, bytes]) -> None:
        """Send what has changed at the table, as this client may see it."""
        ack = change.ack if change.asker is self else ""
        if self._wants_view:
            message = None if ack else shown.get(self.seat)
            if message is None:
                message = encode_view(self.room, self.seat, change.after, change.steps, ack)
                if not ack:
                    shown[self.seat] = message
        else:
            message = self._snapshots.update(self.actor, self.seat, change, ack)
        if not self._outbox.show(message) and ack:
            self.reply(DoneReply(ack, self.room.table.number))

    def show_table(self) -> None:
        """Send the table after a client came or left."""
        if not self._wants_view:
            self._outbox.show(self._snapshots.table_update(self.actor))

    def fall_behind(self) -> None:
        """Send a fresh snapshot because something was missed."""
        self._outbox.fall_behind()

    _HANDLERS: ClassVar[dict[type[FromClient], _Handler]] = {
        Hello: _hello,
        Look: _look,
        Resync: lambda self, _: self._send_snapshot(self.seat),
        Do: _do,
        Try: _try,
        AskHint: _ask_hint,
        Say: _say,
    }
