"""What can happen at a table: moves, draws, time-outs and leaving, each with its time."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from abaculus.kernel.draws import Result
from abaculus.kernel.messages import Seat

M = TypeVar("M")
"""The moves of one game."""


class Played(Struct, Generic[M], frozen=True, tag="played"):
    """A seat made a move."""

    at: int
    """The table's time in milliseconds, pauses left out; the same in every event."""
    seat: Seat
    move: M


class Drawn(Struct, frozen=True, tag="drawn"):
    """Chance has answered; the time is that of the event that called for it."""

    at: int
    result: Result


class TimedOut(Struct, frozen=True, tag="timed-out"):
    """A deadline passed; only the table makes this event, at the time of the deadline."""

    at: int
    deadline: str
    seat: Seat | None = None


class Left(Struct, frozen=True, tag="left"):
    """A seat resigned or left for good."""

    at: int
    seat: Seat


Event: TypeAlias = Played[M] | Drawn | TimedOut | Left
