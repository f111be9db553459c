"""What a table of Pytagora, Basic or Pro waits for, one phase after the other."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import Seat


class Dealing(Struct, frozen=True, tag="deal"):
    """A seat is to receive its first hand."""

    seat: Seat


class Lots(Struct, frozen=True, tag="lots"):
    """Chance decides among those whose hands are alike who starts."""

    contenders: tuple[Seat, ...]


class Rolling(Struct, frozen=True, tag="roll"):
    """A seat is to throw the die, or (thrown) the die is tumbling."""

    seat: Seat
    since: int
    thrown: bool = False


class Facing(Struct, frozen=True, tag="face"):
    """A seat may put the die on the face it likes."""

    seat: Seat
    since: int


class Stealing(Struct, frozen=True, tag="steal"):
    """A seat is to take a piece from another."""

    seat: Seat
    since: int


class Composing(Struct, frozen=True, tag="compose"):
    """A seat is to write."""

    seat: Seat
    since: int
    second: bool = False
    """Whether one line of two is written."""
    bought: bool = False


class Drawing(Struct, frozen=True, tag="draw"):
    """A seat must draw a number of pieces, of any sort or of one."""

    seat: Seat
    many: int
    sort: str
    """`any`, `number` or `symbol`."""
    then: str
    """What comes next: `compose` (after +3 or a theft), `refill` (and top-up)."""
    since: int
    """When the turn began, in which it is drawn; so in every phase of a turn."""
    thief: Seat | None = None
    """Who stole from the seat, where it draws to make up for a theft."""


class Asking(Struct, frozen=True, tag="more"):
    """A seat may draw one more piece of the sort that is short."""

    seat: Seat
    since: int
    sort: str


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


Phase: TypeAlias = (
    Dealing | Lots | Rolling | Facing | Stealing | Composing | Drawing | Asking | Ended
)
