"""The commands that people can give at a table."""

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
    """Resign; the seat stays, and the game continues or ends by its rules."""

    seat: Seat


class Rename(Struct, frozen=True, tag="rename"):
    """Rename a seat: one's own, or for the host any on the host's screen."""

    seat: Seat
    name: str


class RequestTakeback(Struct, frozen=True, tag="ask-back"):
    """Ask the others to let the last move be taken back."""

    seat: Seat


class AnswerTakeback(Struct, frozen=True, tag="answer-back"):
    """Agree to the takeback, or refuse it."""

    seat: Seat
    agrees: bool


class LeaveSeat(Struct, frozen=True, tag="rise"):
    """Leave a seat before the start."""

    seat: Seat


class ArrangeSeats(Struct, frozen=True, tag="seating"):
    """Host, before the start: set the players.

    `keeps` has for each of them the present seat of a player who stays, or None.
    """

    players: tuple[SeatRequest, ...]
    keeps: tuple[Seat | None, ...]


class ChangeOptions(Struct, frozen=True, tag="arrange"):
    """Host, before the start: change the variant or the options."""

    variant: str
    options: dict[str, str | int | bool]


class LockDoor(Struct, frozen=True, tag="lock"):
    """Host, before the start: let nobody else sit down, or let them again."""

    locked: bool


class Start(Struct, frozen=True, tag="start"):
    """Host: start the game; open seats are left out if enough players remain."""


class Pause(Struct, frozen=True, tag="pause"):
    """Host: stop the clock."""


class Resume(Struct, frozen=True, tag="resume"):
    """Host: restart the clock."""


class HoldSeat(Struct, frozen=True, tag="hold"):
    """Host: let a bot play for an absent person."""

    seat: Seat
    bot: str = ""
    """The bot's name; empty: the family's middle one."""


class ReturnSeat(Struct, frozen=True, tag="hand-back"):
    """Host, or the person who is back: take the seat back from the bot."""

    seat: Seat


class Remove(Struct, frozen=True, tag="remove"):
    """Host: before the start, free a seat; during the game, make its player leave."""

    seat: Seat


class Rematch(Struct, frozen=True, tag="rematch"):
    """Host, after the end: open a new table for the same people; the next seat starts."""


Command: TypeAlias = (
    Play
    | Resign
    | Rename
    | RequestTakeback
    | AnswerTakeback
    | LeaveSeat
    | ArrangeSeats
    | ChangeOptions
    | LockDoor
    | Start
    | Pause
    | Resume
    | HoldSeat
    | ReturnSeat
    | Remove
    | Rematch
)
