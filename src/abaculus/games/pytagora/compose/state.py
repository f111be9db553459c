"""A state of Pytagora, Basic or Pro: everything at one moment."""

from __future__ import annotations

from msgspec import Struct

from abaculus.games.pytagora.compose.phases import Phase
from abaculus.games.pytagora.equality.terms import Board, Hand, LineTerms
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
