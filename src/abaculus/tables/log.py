"""The entries of a table's event log, which only grows; folding it gives the table."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError, Seat
from abaculus.tables.table import SeatHolder

_OLD_NAMES = {"holders": "chairs"}
"""Names that logs already written use."""


class OpenEntry(Struct, frozen=True, tag="opened", rename=_OLD_NAMES):
    """The first entry of every log."""

    family: str
    variant: str
    options: dict[str, str | int | bool]
    """The host's choices, without `players` and the options of seats."""
    holders: tuple[SeatHolder, ...]
    host: str
    """The digest of the host's token."""
    when: int
    """Seconds since 1970."""


class SeatsEntry(Struct, frozen=True, tag="reseated", rename=_OLD_NAMES):
    """The seats before the start: someone sat down, left or was renamed, or the host changed them.

    After the start only names, tokens and stand-ins may differ.
    """

    holders: tuple[SeatHolder, ...]


class OptionsEntry(Struct, frozen=True, tag="rearranged"):
    """The host chose another variant or other options before the start."""

    variant: str
    options: dict[str, str | int | bool]


class DoorEntry(Struct, frozen=True, tag="door"):
    """The host locked the door before the start, or unlocked it."""

    locked: bool


class StartEntry(Struct, frozen=True, tag="began"):
    """The game is set up; events may follow."""

    rules: str = ""
    """The version of its rules; empty: the first, in logs from before it was written."""


class EventEntry(Struct, frozen=True, tag="happened"):
    """An event of the game, as a record writes it."""

    at: int
    seat: Seat | None
    text: str


class TakebackEntry(Struct, frozen=True, tag="taken-back"):
    """The game continues from an earlier event."""

    stands: int
    """The number of events that remain."""


class TakebackRequestEntry(Struct, frozen=True, tag="asked"):
    """A seat asks to take its last move back."""

    seat: Seat


class TakebackAnswerEntry(Struct, frozen=True, tag="answered"):
    """A seat agrees to the takeback, or refuses it."""

    seat: Seat
    agrees: bool


class PauseEntry(Struct, frozen=True, tag="paused"):
    """The table's clock stopped."""

    at: int


class ResumeEntry(Struct, frozen=True, tag="resumed"):
    """The table's clock restarted."""


class RematchEntry(Struct, frozen=True, tag="followed"):
    """A rematch was opened at another table."""

    table: str


LogEntry: TypeAlias = (
    OpenEntry
    | SeatsEntry
    | OptionsEntry
    | DoorEntry
    | StartEntry
    | EventEntry
    | TakebackEntry
    | TakebackRequestEntry
    | TakebackAnswerEntry
    | PauseEntry
    | ResumeEntry
    | RematchEntry
)


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[LogEntry] = msgspec.json.Decoder(LogEntry)


def encode_entry(entry: LogEntry) -> bytes:
    """The entry as a store keeps it."""
    return _ENCODER.encode(entry)


def decode_entry(text: bytes, number: int = 0) -> LogEntry:
    """The entry that the bytes encode; raises `RefusedError` if they do not."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RefusedError(Refusal("book-damaged", {"line": number})) from error
