# hot: compiled with mypyc where possible
"""Fills a slot at random, in one try without looking ahead."""

from collections.abc import Callable

from abaculus.games.calcussimo.search.fill import Filler
from abaculus.games.calcussimo.search.lines import JOKER, PLUS, TIMES
from abaculus.games.calcussimo.search.slots import RunSlot


def toss(filler: Filler, slot: RunSlot, below: Callable[[int], int]) -> bool:
    """Lay random chips; true if the play is legal, and then it is the only one found."""
    filler.open(slot)
    filler.count = filler.rack.count[:]
    filler.sign_chips = filler.rack.signs
    for i in range(len(filler.new_signs)):
        if not _toss_sign(filler, i, below):
            return False
    for k in range(len(filler.faces)):
        if filler.is_new[k] and not _toss_number(filler, k, below):
            return False
    filler.finish()
    return bool(filler.found)


def _toss_sign(filler: Filler, i: int, below: Callable[[int], int]) -> bool:
    k = filler.new_signs[i]
    kind = _draw(filler, PLUS, JOKER, below)
    sign = kind
    if kind == JOKER:
        signs = [PLUS + s for s in range(4) if filler.rack.joker_signs[s]]
        if not signs or not filler.spares_joker(i, TIMES):
            return False
        sign = signs[below(len(signs))]
    else:
        filler.sign_chips -= 1
    join = filler.joins[k]
    worth = join.worth[sign - PLUS]
    if (sign == TIMES and filler.has_times) or (worth == 0 and join is not filler.ground.no_join):
        return False
    filler.has_times = filler.has_times or sign == TIMES
    filler.crossings += worth * join.factor
    filler.count[kind] -= 1
    filler.signs[k] = sign
    filler.sign_kinds[k] = kind
    return True


def _toss_number(filler: Filler, k: int, below: Callable[[int], int]) -> bool:
    kind = _draw(filler, 0, PLUS, below)
    filler.faces[k] = filler.scores[k] = kind
    if kind == JOKER:
        digits = filler.rack.joker_digits
        if not digits:
            return False
        filler.faces[k] = filler.scores[k] = digits[below(len(digits))]
    else:
        filler.scores[k] *= filler.factors[k]
    filler.count[kind] -= 1
    filler.number_kinds[k] = kind
    return True


def _draw(filler: Filler, start: int, end: int, below: Callable[[int], int]) -> int:
    """A random chip of the rack among the kinds from `start` to `end` and the jokers."""
    at = below(sum(filler.count[start:end]) + filler.count[JOKER])
    for kind in range(start, end):
        at -= filler.count[kind]
        if at < 0:
            return kind
    return JOKER
