"""Tables that look like a view: what is hidden is dealt at random, as far as it can be so."""

from __future__ import annotations

from abaculus.games.pytagora.compose.sorts import ENOUGH, is_of
from abaculus.games.pytagora.compose.state import Asking, Drawing, State
from abaculus.games.pytagora.compose.view import View, unseen
from abaculus.games.pytagora.equality.terms import Hand
from abaculus.games.pytagora.kinds import HIDDEN, counts_of, in_order, pieces_in
from abaculus.kernel.rng import GameRng


def imagine(seen: View, rng: GameRng) -> State:
    """Some table that looks so."""
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
    if isinstance(phase, Asking | Drawing) and phase.sort != "any":
        many = 1 if isinstance(phase, Asking) else phase.many
        for _ in range(many):
            bag.append(_take(pool, [p for p in pool if is_of(phase.sort, p)], rng))
        if phase.seat in sizes:
            size = sizes.pop(phase.seat)
            hands[phase.seat] = _deal_short_hand(pool, size, phase.sort, ENOUGH - many, rng)
    for seat, size in sizes.items():
        hands[seat] = in_order([_take(pool, pool, rng) for _ in range(size)])
    return tuple(hands), bag + pool


def _take(pool: list[str], able: list[str], rng: GameRng) -> str:
    """One of those that are able to come, taken out of the pool."""
    piece = able[rng.below(len(able))]
    pool.remove(piece)
    return piece


def _split_pool(
    kinds: tuple[str, ...], pool: list[str], many: int, rng: GameRng
) -> tuple[list[str], list[str]]:
    """So many pieces that are in hands, and the bag: of each of these kinds one at least."""
    held = [piece for piece in pool if piece not in kinds]
    rest = [piece for piece in pool if piece in kinds]
    bag = [_take(rest, [kind], rng) for kind in kinds]
    held += [_take(rest, rest, rng) for _ in range(many - len(held))]
    return held, bag + rest


def _deal_short_hand(pool: list[str], size: int, sort: str, most: int, rng: GameRng) -> Hand:
    """A hand that holds not more than so many pieces of a sort."""
    hand: list[str] = []
    for _ in range(size):
        full = sum(1 for piece in hand if is_of(sort, piece)) >= most
        able = [piece for piece in pool if not is_of(sort, piece)] if full else pool
        hand.append(_take(pool, able, rng))
    return in_order(hand)
