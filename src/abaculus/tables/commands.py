"""What people at a table may ask for."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import Seat
from abaculus.tables.table import SeatRequest


class Play(Struct, frozen=True, tag="play"):
    """Make a move."""

    seat: Seat
    gesture: Gesture


class Resign(Struct, frozen=True, tag="resign"):
    """Leave the game for good; the chair stays, the game goes on or ends by its rules."""

    seat: Seat


class Rename(Struct, frozen=True, tag="rename"):
    """Give a seat another name; its own, or the host any of this screen."""

    seat: Seat
    name: str


class RequestTakeback(Struct, frozen=True, tag="ask-back"):
    """Ask the others to let the last move be taken back."""

    seat: Seat


class AnswerTakeback(Struct, frozen=True, tag="answer-back"):
    """Agree to that, or not."""

    seat: Seat
    agrees: bool


class LeaveSeat(Struct, frozen=True, tag="rise"):
    """Give the chair free again before the start."""

    seat: Seat


class ArrangeSeats(Struct, frozen=True, tag="seating"):
    """Host, before the start: the players as they shall be.

    `keeps` gives for each of them the seat of now whose player stays, or None.
    """

    players: tuple[SeatRequest, ...]
    keeps: tuple[Seat | None, ...]


class ChangeOptions(Struct, frozen=True, tag="arrange"):
    """Host, before the start: another variant or other options."""

    variant: str
    options: dict[str, str | int | bool]


class Start(Struct, frozen=True, tag="start"):
    """Host: begin; chairs still open are left out if enough remain."""


class Pause(Struct, frozen=True, tag="pause"):
    """Host: stop the clock."""


class Resume(Struct, frozen=True, tag="resume"):
    """Host: go on."""


class HoldSeat(Struct, frozen=True, tag="hold"):
    """Host: let a bot hold an absent person's seat."""

    seat: Seat
    bot: str = ""
    """The level; empty: the game's middle one."""


class ReturnSeat(Struct, frozen=True, tag="hand-back"):
    """Host, or the person who is back: the bot gives the seat back."""

    seat: Seat


class Remove(Struct, frozen=True, tag="remove"):
    """Host: before the start, free a chair; in the game, let its person leave."""

    seat: Seat


class Rematch(Struct, frozen=True, tag="rematch"):
    """Host, after the end: the same people at a new table, the next one starting first."""


Command: TypeAlias = (
    Play
    | Resign
    | Rename
    | RequestTakeback
    | AnswerTakeback
    | LeaveSeat
    | ArrangeSeats
    | ChangeOptions
    | Start
    | Pause
    | Resume
    | HoldSeat
    | ReturnSeat
    | Remove
    | Rematch
)
