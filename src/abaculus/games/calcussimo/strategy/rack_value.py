"""The worth of chips kept: promise while turns remain, a deduction when none do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from abaculus.games.calcussimo.flow import rack_cost as deduction
from abaculus.games.calcussimo.kinds import NUMBERS, remove_chips
from abaculus.games.calcussimo.options import Rules

Keep: TypeAlias = Callable[[str], int]
"""Returns the worth of keeping these chips and playing the rest."""

CLEARED = 60
"""The worth of clearing the rack: a second turn."""
_UNEVEN = -24
_JOKER = 25
_TIMES = 20
_OVER = -12
_PIP = 5
_EVEN_PIPS = 5

_ALONE = 40
"""The worth of a chip not yet laid to a lone player, who has turns as long as there are chips."""

_USUAL_PLAY = 3
"""The least number of chips a seat usually lays in a turn."""

_POOR_PLAY = 10
_POOR_RACK = -100
"""A play below `_POOR_PLAY` from a rack below `_POOR_RACK` is worse than a swap."""


def leave_value(kept: str) -> int:
    """What chips kept promise for later turns (specification 12, level 6)."""
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
    """What a seat about to play may still expect of the game."""

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
        """The worth of keeping these chips and playing the rest."""
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
    """The worth of kept chips for a seat in this view."""
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
    """The chip to return rather than make a play of this few points; None: make the play."""
    if points >= _POOR_PLAY or leave_value(rack) >= _POOR_RACK or not bag or rules.swap_when_stuck:
        return None
    return max(rack, key=lambda chip: leave_value(remove_chips(rack, chip) or ""))
