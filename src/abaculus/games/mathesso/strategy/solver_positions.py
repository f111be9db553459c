"""Tables in the exact solver's counts, and which it can solve in seconds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from abaculus.games.mathesso.decks import deck
from abaculus.games.mathesso.state import Rules
from abaculus.games.mathesso.strategy.pair_solver import TAKE, Counts, PairSolver
from abaculus.games.mathesso.strategy.pools import Pool

_WHOLE: Final = 22
"""A deck of this many jettons is solved from its first turn on."""
_FEW: Final = 14
"""With more, only tables with this few unseen jettons are solved."""

Classes: TypeAlias = Mapping[str, Mapping[str, int]]


class PositionFrame(Struct, frozen=True):
    """The numbering of backs and kinds of pairs."""

    tops: tuple[str, ...]
    kinds: tuple[tuple[int, int], ...]


def _frame(unseen: Classes) -> PositionFrame:
    tops = tuple(sorted(unseen))
    pairs = (tuple(places) for places in _places(tops, unseen).values() if len(places) == 2)
    return PositionFrame(tops, tuple(sorted({(min(pair), max(pair)) for pair in pairs})))


def _places(tops: tuple[str, ...], unseen: Classes) -> dict[str, list[int]]:
    """For each key the classes of its unseen jettons."""
    numbers = {top: number for number, top in enumerate(tops)}
    found: dict[str, list[int]] = {}
    for top, keys in unseen.items():
        for key, many in keys.items():
            found.setdefault(key, []).extend([numbers[top]] * many)
    return found


@lru_cache(maxsize=8)
def _whole(source: str, keys: str, min_flips: int) -> tuple[PositionFrame, PairSolver]:
    """The frame of a small deck, and the solver with its results."""
    frame = _frame({top: dict(kinds) for top, kinds in deck(source, keys).kinds.items()})
    return frame, PairSolver(frame.kinds, len(frame.tops), min_flips)


class SolverPosition:
    """A table, and its solver."""

    def __init__(self, rules: Rules, pool: Pool, up: str = "") -> None:
        """Count a table; `up` is the key of a jetton face up, not among the pool's known ones."""
        if len(deck(rules.box, rules.deck).tops) <= _WHOLE:
            frame, self.solver = _whole(rules.box, rules.deck, rules.min_flips)
        else:
            frame = _frame(pool.unseen)
            self.solver = PairSolver(frame.kinds, len(frame.tops), rules.min_flips)
        self.tops = frame.tops
        places = _places(frame.tops, pool.unseen)
        self.wanted = places.pop(up)[0] if up in places else TAKE
        """The class of the partner of the jetton face up, if that is not known."""
        halves = [classes[0] for classes in places.values() if len(classes) == 1]
        pairs = [(min(found), max(found)) for found in places.values() if len(found) == 2]
        self.counts: Counts = (
            *(halves.count(number) for number in range(len(frame.tops))),
            *(pairs.count(kind) for kind in frame.kinds),
            sum(count // 2 for count in pool.known.values()),
        )


def is_solvable(rules: Rules, pool: Pool) -> bool:
    """Whether the counts describe a table fully and the solver needs seconds at most."""
    unseen = sum(pool.left.values())
    is_small = len(deck(rules.box, rules.deck).tops) <= _WHOLE
    if not rules.by_pairs or unseen > (_WHOLE if is_small else _FEW):
        return False
    alike = dict(pool.known)
    for keys in pool.unseen.values():
        for key, many in keys.items():
            alike[key] = alike.get(key, 0) + many
    return all(many <= 2 for many in alike.values())
