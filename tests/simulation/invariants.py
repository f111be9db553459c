"""What must hold at every message, and at the end."""

from __future__ import annotations

import traceback
from collections import Counter
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.awaits import Turn
from abaculus.kernel.codec import encode
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scenes import Scene
from abaculus.server.ws.codec import decode_message
from abaculus.server.ws.messages import (
    Clock,
    Do,
    DoneReply,
    FromServer,
    Hello,
    RefusalReply,
    Snapshot,
    TableInfo,
    Update,
    ViewUpdate,
)
from abaculus.stores.store import Addition
from abaculus.tables.commands import Command
from abaculus.tables.decide import Actor, Decision, decide, seats_of
from abaculus.tables.tokens import digest
from tests.simulation.history import BrokenPromiseError, History
from tests.simulation.network import Link
from tests.simulation.truth import Truth

_DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)


class Invariants:
    """Looks at everything that is written, sent and received."""

    def __init__(self, history: History, truth: Truth) -> None:
        self._history = history
        self._truth = truth
        self._acts: dict[tuple[str, str], Command] = {}
        """What each command of a client was, by its key."""
        self._copies: Counter[tuple[str, str]] = Counter()
        """How often the server was sent each command."""
        self._clocks: dict[Link, int] = {}
        """The table time of which each client was told last."""
        self.secrets: list[bytes] = []
        """Tokens and their digests, which no message may hold."""
        self.acknowledged: dict[tuple[str, str], int] = {}
        """By table and key: the commands whose clients know that they were done."""

    def keep(self, secret: str) -> None:
        """No message may hold this token, or its digest."""
        self.secrets += [secret.encode(), digest(secret).encode()]

    # the disk

    def watch_write(self, addition: Addition) -> None:
        """Every write follows from what was there, and no command writes twice."""
        try:
            self._truth.extend(addition)
        except BrokenPromiseError as error:
            self._history.blame(str(error))

    # what reaches the server

    def watch_taken(self, link: Link, data: bytes) -> None:
        """Remember who greeted and what was asked."""
        message = decode_message(data)
        self._history.note(link.name, f"> {data[:160].decode('utf-8', 'replace')}")
        if isinstance(message, Hello):
            link.hello = message
        elif isinstance(message, Do) and link.hello is not None:
            self._history.counts["commands"] += 1
            key = (link.table, _key(link, message.id))
            self._acts[key] = message.act
            self._copies[key] += 1

    # what the server sends

    def watch_sent(self, link: Link, data: bytes) -> None:
        """Check a message at the moment in which the server lets it go."""
        try:
            self._check_sent(link, data)
        except BrokenPromiseError as error:
            self._history.blame(f"{error} (to {link.name})")
        except Exception as error:  # noqa: BLE001 - the check itself is wrong, not the server
            self._history.blame(f"the check fails: {traceback.format_exception(error)}")

    def _check_sent(self, link: Link, data: bytes) -> None:
        message = _DECODER.decode(data)
        self._history.counts["messages"] += 1
        self._history.note(link.name, f"< {_describe(message)}")
        for secret in self.secrets:
            if secret in data:
                raise BrokenPromiseError(f"a token is sent: {data!r}")
        match message:
            case Snapshot():
                self._check_number(link, message.number)
                self._check_info(link, message.number, message.table)
                self._check_seat(link, message.number, message.seat)
                self._check_snapshot(link, message)
            case Update():
                self._check_update(link, message)
            case ViewUpdate():
                self._check_view(link, message)
            case DoneReply(id=name):
                self._check_done(link, name)
            case RefusalReply(id=name) if name and link.hello is not None:
                key = (link.table, _key(link, name))
                # one copy of a command may fail before another is carried out
                if key in self._truth.commands and self._copies[key] == 1:
                    raise BrokenPromiseError(f"{name} is refused, and yet it is in the log")
            case _:
                pass

    def _check_snapshot(self, link: Link, shown: Snapshot) -> None:
        number, seat, scene = shown.number, shown.seat, shown.scene
        self._check_clocks(link, number, shown.clocks)
        if scene is None:
            return
        if not self._is_scene_of(link, number, seat, scene, kept=False):
            raise BrokenPromiseError(f"the scene of seat {seat} does not follow from its view")
        if shown.move_list != self._truth.move_list(link.table, number, seat):
            raise BrokenPromiseError("the move list is not that of the seat")

    def _check_update(self, link: Link, update: Update) -> None:
        number = update.number
        self._check_number(link, number)
        if update.table is not None:
            self._check_info(link, number, update.table)
        if not any(self._is_update_of(link, update, seat) for seat in self._seats(link, number)):
            raise BrokenPromiseError("an update does not follow from the view of the seat")
        self._check_clocks(link, number, update.clocks)
        self._check_ack(link, update.ack)

    def _is_update_of(self, link: Link, update: Update, seat: Seat | None) -> bool:
        scene, number = update.scene, update.number
        if update.news != self._truth.news(link.table, update.after, number, seat):
            return False
        return scene is None or self._is_scene_of(link, number, seat, scene, kept=update.zones_kept)

    def _seats(self, link: Link, number: int) -> list[Seat | None]:
        """The seats whose view a client may see, first the one that it is shown."""
        token = link.hello.token if link.hello is not None else ""
        seats = seats_of(self._truth.table(link.table, number), Actor(digest(token)))
        shown = link.connection.seat if link.connection is not None else None
        return sorted((*seats, None), key=lambda seat: seat != shown)

    def _check_view(self, link: Link, update: ViewUpdate) -> None:
        number = update.number
        self._check_number(link, number)
        then = self._truth.table(link.table, number)
        if not any(
            is_same_view(update, None if then.state is None else then.game().view(then.state, seat))
            for seat in self._seats(link, number)
        ):
            raise BrokenPromiseError("a view is not that of the seat")
        self._check_ack(link, update.ack)

    def _check_number(self, link: Link, number: int) -> None:
        if number > self._truth.number(link.table):
            raise BrokenPromiseError(f"entry {number} is published before it is stored")

    def _check_seat(self, link: Link, number: int, seat: Seat | None) -> None:
        token = link.hello.token if link.hello is not None else ""
        table = self._truth.table(link.table, number)
        if table.state is None or seat is None:
            return
        if seat not in seats_of(table, Actor(digest(token))):
            raise BrokenPromiseError(f"the view of seat {seat} goes to somebody else")

    def _check_info(self, link: Link, number: int, info: TableInfo) -> None:
        token = link.hello.token if link.hello is not None else ""
        seats = seats_of(self._truth.table(link.table, number), Actor(digest(token)))
        if info.seats != seats:
            raise BrokenPromiseError(f"somebody with seats {seats} is told {info.seats}")

    def _is_scene_of(
        self, link: Link, number: int, seat: Seat | None, scene: Scene[RichSentence], *, kept: bool
    ) -> bool:
        """Whether a scene can be made from the view of the seat, and so holds nothing hidden."""
        expected = self._truth.imagined_scene(link.table, number, seat)
        if kept:
            expected = replace(expected, zones=())
        return _plain(scene) == _plain(expected)

    def _check_clocks(self, link: Link, number: int, clocks: tuple[Clock, ...]) -> None:
        """The time of a table never runs back."""
        table = self._truth.table(link.table, number)
        awaits = table.awaits()
        if table.phase != "playing" or not isinstance(awaits, Turn):
            # a pause puts the clock back to the moment in which it was asked for
            self._clocks.pop(link, None)
            return
        for clock, deadline in zip(clocks, awaits.deadlines, strict=True):
            if not clock.left:
                continue
            at = deadline.at - clock.left
            before = self._clocks.get(link, at)
            if at < before:
                raise BrokenPromiseError(f"the clock went back from {before} to {at} ms")
            self._clocks[link] = at

    def _check_ack(self, link: Link, name: str) -> None:
        if name and (link.table, _key(link, name)) not in self._truth.commands:
            raise BrokenPromiseError(f"{name} is acknowledged before it is stored")

    def _check_done(self, link: Link, name: str) -> None:
        key = (link.table, _key(link, name))
        if key in self._truth.commands:
            return
        table = self._truth.tables[link.table].last
        hello = link.hello or Hello()
        made = decide(table, Actor(digest(hello.token)), self._acts[key], table.at, SeededRng(1))
        if not isinstance(made, Decision) or made.entries:
            raise BrokenPromiseError(f"{name} is acknowledged before it is stored")

    # what reaches the clients

    def watch_heard(self, link: Link, message: FromServer) -> None:
        """Remember what a client was told to be done."""
        name = message.id if isinstance(message, DoneReply) else getattr(message, "ack", "")
        if isinstance(name, str) and name:
            self._history.counts["acks"] += 1
            key = (link.table, _key(link, name))
            if key in self._truth.commands:
                self.acknowledged[key] = self._truth.commands[key]


def _key(link: Link, name: str) -> str:
    """The id of a client's command in the log."""
    token = link.hello.token if link.hello is not None else ""
    return f"{digest(token)[:16]}:{name}"


def _plain(scene: Scene[RichSentence]) -> bytes:
    """A scene without what it offers to the other seats of the same screen."""
    return msgspec.json.encode(replace(scene, offers=()))


def is_same_view(update: ViewUpdate, view: Any) -> bool:
    """Whether a program was sent exactly this view."""
    return bool(msgspec.json.decode(update.view) == msgspec.json.decode(encode(view)))


def _describe(message: FromServer) -> str:
    """A message for people: what it is and what it answers."""
    kind = type(message).__struct_config__.tag
    parts = [
        f"{name}={value!r}"
        for name in ("number", "after", "seat", "id", "code", "ack", "phrase")
        if (value := getattr(message, name, None)) not in (None, "")
    ]
    return " ".join((str(kind), *parts))
