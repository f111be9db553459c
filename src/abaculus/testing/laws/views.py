"""Laws of states and views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from abaculus.kernel.codec import decode, encode
from abaculus.kernel.messages import Seat
from abaculus.testing.cases import Moment


def states_are_sound(moment: Moment) -> str | None:
    """A game finds no fault with its own states."""
    return moment.game.fault(moment.state)


def states_travel(moment: Moment) -> str | None:
    """A state survives JSON."""
    back = decode(encode(moment.state), moment.game.shapes.state)
    return None if back == moment.state else f"{moment.state} came back as {back}"


def views_travel(moment: Moment) -> str | None:
    """A view survives JSON."""
    for seat, view in _views(moment):
        back = decode(encode(view), moment.game.shapes.view)
        if back != view:
            return f"the view of {_who(seat)} came back as {back}"
    return None


def views_say_whose_they_are(moment: Moment) -> str | None:
    """A view names its seat."""
    for seat, view in _views(moment):
        if view.seat != seat:
            return f"the view of {_who(seat)} says it is for {_who(view.seat)}"
    return None


def spectators_see_what_everyone_knows(moment: Moment) -> str | None:
    """Whatever a seat imagines, a spectator sees the same: only what everyone may know."""
    public = moment.game.view(moment.state, None)
    for seat, view in _views(moment):
        imagined = moment.game.imagine(view, moment.subject.rng)
        if moment.game.view(imagined, None) != public:
            return f"a spectator sees something that {_who(seat)} does not know: {public}"
    return None


def imagined_states_look_the_same(moment: Moment) -> str | None:
    """Every state imagined from a view has that view: it holds no secret and hides no fact."""
    for seat, view in _views(moment):
        imagined = moment.game.imagine(view, moment.subject.rng)
        again = moment.game.view(imagined, seat)
        if again != view:
            return f"{_who(seat)} sees {view}, and {again} after imagining it"
    return None


def imagined_states_are_sound(moment: Moment) -> str | None:
    """An imagined state is sound."""
    for seat, view in _views(moment):
        fault = moment.game.fault(moment.game.imagine(view, moment.subject.rng))
        if fault is not None:
            return f"{_who(seat)} imagines an impossible state: {fault}"
    return None


def imagined_states_wait_alike(moment: Moment) -> str | None:
    """A view shows whether seats, chance or nothing is awaited, and whether its own seat is."""
    for seat, view in _views(moment):
        imagined = _imagine(moment, view)
        if type(imagined.awaits) is not type(moment.awaits):
            return f"{_who(seat)} imagines {imagined.awaits} instead of {moment.awaits}"
        if (seat in imagined.asked) != (seat in moment.asked):
            return f"{_who(seat)} does not know whether to move"
    return None


def _imagine(moment: Moment, view: Any) -> Moment:
    state = moment.game.imagine(view, moment.subject.rng)
    return Moment(
        moment.subject,
        moment.options,
        state,
        moment.game.awaits(state),
        now=moment.now,
        gone=moment.gone,
    )


def _views(moment: Moment) -> Iterator[tuple[Seat | None, Any]]:
    for seat in (*moment.seats, None):
        yield seat, moment.game.view(moment.state, seat)


def _who(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
