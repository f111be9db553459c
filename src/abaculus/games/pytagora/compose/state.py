"""A state of Pytagora, Basic or Pro: everything at one moment."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.games.pytagora.equality.terms import Board, Hand, LineTerms
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat


class Rules(Struct, frozen=True):
    """The rules of one table, ready for play."""

    terms: LineTerms
    players: int
    bag: tuple[int, ...]
    """The whole bag at the start, in the order of `KINDS`."""
    supply: tuple[int, int]
    """The common stock at the start: = and )."""
    has_die: bool
    hand_size: int
    target: int | None
    """None: a fixed number of turns ends the game."""
    turns: int | None
    hidden: bool
    topup: str
    """`auto`, `ask` or `off`."""
    tiebreak_cap: int
    turn_times: tuple[int, ...]
    """Milliseconds per turn for each seat; 0: no clock."""


class Dealing(Struct, frozen=True, tag="deal"):
    """A seat receives its first hand."""

    seat: Seat


class Lots(Struct, frozen=True, tag="lots"):
    """Chance decides who starts among seats with equal hands."""

    contenders: tuple[Seat, ...]


class Rolling(Struct, frozen=True, tag="roll"):
    """A seat must throw the die, or (thrown) the die is rolling."""

    seat: Seat
    since: int
    thrown: bool = False


class Facing(Struct, frozen=True, tag="face"):
    """A seat may choose a face of the die."""

    seat: Seat
    since: int


class Stealing(Struct, frozen=True, tag="steal"):
    """A seat must take a piece from another."""

    seat: Seat
    since: int


class Composing(Struct, frozen=True, tag="compose"):
    """A seat may write a line."""

    seat: Seat
    since: int
    second: bool = False
    """Whether one line of two is written."""
    bought: bool = False


class Drawing(Struct, frozen=True, tag="draw"):
    """A seat must draw this many pieces, of any sort or of one."""

    seat: Seat
    many: int
    sort: str
    """`any`, `number` or `symbol`."""
    then: str
    """What follows: `compose` (after +3 or a theft), `refill` (and top-up)."""
    since: int
    """When the turn of this draw began; likewise in every phase of a turn."""
    thief: Seat | None = None
    """The thief, where the seat draws to make up for a theft."""


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


class State(BriefStruct, frozen=True):
    """Everything about a game; only replaying its events leads to it."""

    rules: Rules
    phase: Phase
    table: Board
    bag: tuple[int, ...]
    """How many pieces of each kind are in the bag, in the order of `KINDS`."""
    hands: tuple[Hand, ...]
    scores: tuple[int, ...]
    supply: tuple[int, int]
    """What is left of = and ); below 0 where pieces are lent."""
    starter: Seat = 0
    round: int = 1
    face: str = ""
    """The face of the die in this turn: `cont`, `plus3`, `double`, `two`, `steal`; empty: none."""
    chosen: bool = False
    """Whether the player chose it."""
    throws: int = 0
    """How often the die was thrown in this game."""
    idle: int = 0
    """Consecutive turns without a line."""
    tied: tuple[Seat, ...] = ()
    """The seats that play on for the victory."""
    due: tuple[Seat, ...] = ()
    """Those of them that still have the extra turn."""
    tiebreaks: int = 0
    gone: tuple[Seat, ...] = ()
    fresh: tuple[str, ...] = ()
    """What the last seat to draw has just drawn and still holds."""
    fresh_seat: Seat | None = None
    """The seat that drew it."""
    gained: tuple[int, ...] = ()
    """The points of each line of the last turn with any."""
    last: tuple[int, ...] = ()
    """The numbers of these lines, from 1."""


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(seat for seat in range(state.rules.players) if seat not in state.gone)
