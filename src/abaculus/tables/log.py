"""What a table's book holds: it only grows, and reading it again gives the table again."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from abaculus.kernel.messages import Refusal, Refused, Seat
from abaculus.tables.table import Chair


class Opened(Struct, frozen=True, tag="opened"):
    """The first line of every book."""

    family: str
    variant: str
    options: dict[str, str | int | bool]
    """What the host chose, without `players` and the seats' own."""
    chairs: tuple[Chair, ...]
    host: str
    """The digest of the host's token."""
    when: int
    """Seconds since 1970."""


class Reseated(Struct, frozen=True, tag="reseated"):
    """The chairs before the start: somebody sat down, rose, was renamed, or the host changed them.

    After the start only names, keys and stand-ins may differ.
    """

    chairs: tuple[Chair, ...]


class Rearranged(Struct, frozen=True, tag="rearranged"):
    """Before the start the host chose another variant or other options."""

    variant: str
    options: dict[str, str | int | bool]


class Began(Struct, frozen=True, tag="began"):
    """The game is set up; from now on events happen."""


class Happened(Struct, frozen=True, tag="happened"):
    """An event of the game, in the record's own words."""

    at: int
    seat: Seat | None
    text: str


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """The game goes on from an earlier event."""

    stands: int
    """How many events of the game still stand."""


class Asked(Struct, frozen=True, tag="asked"):
    """A seat would like to take its last move back."""

    seat: Seat


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agrees to that, or does not."""

    seat: Seat
    agrees: bool


class Paused(Struct, frozen=True, tag="paused"):
    """The table's clock stands still."""

    at: int


class Resumed(Struct, frozen=True, tag="resumed"):
    """It runs again."""


class Followed(Struct, frozen=True, tag="followed"):
    """A rematch was opened at another table."""

    table: str


Line: TypeAlias = (
    Opened
    | Reseated
    | Rearranged
    | Began
    | Happened
    | TakenBack
    | Asked
    | Answered
    | Paused
    | Resumed
    | Followed
)


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def written(line: Line) -> bytes:
    """The line as a store keeps it."""
    return _ENCODER.encode(line)


def read_line(text: bytes, number: int = 0) -> Line:
    """The line behind the bytes; raises `Refused` if there is none."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(Refusal("book-damaged", {"line": number})) from error
