"""A Mathesso state: everything at one moment."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from abaculus.kernel.awaits import Outcome
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat

COVERED: Final = "-"
UP: Final = "^"
TAKEN: Final = "x"
"""The states of a jetton in `State.lies`."""

Order: TypeAlias = Literal["ones", "seats", "random"]
Help: TypeAlias = Literal["off", "targets", "full"]


class Rules(Struct, frozen=True, omit_defaults=True):
    """The rules of one table, ready for play."""

    variant: str
    players: int
    box: str
    """The name or text of the box."""
    deck: str
    """The keys of all pairs, in canonical order."""
    order: Order
    by_pairs: bool
    """Whether pairs are counted, not points."""
    min_flips: int
    double: bool
    """Whether each zero doubles its number."""
    stall_rounds: int
    turn_times: tuple[int, ...]
    """Milliseconds per turn for each seat; 0: no clock."""
    show_time: int
    open_memory: bool
    ruler: bool
    hints: Help
    in_colours: bool = False
    """Whether faces are described without numbers, for children who cannot read them."""
    counts_twice: bool = False
    """Whether an interrupted turn counts before the extra move as well as after it."""


class JettonSpot(Struct, frozen=True, array_like=True):
    """The place of a jetton, in thousandths of its diameter, and its rotation."""

    x: int
    y: int
    angle: int


class WonPair(Struct, frozen=True, array_like=True):
    """A pair taken, and the places of its jettons."""

    key: str
    first: int
    second: int


class Dropping(Struct, frozen=True, tag="drop"):
    """The cells that stay empty must be drawn."""


class Scattering(Struct, frozen=True, tag="scatter"):
    """The jettons of a row must be scattered."""

    row: int
    cells: tuple[int, ...]
    """The cells that hold a jetton, in reading order."""


class Backing(Struct, frozen=True, tag="backs"):
    """Chance decides where each back is; no face is decided yet."""


class Lots(Struct, frozen=True, tag="lots"):
    """Lots decide the order of these seats."""

    seats: tuple[Seat, ...]


class Ordering(Struct, frozen=True, tag="order"):
    """A seat must turn a one, to decide who starts."""

    seat: Seat
    since: int
    """When its time began, here and in every phase of a turn."""


class Lapsed(Struct, frozen=True, tag="lapsed"):
    """A seat has let the time for its one pass, so chance chooses it."""

    seat: Seat


class Starting(Struct, frozen=True, tag="start"):
    """A seat must turn its first jetton."""

    seat: Seat
    since: int


class Seconding(Struct, frozen=True, tag="second"):
    """A seat may turn a second jetton."""

    seat: Seat
    since: int
    first: int
    """The place of the first one."""


class Revealing(Struct, frozen=True, tag="reveal"):
    """A jetton is being turned; its face must be drawn."""

    seat: Seat
    place: int
    since: int
    first: int | None
    """The place turned before it in this turn."""
    is_one: bool
    """Whether it is turned to decide who starts."""


class Showing(Struct, frozen=True, tag="show"):
    """The turn is decided; its jettons stay face up until they are covered."""

    seat: Seat
    since: int
    places: tuple[int, ...]
    """The places turned."""
    won: bool


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


Phase: TypeAlias = (
    Dropping
    | Scattering
    | Backing
    | Lots
    | Ordering
    | Lapsed
    | Starting
    | Seconding
    | Revealing
    | Showing
    | Ended
)


class State(BriefStruct, frozen=True):
    """Everything about a game; only replaying its events leads to it."""

    rules: Rules
    phase: Phase
    hands: tuple[tuple[WonPair, ...], ...]
    """Each seat's pairs, in the order they were taken."""
    rows: str = ""
    """How many jettons each row of the table holds; places are numbered in reading order."""
    spots: tuple[JettonSpot, ...] = ()
    tops: tuple[str, ...] = ()
    """The back at each place."""
    faces: tuple[str, ...] = ()
    """The key at each place once turned; empty: not decided yet."""
    lies: str = ""
    """A letter for each place: covered, up or taken."""
    draws: tuple[tuple[int, ...], ...] = ()
    """The numbers each seat has drawn for the order, until it is settled."""
    waiting: tuple[Seat, ...] = ()
    """The seats still to draw in this round, in order."""
    order: tuple[Seat, ...] = ()
    """The seats in playing order."""
    turns: int = 0
    """How many turns have begun; one that an extra move interrupts begins after it."""
    idle: int = 0
    """Consecutive turns that took nothing and turned nothing new."""
    lapses: int = 0
    """Consecutive turns lost to the clock."""
    is_fresh: bool = False
    """Whether this turn has turned something new."""
    extra: Seat | None = None
    """The seat that may take the extra move."""
    is_spent: bool = False
    """Whether the extra move has already been won."""
    interrupted: Seat | None = None
    """The seat whose turn an extra move has postponed."""
    agreed: tuple[Seat, ...] = ()
    gone: tuple[Seat, ...] = ()


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(seat for seat in range(state.rules.players) if seat not in state.gone)


def keys_of(hand: tuple[WonPair, ...]) -> list[str]:
    """The keys of a hand's pairs."""
    return [won.key for won in hand]


def places_with(wanted: str, things: tuple[str, ...]) -> list[int]:
    """The places with this value, found faster than one by one."""
    found: list[int] = []
    start = 0
    for _ in range(things.count(wanted)):
        start = things.index(wanted, start)
        found.append(start)
        start += 1
    return found
