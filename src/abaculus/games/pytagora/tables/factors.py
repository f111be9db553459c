"""How the two factors of a turn come out of the bag, one after the other (5.6)."""

from __future__ import annotations

from abaculus.games.pytagora.digits import Counts, bag_without
from abaculus.games.pytagora.kinds import DIGITS
from abaculus.games.pytagora.tables.state import State
from abaculus.kernel.draws import Pick


def pairs(state: State) -> Pick:
    """One pair of factors in the order of drawing, each as likely as two draws make it.

    The second factor, or both, come out of what was spent if the bag gives no more.
    """
    bag, spent = _usable(state, state.bag), _usable(state, state.spent)
    if sum(bag) > 1:
        return _ordered_pairs(bag, None)
    return _ordered_pairs(bag, spent) if any(bag) else _ordered_pairs(spent, None)


def is_bag_short(state: State) -> bool:
    """Whether the bag alone does not give two factors."""
    return sum(_usable(state, state.bag)) < 2


def _usable(state: State, bag: Counts) -> Counts:
    """A 0 that goes back is as good as not there: another piece is drawn until it is no 0."""
    return (0, *bag[1:]) if state.rules.redraw else bag


def _ordered_pairs(first: Counts, second: Counts | None) -> Pick:
    """Ordered pairs, the second out of what the first leaves where there is no other bag."""
    ways: list[tuple[str, int]] = []
    for one in DIGITS:
        after = second or bag_without(first, one)
        ways += [(one + other, first[int(one)] * after[int(other)]) for other in DIGITS]
    return Pick(tuple((pair, count) for pair, count in ways if count > 0), 1)
