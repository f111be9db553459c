"""Who starts: every seat turns a one, the lowest number starts (5.2, D16)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathesso.options import ONE
from abaculus.games.mathesso.state import (
    COVERED,
    UP,
    Lots,
    Ordering,
    Starting,
    State,
    places_with,
    still_in,
)
from abaculus.kernel.messages import News, PlayerValue, Seat


def begin(state: State, at: int, news: list[News]) -> State:
    """Begin the draw for the order."""
    seats = still_in(state)
    if state.rules.order == "ones" and len(seats) > 1:
        state = replace(state, draws=((),) * state.rules.players)
        return _next_draw(replace(state, waiting=seats), at)
    return set_order(state, seats, at, news)


def set_order(state: State, order: tuple[Seat, ...], at: int, news: list[News]) -> State:
    """Set the order, cover everything, and let the first seat begin."""
    first = order[0]
    if len(order) > 1:
        news.append(News("begins", {"player": PlayerValue(first)}))
    return replace(
        state,
        phase=Starting(first, at),
        lies=COVERED * len(state.lies),
        draws=(),
        waiting=(),
        order=order,
        turns=1,
    )


def _next_draw(state: State, at: int) -> State:
    return replace(state, phase=Ordering(state.waiting[0], at))


def record_draw(state: State, seat: Seat, number: int, at: int, news: list[News]) -> State:
    """Record the one a seat has turned."""
    news.append(News("order-drew", {"player": PlayerValue(seat), "number": number}))
    draws = list(state.draws)
    draws[seat] = (*draws[seat], number)
    waiting = tuple(other for other in state.waiting if other != seat)
    return resolve(replace(state, draws=tuple(draws), waiting=waiting), at, news)


def leave(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Remove a seat from the draw; its numbers are forgotten."""
    draws = list(state.draws)
    draws[seat] = ()
    waiting = tuple(other for other in state.waiting if other != seat and _is_tied(state, other))
    same = waiting[:1] == state.waiting[:1]
    state = replace(state, draws=tuple(draws), waiting=waiting)
    return state if waiting and same else resolve(state, at, news)


def _is_tied(state: State, seat: Seat) -> bool:
    """Whether another seat still in has drawn the same numbers so far."""
    own = state.draws[seat]
    return any(state.draws[other][: len(own)] == own for other in still_in(state) if other != seat)


def resolve(state: State, at: int, news: list[News]) -> State:
    """Continue with the next draw, another round for those who tie, lots, or the order."""
    if state.waiting:
        return _next_draw(state, at)
    seats = still_in(state)
    tied = tuple(seat for seat in seats if _is_tied(state, seat))
    if not tied:
        return set_order(state, tuple(sorted(seats, key=lambda seat: state.draws[seat])), at, news)
    if len(covered_ones(state)) < len(tied):
        news.append(News("order-lots", {"count": len(tied)}))
        return replace(state, phase=Lots(tied))
    news.append(News("order-again", {"count": len(tied)}))
    return _next_draw(replace(state, waiting=tied), at)


def covered_ones(state: State) -> list[int]:
    """The places where a one can still be turned, in reading order."""
    return [place for place in places_with(ONE, state.tops) if state.lies[place] != UP]


def order_by_lots(state: State, order: tuple[Seat, ...], at: int, news: list[News]) -> State:
    """Apply lots: among equal lists of numbers, or among all."""
    if not state.draws:
        return set_order(state, order, at, news)
    lot = {seat: place for place, seat in enumerate(order)}
    seats = still_in(state)
    return set_order(
        state,
        tuple(sorted(seats, key=lambda seat: (state.draws[seat], lot.get(seat, 0)))),
        at,
        news,
    )
