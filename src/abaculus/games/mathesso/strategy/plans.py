"""How a turn is planned: at random, greedily, or with the reply in mind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from abaculus.games.mathesso.moves import Flip, Move, Stop
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.state import COVERED, Seconding
from abaculus.games.mathesso.strategy.candidates import CandidateTurn, candidates
from abaculus.games.mathesso.strategy.endgame import Endgame, find_endgame
from abaculus.games.mathesso.strategy.memory import JettonMemory, is_new
from abaculus.games.mathesso.strategy.pair_solver import TAKE
from abaculus.games.mathesso.strategy.pair_values import PairValues
from abaculus.games.mathesso.strategy.pools import TableKnowledge
from abaculus.games.mathesso.strategy.solver_positions import SolverPosition, is_solvable
from abaculus.games.mathesso.strategy.tactician import Tactician
from abaculus.games.mathesso.view import View
from abaculus.kernel.bot import Stop as Hurry
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng

Plan: TypeAlias = Callable[[View, TableKnowledge, JettonMemory, GameRng, Hurry], Move]
"""Chooses what to turn next, or to stop."""


def choose_randomly(
    view: View, table: TableKnowledge, memory: JettonMemory, rng: GameRng, stop: Hurry
) -> Move:
    """Choose any jetton that may be turned."""
    covered = [place for place, lies in enumerate(view.lies) if lies == COVERED]
    return _flip_one_of(view, view.marked or covered, rng)


def choose_greedily(
    view: View, table: TableKnowledge, memory: JettonMemory, rng: GameRng, stop: Hurry
) -> Move:
    """Choose the best candidate; then the known partner, or its likeliest place."""
    return _flip_one_of(view, next_places(view, table), rng)


def best_greedy(view: View, table: TableKnowledge) -> CandidateTurn | None:
    """The best candidate whose first jetton may be turned, else None."""
    allowed = [one for one in turn_candidates(view, table) if _firsts(view, table, one)]
    return max(allowed, key=lambda one: one.value, default=None)


def next_places(view: View, table: TableKnowledge) -> Sequence[int]:
    """The places a greedy player may turn next, all equally good."""
    if isinstance(view.phase, Seconding):
        key, top = view.faces[view.phase.first], view.tops[view.phase.first]
        if key in table.places:
            return table.places[key]
        return table.free[table.pool.hit(key, top)[0]]
    one = best_greedy(view, table)
    return view.marked if one is None else _firsts(view, table, one)


def turn_candidates(view: View, table: TableKnowledge) -> list[CandidateTurn]:
    """All candidates of the viewer's turn."""
    worths, seat = PairValues(view), view.seat or 0
    return candidates(table.pool, {key: worths.of(seat, key) for key in table.pool.pairs})


def choose_tactically(
    view: View, table: TableKnowledge, memory: JettonMemory, rng: GameRng, stop: Hurry
) -> Move:
    """Choose exactly where that takes seconds, else one reply ahead; alone or forced, greedily."""
    rival, phase = next_seat(view), view.phase
    if rival is None or view.marked:
        return choose_greedily(view, table, memory, rng, stop)
    exactly = _is_exact(view, table)
    last = None if exactly else find_endgame(view, table, rival)
    if not isinstance(phase, Seconding):
        one = exact_first(view, table) if exactly else None if last is None else last.first()
        one = one or tactician(view, table, rival).first(table.pool, stop)
        return _flip_one_of(view, _firsts(view, table, one), rng)
    if not is_new(memory, phase.first):
        return choose_greedily(view, table, memory, rng, stop)
    if exactly:
        found = _exact_second(view, table, phase)
    else:
        found = _reply(view, table, phase, rival, last)
    return (
        _show_nothing_new(view, table, phase, rng)
        if found is None
        else _flip_one_of(view, found, rng)
    )


def _reply(
    view: View, table: TableKnowledge, phase: Seconding, rival: Seat, last: Endgame | None
) -> Sequence[int] | None:
    """Where to look next with the end, or else the reply, in mind; None: nowhere."""
    key, top = view.faces[phase.first], view.tops[phase.first]
    if key in table.places:
        return table.places[key]
    one = None if last is None else last.second(key)
    if one is not None:
        return table.free[one.top] if one.top else None
    pool = table.pool.copy()
    pool.known[key] = pool.known.get(key, 0) + 1
    found = tactician(view, table, rival).second(pool, key, top)[1]
    return None if found is None else table.free[found]


def next_seat(view: View) -> Seat | None:
    """The seat that plays after the viewer; None: there is none."""
    seat = view.seat if view.interrupted is None else None
    order = [other for other in view.order if other not in view.gone]
    if seat is None or seat not in order or len(order) < 2:
        return view.interrupted if view.interrupted != view.seat else None
    return order[(order.index(seat) + 1) % len(order)]


def _is_exact(view: View, table: TableKnowledge) -> bool:
    """Whether two seats are left, without an extra move, and the solver can handle it."""
    two = view.rules.players - len(view.gone) == 2
    plain = view.extra is None and view.interrupted is None
    return two and plain and is_solvable(view.rules, table.pool)


def exact_first(view: View, table: TableKnowledge) -> CandidateTurn:
    """The exact way to begin a turn."""
    position = SolverPosition(view.rules, table.pool)
    value, found = max(position.solver.firsts(position.counts), key=lambda one: one[0])
    if found is None:
        return CandidateTurn(value, key=next(table.pool.known_pairs()))
    return CandidateTurn(value, top=position.tops[found])


def _exact_second(view: View, table: TableKnowledge, phase: Seconding) -> Sequence[int] | None:
    """The exact way to continue; None: nothing new."""
    key = view.faces[phase.first]
    position = SolverPosition(view.rules, table.pool, key)
    ways = position.solver.seconds(position.counts, position.wanted)
    found = max(ways, key=lambda one: one[0])[1]
    if found is None:
        return None
    return table.places[key] if found == TAKE else table.free[position.tops[found]]


def tactician(view: View, table: TableKnowledge, rival: Seat) -> Tactician:
    """The tactician for this view."""
    quiet = view.rules.min_flips == 1
    return Tactician(PairValues(view), view.seat or 0, rival, table.pool.pairs, quiet)


def _firsts(view: View, table: TableKnowledge, one: CandidateTurn) -> Sequence[int]:
    """The places where a candidate can begin."""
    places = table.places[one.key] if one.key else table.free[one.top]
    if not view.marked:
        return places
    marked = set(view.marked)
    return [place for place in places if place in marked]


def _show_nothing_new(view: View, table: TableKnowledge, phase: Seconding, rng: GameRng) -> Move:
    """Show nothing new: stop, or turn a known jetton that does not match."""
    if view.rules.min_flips == 1:
        return Stop()
    up = view.faces[phase.first]
    known = [place for key, places in table.places.items() if key != up for place in places]
    return _flip_one_of(view, known, rng)


def _flip_one_of(view: View, places: Sequence[int], rng: GameRng) -> Move:
    return Flip(place_names(view.rows).by_place[places[rng.below(len(places))]])
