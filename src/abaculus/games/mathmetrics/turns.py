"""How turns proceed: rolling, walking, landing, the black hole, the next turn (5.3 to 5.6).

Each function takes a state to the next one and adds what happened to `news`.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.mathmetrics import phases, setup
from abaculus.games.mathmetrics.board import CircleBoard, Route, board
from abaculus.games.mathmetrics.game_end import finish, has_won, is_last_turn
from abaculus.games.mathmetrics.keys import ADMITTED, CATEGORIES, Category, Filter, Symbol, key
from abaculus.games.mathmetrics.state import (
    NO_TOKENS,
    DiceRoll,
    LastWalk,
    PlayerState,
    State,
    Tokens,
)
from abaculus.kernel.messages import News, Seat, Value
from abaculus.kernel.messages import PlayerValue as Named

SEVEN: Final = 7
BLASTS: Final = (1, 6)
"""The values that double."""


def board_of(state: State) -> CircleBoard:
    """The board of the game."""
    return board(state.rules.board)


def symbol_at(state: State, seat: Seat) -> tuple[str, Symbol]:
    """The symbol under a seat's piece, and its effect."""
    table = board_of(state)
    name = table.spaces[table.sole[state.players[seat].position]].symbol
    return name, key(state.rules.key)[name]


def with_player(state: State, seat: Seat, player: PlayerState) -> tuple[PlayerState, ...]:
    """All players, with this one changed."""
    players = state.players
    return (*players[:seat], player, *players[seat + 1 :])


def roll(state: State, seat: Seat, at: int) -> State:
    """Roll for the order, to move, or again."""
    phase = state.phase
    if isinstance(phase, phases.Bonus):
        return replace(state, phase=phases.Rolling(seat, at, "bonus", phase.filter))
    cause: phases.Cause = "order" if isinstance(phase, phases.Ordering) else "ready"
    return replace(state, phase=phases.Rolling(seat, at, cause, "any"))


def roll_in_hole(state: State, seat: Seat, cause: phases.Cause, at: int) -> State:
    """Somebody in the black hole throws."""
    return replace(state, phase=phases.Rolling(seat, at, cause, "any"))


def apply_roll(
    state: State, phase: phases.Rolling, values: tuple[int, ...], at: int, news: list[News]
) -> State:
    """Apply the result of a roll."""
    seat, cause = phase.seat, phase.cause
    value, *second = values
    number = 1 if state.thrown is None else state.thrown.number + 1
    lying = DiceRoll(number, state.turn, seat, cause, phase.filter, values)
    state = replace(state, thrown=lying)
    if cause == "order":
        return setup.roll_for_order(state, phase, value, at, news)
    roll_values: dict[str, Value] = {"player": Named(seat), "value": value}
    if second:
        roll_values["second"] = second[0]
    if cause == "seven":
        return _try_seven(state, seat, values, at, news, roll_values)
    if cause == "blast":
        return _blast(state, seat, value, at, news, roll_values)
    news.append(News("rolled-twice" if second else "rolled", roll_values))
    player = state.players[seat]
    if cause == "bonus":
        if value not in ADMITTED[phase.filter]:
            news.append(News("filter-failed", {"player": Named(seat), "filter": phase.filter}))
            return end_turn(state, seat, at, news)
    elif player.held:
        if value not in symbol_at(state, seat)[1].holds:
            news.append(News("held-on", {"player": Named(seat)}))
            return end_turn(state, seat, at, news)
        player = replace(player, held=False)
        state = replace(state, players=with_player(state, seat, player))
        news.append(News("held-free", {"player": Named(seat)}))
    return _move_piece(state, seat, player.position, values, at, news)


def _move_piece(
    state: State, seat: Seat, position: str, values: tuple[int, ...], at: int, news: list[News]
) -> State:
    """Move the piece where it must go, or let its player choose."""
    ways = board_of(state).ways[position]
    if len(values) == 1:
        value = values[0]
        found = ways[value]
        if len(found) == 1:
            return walk(state, seat, found[0], at, news)
        options = tuple(phases.Destination(value, way.to, way.path) for way in found)
        return replace(state, phase=phases.Choosing(seat, at, options))
    options = _of_both(ways, values)
    if len(options) == 1:
        return walk(state, seat, Route(options[0].to, options[0].path), at, news)
    return replace(state, phase=phases.Choosing(seat, at, options))


def _of_both(
    ways: tuple[tuple[Route, ...], ...], values: tuple[int, ...]
) -> tuple[phases.Destination, ...]:
    """The ways of two values, each position once."""
    found: dict[str, phases.Destination] = {}
    for value in sorted(set(values)):
        for way in ways[value]:
            found.setdefault(way.to, phases.Destination(value, way.to, way.path))
    return tuple(found.values())


def walk(
    state: State, seat: Seat, way: Route | phases.Destination, at: int, news: list[News]
) -> State:
    """The piece has walked and acts on where it stands."""
    player, table = state.players[seat], board_of(state)
    to = way.to
    space = table.sole[to]
    name = table.spaces[space].symbol
    symbol = key(state.rules.key)[name]
    arrival: dict[str, Value] = {"player": Named(seat), "space": space, "symbol": name}
    news.append(News("moved", arrival))
    is_held = bool(symbol.holds)
    state = replace(
        state,
        players=with_player(
            state,
            seat,
            PlayerState(
                to,
                player.tokens,
                symbol.miss,
                is_held,
                symbol.hole,
                player.turns,
                player.rows,
                player.lapses,
                player.is_absent,
                player.is_gone,
            ),
        ),
        walk=LastWalk(state.turn, seat, player.position, way.path),
    )
    asks = symbol.asks
    if asks == "?":
        return replace(state, phase=phases.Picking(seat, at))
    if asks:
        return replace(state, phase=phases.Fetching(seat, at, _category(asks[0]), 0))
    if symbol.hole:
        news.append(News("hole", {"player": Named(seat)}))
        return replace(state, phase=phases.HoleIn(seat, at))
    if is_held:
        values = ", ".join(map(str, symbol.holds))
        news.append(News("held", {"player": Named(seat), "values": values}))
    elif symbol.miss:
        news.append(News("miss", {"player": Named(seat)}))
    return continue_turn(state, seat, symbol.then, at, news)


def _category(letter: str) -> Category:
    return CATEGORIES["ENG".index(letter)]


def continue_turn(state: State, seat: Seat, then: str, at: int, news: list[News]) -> State:
    """Roll again, or end the turn."""
    if then == "end":
        return end_turn(state, seat, at, news)
    filter_: Filter = _FILTERS[then]
    return replace(state, phase=phases.Bonus(seat, at, filter_))


_FILTERS: Final[dict[str, Filter]] = {
    "any": "any",
    "odd": "odd",
    "even": "even",
    "prime": "prime",
    "two": "two",
}


def pick_category(state: State, seat: Seat, letter: str, at: int, news: list[News]) -> State:
    """Choose a category."""
    category = _category(letter)
    news.append(News("picked", {"player": Named(seat), "category": category}))
    return replace(state, phase=phases.Fetching(seat, at, category, 0))


def wait(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Wait in the black hole for the next turn."""
    news.append(News("waits", {"player": Named(seat)}))
    return end_turn(state, seat, at, news)


def _try_seven(
    state: State,
    seat: Seat,
    values: tuple[int, ...],
    at: int,
    news: list[News],
    roll_values: dict[str, Value],
) -> State:
    is_free = sum(values) == SEVEN
    news.append(News("seven" if is_free else "seven-failed", roll_values))
    if not is_free:
        return end_turn(state, seat, at, news)
    player = replace(state.players[seat], hole=False)
    return replace(
        state, players=with_player(state, seat, player), phase=phases.Bonus(seat, at, "any")
    )


def _blast(
    state: State, seat: Seat, value: int, at: int, news: list[News], roll_values: dict[str, Value]
) -> State:
    """Double or lose everything; the seat is free."""
    player = state.players[seat]
    if value in BLASTS:
        tokens = double(player.tokens)
        news.append(News("blast", {**roll_values, **token_values(tokens)}))
    else:
        tokens = player.tokens if state.rules.gentle else NO_TOKENS
        roll_values["lost"] = sum(player.tokens) - sum(tokens)
        news.append(News("bust-gentle" if state.rules.gentle else "bust", roll_values))
    player = replace(player, tokens=tokens, hole=False)
    state = replace(
        state, players=with_player(state, seat, player), phase=phases.Bonus(seat, at, "any")
    )
    return finish(state, "end-target", news, seat) if has_won(state, seat) else state


def double(tokens: Tokens) -> Tokens:
    """Twice as many of each category."""
    return 2 * tokens[0], 2 * tokens[1], 2 * tokens[2]


def token_values(tokens: Tokens) -> dict[str, Value]:
    """Tokens as values of a sentence."""
    return {"e": tokens[0], "n": tokens[1], "g": tokens[2]}


def end_turn(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Begin the turn of the next seat that does not miss it."""
    order, players, turn = state.order, list(state.players), state.turn
    place = order.index(seat)
    while True:
        if is_last_turn(state, tuple(players), turn):
            return finish(replace(state, players=tuple(players), turn=turn), "", news)
        while True:
            place = (place + 1) % len(order)
            seat = order[place]
            player = players[seat]
            if not player.is_gone:
                break
        turn += 1
        players[seat] = PlayerState(
            player.position,
            player.tokens,
            False,
            player.held,
            player.hole,
            player.turns + 1,
            player.rows,
            player.lapses,
            player.is_absent,
        )
        if not player.miss:
            break
        news.append(News("missed", {"player": Named(seat)}))
    news.append(News("turn", {"player": Named(seat), "number": turn}))
    phase = phases.Hole(seat, at) if player.hole else phases.Ready(seat, at)
    return replace(state, players=tuple(players), turn=turn, phase=phase)
