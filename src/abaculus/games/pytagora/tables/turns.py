"""How turns of Multiplication Tables proceed: factors, answers, draws, ties, leaving (5.6, 7).

Each function takes a state to the next one and adds what happened to `news`.
"""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.pytagora.digits import (
    NONE,
    Counts,
    add_bags,
    bag_with,
    bag_without,
    hand_of,
    hand_without,
)
from abaculus.games.pytagora.kinds import DIGITS
from abaculus.games.pytagora.tables.state import (
    SKIPPED,
    Answering,
    Dealing,
    Drawing,
    Ended,
    Factoring,
    LaidAnswer,
    Rules,
    Sequence,
    State,
    playing_seats,
    still_in,
)
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.draws import Pick
from abaculus.kernel.messages import FormulaValue, News, PlayerValue, Seat


def initial_state(rules: Rules) -> State:
    """The state before the deal."""
    return State(
        rules=rules,
        phase=Dealing(0),
        bag=rules.bag,
        hands=("",) * rules.players,
        laid=(NONE,) * rules.players,
        fresh=("",) * rules.players,
    )


def deal(state: State, seat: Seat, digits: str, news: list[News]) -> State:
    """Give a seat its first hand."""
    return _deal_next(_receive(state, seat, digits), seat, news)


def _deal_next(state: State, seat: Seat, news: list[News]) -> State:
    later = [other for other in still_in(state) if other > seat]
    return replace(state, phase=Dealing(later[0])) if later else _next_turn(state, news)


def _receive(state: State, seat: Seat, digits: str) -> State:
    bag = bag_without(state.bag, digits)
    return _with_hand(replace(state, bag=bag), seat, hand_of(state.hands[seat] + digits))


def _with_hand(state: State, seat: Seat, hand: str) -> State:
    hands = list(state.hands)
    hands[seat] = hand
    return replace(state, hands=tuple(hands))


def _next_turn(state: State, news: list[News]) -> State:
    """Ask for two factors; without them the game ends as after its last turn (D49)."""
    done = state.sequence
    if done is not None:
        spent = bag_with(state.spent, done.digits)
        state = replace(state, sequence=None, before=done, spent=spent)
    if not pairs(state).bag:
        leaders, behind = _rank(state)
        return _finish(replace(state, behind=behind), "tables-end-empty", leaders, news)
    return replace(state, phase=Factoring(), turn=state.turn + 1)


def draw_factors(state: State, factors: str, at: int, news: list[News]) -> State:
    """Lay the factors; all seats may answer."""
    if is_bag_short(state):
        state = _recycle(state, news)
    sequence = Sequence(state.turn, factors)
    news.append(News("tables-factors", {"run": FormulaValue(sequence.run), "turn": state.turn}))
    return replace(
        state,
        bag=bag_without(state.bag, factors),
        sequence=sequence,
        phase=Answering(at, (None,) * state.rules.players),
    )


def _recycle(state: State, news: list[News]) -> State:
    """Return the pieces of earlier turns to the bag."""
    news.append(News("tables-recycled"))
    return replace(state, bag=add_bags(state.bag, state.spent), spent=NONE)


def take_answer(state: State, phase: Answering, seat: Seat, answer: str, news: list[News]) -> State:
    """Record a seat's answer or skip; the others learn only that it has decided."""
    news.append(News("tables-ready", {"player": PlayerValue(seat)}, unless=(seat,)))
    own = "tables-own-skip" if answer == SKIPPED else "tables-own"
    news.append(News(own, {"answer": answer}, only=(seat,)))
    return note_answer(state, phase, seat, answer, news)


def note_answer(state: State, phase: Answering, seat: Seat, answer: str, news: list[News]) -> State:
    """Record an answer; the last one closes the turn."""
    answers = list(phase.answers)
    answers[seat] = answer
    return _close_when_complete(state, Answering(phase.since, tuple(answers)), news)


def awaited_seats(state: State, phase: Answering) -> tuple[Seat, ...]:
    """The seats that must still answer."""
    return tuple(seat for seat in playing_seats(state) if phase.answers[seat] is None)


def _close_when_complete(state: State, phase: Answering, news: list[News]) -> State:
    """Close the turn once all have decided: answers are laid, then all draw."""
    state = replace(state, phase=phase)
    if awaited_seats(state, phase):
        return state
    state = replace(state, fresh=("",) * state.rules.players)
    for seat in playing_seats(state):
        state = _lay_answer(state, seat, phase.answers[seat] or SKIPPED, news)
    return _draw_on(state, playing_seats(state), news)


def _lay_answer(state: State, seat: Seat, product: str, news: list[News]) -> State:
    sequence = state.sequence
    if sequence is None or product == SKIPPED:
        news.append(News("tables-skipped", {"player": PlayerValue(seat)}))
        return state
    run = FormulaValue(f"{sequence.run}={product}")
    news.append(News("tables-answered", {"player": PlayerValue(seat), "run": run}))
    numbers = tuple(
        state.laid[seat][int(digit)] + product[: place + 1].count(digit)
        for place, digit in enumerate(product)
    )
    counts = list(state.laid)
    counts[seat] = bag_with(counts[seat], product)
    answers = (*sequence.answers, LaidAnswer(seat, product, numbers))
    hand = hand_without(state.hands[seat], product) or ""
    state = replace(state, laid=tuple(counts), sequence=replace(sequence, answers=answers))
    return _with_hand(state, seat, hand)


def _draw_on(state: State, seats: tuple[Seat, ...], news: list[News]) -> State:
    """Let the next seat draw; an empty bag is filled with the pieces of earlier turns (D49)."""
    if seats and not any(state.bag) and any(state.spent):
        state = _recycle(state, news)
    if not seats or not any(state.bag):
        return _end_turn(state, news)
    return replace(state, phase=Drawing(seats))


def draw_piece(state: State, phase: Drawing, digit: str, news: list[News]) -> State:
    """Give a drawn piece to the seat."""
    seat, *later = phase.seats
    player = PlayerValue(seat)
    if state.rules.hidden:
        news.append(News("tables-drew", {"player": player, "digit": digit}, only=(seat,)))
        news.append(News("tables-drew-hidden", {"player": player}, unless=(seat,)))
    else:
        news.append(News("tables-drew", {"player": player, "digit": digit}))
    fresh = list(state.fresh)
    fresh[seat] = digit
    state = replace(_receive(state, seat, digit), fresh=tuple(fresh))
    return _draw_on(state, tuple(later), news)


def _end_turn(state: State, news: list[News]) -> State:
    """End the turn; after the last one the fewest pieces win, with extra turns for ties."""
    if not state.tied and state.turn < state.rules.turns:
        return _next_turn(state, news)
    leaders, behind = _rank(state)
    state = replace(state, behind=behind)
    if len(leaders) == 1 or state.turn >= state.rules.times:
        return _finish(state, "tables-end", leaders, news)
    news.append(News("tables-tied", {"count": len(leaders)}))
    return _next_turn(replace(state, tied=leaders), news)


def _rank(state: State) -> tuple[tuple[Seat, ...], tuple[tuple[Seat, ...], ...]]:
    """The seats with the fewest pieces of those that can still win, and the places behind them."""
    seats = playing_seats(state)
    held = sorted({len(state.hands[seat]) for seat in seats})
    leaders, *others = (
        tuple(seat for seat in seats if len(state.hands[seat]) == count) for count in held
    )
    return leaders, (*others, *state.behind)


def leave(state: State, seat: Seat, news: list[News]) -> State:
    """Remove a seat: its pieces, including a hidden answer, go into the bag (D53)."""
    news.append(News("tables-left", {"player": PlayerValue(seat)}))
    state = _without_seat(state, seat)
    remaining = still_in(state)
    if len(remaining) <= 1:
        return _end_game(state, "tables-end-left", (remaining, state.gone), news)
    if len(state.tied) == 1:
        return _finish(state, "tables-end", state.tied, news)
    match state.phase:
        case Dealing(seat=dealing) if dealing == seat:
            return _deal_next(state, seat, news)
        case Answering() as phase:
            return _close_when_complete(state, phase, news)
        case Drawing(seats=seats) if seat in seats:
            return _draw_on(state, tuple(other for other in seats if other != seat), news)
        case _:
            return state


def _without_seat(state: State, seat: Seat) -> State:
    phase = state.phase
    if isinstance(phase, Answering):
        answers = list(phase.answers)
        answers[seat] = None
        phase = Answering(phase.since, tuple(answers))
    places = (tuple(other for other in place if other != seat) for place in state.behind)
    fresh = list(state.fresh)
    fresh[seat] = ""
    return replace(
        _with_hand(state, seat, ""),
        phase=phase,
        bag=bag_with(state.bag, state.hands[seat]),
        fresh=tuple(fresh),
        tied=tuple(other for other in state.tied if other != seat),
        behind=tuple(place for place in places if place),
        gone=tuple(sorted((*state.gone, seat))),
    )


def _finish(state: State, reason: str, leaders: tuple[Seat, ...], news: list[News]) -> State:
    state = replace(state, tied=())
    if state.rules.players == 1:
        return _end_game(state, f"{reason}-alone", ((), leaders), news)
    places = tuple(place for place in (leaders, *state.behind, state.gone) if place)
    return _end_game(state, reason, places, news)


def _end_game(
    state: State, reason: str, places: tuple[tuple[Seat, ...], ...], news: list[News]
) -> State:
    news.append(News(reason))
    held = tuple(len(hand) for hand in state.hands)
    return replace(state, phase=Ended(Outcome(reason, places, held)))


def pairs(state: State) -> Pick:
    """Ordered pairs of factors, each with the weight of two draws.

    The second factor, or both, come from the spent pieces if the bag has no more.
    """
    bag, spent = _usable(state, state.bag), _usable(state, state.spent)
    if sum(bag) > 1:
        return _ordered_pairs(bag, None)
    return _ordered_pairs(bag, spent) if any(bag) else _ordered_pairs(spent, None)


def is_bag_short(state: State) -> bool:
    """Whether the bag alone cannot give two factors."""
    return sum(_usable(state, state.bag)) < 2


def _usable(state: State, bag: Counts) -> Counts:
    """The usable pieces: a 0 that goes back is ignored, because another piece is drawn for it."""
    return (0, *bag[1:]) if state.rules.redraw else bag


def _ordered_pairs(first: Counts, second: Counts | None) -> Pick:
    """Ordered pairs, the second from what the first leaves if there is no other bag."""
    ways: list[tuple[str, int]] = []
    for one in DIGITS:
        after = second or bag_without(first, one)
        ways += [(one + other, first[int(one)] * after[int(other)]) for other in DIGITS]
    return Pick(tuple((pair, count) for pair, count in ways if count > 0), 1)
