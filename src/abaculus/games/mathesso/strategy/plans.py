"""How a turn is planned: by chance, greedily, or with the reply in mind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from abaculus.games.mathesso.moves import Flip, Move, Stop
from abaculus.games.mathesso.scatter import names
from abaculus.games.mathesso.state import COVERED, Seconding
from abaculus.games.mathesso.strategy.candidates import Candidate, candidates
from abaculus.games.mathesso.strategy.endgame import Last, last_pairs
from abaculus.games.mathesso.strategy.memory import Memory, is_new
from abaculus.games.mathesso.strategy.pair_solver import TAKE
from abaculus.games.mathesso.strategy.pair_values import Worths
from abaculus.games.mathesso.strategy.pools import Table
from abaculus.games.mathesso.strategy.solver_positions import Position, is_solvable
from abaculus.games.mathesso.strategy.tactician import Tactician
from abaculus.games.mathesso.view import View
from abaculus.kernel.game import Stop as Hurry
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import Nature

Plan: TypeAlias = Callable[[View, Table, Memory, Nature, Hurry], Move]
"""What to turn next, or to stop."""


def by_chance(view: View, table: Table, memory: Memory, nature: Nature, stop: Hurry) -> Move:
    """Any jetton that may be turned."""
    covered = [place for place, lies in enumerate(view.lies) if lies == COVERED]
    return _any(view, view.marked or covered, nature)


def greedily(view: View, table: Table, memory: Memory, nature: Nature, stop: Hurry) -> Move:
    """The best candidate; then the known partner, or where it most likely lies."""
    return _any(view, next_places(view, table), nature)


def greedy(view: View, table: Table) -> Candidate | None:
    """The best candidate of those whose first jetton may be turned; None: there is none."""
    allowed = [one for one in weighed(view, table) if _firsts(view, table, one)]
    return max(allowed, key=lambda one: one.value, default=None)


def next_places(view: View, table: Table) -> Sequence[int]:
    """What a greedy player may turn next; all of them are equally good."""
    if isinstance(view.phase, Seconding):
        key, top = view.faces[view.phase.first], view.tops[view.phase.first]
        if key in table.places:
            return table.places[key]
        return table.free[table.pool.hit(key, top)[0]]
    one = greedy(view, table)
    return view.marked if one is None else _firsts(view, table, one)


def weighed(view: View, table: Table) -> list[Candidate]:
    """All that a turn can promise the viewer."""
    worths, seat = Worths(view), view.seat or 0
    return candidates(table.pool, {key: worths.of(seat, key) for key in table.pool.pairs})


def tactically(view: View, table: Table, memory: Memory, nature: Nature, stop: Hurry) -> Move:
    """Exact where that takes seconds, else one reply ahead; alone or when forced, greedily."""
    rival, phase = next_seat(view), view.phase
    if rival is None or view.marked:
        return greedily(view, table, memory, nature, stop)
    exactly = _is_exact(view, table)
    last = None if exactly else last_pairs(view, table, rival)
    if not isinstance(phase, Seconding):
        one = exact_first(view, table) if exactly else None if last is None else last.first()
        one = one or tactician(view, table, rival).first(table.pool, stop)
        return _any(view, _firsts(view, table, one), nature)
    if not is_new(memory, phase.first):
        return greedily(view, table, memory, nature, stop)
    if exactly:
        found = _exact_second(view, table, phase)
    else:
        found = _reply(view, table, phase, rival, last)
    return _quiet(view, table, phase, nature) if found is None else _any(view, found, nature)


def _reply(
    view: View, table: Table, phase: Seconding, rival: Seat, last: Last | None
) -> Sequence[int] | None:
    """Where one who thinks of the end, or else of the reply, looks on; None: nowhere."""
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
    """Who plays after the viewer; None: nobody else does."""
    seat = view.seat if view.interrupted is None else None
    order = [other for other in view.order if other not in view.gone]
    if seat is None or seat not in order or len(order) < 2:
        return view.interrupted if view.interrupted != view.seat else None
    return order[(order.index(seat) + 1) % len(order)]


def _is_exact(view: View, table: Table) -> bool:
    """Whether two are left, nobody has an extra move, and the solver can do it."""
    two = view.rules.players - len(view.gone) == 2
    plain = view.extra is None and view.interrupted is None
    return two and plain and is_solvable(view.rules, table.pool)


def exact_first(view: View, table: Table) -> Candidate:
    """The exact way to begin a turn."""
    position = Position(view.rules, table.pool)
    value, found = max(position.solver.firsts(position.counts), key=lambda one: one[0])
    if found is None:
        return Candidate(value, key=next(table.pool.known_pairs()))
    return Candidate(value, top=position.tops[found])


def _exact_second(view: View, table: Table, phase: Seconding) -> Sequence[int] | None:
    """The exact way to go on; None: nothing new."""
    key = view.faces[phase.first]
    position = Position(view.rules, table.pool, key)
    ways = position.solver.seconds(position.counts, position.wanted)
    found = max(ways, key=lambda one: one[0])[1]
    if found is None:
        return None
    return table.places[key] if found == TAKE else table.free[position.tops[found]]


def tactician(view: View, table: Table, rival: Seat) -> Tactician:
    """Whoever thinks of the rival's reply, at this table."""
    quiet = view.rules.min_flips == 1
    return Tactician(Worths(view), view.seat or 0, rival, table.pool.pairs, quiet)


def _firsts(view: View, table: Table, one: Candidate) -> Sequence[int]:
    """The places with which a candidate can begin."""
    places = table.places[one.key] if one.key else table.free[one.top]
    if not view.marked:
        return places
    marked = set(view.marked)
    return [place for place in places if place in marked]


def _quiet(view: View, table: Table, phase: Seconding, nature: Nature) -> Move:
    """Nothing new is shown: one jetton was enough, or a known one that does not match."""
    if view.rules.min_flips == 1:
        return Stop()
    up = view.faces[phase.first]
    known = [place for key, places in table.places.items() if key != up for place in places]
    return _any(view, known, nature)


def _any(view: View, places: Sequence[int], nature: Nature) -> Move:
    return Flip(names(view.rows).by_place[places[nature.below(len(places))]])
