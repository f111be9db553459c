"""A CalcuSSIMO state: everything at one moment."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.games.calcussimo.moves import FreePlay, LinePlay, Pass, Swap
from abaculus.games.calcussimo.options import Rules
from abaculus.grids import Grid
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat


class StartDraw(Struct, frozen=True, tag="start-draw"):
    """Each contender draws a chip, shown to all; the highest number starts."""

    contenders: tuple[Seat, ...]
    drawn: tuple[str, ...] = ()
    """What the contenders have drawn so far in this round."""


class Lots(Struct, frozen=True, tag="lots"):
    """The bag cannot serve all who must draw, so lots decide."""

    contenders: tuple[Seat, ...]


class Deal(Struct, frozen=True, tag="deal"):
    """A seat receives its first rack."""

    seat: Seat


class Turning(Struct, frozen=True, tag="turn"):
    """A seat must play, swap or pass."""

    seat: Seat
    since: int
    second: bool = False
    """Whether the seat has just emptied its rack and plays again."""
    warned: bool = False


class Disputing(Struct, frozen=True, tag="dispute"):
    """A play on the board may be called wrong (honour)."""

    seat: Seat
    play: LinePlay | FreePlay
    placed: tuple[tuple[int, str, bool], ...]
    """Cell, chip, and whether it is a joker."""
    since: int
    second: bool
    """Whether the play was made in a second turn."""
    accepted: tuple[Seat, ...] = ()


class QueuedMove(Struct, frozen=True):
    """The next seat's move, which closed the time for objections and waits for the refill."""

    seat: Seat
    move: LinePlay | FreePlay | Swap | Pass


class Refilling(Struct, frozen=True, tag="refill"):
    """A seat that has played draws chips."""

    seat: Seat
    cleared: bool
    """Whether the play used every chip of the rack."""
    queued: QueuedMove | None = None


class Swapping(Struct, frozen=True, tag="swap"):
    """A seat that has returned chips draws the same number."""

    seat: Seat
    many: int
    second: bool


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


Phase: TypeAlias = StartDraw | Lots | Deal | Turning | Disputing | Refilling | Swapping | Ended


class LastPlay(Struct, frozen=True):
    """The seat that played last, and where."""

    seat: Seat
    cells: tuple[int, ...]


class State(BriefStruct, frozen=True):
    """Everything about a game; only replaying its events leads to it."""

    rules: Rules
    phase: Phase
    grid: Grid
    jokers: tuple[int, ...]
    """The cells whose chip is a joker."""
    bag: tuple[int, ...]
    """How many chips of each kind are in the bag, in the order of `KINDS`."""
    racks: tuple[str, ...]
    """Each seat's chips, sorted."""
    scores: tuple[int, ...]
    aside: str = ""
    """Chips out of play, face up: from the starting draw, or of a seat that left late."""
    starter: Seat = 0
    idle: int = 0
    """Consecutive turns without a chip placed."""
    closing: bool = False
    """Whether the last turns have begun (end mode `round`)."""
    due: tuple[Seat, ...] = ()
    """The seats that still have a last turn."""
    agreed: tuple[Seat, ...] = ()
    """The seats that agree to end now."""
    gone: tuple[Seat, ...] = ()
    leaving: tuple[Seat, ...] = ()
    """The seats that have left and will be removed at the next turn."""
    last: LastPlay | None = None
    """None: no play yet, or the play was taken back after a dispute."""


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(seat for seat in range(state.rules.players) if seat not in state.gone)
