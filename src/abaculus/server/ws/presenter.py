"""What one client is sent: replies, snapshots and updates, never more than its seat may know."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from abaculus.i18n.render import render
from abaculus.i18n.rich import RichSentence
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.scenes import MoveVerdict
from abaculus.server.http.errors import hide_details, report_failure
from abaculus.server.rooms.commands import RoomCommand
from abaculus.server.rooms.presentation import format_message, names_of, preview_gesture
from abaculus.server.rooms.snapshots import SnapshotBuilder, encode_view
from abaculus.server.ws.codec import encode_message
from abaculus.server.ws.messages import CloseNotice, DoneReply, FromServer, RefusalReply
from abaculus.server.ws.outbox import Outbox, Outlet
from abaculus.tables.commands import Play
from abaculus.tables.decide import Actor, seats_of

if TYPE_CHECKING:
    from abaculus.server.rooms.commands import Change
    from abaculus.server.rooms.room import Room

_LOG = logging.getLogger(__name__)
NOBODY = Actor("")


class Presenter:
    """Shows the table to one client, scenes to people and bare views to programs."""

    __slots__ = (
        "_outbox",
        "_outlet",
        "_snapshots",
        "_wanted",
        "_wants_view",
        "actor",
        "is_over",
        "room",
        "seat",
    )

    def __init__(self, room: Room, outlet: Outlet) -> None:
        self.room = room
        self.actor = NOBODY
        self.seat: Seat | None = None
        """The seat whose view is shown."""
        self._wanted: Seat | None = None
        """The seat that the client has asked for; it may be given away, and come back."""
        self.is_over = False
        self._wants_view = False
        self._snapshots = SnapshotBuilder(room, "en")
        self._outlet = outlet
        self._outbox = Outbox(
            outlet,
            lambda: room.spawn(self._catch_up()),
            self._confirm,
            room.context.limits,
        )

    # replies

    def pump(self) -> None:
        """Send waiting messages, now that there is room."""
        self._outbox.pump()

    def reply(self, message: FromServer) -> None:
        """Answer the client."""
        self._outbox.put(encode_message(message))

    def _confirm(self, command: str) -> bytes:
        """The answer to a command that was carried out."""
        return encode_message(DoneReply(command, self.room.table.number))

    def refuse(
        self, refusal: Refusal, about: str = "", verdict: MoveVerdict[RichSentence] | None = None
    ) -> None:
        """Refuse a message, in words."""
        self.room.context.metrics.refusals[refusal.code] += 1
        names = names_of(self.room.table)
        sentence = format_message(refusal, self._snapshots.voice, names)
        self.reply(RefusalReply(about, refusal.code, sentence, verdict))

    @property
    def is_host(self) -> bool:
        """Whether the client has opened the table."""
        return self.actor.key == self.room.table.host

    def tell_delay(self, failure: Refusal) -> None:
        """Say that a command is not saved yet and why, and to the host what to do."""
        code = failure.code.replace("store-", "wait-", 1)
        self.refuse(Refusal(f"{code}-host" if self.is_host else code))

    def close(self, refusal: Refusal, *, again: bool) -> None:
        """Tell the client that the connection ends, and why."""
        if not self.is_over:
            sentence = format_message(refusal, self._snapshots.voice)
            self.reply(CloseNotice(refusal.code, sentence, again))
            self._outbox.end()
            self.is_over = True

    def fail(self, error: Exception, about: str = "") -> None:
        """Answer a message that failed."""
        if isinstance(error, RefusedError):
            self.refuse(hide_details(error.refusal), about)
        else:
            self.refuse(report_failure(error), about)

    # the seat

    def _has_seat(self, seat: Seat | None) -> bool:
        return seat is None or seat in seats_of(self.room.table, self.actor)

    def _require_seat(self, seat: Seat | None) -> None:
        if not self._has_seat(seat):
            raise RefusedError(Refusal("not-your-seat"))

    def _sit(self, seat: Seat | None) -> None:
        """Show that seat's view from now on, unless it was given away meanwhile."""
        self._wanted = seat
        self.check_seat()

    def check_seat(self) -> None:
        """Show a spectator's view while the seat is given away."""
        self.seat = self._wanted if self._has_seat(self._wanted) else None

    # the table

    async def _send_snapshot(self, seat: Seat | None) -> None:
        news = await self._news()
        if news is not None:
            self._sit(seat)
            self._outbox.put_snapshot(self._snapshot(news))

    async def _catch_up(self) -> None:
        self.room.context.metrics.fresh_snapshots += 1
        news = await self._news()
        if news is not None:
            self._outbox.refresh(self._snapshot(news))

    async def _news(self) -> list[tuple[News, ...]] | None:
        """The news for a snapshot; None if the log cannot be read, and the client comes again."""
        try:
            return [] if self._wants_view else await self.room.history.news()
        except Exception as error:  # noqa: BLE001 - without a snapshot the client would wait for ever
            if isinstance(error, RefusedError):
                refusal = hide_details(error.refusal)
            else:
                refusal = report_failure(error)
            self.close(refusal, again=refusal.code != "save-damaged")
            return None

    def _snapshot(self, news: list[tuple[News, ...]]) -> bytes:
        if self._wants_view:
            return encode_view(self.room, self.seat, 0, (), "")
        return self._snapshots.snapshot(self.actor, self.seat, news)

    def follow(self, change: Change, shown: dict[Seat | None, bytes]) -> None:
        """Send what has changed at the table, as this client may see it."""
        ack = change.ack if change.asker is self else ""
        try:
            message = self._update(change, shown, ack)
        except Exception:  # noqa: BLE001 - it is durable, and the others are shown it all the same
            _LOG.exception("a change could not be shown")
            if ack:
                self._outbox.put(self._confirm(ack))
            return
        self._outbox.show(message, ack)

    def _update(self, change: Change, shown: dict[Seat | None, bytes], ack: str) -> bytes:
        if not self._wants_view:
            return self._snapshots.update(self.actor, self.seat, change, ack)
        message = None if ack else shown.get(self.seat)
        if message is None:
            message = encode_view(self.room, self.seat, change.after, change.steps, ack)
            if not ack:
                shown[self.seat] = message
        return message

    def show_table(self) -> None:
        """Send the table after a client came or left."""
        if not self._wants_view:
            self._outbox.show(self._snapshots.table_update(self.actor))

    def fall_behind(self) -> None:
        """Send a fresh snapshot because something was missed."""
        self._outbox.fall_behind()

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
