"""Learns the worth of kept pieces, and writes it to `kept.json`.

For each count of numbers and symbols kept, hands with this many are filled up from the bag in games
between experts, and the points of their best lines are averaged.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import msgspec

from abaculus.games.pytagora.equality.judge import judge, lay_line
from abaculus.games.pytagora.equality.terms import Board, LineTerms
from abaculus.games.pytagora.kinds import COMMON, KINDS, hand_without, in_order, is_number
from abaculus.games.pytagora.material import bag_of, pieces, terms_of
from abaculus.games.pytagora.search import best_lines
from abaculus.kernel.messages import Refusal

_HANDS: Final = 60
"""How many hands per cell of the table."""
_HAND: Final = 10
_LEAST: Final = 3
_WORK: Final = 40_000


def _table(terms: LineTerms, bag: list[str], plays: int) -> Board:
    """A board after some greedy turns, with its pieces taken from the bag."""
    table = Board()
    for _ in range(plays):
        hand = in_order(bag[:_HAND])
        found = best_lines(terms, table, hand, None, work=_WORK)
        if found.plays:
            judged = judge(terms, table, found.plays[0], None, hand)
            if isinstance(judged, Refusal):
                raise AssertionError(judged)
            table = lay_line(table, judged, 0, 1)
            used = [kind for _, kind in judged.placed if kind not in COMMON]
            bag[:_HAND] = hand_without(hand, used) or ()
    return table


def _fill_hand(bag: list[str], numbers: int, symbols: int) -> tuple[str, ...]:
    """A hand that kept this many pieces, after refill and top-up."""
    digits = [kind for kind in bag if is_number(kind)]
    signs = [kind for kind in bag if not is_number(kind)]
    kept = digits[:numbers] + signs[:symbols]
    rest = digits[numbers:] + signs[symbols:]
    random.Random(len(rest) * 1000 + sum(map(ord, "".join(kept)))).shuffle(rest)  # noqa: S311
    hand = kept + rest[: _HAND - len(kept)]
    rest = rest[_HAND - len(kept) :]
    for are_numbers in (True, False):
        short = _LEAST - sum(1 for kind in hand if is_number(kind) == are_numbers)
        if short > 0:
            hand += [kind for kind in rest if is_number(kind) == are_numbers][:short]
    return in_order(hand)


def learn() -> list[list[int]]:
    """For each count of numbers, and in it of symbols: tenths of a point above keeping nothing."""
    terms = terms_of("pytagora")
    sums = [[0] * (_HAND - numbers) for numbers in range(_HAND)]
    for seed in range(_HANDS):
        chance = random.Random(seed)  # noqa: S311
        counts = zip(KINDS, bag_of(pieces(), "pytagora"), strict=True)
        bag = [kind for kind, count in counts for _ in range(count)]
        chance.shuffle(bag)
        table = _table(terms, bag, seed % 6)
        chance.shuffle(bag)
        for numbers, row in enumerate(sums):
            for symbols in range(len(row)):
                found = best_lines(
                    terms, table, _fill_hand(bag, numbers, symbols), None, work=_WORK
                )
                row[symbols] += found.points[0] if found.points else 0
    return [[round(10 * (total - sums[0][0]) / _HANDS) for total in row] for row in sums]


if __name__ == "__main__":
    (Path(__file__).parent / "kept.json").write_bytes(msgspec.json.encode(learn()) + b"\n")
