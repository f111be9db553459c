# hot: compiled with mypyc where possible
"""The exact best play in a line, all plays, one at random: the search behind bots and referee.

Plain types only, so that the modules compile to machine code and also run as they are.
"""

from collections.abc import Callable
from typing import Final

from abaculus.games.calcussimo.search.fill import Filler, Found
from abaculus.games.calcussimo.search.lines import Ground, Line, Site
from abaculus.games.calcussimo.search.random_fill import toss
from abaculus.games.calcussimo.search.slots import Rack, Scout, Slot

__all__ = ["Found", "Ground", "best", "has_play", "is_compiled", "plays", "sample"]

TRIES: Final = 12
TOSSES: Final = 6


def best(
    ground: Ground,
    board: str,
    rack: str,
    top: int = 1,
    keep: Callable[[str], int] | None = None,
) -> list[Found]:
    """The `top` plays of highest rank, falling; rank is points plus the value of the chips kept."""
    held = Rack(ground, rack)
    filler = Filler(ground, held, max(top, 1), keep)
    slots = _slots(ground, board, held)
    size = len(slots)
    keys = [filler.rank_bound(slots[k]) * size - k for k in range(size)]
    keys.sort(reverse=True)
    for key in keys:
        filler.fill(slots[-key % size])
    return filler.found


def plays(ground: Ground, board: str, rack: str) -> list[Found]:
    """Every legal play, differing in squares, announced chips or chips laid."""
    held = Rack(ground, rack)
    filler = Filler(ground, held, 0, None)
    for slot in _slots(ground, board, held):
        filler.fill(slot)
    return filler.found


def has_play(ground: Ground, board: str, rack: str) -> bool:
    """Whether any play is legal."""
    held = Rack(ground, rack)
    site = ground.site(board)
    return _first(ground, site, held, site.lines) is not None


def sample(ground: Ground, board: str, rack: str, below: Callable[[int], int]) -> Found | None:
    """One legal play by chance; `below(n)` draws from 0 to n − 1. None only if there is none."""
    held = Rack(ground, rack)
    site = ground.site(board)
    scout = Scout(ground, site, held)
    filler = Filler(ground, held, 1, None)
    lines = site.lines[:]
    tries = 0
    while lines and tries < TRIES:
        at = below(len(lines))
        slots: list[Slot] = []
        scout.slots(lines[at], slots)
        if not slots:
            lines[at] = lines[-1]
            lines.pop()
            continue
        # the longer of two, and several tosses: long slots are fewer and harder to fill
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
    """Whether machine code runs here."""
    return not __file__.endswith(".py")


def _slots(ground: Ground, board: str, rack: Rack) -> list[Slot]:
    site = ground.site(board)
    scout = Scout(ground, site, rack)
    found: list[Slot] = []
    for line in site.lines:
        scout.slots(line, found)
    return found


def _first(ground: Ground, site: Site, rack: Rack, lines: list[Line]) -> Found | None:
    scout = Scout(ground, site, rack)
    filler = Filler(ground, rack, 1, None)
    filler.stops_at_first = True
    for line in lines:
        slots: list[Slot] = []
        scout.slots(line, slots)
        for slot in slots:
            filler.fill(slot)
        if filler.found:
            return filler.found[0]
    return None
