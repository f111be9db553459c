"""A table of The Number at one moment."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.games.pytagora.digits import Counts
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat


class Rules(Struct, frozen=True):
    """The rules of one table, ready for play."""

    players: int
    bag: Counts
    """All the pieces there are."""
    hand_size: int
    hidden: bool
    first: Seat
    turn_times: tuple[int, ...]
    """Milliseconds for a turn of each seat; 0: no clock."""


class Dealing(Struct, frozen=True, tag="deal"):
    """A seat is to receive its first hand."""

    seat: Seat


class Opening(Struct, frozen=True, tag="open"):
    """The first NUMBER is to be drawn."""


class Rolling(Struct, frozen=True, tag="roll"):
    """A seat is to throw the die, or (thrown) the die is tumbling."""

    seat: Seat
    since: int
    """When the turn began; so in every phase of a turn."""
    thrown: bool = False


class Facing(Struct, frozen=True, tag="face"):
    """A seat may put the die on the face it likes."""

    seat: Seat
    since: int


class Drawing(Struct, frozen=True, tag="draw"):
    """A seat that holds nothing that fits is to draw a piece."""

    seat: Seat
    since: int


class Putting(Struct, frozen=True, tag="put"):
    """A seat holds a piece that fits."""

    seat: Seat
    since: int
    may_stop: bool
    """Whether it need not put: it has put one in this turn, or has just drawn what fits."""
    drawn: bool = False
    """Whether what fits is the piece just drawn."""


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


Phase: TypeAlias = Dealing | Opening | Rolling | Facing | Drawing | Putting | Ended


class PilePiece(Struct, frozen=True):
    """A piece of the pile, and who put it; None: it came out of the bag."""

    digit: str
    seat: Seat | None


class FreshPiece(Struct, frozen=True):
    """The piece that was drawn last, until the die is thrown again."""

    seat: Seat
    digit: str


class State(BriefStruct, frozen=True):
    """Everything about a table; replaying its events is the only way to one."""

    rules: Rules
    phase: Phase
    bag: Counts
    """How many pieces of each digit are in it; it has no order."""
    hands: tuple[str, ...]
    """Each seat's digits in rising order."""
    pile: tuple[PilePiece, ...] = ()
    """What was put, in order; the last piece is the NUMBER."""
    face: str = ""
    """The face of the die in this turn; empty: not thrown yet."""
    throws: int = 0
    turns: int = 0
    """How many turns have begun."""
    fresh: FreshPiece | None = None
    gone: tuple[Seat, ...] = ()


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(seat for seat in range(state.rules.players) if seat not in state.gone)
