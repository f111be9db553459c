"""Before the first turn: the order of play, and where the pieces start (4)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.board import board
from abaculus.games.mathmetrics.state import PlayerState, Rules, State, still_in
from abaculus.kernel.messages import News, Seat, Value
from abaculus.kernel.messages import PlayerValue as Named


def initial_state(rules: Rules, pack: str) -> State:
    """The state before the first event."""
    seats = tuple(range(rules.players))
    players = tuple(PlayerState() for _ in seats)
    state = State(rules, phases.Ordering(0, 0), players, pack=pack, groups=(seats,))
    return (
        state if rules.players > 1 else _place_next(replace(state, groups=(), order=seats), 0, [])
    )


def roll_for_order(
    state: State, phase: phases.Rolling, value: int, at: int, news: list[News]
) -> State:
    """A seat has rolled for the order."""
    news.append(News("order-rolled", {"player": Named(phase.seat), "value": value}))
    return _continue_order(replace(state, rolled=(*state.rolled, value)), at, news)


def _tied_group(state: State) -> int | None:
    """The first group with several seats."""
    return next((place for place, group in enumerate(state.groups) if len(group) > 1), None)


def _continue_order(state: State, at: int, news: list[News]) -> State:
    """Continue the rolls for the order; a group that has rolled is split, highest first."""
    place = _tied_group(state)
    if place is None:
        return _set_order(state, at, news)
    group = state.groups[place]
    if len(state.rolled) < len(group):
        return replace(state, phase=phases.Ordering(group[len(state.rolled)], at))
    by_value = dict(zip(group, state.rolled, strict=True))
    values = sorted(set(state.rolled), reverse=True)
    split = tuple(tuple(seat for seat in group if by_value[seat] == value) for value in values)
    groups = (*state.groups[:place], *split, *state.groups[place + 1 :])
    for again in split:
        if len(again) > 1:
            value = by_value[again[0]]
            news.append(News("order-again", {"count": len(again), "value": value}))
    return _continue_order(replace(state, groups=groups, rolled=()), at, news)


def _set_order(state: State, at: int, news: list[News]) -> State:
    order = tuple(seat for group in state.groups for seat in group)
    values: dict[str, Value] = {"player": Named(order[0]), "last": Named(order[-1])}
    news.append(News("ordered", values))
    return _place_next(replace(state, groups=(), rolled=(), order=order), at, news)


def _place_next(state: State, at: int, news: list[News]) -> State:
    """Let the next seat place its piece, or begin the first turn."""
    for seat in state.order:
        if not state.players[seat].position:
            return replace(state, phase=phases.Starting(seat, at))
    first = state.order[0]
    players = list(state.players)
    players[first] = replace(players[first], turns=1)
    news.append(News("turn", {"player": Named(first), "number": 1}))
    return replace(state, phase=phases.Ready(first, at), players=tuple(players), turn=1, begun=at)


def place_piece(state: State, seat: Seat, space: str, at: int, news: list[News]) -> State:
    """Put a piece on the board; nothing happens on its space."""
    news.append(News("placed", {"player": Named(seat), "space": space}))
    players = list(state.players)
    players[seat] = replace(players[seat], position=space)
    return _place_next(replace(state, players=tuple(players)), at, news)


def default_start(state: State) -> str:
    """The lowest outer space that is neither a junction nor taken."""
    spaces = board(state.rules.board).spaces.values()
    outer = [space for space in spaces if space.ring == "outer"]
    taken = {player.position for player in state.players}
    free = [space for space in outer if space.id not in taken]
    plain = [space for space in free if not space.is_junction]
    return (plain or free or outer)[0].id


def leave(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Remove a seat before the first turn; set-up begins again without it (5.8)."""
    if state.rules.by_first_rules:
        return _settle_without(state, seat, at, news)
    news.append(News("setup-again"))
    remaining = still_in(state)
    return replace(
        state,
        phase=phases.Ordering(remaining[0], at),
        players=tuple(replace(player, position="") for player in state.players),
        groups=(remaining,),
        rolled=(),
        order=(),
    )


def _settle_without(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Keep what is settled before the first turn; under the first rules the others continue."""
    if state.order:
        order = tuple(other for other in state.order if other != seat)
        state = replace(state, order=order)
        is_waited_for = isinstance(state.phase, phases.Starting) and state.phase.seat == seat
        return _place_next(state, at, news) if is_waited_for else state
    place = _tied_group(state) or 0
    rolls = dict(zip(state.groups[place], state.rolled, strict=False))
    rolls.pop(seat, None)
    groups = tuple(tuple(one for one in group if one != seat) for group in state.groups)
    kept = tuple(rolls.values()) if len(groups[place]) > 1 else ()
    state = replace(state, groups=tuple(filter(None, groups)), rolled=kept)
    phase = state.phase
    tied = _tied_group(state)
    if isinstance(phase, phases.Ordering | phases.Rolling) and tied is not None:
        group = state.groups[tied]
        if len(state.rolled) < len(group) and group[len(state.rolled)] == phase.seat:
            return state
    return _continue_order(state, at, news)
