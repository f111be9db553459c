# hot: compiled with mypyc where possible
"""The search behind bots and referee: the best plays in a line, all plays, or a random one.

Uses plain types only, so that the modules compile to machine code and also run as they are.
"""

from collections.abc import Callable
from typing import Final

from abaculus.games.calcussimo.search.fill import Filler
from abaculus.games.calcussimo.search.found_plays import FoundPlay
from abaculus.games.calcussimo.search.lines import BoardLines, SearchLine, SearchRules
from abaculus.games.calcussimo.search.random_fill import toss
from abaculus.games.calcussimo.search.slots import Rack, RunSlot, SlotFinder

__all__ = ["FoundPlay", "SearchRules", "best", "has_play", "is_compiled", "plays", "sample"]

TRIES: Final = 12
TOSSES: Final = 6


def best(
    ground: SearchRules,
    board: str,
    rack: str,
    top: int = 1,
    keep: Callable[[str], int] | None = None,
    stop: Callable[[], bool] | None = None,
) -> list[FoundPlay]:
    """The `top` plays of highest rank, in descending order: points plus the value of chips kept.

    Once there is a play and `stop` says so, those found so far.
    """
    held = Rack(ground, rack)
    filler = Filler(ground, held, max(top, 1), keep)
    slots = _slots(ground, board, held)
    size = len(slots)
    keys = [filler.rank_bound(slots[k]) * size - k for k in range(size)]
    keys.sort(reverse=True)
    for key in keys:
        if filler.found and stop is not None and stop():
            break
        filler.fill(slots[-key % size])
    return filler.found


def plays(ground: SearchRules, board: str, rack: str) -> list[FoundPlay]:
    """Every legal play; plays differ in squares, announced chips or chips laid."""
    held = Rack(ground, rack)
    filler = Filler(ground, held, 0, None)
    for slot in _slots(ground, board, held):
        filler.fill(slot)
    return filler.found


def has_play(ground: SearchRules, board: str, rack: str) -> bool:
    """Whether any play is legal."""
    held = Rack(ground, rack)
    site = ground.site(board)
    return _first(ground, site, held, site.lines) is not None


def sample(
    ground: SearchRules, board: str, rack: str, below: Callable[[int], int]
) -> FoundPlay | None:
    """A random legal play; `below(n)` draws from 0 to n − 1. None only if no play is legal."""
    held = Rack(ground, rack)
    site = ground.site(board)
    scout = SlotFinder(ground, site, held)
    filler = Filler(ground, held, 1, None)
    lines = site.lines[:]
    tries = 0
    while lines and tries < TRIES:
        at = below(len(lines))
        slots: list[RunSlot] = []
        scout.slots(lines[at], slots)
        if not slots:
            lines[at] = lines[-1]
            lines.pop()
            continue
        # the longer of two, and several tries: long slots are fewer and harder to fill
        slot, other = slots[below(len(slots))], slots[below(len(slots))]
        if other.chips > slot.chips:
            slot = other
        for _ in range(TOSSES):
            if toss(filler, slot, below):
                return filler.found[0]
        tries += 1
    turn = below(len(lines)) if lines else 0
    return _first(ground, site, held, lines[turn:] + lines[:turn])


def is_compiled() -> bool:
    """Whether the search runs as machine code."""
    return not __file__.endswith(".py")


def _slots(ground: SearchRules, board: str, rack: Rack) -> list[RunSlot]:
    site = ground.site(board)
    scout = SlotFinder(ground, site, rack)
    found: list[RunSlot] = []
    for line in site.lines:
        scout.slots(line, found)
    return found


def _first(
    ground: SearchRules, site: BoardLines, rack: Rack, lines: list[SearchLine]
) -> FoundPlay | None:
    scout = SlotFinder(ground, site, rack)
    filler = Filler(ground, rack, 1, None)
    filler.stops_at_first = True
    for line in lines:
        slots: list[RunSlot] = []
        scout.slots(line, slots)
        for slot in slots:
            filler.fill(slot)
        if filler.found:
            return filler.found[0]
    return None
