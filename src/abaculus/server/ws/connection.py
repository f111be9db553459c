"""One client at one table: what it says, and what it is shown. Sockets are elsewhere."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from abaculus.i18n.render import render
from abaculus.i18n.rich import RichSentence
from abaculus.kernel.awaits import Chance
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import News, Refusal, Seat, news_for
from abaculus.kernel.messages import RefusedError as KernelRefused
from abaculus.kernel.scenes import MoveVerdict
from abaculus.server.http.errors import hide_details
from abaculus.server.limits import TokenBucket
from abaculus.server.rooms.presentation import format_message, has_hints, names_of
from abaculus.server.rooms.snapshots import SnapshotBuilder
from abaculus.server.workers import tasks
from abaculus.server.ws.codec import decode_message, encode_message
from abaculus.server.ws.messages import (
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
    ViewUpdate,
)
from abaculus.server.ws.outbox import Outbox, Outlet
from abaculus.tables.commands import Command, Play
from abaculus.tables.decide import Actor, seats_of
from abaculus.tables.phrases import is_phrase
from abaculus.tables.tokens import digest

if TYPE_CHECKING:
    from abaculus.server.rooms.room import Change, Room

_LOG = logging.getLogger(__name__)
_LONGEST_ID = 64
_HINT_SECONDS = 5.0
_RUNGS = 9
_MOST_WAITING = 16
"""Messages that may wait before the client has to."""
NOBODY = Actor("")


class Connection:
    """A client at a room; made with a way to send, then told what the client says."""

    __slots__ = (
        "_ended",
        "_eyes",
        "_greeted",
        "_hint",
        "_late",
        "_messages",
        "_outbox",
        "_outlet",
        "_phrases",
        "_queue",
        "_tries",
        "_wants_view",
        "is_over",
        "person",
        "room",
        "seat",
    )

    def __init__(self, room: Room, outlet: Outlet) -> None:
        limits = room.means.limits
        self.room = room
        self.person = NOBODY
        self.seat: Seat | None = None
        self.is_over = False
        self._wants_view = False
        self._eyes = SnapshotBuilder(room, "en")
        self._outlet = outlet
        self._outbox = Outbox(outlet, self._refresh, limits.queue)
        self._greeted = False
        self._messages = TokenBucket(limits.messages, time.monotonic())
        self._tries: TokenBucket | None = None
        self._phrases: TokenBucket | None = None
        self._hint: asyncio.Task[None] | None = None
        self._queue: list[FromClient] | None = None
        """What was said and not dealt with yet, while something takes time."""
        self._late: asyncio.TimerHandle | None = None
        self._ended: Callable[[Connection], None] | None = None

    def begin(self, seconds: float, ended: Callable[[Connection], None]) -> None:
        """The client has so long to say hello; `ended` is called when it is gone."""
        self._ended = ended
        self._late = asyncio.get_running_loop().call_later(seconds, self._close_if_silent)

    # the way out

    def pump(self) -> None:
        """More can be sent."""
        self._outbox.pump()

    def reply(self, message: FromServer) -> None:
        """An answer to the client."""
        self._outbox.put(encode_message(message))

    def refuse(
        self, refusal: Refusal, about: str = "", verdict: MoveVerdict[RichSentence] | None = None
    ) -> None:
        """Why not, in words."""
        self.room.means.counts.refusals[refusal.code] += 1
        names = names_of(self.room.table)
        sentence = format_message(refusal, self._eyes.voice, names)
        self.reply(RefusalReply(about, refusal.code, sentence, verdict))

    def close(self, refusal: Refusal, *, again: bool) -> None:
        """Tell the client that this is the end, and why."""
        if not self.is_over:
            sentence = format_message(refusal, self._eyes.voice)
            self.reply(CloseNotice(refusal.code, sentence, again))
            self._outbox.end()
            self.is_over = True

    def _close_if_silent(self) -> None:
        """A client that has not said hello by now has no business here."""
        self._late = None
        if not self._greeted:
            self.close(Refusal("hello-first"), again=True)

    def leave(self) -> None:
        """The client is gone."""
        self.is_over = True
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if self._hint is not None:
            self._hint.cancel()
        self._outbox.end()
        self.room.leave(self)
        ended, self._ended = self._ended, None
        if ended is not None:
            ended(self)

    # the way in

    def take(self, data: bytes | str) -> None:
        """Whatever the client sent; never raises."""
        if self.is_over:
            return
        means = self.room.means
        means.counts.messages += 1
        most = means.limits.message_bytes
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
        elif self._queue is not None:
            self._queue.append(message)
            if len(self._queue) == _MOST_WAITING:
                self._outlet.read_on(is_wanted=False)
        elif not self._is_heard_at_once(message):
            self._queue = [message]
            self.room.spawn(self._hear_all())

    async def _hear_all(self) -> None:
        """What takes time, in the order it was said."""
        queue = self._queue
        while queue and not self.is_over:
            if len(queue) == _MOST_WAITING:
                self._outlet.read_on(is_wanted=True)
            await self.hear(queue.pop(0))
        self._queue = None

    def _is_heard_at_once(self, message: FromClient) -> bool:
        """Whether it could be dealt with without waiting."""
        about = _about(message)
        try:
            return self._greeted and self._heed_at_once(message)
        except Exception as error:  # noqa: BLE001 - neither the connection nor the table must suffer
            self.fail(error, about)
            return True

    async def hear(self, message: FromClient) -> None:
        """What the client said; never raises."""
        about = _about(message)
        try:
            if self._greeted or isinstance(message, Hello):
                await self._heed(message)
            else:
                self.refuse(Refusal("hello-first"), about)
        except Exception as error:  # noqa: BLE001 - neither the connection nor the table must suffer
            self.fail(error, about)

    def fail(self, error: Exception, about: str = "") -> None:
        """What was said could not be done."""
        if isinstance(error, KernelRefused):
            self.refuse(hide_details(error.refusal), about)
        else:
            _LOG.error("a message could not be dealt with", exc_info=error)
            self.refuse(Refusal("trouble"), about)

    def _heed_at_once(self, message: FromClient) -> bool:
        match message:
            case Do():
                _need_id(message)
                return self.room.carry_out_at_once(self.person, message.id, message.act, self)
            case Try():
                self._try(message)
            case AskHint():
                self._ask_hint(message)
            case Say():
                self._say(message)
            case _:
                return False
        return True

    async def _heed(self, message: FromClient) -> None:
        match message:
            case Do():
                await self._do(message)
            case Hello():
                await self._hello(message)
            case Look(seat):
                self._need_eyes(seat)
                await self._show_picture(seat)
            case Resync():
                await self._show_picture(self.seat)
            case _:
                self._heed_at_once(message)

    async def _hello(self, hello: Hello) -> None:
        room = self.room
        person = Actor(digest(hello.token))
        if hello.token and not seats_of(room.table, person) and person.key != room.table.host:
            self.close(Refusal("unknown-token"), again=False)
            return
        if not hello.token and room.onlookers >= room.means.limits.onlookers:
            self.close(Refusal("too-many-onlookers"), again=True)
            return
        self.person = person
        self._need_eyes(hello.seat)
        self._wants_view = hello.wants == "view"
        self._eyes = SnapshotBuilder(room, hello.language)
        told = [] if self._wants_view else await room.told()
        self._greeted = True
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self.seat = hello.seat
        room.enter(self)
        if hello.seen == room.table.number and not self._wants_view:
            self._outbox.put(self._eyes.glance(self.person))
        else:
            self._outbox.put(self._picture(told))

    def _need_eyes(self, seat: Seat | None) -> None:
        if seat is not None and seat not in seats_of(self.room.table, self.person):
            raise KernelRefused(Refusal("not-your-seat"))

    async def _do(self, command: Do) -> None:
        _need_id(command)
        done = await self.room.carry_out(self.person, command.id, command.act, self)
        if isinstance(done, Refusal):
            self.decline(done, command.id, command.act)
        elif not isinstance(done, int):
            self.done(command.id, self.room.table.number if done is None else done.number)

    def done(self, command: str, number: int) -> None:
        """A command was carried out; that was the last line it wrote."""
        self.reply(DoneReply(command, number))

    def decline(self, refusal: Refusal, command: str, act: Command) -> None:
        """A command is not carried out."""
        self.refuse(refusal, command, self._why_not(act))

    def _try(self, trial: Try) -> None:
        room = self.room
        now = time.monotonic()
        self._tries = self._tries or TokenBucket(room.means.limits.tries, now)
        if self._tries.take(now):
            raise KernelRefused(Refusal("too-fast", {"seconds": 1}))
        self._need_eyes(trial.seat)
        if room.table.state is None:
            raise KernelRefused(Refusal("not-begun"))
        self.reply(VerdictReply(trial.id, self._verdict(trial.seat, trial.gesture)))

    def _verdict(self, seat: Seat, gesture: Gesture) -> MoveVerdict[RichSentence]:
        room = self.room
        view = room.game.view(room.table.state, seat)
        stage = room.family.stage(room.game)
        move = stage.move(room.game, view, gesture)
        preview = None
        if not isinstance(move, Refusal):
            preview = room.game.preview(room.table.state, seat, move)
        verdict = stage.verdict(room.game, view, move, preview)
        return render(verdict, self._eyes.voice, names_of(room.table))

    def _why_not(self, act: Command) -> MoveVerdict[RichSentence] | None:
        """What the referee says to a move that was refused, if that is why."""
        room = self.room
        if self._wants_view or not isinstance(act, Play) or room.table.phase != "playing":
            return None
        if act.seat not in seats_of(room.table, self.person):
            return None
        verdict = self._verdict(act.seat, act.gesture)
        return verdict if verdict.says == "no" else None

    def _say(self, phrase: Say) -> None:
        self._need_eyes(phrase.seat)
        if not is_phrase(phrase.phrase):
            raise KernelRefused(Refusal("no-phrase"))
        now = time.monotonic()
        self._phrases = self._phrases or TokenBucket(self.room.means.limits.phrases, now)
        wait = self._phrases.take(now)
        if wait:
            raise KernelRefused(Refusal("too-fast", {"seconds": wait}))
        heard = encode_message(PhraseNotice(phrase.seat, phrase.phrase))
        for visit in self.room.visits:
            visit._outbox.show(heard)

    def _ask_hint(self, asked: AskHint) -> None:
        self._need_eyes(asked.seat)
        table = self.room.table
        if table.state is None:
            raise KernelRefused(Refusal("not-begun"))
        if not has_hints(table):
            raise KernelRefused(Refusal("no-hints"))
        if not 1 <= asked.rung <= _RUNGS:
            raise KernelRefused(Refusal("no-rung"))
        if self._hint is not None and not self._hint.done():
            raise KernelRefused(Refusal("hint-waits"))
        view = self.room.game.view(table.state, asked.seat)
        self._hint = self.room.spawn(self._give_hint(asked, view))

    async def _give_hint(self, asked: AskHint, view: Any) -> None:
        room = self.room
        table = room.table
        texts, more = await room.means.thinking.ask(
            tasks.hint, _HINT_SECONDS, table.family, table.variant, view, asked.rung
        )
        said_texts = tuple(render(text, self._eyes.voice, names_of(table)) for text in texts)
        self.reply(HintReply(asked.id, asked.rung, said_texts, more))

    # what is shown

    async def _show_picture(self, seat: Seat | None) -> None:
        told = [] if self._wants_view else await self.room.told()
        self.seat = seat
        self._outbox.put(self._picture(told))

    def _refresh(self) -> None:
        self.room.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        self.room.means.counts.fresh_pictures += 1
        told = [] if self._wants_view else await self.room.told()
        self._outbox.refresh(self._picture(told))

    def _picture(self, told: list[tuple[News, ...]]) -> bytes:
        if self._wants_view:
            return encode_message(self._viewed(0, (), ""))
        return self._eyes.picture(self.person, self.seat, told)

    def follow(self, change: Change, shown: dict[Seat | None, bytes]) -> None:
        """What has changed at the table, as this client may see it."""
        ack = change.ack if change.asker is self else ""
        if self._wants_view:
            message = None if ack else shown.get(self.seat)
            if message is None:
                message = encode_message(self._viewed(change.after, change.steps, ack))
                if not ack:
                    shown[self.seat] = message
        else:
            message = self._eyes.update(self.person, self.seat, change, ack)
        if not self._outbox.show(message) and ack:
            self.reply(DoneReply(ack, self.room.table.number))

    def _viewed(self, after: int, steps: Any, ack: str) -> ViewUpdate:
        room = self.room
        state = room.table.state
        seat = self.seat
        awaits = room.awaits
        if len(steps) == 1:
            news = news_for(steps[0].news, seat)
        else:
            news = tuple(item for step in steps for item in news_for(step.news, seat))
        return ViewUpdate(
            room.table.number,
            after,
            # encoded in one go with the message
            cast(Any, None if state is None else room.game.view(state, seat)),
            None if isinstance(awaits, Chance) else awaits,
            news,
            ack,
        )

    def show_table(self) -> None:
        """Somebody came or went."""
        if not self._wants_view:
            self._outbox.show(self._eyes.glance(self.person))

    def fall_behind(self) -> None:
        """Something was missed; a fresh picture follows."""
        self._outbox.fall_behind()


def _need_id(command: Do) -> None:
    if not 1 <= len(command.id) <= _LONGEST_ID:
        raise KernelRefused(Refusal("bad-id", {"most": _LONGEST_ID}))


def _about(message: FromClient) -> str:
    match message:
        case Do(id=name):
            return name[:_LONGEST_ID]
        case Try(id=number) | AskHint(id=number):
            return str(number)
        case _:
            return ""
