"""What a seat may know of a state of Pytagora, Basic or Pro, and states that fit it (5.1)."""

from __future__ import annotations

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.state import Rules, State
from abaculus.games.pytagora.equality.terms import Board, Hand
from abaculus.games.pytagora.kinds import (
    COMMON,
    ENOUGH,
    HIDDEN,
    bag_without,
    counts_of,
    in_order,
    is_of,
    part_of,
    pieces_in,
)
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng


class View(BriefStruct, frozen=True):
    """A state as one seat sees it."""

    seat: Seat | None
    """The viewing seat; None: a spectator."""
    rules: Rules
    phase: phases.Phase
    table: Board
    held: int
    """How many pieces are in the bag."""
    bag: tuple[int, ...] | None
    """How many of each kind, in the order of `KINDS`; None: the viewer may not know."""
    in_bag: tuple[str, ...]
    """The kinds the bag still has, where the viewer may know: always with `bag`, and for a seat
    that may buy.
    """
    hands: tuple[Hand, ...]
    """Each hand: the kinds the viewer may know, otherwise one `_` per piece."""
    scores: tuple[int, ...]
    supply: tuple[int, int]
    starter: Seat
    round: int
    face: str
    chosen: bool
    throws: int
    idle: int
    tied: tuple[Seat, ...]
    due: tuple[Seat, ...]
    tiebreaks: int
    gone: tuple[Seat, ...]
    fresh: tuple[str, ...]
    """Empty where the viewer may not know the hand that drew it."""
    gained: tuple[int, ...]
    fresh_seat: Seat | None = None
    last: tuple[int, ...] = ()


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know; after the end everyone sees everything."""
    is_open = not state.rules.hidden or isinstance(state.phase, phases.Ended)
    knows = [is_open or _can_see(state, seat, owner) for owner in range(state.rules.players)]
    is_fresh_known = state.fresh_seat is not None and knows[state.fresh_seat]
    return View(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        table=state.table,
        held=sum(state.bag),
        bag=state.bag if is_open else None,
        in_bag=_kinds(state) if is_open or can_buy(state, seat) else (),
        hands=tuple(
            hand if known else (HIDDEN,) * len(hand)
            for hand, known in zip(state.hands, knows, strict=True)
        ),
        scores=state.scores,
        supply=state.supply,
        starter=state.starter,
        round=state.round,
        face=state.face,
        chosen=state.chosen,
        throws=state.throws,
        idle=state.idle,
        tied=state.tied,
        due=state.due,
        tiebreaks=state.tiebreaks,
        gone=state.gone,
        fresh=state.fresh if is_fresh_known else (),
        gained=state.gained,
        fresh_seat=state.fresh_seat,
        last=state.last,
    )


def _can_see(state: State, seat: Seat | None, owner: Seat) -> bool:
    """Whether a seat may see a hidden hand: its own, and a thief all others."""
    phase = state.phase
    return owner == seat or (isinstance(phase, phases.Stealing) and phase.seat == seat)


def can_buy(state: State, seat: Seat | None) -> bool:
    """Whether the seat may buy now, and so must know what the bag has."""
    match state.phase:
        case phases.Composing(seat=writer, second=False, bought=False):
            return writer == seat and any(state.bag)
        case _:
            return False


def _kinds(state: State) -> tuple[str, ...]:
    return tuple(kind for kind, _ in part_of(state.bag, "any"))


def unseen(seen: View) -> tuple[int, ...]:
    """How many pieces of each kind are in the bag or in hands the viewer cannot see."""
    table = [piece for piece in seen.table.pieces.values() if piece not in COMMON]
    known = [piece for hand in seen.hands for piece in hand if piece != HIDDEN]
    return bag_without(bag_without(seen.rules.bag, table), known)


def imagine(seen: View, rng: GameRng) -> State:
    """A random state that fits the view."""
    hands, bag = _deal_hands(seen, rng)
    return State(
        rules=seen.rules,
        phase=seen.phase,
        table=seen.table,
        bag=counts_of(bag),
        hands=hands,
        scores=seen.scores,
        supply=seen.supply,
        starter=seen.starter,
        round=seen.round,
        face=seen.face,
        chosen=seen.chosen,
        throws=seen.throws,
        idle=seen.idle,
        tied=seen.tied,
        due=seen.due,
        tiebreaks=seen.tiebreaks,
        gone=seen.gone,
        fresh=seen.fresh,
        fresh_seat=seen.fresh_seat,
        gained=seen.gained,
        last=seen.last,
    )


def _deal_hands(seen: View, rng: GameRng) -> tuple[tuple[Hand, ...], list[str]]:
    """All hands, and what stays in the bag."""
    pool = list(pieces_in(unseen(seen)))
    if seen.bag is not None:
        return seen.hands, pool
    sizes = {seat: len(hand) for seat, hand in enumerate(seen.hands) if HIDDEN in hand}
    hands = list(seen.hands)
    bag: list[str] = []
    if seen.in_bag:
        pool, bag = _split_pool(seen.in_bag, pool, sum(sizes.values()), rng)
    phase = seen.phase
    if isinstance(phase, phases.Asking | phases.Drawing) and phase.sort != "any":
        many = 1 if isinstance(phase, phases.Asking) else phase.many
        for _ in range(many):
            bag.append(_take(pool, [p for p in pool if is_of(phase.sort, p)], rng))
        if phase.seat in sizes:
            size = sizes.pop(phase.seat)
            hands[phase.seat] = _deal_short_hand(pool, size, phase.sort, ENOUGH - many, rng)
    for seat, size in sizes.items():
        hands[seat] = in_order([_take(pool, pool, rng) for _ in range(size)])
    return tuple(hands), bag + pool


def _take(pool: list[str], able: list[str], rng: GameRng) -> str:
    """A random one of these kinds, removed from the pool."""
    piece = able[rng.below(len(able))]
    pool.remove(piece)
    return piece


def _split_pool(
    kinds: tuple[str, ...], pool: list[str], many: int, rng: GameRng
) -> tuple[list[str], list[str]]:
    """This many pieces for the hands, and the bag, with at least one of each of these kinds."""
    held = [piece for piece in pool if piece not in kinds]
    rest = [piece for piece in pool if piece in kinds]
    bag = [_take(rest, [kind], rng) for kind in kinds]
    held += [_take(rest, rest, rng) for _ in range(many - len(held))]
    return held, bag + rest


def _deal_short_hand(pool: list[str], size: int, sort: str, most: int, rng: GameRng) -> Hand:
    """A hand with at most this many pieces of a sort."""
    hand: list[str] = []
    for _ in range(size):
        full = sum(1 for piece in hand if is_of(sort, piece)) >= most
        able = [piece for piece in pool if not is_of(sort, piece)] if full else pool
        hand.append(_take(pool, able, rng))
    return in_order(hand)
