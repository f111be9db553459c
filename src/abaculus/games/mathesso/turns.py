"""How turns proceed: turning, taking, covering, the extra move, leaving, the end (5.2 to 5.5, 7).

Each function takes a state to the next one and adds what happened to `news`.
"""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathesso import start_order
from abaculus.games.mathesso.decks import PairDeck, deck
from abaculus.games.mathesso.material import ROLES
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.scoring import gain, item_with, reason_news, score, score_hand
from abaculus.games.mathesso.state import (
    COVERED,
    TAKEN,
    UP,
    Ended,
    Lapsed,
    Lots,
    Ordering,
    Revealing,
    Seconding,
    Showing,
    Starting,
    State,
    WonPair,
    keys_of,
    places_with,
    still_in,
)
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import News, PlayerValue, Seat, Value

_MIRRORED = ("C12", "C37")
"""The owner of both has the extra move."""
_PATIENCE = 3
"""After this many rounds lost to the clock, all players count as absent."""


def deck_of(state: State) -> PairDeck:
    """The deck of the game."""
    return deck(state.rules.box, state.rules.deck)


def bag(state: State, place: int) -> tuple[tuple[str, int], ...]:
    """The possible faces of a place: the one decided, or any undecided jetton with its back."""
    face = state.faces[place]
    if face:
        return ((face, 1),)
    top = state.tops[place]
    left = dict(deck_of(state).kinds[top])
    for other in places_with(top, state.tops):
        key = state.faces[other]
        if key:
            left[key] -= 1
    return tuple(kind for kind in left.items() if kind[1])


def flip(state: State, seat: Seat, place: int) -> State:
    """Start turning a jetton; all agreements to end become void."""
    phase = state.phase
    is_one = isinstance(phase, Ordering | Lapsed)
    first = phase.first if isinstance(phase, Seconding) else None
    since = phase.since if isinstance(phase, Starting | Seconding) else 0
    phase = Revealing(seat, place, since, first, is_one)
    return replace(state, phase=phase, agreed=(), lapses=0)


def lapse(state: State, seat: Seat) -> State:
    """Let chance turn a one when its time is over."""
    return replace(state, phase=Lapsed(seat))


def reveal(state: State, phase: Revealing, key: str, at: int, news: list[News]) -> State:
    """Turn a jetton face up."""
    seat, place = phase.seat, phase.place
    is_new = not state.faces[place]
    state = replace(
        state,
        faces=(*state.faces[:place], key, *state.faces[place + 1 :]),
        lies=state.lies[:place] + UP + state.lies[place + 1 :],
        is_fresh=state.is_fresh or (is_new and not phase.is_one),
    )
    pair, top = deck_of(state).pairs[key], state.tops[place]
    number = pair.shown(top)
    news.append(
        News(
            "turned",
            {
                "player": PlayerValue(seat),
                "place": place_names(state.rows).by_place[place],
                "top": top,
                "number": number,
                "group": ROLES[pair.group],
                "key": key,
            },
        )
    )
    if phase.is_one:
        return start_order.record_draw(state, seat, number, at, news)
    if phase.first is None:
        # clocks stand still during a draw: one that ran out meanwhile takes effect now
        since = max(phase.since, at - state.rules.turn_times[seat])
        return replace(state, phase=Seconding(seat, since, place))
    if state.faces[phase.first] == key:
        return _take_pair(state, phase, key, at, news)
    news.append(News("missed", {"player": PlayerValue(seat)}))
    return replace(state, phase=Showing(seat, at, (phase.first, place), won=False))


def _take_pair(state: State, phase: Revealing, key: str, at: int, news: list[News]) -> State:
    seat, first = phase.seat, phase.first or 0
    places = tuple(sorted((first, phase.place)))
    held, table = keys_of(state.hands[seat]), deck_of(state)
    hands = list(state.hands)
    hands[seat] = (*hands[seat], WonPair(key, first, phase.place))
    values: dict[str, Value] = {
        "player": PlayerValue(seat),
        "key": key,
        "number": table.pairs[key].number,
        "group": ROLES[table.pairs[key].group],
        "points": gain(table, state.rules, held, key),
    }
    news.append(News("paired", values))
    news.extend(reason_news(table, (item_with(table, state.rules, held, key),)))
    one, two = places
    lies = state.lies
    state = replace(
        state,
        hands=tuple(hands),
        lies=lies[:one] + TAKEN + lies[one + 1 : two] + TAKEN + lies[two + 1 :],
        phase=Showing(seat, at, (first, phase.place), won=True),
    )
    if COVERED not in state.lies:
        return finish(state, "end-alone" if state.rules.players == 1 else "end-taken", news)
    return state


def stop_turn(state: State, phase: Seconding, at: int) -> State:
    """Stop after one jetton, or when time is over."""
    return replace(state, phase=Showing(phase.seat, at, (phase.first,), won=False))


def cover(state: State, phase: Showing, at: int, news: list[News]) -> State:
    """Cover what is face up, and let the next seat play."""
    return _end_turn(state, phase.seat, phase.won, at, news)


def _end_turn(state: State, seat: Seat, won: bool, at: int, news: list[News]) -> State:
    """End a seat's turn, won or not."""
    idle = 0 if won or state.is_fresh else state.idle + 1
    state = replace(state, lies=state.lies.replace(UP, COVERED), idle=idle, is_fresh=False)
    hand = keys_of(state.hands[seat])
    if (
        won
        and seat not in state.gone
        and not state.is_spent
        and all(key in hand for key in _MIRRORED)
    ):
        news.append(News("extra-won", {"player": PlayerValue(seat)}))
        state = replace(state, extra=seat, is_spent=True)
    back = state.interrupted
    if back is not None and back not in state.gone:
        return _start(replace(state, interrupted=None), back, at)
    state = replace(state, interrupted=None)
    return _start(state, next_seat(state, seat if back is None else back), at)


def next_seat(state: State, seat: Seat) -> Seat:
    """The seat that plays after a seat."""
    order = state.order
    place = order.index(seat)
    return next(
        other for other in order[place + 1 :] + order[: place + 1] if other not in state.gone
    )


def _start(state: State, seat: Seat, at: int) -> State:
    return replace(state, phase=Starting(seat, at), turns=state.turns + 1)


def lose_turn(state: State, phase: Starting, at: int, news: list[News]) -> State:
    """End a turn in which nothing was turned in time; if no one plays any more, end the game."""
    state = replace(state, lapses=state.lapses + 1)
    if state.lapses >= _PATIENCE * len(still_in(state)):
        alone = state.rules.players == 1
        return finish(state, "end-unfinished" if alone else "end-abandoned", news)
    return _end_turn(state, phase.seat, won=False, at=at, news=news)


def take_extra(state: State, phase: Starting, seat: Seat, at: int, news: list[News]) -> State:
    """Take the extra move; the turn it interrupts counts when it continues."""
    news.append(News("extra-taken", {"player": PlayerValue(seat)}))
    turns = state.turns if state.rules.counts_twice else state.turns - 1
    state = replace(state, extra=None, interrupted=phase.seat, turns=turns)
    return _start(state, seat, at)


def must_be_fresh(state: State) -> bool:
    """Whether a turn must begin with a jetton never turned before (D18)."""
    if not state.rules.stall_rounds:
        return False
    return state.idle >= state.rules.stall_rounds * len(still_in(state)) and bool(
        fresh_places(state)
    )


def fresh_places(state: State) -> list[int]:
    """The places that were never turned."""
    return places_with("", state.faces)


def agree(state: State, seat: Seat, news: list[News]) -> State:
    """Agree, for one seat, to end the game here."""
    if seat in state.agreed:
        return state
    news.append(News("agreed", {"player": PlayerValue(seat)}))
    state = replace(state, agreed=tuple(sorted((*state.agreed, seat))))
    if state.agreed == still_in(state):
        alone = state.rules.players == 1
        return finish(state, "end-unfinished" if alone else "end-agreed", news)
    return state


def disagree(state: State, seat: Seat, news: list[News]) -> State:
    """Withdraw a seat's agreement."""
    if seat not in state.agreed:
        return state
    news.append(News("agreed-back", {"player": PlayerValue(seat)}))
    return replace(state, agreed=tuple(other for other in state.agreed if other != seat))


def leave(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Remove a seat; if it was its turn, what is face up is covered at once."""
    news.append(News("left", {"player": PlayerValue(seat)}))
    state = replace(
        state,
        gone=tuple(sorted((*state.gone, seat))),
        agreed=tuple(other for other in state.agreed if other != seat),
        extra=None if state.extra == seat else state.extra,
    )
    remaining = still_in(state)
    if len(remaining) <= 1:
        return finish(state, "end-left" if remaining else "end-unfinished", news)
    if state.agreed == remaining:
        return finish(state, "end-agreed", news)
    phase = state.phase
    if isinstance(phase, Lots):
        return _lots_without(state, phase, seat, at, news)
    if isinstance(phase, Ordering | Lapsed) or (isinstance(phase, Revealing) and phase.is_one):
        return start_order.leave(state, seat, at, news)
    if isinstance(phase, Starting | Seconding | Revealing | Showing) and phase.seat == seat:
        return _end_turn(state, seat, isinstance(phase, Showing) and phase.won, at, news)
    return state


def _lots_without(state: State, phase: Lots, seat: Seat, at: int, news: list[News]) -> State:
    """Draw lots for fewer seats; a single one needs none."""
    if seat not in phase.seats and state.draws:
        return replace(state, draws=_without(state.draws, seat))
    seats = tuple(other for other in phase.seats if other != seat)
    if not state.draws:
        if len(seats) > 1:
            return replace(state, phase=Lots(seats))
        return start_order.order_by_lots(state, seats, at, news)
    return start_order.resolve(replace(state, draws=_without(state.draws, seat)), at, news)


def _without(draws: tuple[tuple[int, ...], ...], seat: Seat) -> tuple[tuple[int, ...], ...]:
    return (*draws[:seat], (), *draws[seat + 1 :])


def scores(state: State) -> tuple[int, ...]:
    """The points of every seat."""
    table = deck_of(state)
    return tuple(score(table, state.rules, keys_of(hand)) for hand in state.hands)


def finish(state: State, reason: str, news: list[News]) -> State:
    """End the game: the most points win, seats that left come last."""
    remaining, rules = still_in(state), state.rules
    points = scores(state)
    table = deck_of(state)
    if rules.players > 1:
        for seat in range(rules.players):
            news.append(News("scored", {"player": PlayerValue(seat), "points": points[seat]}))
            news.extend(reason_news(table, score_hand(table, rules, keys_of(state.hands[seat]))))
    if rules.players == 1:
        places: tuple[tuple[Seat, ...], ...] = ((), (0,))
        points = (state.turns,)
    else:
        levels = sorted({points[seat] for seat in remaining}, reverse=True)
        ranked = [tuple(seat for seat in remaining if points[seat] == level) for level in levels]
        places = (*ranked, *([state.gone] if state.gone else []))
    news.append(News(reason))
    return replace(state, phase=Ended(Outcome(reason, places, points)))
