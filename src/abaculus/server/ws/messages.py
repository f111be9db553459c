"""The messages of the WebSocket; the types of the web client are generated from here.

A client says `Hello` first and gets a `Snapshot`. Then each entry of the table's log brings an
`Update` that says which entry it follows; a client that finds a gap sends `Resync`.
A `Do` is answered by an `Update` that names it, by `DoneReply` or by `RefusalReply`, once it is
durable.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from abaculus.i18n.rich import RichSentence
from abaculus.kernel.awaits import Awaits
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import News, Seat
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene
from abaculus.tables.commands import Command
from abaculus.tables.table import SeatHolderKind

# from the client


class Hello(Struct, frozen=True, tag="hello"):
    """Always first: who comes, and what it wants to see."""

    token: str = ""
    """Empty: a spectator."""
    seat: Seat | None = None
    """Whose eyes to look through; one of the token's seats, or None for a spectator's."""
    seen: int = 0
    """The last entry the client knows; 0: none. No snapshot is sent if nothing has changed."""
    wants: Literal["scene", "view"] = "scene"
    """People see scenes; programs may prefer the bare view."""
    language: str = "en"


class Look(Struct, frozen=True, tag="look"):
    """Look through other eyes from now on; answered by a snapshot."""

    seat: Seat | None


class Resync(Struct, frozen=True, tag="resync"):
    """Send a whole snapshot."""


class Do(Struct, frozen=True, tag="do"):
    """Carry out a command; sending it again with the same id is harmless."""

    id: str
    act: Command


class Try(Struct, frozen=True, tag="try"):
    """What would the referee say to this?"""

    id: int
    seat: Seat
    gesture: Gesture


class AskHint(Struct, frozen=True, tag="hint"):
    """A little help, more on each rung."""

    id: int
    seat: Seat
    rung: int


class Say(Struct, frozen=True, tag="say"):
    """One of the set phrases."""

    seat: Seat
    phrase: str


FromClient: TypeAlias = Hello | Look | Resync | Do | Try | AskHint | Say

LONGEST_ID = 64


def reply_id(message: FromClient) -> str:
    """The id by which a refusal names a message; empty: it has none."""
    match message:
        case Do(id=name):
            return name[:LONGEST_ID]
        case Try(id=number) | AskHint(id=number):
            return str(number)
        case _:
            return ""


# from the server


class PlayerInfo(Struct, frozen=True):
    """A player as everyone may know it."""

    kind: SeatHolderKind
    name: str
    bot: str = ""
    stand_in: str = ""
    taken: bool = True
    """Somebody sits there."""
    away: bool = False
    """A person who is not connected."""
    options: dict[str, str] = {}
    """What was chosen for this seat by itself, such as more time."""


class Ending(Struct, frozen=True):
    """How the game ended."""

    reason: RichSentence
    places: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]


class TableInfo(Struct, frozen=True):
    """The table around the game."""

    id: str
    family: str
    variant: str
    title: str
    phase: Literal["waiting", "playing", "paused", "over"]
    players: tuple[PlayerInfo, ...]
    seats: tuple[Seat, ...]
    """Those the client may act for."""
    host: bool
    """Whether the client is the host."""
    code: str = ""
    """To join with; empty when nobody can."""
    options: dict[str, str | int | bool] = {}
    spectators: int = 0
    asks_back: Seat | None = None
    """Who would like to take a move back."""
    answered_back: tuple[Seat, ...] = ()
    may_ask_back: tuple[Seat, ...] = ()
    """Who could take the last move back, if the others agree."""
    must: tuple[Seat, ...] = ()
    """Whom the game waits for."""
    may: tuple[Seat, ...] = ()
    hints: bool = True
    secret: bool = False
    """Whether seats know different things: then a screen that is passed on needs a curtain."""
    scores: tuple[int | None, ...] = ()
    """For whoever only peeks at the table; at the table, the scene tells them."""
    ending: Ending | None = None
    next: str = ""
    """The table of the rematch."""


class Clock(Struct, frozen=True):
    """A deadline, in milliseconds from now."""

    name: str
    seat: Seat | None
    left: int
    runs: bool = True


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """Everything there is to see."""

    number: int
    table: TableInfo
    seat: Seat | None
    """Whose eyes these are."""
    scene: Scene[RichSentence] | None = None
    """None before the start."""
    move_list: tuple[MoveListItem[RichSentence], ...] = ()
    clocks: tuple[Clock, ...] = ()


class Update(Struct, frozen=True, tag="update"):
    """What one or more new entries changed."""

    number: int
    after: int
    """The entry it follows; not the client's last one: there is a gap."""
    table: TableInfo | None = None
    """None: as before."""
    scene: Scene[RichSentence] | None = None
    zones_kept: bool = False
    """The scene's zones are left out, because they are as before."""
    move_list: tuple[MoveListItem[RichSentence], ...] = ()
    move_list_kept: int = -1
    """After a take-back: how many items of the move list still stand; -1: all."""
    clocks: tuple[Clock, ...] = ()
    news: tuple[RichSentence, ...] = ()
    """What was just said, for toasts and for reading aloud."""
    ack: str = ""
    """The command of this client that brought it about."""


class ViewUpdate(Struct, frozen=True, tag="view"):
    """Snapshot and update for a program: what its seat may know, as data."""

    number: int
    after: int
    view: msgspec.Raw
    awaits: Awaits | None
    """None while chance is at work: what is drawn is not told before."""
    news: tuple[News, ...] = ()
    ack: str = ""


class DoneReply(Struct, frozen=True, tag="done"):
    """A command is carried out and durable, and there is nothing more to tell."""

    id: str
    number: int


class RefusalReply(Struct, frozen=True, tag="refused"):
    """A command or message is not carried out, and why."""

    id: str
    code: str
    sentence: RichSentence
    verdict: MoveVerdict[RichSentence] | None = None


class VerdictReply(Struct, frozen=True, tag="tried"):
    """The answer to `Try`."""

    id: int
    verdict: MoveVerdict[RichSentence]


class HintReply(Struct, frozen=True, tag="hinted"):
    """The answer to `AskHint`."""

    id: int
    rung: int
    texts: tuple[RichSentence, ...]
    more: bool


class PhraseNotice(Struct, frozen=True, tag="heard"):
    """Somebody said a set phrase."""

    seat: Seat
    phrase: str


class CloseNotice(Struct, frozen=True, tag="closed"):
    """The server will close the socket, and why."""

    code: str
    sentence: RichSentence
    again: bool
    """Whether to come back later."""


FromServer: TypeAlias = (
    Snapshot
    | Update
    | ViewUpdate
    | DoneReply
    | RefusalReply
    | VerdictReply
    | HintReply
    | PhraseNotice
    | CloseNotice
)
