"""A table of a ring game at one moment."""

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
    """How many pieces of each digit there are in all, those laid at the start included."""
    hand_size: int
    hidden: bool
    first: Seat
    turn_times: tuple[int, ...]
    """Milliseconds for a turn of each seat; 0: no clock."""


class Dealing(Struct, frozen=True, tag="deal"):
    """A seat is to receive its first hand."""

    seat: Seat


class Drawing(Struct, frozen=True, tag="draw"):
    """A seat that holds nothing that fits is to draw a piece."""

    seat: Seat
    since: int


class Attaching(Struct, frozen=True, tag="attach"):
    """A seat is to attach a piece, or (drawn) may attach the one it has just drawn."""

    seat: Seat
    since: int
    drawn: bool = False


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


Phase: TypeAlias = Dealing | Drawing | Attaching | Ended


class Attachment(Struct, frozen=True):
    """A piece somebody attached."""

    seat: Seat
    ring: int
    place: int


class FreshPiece(Struct, frozen=True):
    """The piece that was drawn last, until its owner attaches one or another is drawn."""

    seat: Seat
    digit: str


class State(BriefStruct, frozen=True):
    """Everything about a table; replaying its events is the only way to one."""

    rules: Rules
    phase: Phase
    arcs: tuple[Arc, ...]
    """What is laid of each ring."""
    bag: tuple[int, ...]
    """How many pieces of each digit are in it; it has no order."""
    hands: tuple[str, ...]
    """Each seat's digits in rising order."""
    laid: tuple[Attachment, ...] = ()
    """The attachments in their order."""
    turns: int = 0
    """How many turns are over."""
    fresh: FreshPiece | None = None
    gone: tuple[Seat, ...] = ()


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(seat for seat in range(state.rules.players) if seat not in state.gone)
