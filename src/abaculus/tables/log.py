"""What a table's book holds: it only grows, and reading it again gives the table again."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError, Seat
from abaculus.tables.table import SeatHolder


class OpenEntry(Struct, frozen=True, tag="opened"):
    """The first line of every book."""

    family: str
    variant: str
    options: dict[str, str | int | bool]
    """What the host chose, without `players` and the seats' own."""
    chairs: tuple[SeatHolder, ...]
    host: str
    """The digest of the host's token."""
    when: int
    """Seconds since 1970."""


class SeatsEntry(Struct, frozen=True, tag="reseated"):
    """The chairs before the start: somebody sat down, rose, was renamed, or the host changed them.

    After the start only names, keys and stand-ins may differ.
    """

    chairs: tuple[SeatHolder, ...]


class OptionsEntry(Struct, frozen=True, tag="rearranged"):
    """Before the start the host chose another variant or other options."""

    variant: str
    options: dict[str, str | int | bool]


class StartEntry(Struct, frozen=True, tag="began"):
    """The game is set up; from now on events happen."""


class EventEntry(Struct, frozen=True, tag="happened"):
    """An event of the game, in the record's own words."""

    at: int
    seat: Seat | None
    text: str


class TakebackEntry(Struct, frozen=True, tag="taken-back"):
    """The game goes on from an earlier event."""

    stands: int
    """How many events of the game still stand."""


class TakebackRequestEntry(Struct, frozen=True, tag="asked"):
    """A seat would like to take its last move back."""

    seat: Seat


class TakebackAnswerEntry(Struct, frozen=True, tag="answered"):
    """A seat agrees to that, or does not."""

    seat: Seat
    agrees: bool


class PauseEntry(Struct, frozen=True, tag="paused"):
    """The table's clock stands still."""

    at: int


class ResumeEntry(Struct, frozen=True, tag="resumed"):
    """It runs again."""


class RematchEntry(Struct, frozen=True, tag="followed"):
    """A rematch was opened at another table."""

    table: str


LogEntry: TypeAlias = (
    OpenEntry
    | SeatsEntry
    | OptionsEntry
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


def encode_entry(line: LogEntry) -> bytes:
    """The line as a store keeps it."""
    return _ENCODER.encode(line)


def decode_entry(text: bytes, number: int = 0) -> LogEntry:
    """The line behind the bytes; raises `RefusedError` if there is none."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RefusedError(Refusal("book-damaged", {"line": number})) from error
