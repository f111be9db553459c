"""What kept chips are worth: promise while more turns will come, a deduction when none will."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from abaculus.games.calcussimo.flow import rack_cost as deduction
from abaculus.games.calcussimo.kinds import NUMBERS, remove_chips
from abaculus.games.calcussimo.options import Rules

Keep: TypeAlias = Callable[[str], int]
"""What it is worth to keep these chips and play the rest."""

CLEARED = 60
"""What clearing the rack is worth: a second turn."""
_UNEVEN = -24
_JOKER = 25
_TIMES = 20
_OVER = -12
_PIP = 5
_EVEN_PIPS = 5

_ALONE = 40
"""What a chip not yet laid is worth to a lone player, who has turns as long as there are chips."""

_USUAL_PLAY = 3
"""How many chips a seat lays in a turn at least, as a rule."""

_POOR_PLAY = 10
_POOR_RACK = -100
"""A play under the one from a rack under the other is worse than a swap."""


def leave_value(kept: str) -> int:
    """What kept chips promise for turns to come (specification 12, level 6)."""
    numbers = [int(chip) for chip in kept if chip in NUMBERS]
    jokers = kept.count("?")
    signs = len(kept) - len(numbers) - jokers
    return (
        _UNEVEN * abs(len(numbers) - signs)
        + _JOKER * jokers
        + _TIMES * ("*" in kept)
        + _OVER * kept.count("/")
        + _PIP * (sum(numbers) - _EVEN_PIPS * len(numbers))
    )


class Prospect(Struct, frozen=True):
    """What a seat that is about to play may still expect of the game."""

    rack_size: int
    end_mode: str
    bonus_turn: bool
    others: int
    """How many other seats are in."""
    bag: int
    """How many chips the bag holds before the play."""
    is_closing: bool
    """Whether these are the last turns (end mode `round`)."""

    def worth(self, kept: str) -> int:
        """What it is worth to keep these chips and play the rest."""
        left = max(self.bag - self.rack_size + len(kept), 0)
        if self._plays_again_at_once(kept, left):
            return CLEARED
        if not self._comes_round_again(left):
            return -deduction(kept)
        return leave_value(kept) + (0 if self.others else _ALONE * len(kept))

    def _plays_again_at_once(self, kept: str, left: int) -> bool:
        if kept or not self.bonus_turn or not self.others or not self.bag:
            return False
        return left > 0 or self.end_mode != "bag"

    def _comes_round_again(self, left: int) -> bool:
        if self.is_closing or not self.bag:
            return False
        if self.end_mode == "bag":
            return left > _USUAL_PLAY * self.others
        return left > 0 or self.end_mode == "playout"


@lru_cache(maxsize=64)
def _cache_worth(outlook: Prospect) -> Keep:
    # a search asks for every set of chips that can be kept, and the next one for the same sets
    return lru_cache(maxsize=20_000)(outlook.worth)


def make_keep(rules: Rules, others: int, bag: int, is_closing: bool) -> Keep:
    """What a seat should count for chips it keeps, at such a table."""
    rack_size = rules.terms.rack_size
    plenty = rack_size + _USUAL_PLAY * others + 1
    return _cache_worth(
        Prospect(
            rack_size=rack_size,
            end_mode=rules.end_mode,
            bonus_turn=rules.bonus_turn,
            others=others,
            bag=min(bag, plenty),
            is_closing=is_closing,
        )
    )


def swap_instead(rules: Rules, bag: int, rack: str, points: int) -> str | None:
    """The chip to give back rather than make a play of so few points; None: make the play."""
    if points >= _POOR_PLAY or leave_value(rack) >= _POOR_RACK or not bag or rules.swap_when_stuck:
        return None
    return max(rack, key=lambda chip: leave_value(remove_chips(rack, chip) or ""))
