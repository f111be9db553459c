# hot: compiled with mypyc where possible
"""What follows a turn: refill, the next seat, and the end (specification 5.5 and 7).

Each function takes a state to the next one and adds what happened to `news`.
"""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.calcussimo.kinds import bag_with, format_chips
from abaculus.games.calcussimo.state import Ended, Refilling, State, Turning, still_in
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import News, PlayerValue, Seat

SIGN_WORTH = 10
"""The cost of a sign or joker still held at the end."""


def begin_turn(
    state: State, seat: Seat, at: int, news: list[News], *, second: bool = False
) -> State:
    """Begin this seat's turn; a seat that has left meanwhile is removed now."""
    state = replace(state, phase=Turning(seat, at, second))
    while state.leaving and isinstance(state.phase, Turning):
        leaver, *others = state.leaving
        state = leave(replace(state, leaving=tuple(others)), leaver, at, news)
    return state


def refill(state: State, seat: Seat, at: int, news: list[News], *, cleared: bool) -> State:
    """Let the seat draw after an accepted play, if it can."""
    if refill_size(state, seat):
        return replace(state, phase=Refilling(seat, cleared))
    return after_refill(state, seat, at, news, cleared=cleared)


def refill_size(state: State, seat: Seat) -> int:
    """How many chips a seat draws after a play."""
    return min(sum(state.bag), state.rules.terms.rack_size - len(state.racks[seat]))


def after_refill(state: State, seat: Seat, at: int, news: list[News], *, cleared: bool) -> State:
    """Run the tests of 7.1, in their order."""
    bag_is_empty = not any(state.bag)
    if not state.racks[seat]:
        return finish(state, "end-placed-all", news)
    if bag_is_empty and state.rules.end_mode == "bag":
        return finish(state, "end-bag", news)
    if cleared and state.rules.bonus_turn:
        news.append(News("second-turn", {"player": PlayerValue(seat)}))
        return begin_turn(state, seat, at, news, second=True)
    return pass_on(state, seat, at, news)


def pass_on(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Pass the turn to the next seat, or end the game."""
    if state.rules.end_mode == "round" and not any(state.bag) and not state.closing:
        due = _rest_of_round(state, seat)
        news.append(News("last-turns", {"count": len(due)}))
        state = replace(state, closing=True, due=due)
    if state.closing:
        if not state.due:
            return finish(state, "end-round", news)
        following, *rest = state.due
        return begin_turn(replace(state, due=tuple(rest)), following, at, news)
    return begin_turn(state, next_seat(state, seat), at, news)


def next_seat(state: State, seat: Seat) -> Seat:
    """The next seat clockwise that is still in."""
    players = state.rules.players
    following = (seat + 1) % players
    while following in state.gone:
        following = (following + 1) % players
    return following


def _rest_of_round(state: State, seat: Seat) -> tuple[Seat, ...]:
    players = state.rules.players
    after = (state.starter - seat - 1) % players
    others = ((seat + step) % players for step in range(1, after + 1))
    return tuple(other for other in others if other not in state.gone)


def idle_turn(state: State, turn: Turning, at: int, news: list[News]) -> State:
    """Count a turn without a chip placed; too many in a row end the game."""
    if not turn.second:
        state = replace(state, idle=state.idle + 1)
        rounds = state.rules.idle_rounds if any(state.bag) else 1
        if state.idle >= rounds * len(still_in(state)):
            return finish(state, "end-idle", news)
    return pass_on(state, turn.seat, at, news)


def leave(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Remove a seat: its chips go back to the bag, or aside once the bag has been empty."""
    rack = state.racks[seat]
    racks = tuple("" if other == seat else held for other, held in enumerate(state.racks))
    if any(state.bag):
        state = replace(state, racks=racks, bag=bag_with(state.bag, rack))
    else:
        state = replace(state, racks=racks, aside=state.aside + rack)
    state = replace(
        state,
        gone=tuple(sorted((*state.gone, seat))),
        due=tuple(other for other in state.due if other != seat),
        agreed=tuple(other for other in state.agreed if other != seat),
    )
    news.append(News("left", {"player": PlayerValue(seat)}))
    remaining = still_in(state)
    if len(remaining) <= 1:
        return finish(state, "end-left", news)
    if set(remaining) == set(state.agreed):
        return finish(state, "end-agreed", news)
    if isinstance(state.phase, Turning) and state.phase.seat == seat:
        return pass_on(state, seat, at, news)
    return state


def rack_cost(chips: str) -> int:
    """The cost of held chips at the end: numbers their face, signs and jokers 10 each."""
    return sum(int(chip) if chip.isdigit() else SIGN_WORTH for chip in chips)


def finish(state: State, reason: str, news: list[News]) -> State:
    """End the game: held chips are deducted, the highest score wins."""
    scores = list(state.scores)
    for seat in still_in(state):
        rack = state.racks[seat]
        scores[seat] -= rack_cost(rack)
        if rack:
            held: dict[str, str | int | PlayerValue] = {
                "player": PlayerValue(seat),
                "chips": format_chips(rack),
                "points": rack_cost(rack),
                "score": scores[seat],
            }
            news.append(News("deduction", {**held}))
    outcome = Outcome(reason, _places(state, scores), tuple(scores))
    news.append(News(reason))
    return replace(state, phase=Ended(outcome), scores=tuple(scores), leaving=())


def _places(state: State, scores: list[int]) -> tuple[tuple[Seat, ...], ...]:
    playing = still_in(state)
    ranks = sorted({scores[seat] for seat in playing}, reverse=True)
    places = [tuple(seat for seat in playing if scores[seat] == rank) for rank in ranks]
    gone = [state.gone] if state.gone else []
    return tuple((places or [()]) + gone)
