"""What a MathMetrics table waits for, one phase after the other."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from abaculus.games.mathmetrics.keys import Category, Filter
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import Seat

Cause: TypeAlias = Literal["order", "ready", "bonus", "seven", "blast"]
"""What dice are thrown for."""


class Destination(Struct, frozen=True, array_like=True):
    """A place the piece can go to."""

    value: int
    """The number of steps."""
    to: str
    """The position reached."""
    path: tuple[str, ...]
    """The spaces walked over, the last one included."""


class Ordering(Struct, frozen=True, tag="order"):
    """A seat is to roll for the order of play."""

    seat: Seat
    since: int
    """When the table began to wait for this; so in every phase."""


class Starting(Struct, frozen=True, tag="start"):
    """A seat is to put its piece on the outer circle."""

    seat: Seat
    since: int


class Ready(Struct, frozen=True, tag="ready"):
    """A turn begins: the seat is to roll."""

    seat: Seat
    since: int


class Bonus(Struct, frozen=True, tag="bonus"):
    """The seat is to roll again."""

    seat: Seat
    since: int
    filter: Filter


class Choosing(Struct, frozen=True, tag="move"):
    """The seat is to choose where it goes."""

    seat: Seat
    since: int
    options: tuple[Destination, ...]
    """Lower values first, and of each the way along the circle first."""


class Picking(Struct, frozen=True, tag="pick"):
    """The seat is to choose a category."""

    seat: Seat
    since: int


class HoleIn(Struct, frozen=True, tag="hole-in"):
    """The seat has just fallen into the black hole: wait, or blast or bust."""

    seat: Seat
    since: int


class Hole(Struct, frozen=True, tag="hole"):
    """A turn begins in the black hole: seven, or blast or bust."""

    seat: Seat
    since: int


class Asking(Struct, frozen=True, tag="ask"):
    """A question is open."""

    seat: Seat
    since: int
    category: Category
    step: int
    """Which question of this space it is, from 0."""
    limit: int
    """Milliseconds given for it; 0: no limit."""


class Rolling(Struct, frozen=True, tag="rolling"):
    """Dice are in the air."""

    seat: Seat
    since: int
    cause: Cause
    filter: Filter


class Fetching(Struct, frozen=True, tag="fetching"):
    """A question is being drawn."""

    seat: Seat
    since: int
    category: Category
    step: int


class Marking(Struct, frozen=True, tag="marking"):
    """An answer is being judged."""

    seat: Seat
    since: int
    category: Category
    step: int
    taken: int
    """Milliseconds the answer took."""


class Ended(Struct, frozen=True, tag="over"):
    """The game is over."""

    outcome: Outcome


Waiting: TypeAlias = (
    Ordering | Starting | Ready | Bonus | Choosing | Picking | HoleIn | Hole | Asking
)
"""Phases in which a seat is to act."""


Chancy: TypeAlias = Rolling | Fetching | Marking


Phase: TypeAlias = Waiting | Chancy | Ended
