"""Random play through the `Game` protocol: moves, chance, time and leaving."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from abaculus.kernel.awaits import Chance, Turn, first_due
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.messages import Seat
from abaculus.kernel.options import Options
from abaculus.questions.delivery.table_source import TABLE_SOURCE
from abaculus.testing.cases import EventCase, Moment, Subject

_REAL = 4
"""One question in this many is real; the others are blank."""


class Manner(Struct, frozen=True):
    """How players behave in a random game."""

    late: int = 0
    """A clock runs out one time in this many; 0: only when no seat must move."""
    leaving: int = 0
    """A seat leaves one time in this many; 0: never."""


MANNERS = (
    Manner(),
    Manner(late=4),
    Manner(leaving=2),
    Manner(late=20),
    Manner(leaving=8, late=8),
    Manner(leaving=40, late=40),
)


def first_moment(subject: Subject, options: Options) -> Moment:
    """The moment before the first event."""
    state = subject.game.setup(options)
    return Moment(subject, options, state, subject.game.awaits(state), now=0)


def play_on(moment: Moment, manner: Manner) -> Iterator[Moment]:
    """The moments that follow, until the game ends, if it does."""
    while not moment.is_over:
        _, moment = advance(moment, next_event(moment, manner))
        yield moment


def advance(moment: Moment, event: Event[Any]) -> tuple[EventCase, Moment]:
    """The case of an event, and the moment after it."""
    step = moment.game.apply(moment.state, event)
    return EventCase(moment, event, step), replace(
        moment,
        state=step.state,
        awaits=moment.game.awaits(step.state),
        now=step.event.at,
        gone=moment.gone | {event.seat} if isinstance(event, Left) else moment.gone,
        events=(*moment.events[-7:], step.event),
    )


def next_event(moment: Moment, manner: Manner) -> Event[Any]:
    """A random event that may happen now."""
    one_in = moment.subject.one_in
    rng = moment.subject.rng
    present = [seat for seat in moment.seats if seat not in moment.gone]
    if manner.leaving and present and one_in(manner.leaving):
        return Left(_in_time(moment), present[rng.below(len(present))])
    awaits = moment.awaits
    if isinstance(awaits, Chance):
        asker = TABLE_SOURCE if one_in(_REAL) else None
        return Drawn(moment.now, sample(awaits.draw, rng, asker))
    seat = _mover(moment)
    late = _late(moment)
    is_over_time = seat is None or _is_last_moment(moment)
    if late is not None and (is_over_time or (manner.late and one_in(manner.late))):
        return late
    if seat is None:
        raise ValueError(f"nobody is to move: {awaits}")
    at = _in_time(moment)
    return Played(at, seat, moment.game.sample(moment.state, seat, rng))


def _mover(moment: Moment) -> Seat | None:
    """A seat that must move, or one time in eight one that may; None if there is none."""
    if not isinstance(moment.awaits, Turn):
        return None
    must, may = moment.awaits.must, moment.awaits.may
    seats = may if may and moment.subject.one_in(8) else must
    return seats[moment.subject.rng.below(len(seats))] if seats else None


def _deadlines(moment: Moment) -> list[int]:
    awaits = moment.awaits
    return [one.at - one.is_sharp for one in awaits.deadlines] if isinstance(awaits, Turn) else []


def _late(moment: Moment) -> TimedOut | None:
    ends = _deadlines(moment)
    return first_due(moment.awaits, min(ends) + 1) if ends else None


def _is_last_moment(moment: Moment) -> bool:
    """Whether a sharp deadline comes next, so that time would otherwise stand still before it."""
    awaits = moment.awaits
    deadlines = awaits.deadlines if isinstance(awaits, Turn) else ()
    return any(one.is_sharp and one.at - 1 <= moment.now for one in deadlines)


def _in_time(moment: Moment) -> int:
    """A random time from the last event to the first deadline, both included."""
    last = min(_deadlines(moment), default=moment.now + 20_000)
    return moment.now + moment.subject.rng.below(max(1, last - moment.now + 1))
