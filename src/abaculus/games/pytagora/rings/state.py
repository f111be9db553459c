"""A state of a ring game: everything at one moment."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.games.pytagora.rings.ring import Arc, Ring
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat


class Rules(Struct, frozen=True):
    """The rules of one table, ready for play."""

    rings: tuple[Ring, ...]
    players: int
    bag: tuple[int, ...]
    """How many pieces of each digit there are in all, including those laid at the start."""
    hand_size: int
    hidden: bool
    first: Seat
    turn_times: tuple[int, ...]
    """Milliseconds per turn for each seat; 0: no clock."""


class Dealing(Struct, frozen=True, tag="deal"):
    """A seat receives its first hand."""

    seat: Seat


class Drawing(Struct, frozen=True, tag="draw"):
    """A seat without a fitting piece must draw one."""

    seat: Seat
    since: int


class Attaching(Struct, frozen=True, tag="attach"):
    """A seat must attach a piece, or (drawn) may attach the one it has just drawn."""

    seat: Seat
    since: int
    drawn: bool = False


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


Phase: TypeAlias = Dealing | Drawing | Attaching | Ended


class Attachment(Struct, frozen=True):
    """A piece attached by a seat."""

    seat: Seat
    ring: int
    place: int


class FreshPiece(Struct, frozen=True):
    """The piece drawn last, until its owner attaches one or another is drawn."""

    seat: Seat
    digit: str


class State(BriefStruct, frozen=True):
    """Everything about a game; only replaying its events leads to it."""

    rules: Rules
    phase: Phase
    arcs: tuple[Arc, ...]
    """The arc laid of each ring."""
    bag: tuple[int, ...]
    """How many pieces of each digit are in the bag."""
    hands: tuple[str, ...]
    """Each seat's digits in ascending order."""
    laid: tuple[Attachment, ...] = ()
    """The attachments in order."""
    turns: int = 0
    """How many turns are over."""
    fresh: FreshPiece | None = None
    gone: tuple[Seat, ...] = ()


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(seat for seat in range(state.rules.players) if seat not in state.gone)
