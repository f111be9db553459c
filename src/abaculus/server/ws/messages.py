"""The messages of the WebSocket; the types of the web client are generated from here.

A client says `Hello` first and gets a `Snapshot`. Then each entry of the event log leads to an
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
    """The first message: the token, the seat and what to show."""

    token: str = ""
    """Empty: a spectator."""
    seat: Seat | None = None
    """The seat whose view is shown: one of the token's seats, or None for a spectator's view."""
    seen: int = 0
    """The last entry the client knows; 0: none. A snapshot is sent only if something changed."""
    wants: Literal["scene", "view"] = "scene"
    """Scenes for people, bare views for programs."""
    language: str = "en"


class Look(Struct, frozen=True, tag="look"):
    """Change to another seat's view; answered by a snapshot."""

    seat: Seat | None


class Resync(Struct, frozen=True, tag="resync"):
    """Send a whole snapshot."""


class Do(Struct, frozen=True, tag="do"):
    """Carry out a command; sending it again with the same id is harmless."""

    id: str
    act: Command


class Try(Struct, frozen=True, tag="try"):
    """Ask for the referee's verdict before committing."""

    id: int
    seat: Seat
    gesture: Gesture


class AskHint(Struct, frozen=True, tag="hint"):
    """Ask for a hint; each rung says more."""

    id: int
    seat: Seat
    rung: int


class Say(Struct, frozen=True, tag="say"):
    """Say one of the set phrases."""

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
    """Whether the seat is taken."""
    away: bool = False
    """Whether a person sits there and is not connected."""
    options: dict[str, str] = {}
    """The options of this seat alone, such as more time."""


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
    """The seats the client may act for."""
    host: bool
    """Whether the client is the host."""
    code: str = ""
    """The join code; empty if no seat is free."""
    options: dict[str, str | int | bool] = {}
    spectators: int = 0
    asks_back: Seat | None = None
    """The seat that asks to take a move back."""
    answered_back: tuple[Seat, ...] = ()
    may_ask_back: tuple[Seat, ...] = ()
    """The seats that could take the last move back, if the others agree."""
    must: tuple[Seat, ...] = ()
    """The seats the game waits for."""
    may: tuple[Seat, ...] = ()
    hints: bool = True
    secret: bool = False
    """Whether seats know different things, so that a shared screen needs a curtain."""
    scores: tuple[int | None, ...] = ()
    """The scores for clients that only peek; at the table, the scene has them."""
    ending: Ending | None = None
    next: str = ""
    """The table of the rematch."""
    locked: bool = False
    """Whether the host lets nobody else sit down."""


class Clock(Struct, frozen=True):
    """A deadline, in milliseconds from now."""

    name: str
    seat: Seat | None
    left: int
    runs: bool = True


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """The whole table as the client sees it."""

    number: int
    table: TableInfo
    seat: Seat | None
    """The seat whose view is shown."""
    scene: Scene[RichSentence] | None = None
    """None before the start."""
    move_list: tuple[MoveListItem[RichSentence], ...] = ()
    clocks: tuple[Clock, ...] = ()


class Update(Struct, frozen=True, tag="update"):
    """What one or more new entries changed."""

    number: int
    after: int
    """The entry it follows; if that is not the client's last one, there is a gap."""
    table: TableInfo | None = None
    """None: unchanged."""
    scene: Scene[RichSentence] | None = None
    zones_kept: bool = False
    """Whether the scene's zones are left out because they are unchanged."""
    move_list: tuple[MoveListItem[RichSentence], ...] = ()
    move_list_kept: int = -1
    """After a take-back: how many items of the move list remain; -1: all."""
    clocks: tuple[Clock, ...] = ()
    news: tuple[RichSentence, ...] = ()
    """The latest messages, for toasts and for reading aloud."""
    ack: str = ""
    """The id of this client's command that caused it."""


class ViewUpdate(Struct, frozen=True, tag="view"):
    """Snapshot and update for a program: what its seat may know, as data."""

    number: int
    after: int
    view: msgspec.Raw
    awaits: Awaits | None
    """None during a draw, which stays hidden until it is made."""
    news: tuple[News, ...] = ()
    ack: str = ""


class DoneReply(Struct, frozen=True, tag="done"):
    """A command is carried out and durable, and there is nothing else to report."""

    id: str
    number: int


class RefusalReply(Struct, frozen=True, tag="refused"):
    """A command or message is refused, and why."""

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
    """A set phrase that a player said."""

    seat: Seat
    phrase: str


class CloseNotice(Struct, frozen=True, tag="closed"):
    """The server closes the socket, and why."""

    code: str
    sentence: RichSentence
    again: bool
    """Whether to reconnect later."""


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
