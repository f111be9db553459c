"""A state of Multiplication Tables: everything at one moment."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from abaculus.games.pytagora.digits import NONE, Counts
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat

SKIPPED: Final = ""
"""The answer of a seat that skips."""


class Rules(Struct, frozen=True):
    """The rules of one table, ready for play."""

    players: int
    bag: Counts
    """All the pieces."""
    hand_size: int
    turns: int
    """How many turns are played before pieces are counted."""
    times: int
    """How many × there are: one per turn, the rest for breaking ties."""
    redraw: bool
    """Whether a 0 drawn as a factor goes back."""
    hidden: bool
    turn_times: tuple[int, ...]
    """Milliseconds per answer for each seat; 0: no clock."""


class Dealing(Struct, frozen=True, tag="deal"):
    """A seat receives its first hand."""

    seat: Seat


class Factoring(Struct, frozen=True, tag="factors"):
    """The two factors of a turn must be drawn."""


class Answering(Struct, frozen=True, tag="answer"):
    """The seats answer at the same time; their pieces are still in their hands."""

    since: int
    answers: tuple[str | None, ...]
    """The answer of each seat; None: not yet, or it takes no part."""


class Drawing(Struct, frozen=True, tag="draw"):
    """These seats must draw a piece each, the first of them now."""

    seats: tuple[Seat, ...]


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


Phase: TypeAlias = Dealing | Factoring | Answering | Drawing | Ended


class LaidAnswer(Struct, frozen=True):
    """An answer laid on the table."""

    seat: Seat
    product: str
    numbers: tuple[int, ...]
    """For each of its pieces, its number among all of its digit the seat has laid."""


class Sequence(Struct, frozen=True):
    """The pieces laid in one turn: a × b, and each answer behind its own =."""

    turn: int
    factors: str
    answers: tuple[LaidAnswer, ...] = ()

    @property
    def run(self) -> str:
        """The multiplication, such as `3*8`."""
        return "*".join(self.factors)

    @property
    def product(self) -> str:
        """The product of the factors."""
        return str(int(self.factors[0]) * int(self.factors[1]))

    @property
    def digits(self) -> str:
        """All its number pieces."""
        return self.factors + "".join(laid.product for laid in self.answers)


class State(BriefStruct, frozen=True):
    """Everything about a game; only replaying its events leads to it."""

    rules: Rules
    phase: Phase
    bag: Counts
    """How many pieces of each digit are in the bag."""
    hands: tuple[str, ...]
    """Each seat's digits in ascending order."""
    laid: tuple[Counts, ...]
    """All the digits each seat has laid."""
    fresh: tuple[str, ...]
    """What each seat drew last, until the next turn closes."""
    turn: int = 0
    sequence: Sequence | None = None
    """The sequence of this turn."""
    before: Sequence | None = None
    """The sequence of the turn before, for display: its pieces are spent or in the bag."""
    spent: Counts = NONE
    """The pieces of earlier turns that are not back in the bag."""
    tied: tuple[Seat, ...] = ()
    """The seats that play on for the victory."""
    behind: tuple[tuple[Seat, ...], ...] = ()
    """The places behind them."""
    gone: tuple[Seat, ...] = ()


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(seat for seat in range(state.rules.players) if seat not in state.gone)


def playing_seats(state: State) -> tuple[Seat, ...]:
    """The seats that answer and draw: all, or those that play on for the victory."""
    return state.tied or still_in(state)
