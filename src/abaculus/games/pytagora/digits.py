"""Bags and hands of digit pieces for the small games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from abaculus.games.pytagora.kinds import DIGITS, HIDDEN
from abaculus.kernel.draws import Pick
from abaculus.kernel.messages import Seat
from abaculus.kernel.rng import GameRng

Counts: TypeAlias = tuple[int, ...]
"""How many pieces there are of each digit, from 0 to 9."""
NONE: Final[Counts] = (0,) * len(DIGITS)


def bag_with(bag: Counts, digits: Iterable[str]) -> Counts:
    """The bag with pieces added."""
    counts = list(bag)
    for digit in digits:
        counts[int(digit)] += 1
    return tuple(counts)


def bag_without(bag: Counts, digits: Iterable[str]) -> Counts:
    """The bag with pieces removed."""
    counts = list(bag)
    for digit in digits:
        counts[int(digit)] -= 1
    return tuple(counts)


def add_bags(first: Counts, second: Counts) -> Counts:
    """Two bags combined."""
    return tuple(one + other for one, other in zip(first, second, strict=True))


def some_of(bag: Counts, many: int) -> Pick:
    """This many pieces from the bag."""
    return Pick(tuple(zip(DIGITS, bag, strict=True)), many)


def hand_of(digits: Iterable[str]) -> str:
    """Pieces as a hand, in ascending order."""
    return "".join(sorted(digits))


def hand_without(hand: str, digits: str) -> str | None:
    """The hand left when pieces leave it; None if some are missing."""
    for digit in digits:
        if digit not in hand:
            return None
        hand = hand.replace(digit, "", 1)
    return hand


def random_digits(pool: Counts, many: int, rng: GameRng) -> str:
    """Some of the pieces, all equally likely."""
    left = [digit for digit, count in zip(DIGITS, pool, strict=True) for _ in range(count)]
    return hand_of(left.pop(rng.below(len(left))) for _ in range(many))


def hide_hands(hands: Sequence[str], viewer: Seat | None, is_open: bool) -> tuple[str, ...]:
    """The hands as a viewer sees them: those it may not know with one `_` per piece."""
    return tuple(
        hand if is_open or owner == viewer else HIDDEN * len(hand)
        for owner, hand in enumerate(hands)
    )


def deal_hidden_hands(hands: Iterable[str], pool: Counts, rng: GameRng) -> tuple[list[str], Counts]:
    """The hands with random pieces in place of hidden ones, and what is left of the pool."""
    dealt: list[str] = []
    for hand in hands:
        if HIDDEN in hand:
            hand = random_digits(pool, len(hand), rng)
            pool = bag_without(pool, hand)
        dealt.append(hand)
    return dealt, pool


def find_lost_pieces(whole: Counts, there: Counts, bag: Counts) -> str | None:
    """What is wrong if the pieces in play and in the bag are not the whole set."""
    if there != whole or min(bag) < 0:
        return f"the pieces are {there}, the set is {whole}"
    return None


def find_bad_hand(hands: Sequence[str], players: int, gone: Sequence[Seat]) -> str | None:
    """The first impossible thing about the hands."""
    if len(hands) != players:
        return f"there are {len(hands)} hands"
    for seat, hand in enumerate(hands):
        if hand != hand_of(hand):
            return f"seat {seat} holds {hand}"
        if hand and seat in gone:
            return f"seat {seat} has left and holds {hand}"
    return None
