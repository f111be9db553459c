"""How turns of the ring games proceed: dealing, drawing, attaching, leaving, the end (5.7, 7, D50).

Each function takes a state to the next one and adds what happened to `news`.
"""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.pytagora.digits import bag_with, bag_without, hand_of
from abaculus.games.pytagora.rings.moves import Attach
from abaculus.games.pytagora.rings.ring import Arc, is_complete, open_ends
from abaculus.games.pytagora.rings.state import (
    Attaching,
    Attachment,
    Dealing,
    Drawing,
    Ended,
    FreshPiece,
    Rules,
    State,
    still_in,
)
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.messages import News, PlayerValue, Seat, Value


def initial_state(rules: Rules) -> State:
    """The state before the deal, with the first piece of each ring taken from the bag (D50)."""
    bag = rules.bag
    for ring in rules.rings:
        bag = bag_without(bag, ring.order[ring.start])
    return State(
        rules=rules,
        phase=Dealing(0),
        arcs=(Arc(),) * len(rules.rings),
        bag=bag,
        hands=("",) * rules.players,
    )


def fitting_moves(rules: Rules, arcs: tuple[Arc, ...], hand: str) -> list[Attach]:
    """What a hand can attach, each place once, in the order of the moves' texts."""
    moves: list[Attach] = []
    for ring, arc in zip(rules.rings, arcs, strict=True):
        for side, place in open_ends(ring, arc):
            digit = ring.order[place]
            if digit in hand:
                moves.append(Attach(ring.name, side, digit))
    return moves


def deal(state: State, seat: Seat, digits: str, at: int, news: list[News]) -> State:
    """Give a seat its first hand."""
    state = _receive(state, seat, digits)
    _add_draw_news(state, "ring-dealt", seat, " ".join(digits), news)
    return deal_next(state, seat, at, news)


def deal_next(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Deal to the next seat; after the last one the first turn begins."""
    for following in range(seat + 1, state.rules.players):
        if following not in state.gone:
            return replace(state, phase=Dealing(following))
    first = state.rules.first
    if first in state.gone:
        first = next_seat(state, first)
    return begin_turn(state, first, at, news)


def begin_turn(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Begin this seat's turn; seats that can neither attach nor draw are skipped."""
    for _ in range(state.rules.players):
        if fitting_moves(state.rules, state.arcs, state.hands[seat]):
            return replace(state, phase=Attaching(seat, at))
        if any(state.bag):
            return replace(state, phase=Drawing(seat, at))
        news.append(News("ring-stuck", {"player": PlayerValue(seat)}))
        state = replace(state, turns=state.turns + 1)
        seat = next_seat(state, seat)
    raise AssertionError("every piece that is missing is in the bag or in a hand")


def end_turn(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """End this seat's turn."""
    return begin_turn(replace(state, turns=state.turns + 1), next_seat(state, seat), at, news)


def next_seat(state: State, seat: Seat) -> Seat:
    """The next seat clockwise still in."""
    players = state.rules.players
    following = (seat + 1) % players
    while following in state.gone:
        following = (following + 1) % players
    return following


def draw_piece(state: State, seat: Seat, digit: str, at: int, news: list[News]) -> State:
    """Give a drawn piece to the seat, which may attach it if it fits."""
    state = replace(_receive(state, seat, digit), fresh=FreshPiece(seat, digit))
    _add_draw_news(state, "ring-drew", seat, digit, news)
    if fitting_moves(state.rules, state.arcs, digit):
        return replace(state, phase=Attaching(seat, at, drawn=True))
    return end_turn(state, seat, at, news)


def _receive(state: State, seat: Seat, digits: str) -> State:
    hands = list(state.hands)
    hands[seat] = hand_of(hands[seat] + digits)
    return replace(state, bag=bag_without(state.bag, digits), hands=tuple(hands))


def _add_draw_news(state: State, code: str, seat: Seat, digits: str, news: list[News]) -> None:
    """Add the news of a draw; with hidden racks only the seat itself learns the piece."""
    values: dict[str, Value] = {"player": PlayerValue(seat), "pieces": digits}
    if not state.rules.hidden:
        news.append(News(code, values))
        return
    news.append(News(code, values, only=(seat,)))
    news.append(News(f"{code}-hidden", {"player": PlayerValue(seat)}, unless=(seat,)))


def attach(state: State, seat: Seat, move: Attach, at: int, news: list[News]) -> State:
    """Attach a fitting piece from the hand at its end."""
    number = [ring.name for ring in state.rules.rings].index(move.ring)
    ring, arc = state.rules.rings[number], state.arcs[number]
    place = dict(open_ends(ring, arc))[move.side]
    is_left = move.side == "L"
    arcs, hands = list(state.arcs), list(state.hands)
    arcs[number] = Arc(arc.left + 1, arc.right) if is_left else Arc(arc.left, arc.right + 1)
    hands[seat] = hands[seat].replace(move.digit, "", 1)
    news.append(News("ring-attached", {"player": PlayerValue(seat), "piece": move.digit}))
    state = replace(
        state,
        arcs=tuple(arcs),
        hands=tuple(hands),
        laid=(*state.laid, Attachment(seat, number, place)),
        fresh=_of_others(state, seat),
    )
    if all(map(is_complete, state.rules.rings, state.arcs)):
        reason = "end-square" if len(state.rules.rings) == 1 else "end-rings"
        return finish(replace(state, turns=state.turns + 1), reason, news)
    return end_turn(state, seat, at, news)


def _of_others(state: State, seat: Seat) -> FreshPiece | None:
    """The piece drawn last, unless this seat drew it."""
    fresh = state.fresh
    return None if fresh is not None and fresh.seat == seat else fresh


def leave(state: State, seat: Seat, at: int, news: list[News]) -> State:
    """Remove a seat: its hand goes back to the bag, and its turn under way ends (D53)."""
    hands = list(state.hands)
    bag = bag_with(state.bag, hands[seat])
    hands[seat] = ""
    state = replace(
        state,
        bag=bag,
        hands=tuple(hands),
        fresh=_of_others(state, seat),
        gone=tuple(sorted((*state.gone, seat))),
    )
    news.append(News("ring-left", {"player": PlayerValue(seat)}))
    if len(still_in(state)) <= 1:
        return finish(state, "end-ring-left", news)
    phase = state.phase
    if isinstance(phase, Dealing) and phase.seat == seat:
        return deal_next(state, seat, at, news)
    if isinstance(phase, Attaching | Drawing) and phase.seat == seat:
        return begin_turn(state, next_seat(state, seat), at, news)
    return state


def finish(state: State, reason: str, news: list[News]) -> State:
    """End the game; alone there is no winner and the number of turns is the result (section 7)."""
    if state.rules.players == 1:
        outcome = Outcome(reason, ((), (0,)), (state.turns,))
    else:
        outcome = Outcome(reason, _places(state), tuple(map(len, state.hands)))
    news.append(News(reason))
    return replace(state, phase=Ended(outcome))


def _places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The places: the fewest pieces first; among equals the seat that attached last."""
    last = {one.seat: number for number, one in enumerate(state.laid)}
    ranks = {seat: (len(state.hands[seat]), -last.get(seat, -1)) for seat in still_in(state)}
    places = [
        tuple(seat for seat, its in ranks.items() if its == rank)
        for rank in sorted(set(ranks.values()))
    ]
    return (*places, *([state.gone] if state.gone else []))
