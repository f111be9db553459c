"""All moves of a seat, or a random one."""

from __future__ import annotations

from collections.abc import Iterator

from abaculus.games.mathesso.moves import Agree, Cover, Disagree, Extra, Flip, Move, Stop
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.start_order import covered_ones
from abaculus.games.mathesso.state import (
    COVERED,
    Ordering,
    Seconding,
    Showing,
    Starting,
    State,
    places_with,
)
from abaculus.games.mathesso.turns import deck_of, fresh_places, must_be_fresh
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every legal move of a seat."""
    phase = state.phase
    if not isinstance(phase, Ordering | Starting | Seconding | Showing) or seat in state.gone:
        return
    if phase.seat == seat:
        named = place_names(state.rows).by_place
        yield from (Flip(named[place]) for place in _places(state))
        if isinstance(phase, Seconding) and state.rules.min_flips == 1:
            yield Stop()
        if isinstance(phase, Showing):
            yield Cover()
    if isinstance(phase, Ordering):
        return
    if _has_extra(state, seat):
        yield Extra()
    yield Disagree() if seat in state.agreed else Agree()


def _places(state: State) -> list[int]:
    """The places that the active seat may turn."""
    match state.phase:
        case Ordering():
            return covered_ones(state)
        case Starting():
            return fresh_places(state) if must_be_fresh(state) else _covered_places(state)
        case Seconding():
            return _covered_places(state)
        case _:
            return []


def _covered_places(state: State) -> list[int]:
    return [place for place, lies in enumerate(state.lies) if lies == COVERED]


def _has_extra(state: State, seat: Seat) -> bool:
    return isinstance(state.phase, Starting) and state.extra == seat


def random_move(state: State, seat: Seat, rng: GameRng) -> Move:
    """A random legal move, mostly a jetton whose back fits, so that games end."""
    phase = state.phase
    if not isinstance(phase, Ordering | Starting | Seconding | Showing) or phase.seat != seat:
        return _off_turn_move(state, seat)
    if isinstance(phase, Showing):
        return Cover()
    if _has_extra(state, seat) and rng.below(4) == 0:
        return Extra()
    others = state.rules.players - len(state.gone) - 1
    if others and len(state.agreed) == others and seat not in state.agreed and rng.below(2):
        return Agree()
    if isinstance(phase, Seconding):
        return _second(state, phase, rng)
    if isinstance(phase, Starting) and not must_be_fresh(state):
        return _flip_any(state, rng)
    return _flip_one_of(state, _places(state), rng)


def _off_turn_move(state: State, seat: Seat) -> Move:
    """A move of a seat that is not in turn."""
    if _has_extra(state, seat):
        return Extra()
    return Disagree() if seat in state.agreed else Agree()


def _second(state: State, phase: Seconding, rng: GameRng) -> Move:
    whim = rng.below(8)
    if whim == 0 and state.rules.min_flips == 1:
        return Stop()
    if whim > 1:
        key = state.faces[phase.first]
        known = [place for place in places_with(key, state.faces) if _is_covered(state, place)]
        if known:
            return _flip_one_of(state, known, rng)
        top = deck_of(state).pairs[key].partner(state.tops[phase.first])
        fitting = [place for place in places_with(top, state.tops) if not state.faces[place]]
        if fitting:
            return _flip_one_of(state, fitting, rng)
    return _flip_any(state, rng)


def _is_covered(state: State, place: int) -> bool:
    return state.lies[place] == COVERED


def _flip_any(state: State, rng: GameRng) -> Move:
    """A random covered jetton: picked by trial while there are many."""
    lies = state.lies
    if 4 * lies.count(COVERED) < len(lies):
        return _flip_one_of(state, _covered_places(state), rng)
    place = rng.below(len(lies))
    while lies[place] != COVERED:
        place = rng.below(len(lies))
    return Flip(place_names(state.rows).by_place[place])


def _flip_one_of(state: State, places: list[int], rng: GameRng) -> Move:
    return Flip(place_names(state.rows).by_place[places[rng.below(len(places))]])
