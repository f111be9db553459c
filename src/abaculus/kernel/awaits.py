"""What a state waits for: seats, chance, or nothing because the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from abaculus.kernel.draws import Draw
from abaculus.kernel.events import TimedOut
from abaculus.kernel.messages import Seat
from abaculus.kernel.options import ChoiceOption, GameOptions, Options, read_seats


class Deadline(Struct, frozen=True):
    """A moment at which something happens by itself; several may run at once."""

    name: str
    at: int
    seat: Seat | None = None
    """Whose time it is; None: no particular seat's."""
    is_sharp: bool = False
    """Whether an event at this very moment is too late."""


class Turn(Struct, frozen=True, tag="turn"):
    """Players must move."""

    must: tuple[Seat, ...]
    """The seats the game waits for."""
    may: tuple[Seat, ...] = ()
    """Further seats that may move now but need not."""
    deadlines: tuple[Deadline, ...] = ()
    is_begun: bool = False
    """Whether the next move continues the turn of the move before it, as after rolling a die."""


class Chance(Struct, frozen=True, tag="chance"):
    """Chance must decide."""

    draw: Draw


class Outcome(Struct, frozen=True):
    """How a game ended."""

    reason: str
    """The code of the sentence that says why; it has no values."""
    places: tuple[tuple[Seat, ...], ...]
    """The seats by place, winners first; equal seats share a place; () first: nobody won."""
    scores: tuple[int, ...]
    """One per seat."""


class Over(Struct, frozen=True, tag="over"):
    """The game has ended."""

    outcome: Outcome


Awaits: TypeAlias = Turn | Chance | Over


def describe_awaits(awaits: Awaits) -> str:
    """What a state waits for, in a few words for programmers."""
    match awaits:
        case Over(outcome):
            first = outcome.places[0] if outcome.places else ()
            return f"over, {_format_seats(first)} won" if first else "over, nobody won"
        case Chance():
            return "chance to act"
        case Turn(must=must):
            return f"{_format_seats(must)} to move" if must else "nobody has to move"


def _format_seats(seats: Sequence[Seat]) -> str:
    return f"{'seat' if len(seats) == 1 else 'seats'} {', '.join(map(str, seats))}"


def first_due(awaits: Awaits, now: int) -> TimedOut | None:
    """The earliest deadline that passed before `now`, ties in listed order; None if there is none.

    An event at the exact moment of a deadline is in time, unless the deadline is sharp.
    """
    if not isinstance(awaits, Turn):
        return None
    due = [deadline for deadline in awaits.deadlines if deadline.at < now + deadline.is_sharp]
    if not due:
        return None
    first = min(due, key=lambda deadline: deadline.at)
    return TimedOut(at=first.at, deadline=first.name, seat=first.seat)


_FACTORS: Final = {"0": (0, 1), "1": (1, 1), "1.5": (3, 2), "2": (2, 1), "3": (3, 1)}

TIME_FACTOR: Final = ChoiceOption("time_factor", "1", tuple(_FACTORS))
"""A factor for a seat's time; 0: no clock for this seat."""


class TimedSeat(GameOptions, frozen=True):
    """A seat whose only option is its time."""

    time_factor: Literal["0", "1", "1.5", "2", "3"] = "1"


def turn_times(seconds: int, options: Options) -> tuple[int, ...]:
    """Milliseconds per turn for each seat, by its `time_factor`; 0: no clock."""
    factors = [_FACTORS[seat.time_factor] for seat in read_seats(options, TimedSeat)]
    return tuple(seconds * 1000 * times // parts for times, parts in factors)
