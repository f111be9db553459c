"""A state of The Number: everything at one moment."""

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
    """All the pieces."""
    hand_size: int
    hidden: bool
    first: Seat
    turn_times: tuple[int, ...]
    """Milliseconds per turn for each seat; 0: no clock."""


class Dealing(Struct, frozen=True, tag="deal"):
    """A seat receives its first hand."""

    seat: Seat


class Opening(Struct, frozen=True, tag="open"):
    """The first NUMBER must be drawn."""


class Rolling(Struct, frozen=True, tag="roll"):
    """A seat must throw the die, or (thrown) the die is rolling."""

    seat: Seat
    since: int
    """When the turn began, here and in every phase of a turn."""
    thrown: bool = False


class Facing(Struct, frozen=True, tag="face"):
    """A seat may choose a face of the die."""

    seat: Seat
    since: int


class Drawing(Struct, frozen=True, tag="draw"):
    """A seat without a fitting piece must draw one."""

    seat: Seat
    since: int


class Putting(Struct, frozen=True, tag="put"):
    """A seat holds a piece that fits."""

    seat: Seat
    since: int
    may_stop: bool
    """Whether it may stop: it has put one in this turn, or has just drawn a fitting piece."""
    drawn: bool = False
    """Whether the fitting piece was just drawn."""


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


Phase: TypeAlias = Dealing | Opening | Rolling | Facing | Drawing | Putting | Ended


class PilePiece(Struct, frozen=True):
    """A piece of the pile, and the seat that put it; None: it came from the bag."""

    digit: str
    seat: Seat | None


class FreshPiece(Struct, frozen=True):
    """The piece drawn last, until the die is thrown again."""

    seat: Seat
    digit: str


class State(BriefStruct, frozen=True):
    """Everything about a game; only replaying its events leads to it."""

    rules: Rules
    phase: Phase
    bag: Counts
    """How many pieces of each digit are in the bag."""
    hands: tuple[str, ...]
    """Each seat's digits in ascending order."""
    pile: tuple[PilePiece, ...] = ()
    """The pieces put, in order; the last one is the NUMBER."""
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
