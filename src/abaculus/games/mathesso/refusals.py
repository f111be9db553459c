"""Why a move cannot be made now: the codes and their order (specification 10)."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.mathesso.moves import Agree, Cover, Disagree, Extra, Flip, Move, Stop
from abaculus.games.mathesso.options import ONE
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.state import (
    TAKEN,
    UP,
    Ended,
    Lots,
    Ordering,
    Seconding,
    Showing,
    Starting,
    State,
)
from abaculus.games.mathesso.turns import must_be_fresh
from abaculus.kernel.messages import PlayerValue, Refusal, Seat


def move_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """The first reason in the order of the specification."""
    phase = state.phase
    if isinstance(phase, Ended):
        return Refusal("game-over")
    if not 0 <= seat < state.rules.players or seat in state.gone:
        return Refusal("not-seated")
    if isinstance(phase, Lots):
        return Refusal("wait-lots")
    if not isinstance(phase, Ordering | Starting | Seconding | Showing):
        return Refusal("wait-draw")
    if isinstance(phase, Ordering) and not isinstance(move, Flip | Extra):
        return Refusal("order-first")
    if isinstance(move, Agree | Disagree):
        return None
    if isinstance(move, Extra):
        return _extra_refusal(state, seat)
    if seat != phase.seat:
        return Refusal("not-your-turn", {"player": PlayerValue(phase.seat)})
    return _turn_refusal(state, phase, move)


def _extra_refusal(state: State, seat: Seat) -> Refusal | None:
    if state.extra != seat:
        return Refusal("no-extra")
    return None if isinstance(state.phase, Starting) else Refusal("extra-busy")


def _turn_refusal(
    state: State, phase: Ordering | Starting | Seconding | Showing, move: Flip | Stop | Cover
) -> Refusal | None:
    match move:
        case Cover():
            return None if isinstance(phase, Showing) else Refusal("nothing-to-cover")
        case Stop():
            return _stop_refusal(state, phase)
        case Flip(place=place):
            return _flip_refusal(state, phase, place)
        case _ as never:
            assert_never(never)


def _stop_refusal(state: State, phase: Ordering | Starting | Seconding | Showing) -> Refusal | None:
    if isinstance(phase, Showing):
        return Refusal("show-first")
    if not isinstance(phase, Seconding):
        return Refusal("nothing-up")
    return Refusal("must-two") if state.rules.min_flips > 1 else None


def _flip_refusal(
    state: State, phase: Ordering | Starting | Seconding | Showing, name: str
) -> Refusal | None:
    if isinstance(phase, Showing):
        return Refusal("show-first")
    place = place_names(state.rows).places.get(name)
    if place is None:
        return Refusal("no-such-place", {"place": name})
    lies = state.lies[place]
    if lies == TAKEN:
        return Refusal("gone")
    if lies == UP:
        return Refusal("already-up")
    if isinstance(phase, Ordering):
        return None if state.tops[place] == ONE else Refusal("need-one")
    if isinstance(phase, Starting) and state.faces[place] and must_be_fresh(state):
        return Refusal("fresh-needed")
    return None
