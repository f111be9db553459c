"""How turns of The Number proceed: dealing, rolling, putting, drawing, leaving, the end (5.5, 7).

Each function takes a state to the next one and adds what happened to `news`.
"""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.pytagora.digits import bag_with, bag_without, hand_of, hand_without
from abaculus.games.pytagora.number.faces import FREE, NAMES, SIGNED, fitting_pieces
from abaculus.games.pytagora.number.state import (
    Dealing,
    Drawing,
    Ended,
    Facing,
    FreshPiece,
    Opening,
    PilePiece,
    Putting,
    Rolling,
    Rules,
    State,
    still_in,
)
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import News, PlayerValue, Seat, Value


def initial_state(rules: Rules) -> State:
    """The state before the deal."""
    return State(rules, Dealing(0), rules.bag, ("",) * rules.players)


def deal(state: State, seat: Seat, digits: str) -> State:
    """Give a seat its first hand."""
    return _deal_next(_receive(state, seat, digits), seat)


def _deal_next(state: State, seat: Seat) -> State:
    later = [other for other in still_in(state) if other > seat]
    return replace(state, phase=Dealing(later[0]) if later else Opening())


def open_pile(state: State, digit: str, at: int, news: list[News]) -> State:
    """Lay the first NUMBER."""
    news.append(News("number-opened", {"number": digit}))
    state = replace(state, bag=bag_without(state.bag, digit), pile=(PilePiece(digit, None),))
    return _begin_turn(state, _present(state, state.rules.first), at)


def _present(state: State, seat: Seat) -> Seat:
    """This seat or, if it has left, the next one clockwise still in."""
    while seat in state.gone:
        seat = (seat + 1) % state.rules.players
    return seat


def _begin_turn(state: State, seat: Seat, at: int) -> State:
    return replace(state, phase=Rolling(seat, at), face="", turns=state.turns + 1)


def _end_turn(state: State, seat: Seat, at: int) -> State:
    return _begin_turn(state, _present(state, (seat + 1) % state.rules.players), at)


def apply_roll(state: State, phase: Rolling, face: str, at: int, news: list[News]) -> State:
    """Apply the result of a throw."""
    news.append(News("number-rolled", {"player": PlayerValue(phase.seat), "face": NAMES[face]}))
    state = replace(state, face=face, throws=state.throws + 1, fresh=None)
    if face == FREE:
        return replace(state, phase=Facing(phase.seat, phase.since))
    return _apply_face(state, phase.seat, phase.since, at, news)


def choose_face(state: State, phase: Facing, face: str, at: int, news: list[News]) -> State:
    """Put the die on a face."""
    news.append(News("number-chose", {"player": PlayerValue(phase.seat), "face": NAMES[face]}))
    return _apply_face(replace(state, face=face), phase.seat, phase.since, at, news)


def usual_face(state: State, seat: Seat) -> str:
    """The face chosen for a player without time: the first one that fits (D52)."""
    hand, number = state.hands[seat], state.pile[-1].digit
    return next((face for face in SIGNED if fitting_pieces(face, number, hand)), SIGNED[0])


def _apply_face(state: State, seat: Seat, since: int, at: int, news: list[News]) -> State:
    """Continue with a face: put what fits, else draw if there is something to draw."""
    if fits(state, seat):
        return replace(state, phase=Putting(seat, since, may_stop=False))
    empty = not any(state.bag)
    news.append(
        News("number-stuck-empty" if empty else "number-stuck", {"player": PlayerValue(seat)})
    )
    if empty:
        return _end_turn(state, seat, at)
    return replace(state, phase=Drawing(seat, since))


def fits(state: State, seat: Seat) -> str:
    """The pieces of a seat that fit the NUMBER and the die."""
    return fitting_pieces(state.face, state.pile[-1].digit, state.hands[seat])


def draw_piece(state: State, phase: Drawing, digit: str, at: int, news: list[News]) -> State:
    """Give a drawn piece to the seat, which may put it if it fits."""
    seat = phase.seat
    state = replace(_receive(state, seat, digit), fresh=FreshPiece(seat, digit))
    does_fit = bool(fits(state, seat))
    values: dict[str, Value] = {
        "player": PlayerValue(seat),
        "digit": digit,
        "fits": "yes" if does_fit else "no",
    }
    if state.rules.hidden:
        news.append(News("number-drew", values, only=(seat,)))
        news.append(News("number-drew-hidden", {"player": PlayerValue(seat)}, unless=(seat,)))
    else:
        news.append(News("number-drew", values))
    if does_fit:
        return replace(state, phase=Putting(seat, phase.since, may_stop=True, drawn=True))
    return _end_turn(state, seat, at)


def _receive(state: State, seat: Seat, digits: str) -> State:
    return _with_hand(
        replace(state, bag=bag_without(state.bag, digits)),
        seat,
        hand_of(state.hands[seat] + digits),
    )


def _with_hand(state: State, seat: Seat, hand: str) -> State:
    hands = list(state.hands)
    hands[seat] = hand
    return replace(state, hands=tuple(hands))


def put(state: State, phase: Putting, digit: str, at: int, news: list[News]) -> State:
    """Make a fitting piece the NUMBER; the last one of a hand wins."""
    seat = phase.seat
    before = state.pile[-1].digit
    news.append(
        News(
            "number-put",
            {
                "player": PlayerValue(seat),
                "digit": digit,
                "number": before,
                "face": NAMES[state.face],
            },
        )
    )
    hand = hand_without(state.hands[seat], digit) or ""
    state = replace(_with_hand(state, seat, hand), pile=(*state.pile, PilePiece(digit, seat)))
    if not hand:
        return _win(state, seat, news)
    if fits(state, seat):
        return replace(state, phase=Putting(seat, phase.since, may_stop=True))
    return _end_turn(state, seat, at)


def stop(state: State, phase: Putting, at: int, news: list[News]) -> State:
    """End the seat's turn without a further piece."""
    news.append(News("number-done", {"player": PlayerValue(phase.seat)}))
    return _end_turn(state, phase.seat, at)


def leave(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Remove a seat: its pieces go back to the bag, its turn under way is over (D53)."""
    news.append(News("number-left", {"player": PlayerValue(seat)}))
    bag = bag_with(state.bag, state.hands[seat])
    state = replace(_with_hand(state, seat, ""), bag=bag, gone=tuple(sorted((*state.gone, seat))))
    remaining = still_in(state)
    if len(remaining) <= 1:
        places = (remaining, state.gone)
        return _end_game(state, "number-end-left", places, _hand_sizes(state), news)
    phase = state.phase
    if isinstance(phase, Opening | Ended) or phase.seat != seat:
        return state
    if isinstance(phase, Dealing):
        return _deal_next(state, seat)
    return _end_turn(state, seat, at)


def _hand_sizes(state: State) -> tuple[int, ...]:
    return tuple(len(hand) for hand in state.hands)


def _win(state: State, seat: Seat, news: list[News]) -> State:
    if state.rules.players == 1:
        return _end_game(state, "number-end-alone", ((), (seat,)), (state.turns,), news)
    others = tuple(other for other in still_in(state) if other != seat)
    places = tuple(place for place in ((seat,), others, state.gone) if place)
    return _end_game(state, "number-end", places, _hand_sizes(state), news)


def _end_game(
    state: State,
    reason: str,
    places: tuple[tuple[Seat, ...], ...],
    scores: tuple[int, ...],
    news: list[News],
) -> State:
    news.append(News(reason))
    return replace(state, phase=Ended(Outcome(reason, places, scores)))
