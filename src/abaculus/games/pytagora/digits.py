"""Bags and hands of digit pieces, as the small games have them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from abaculus.games.pytagora.kinds import DIGITS
from abaculus.kernel.draws import Pick
from abaculus.kernel.rng import GameRng

Counts: TypeAlias = tuple[int, ...]
"""How many pieces there are of each digit, from 0 to 9."""
NONE: Final[Counts] = (0,) * len(DIGITS)


def bag_with(bag: Counts, digits: Iterable[str]) -> Counts:
    """The bag after pieces were put in."""
    counts = list(bag)
    for digit in digits:
        counts[int(digit)] += 1
    return tuple(counts)


def bag_without(bag: Counts, digits: Iterable[str]) -> Counts:
    """The bag after pieces were taken out."""
    counts = list(bag)
    for digit in digits:
        counts[int(digit)] -= 1
    return tuple(counts)


def add_bags(first: Counts, second: Counts) -> Counts:
    """Two bags poured together."""
    return tuple(one + other for one, other in zip(first, second, strict=True))


def some_of(bag: Counts, many: int) -> Pick:
    """So many pieces out of the bag."""
    return Pick(tuple(zip(DIGITS, bag, strict=True)), many)


def hand_of(digits: Iterable[str]) -> str:
    """Pieces as a hand: in rising order."""
    return "".join(sorted(digits))


def hand_without(hand: str, digits: str) -> str | None:
    """What is left of a hand when pieces leave it; None if they are not all there."""
    for digit in digits:
        if digit not in hand:
            return None
        hand = hand.replace(digit, "", 1)
    return hand


def random_digits(pool: Counts, many: int, rng: GameRng) -> str:
    """Some of the pieces, all equally likely."""
    left = [digit for digit, count in zip(DIGITS, pool, strict=True) for _ in range(count)]
    return hand_of(left.pop(rng.below(len(left))) for _ in range(many))
