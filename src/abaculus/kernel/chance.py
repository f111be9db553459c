# hot: compiled with mypyc where possible
"""Results of draws: sampled, checked, and enumerated with their exact odds.

Questions are enumerated as blank ones, because there are too many to list.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import comb, factorial
from typing import assert_never

from abaculus.kernel.draws import Arrange, AskQuestion, Draw, MarkAnswer, Pick, Result, Roll, Spread
from abaculus.kernel.question_source import BLANK, EVEN, QuestionSource, mark_blank
from abaculus.kernel.rng import GameRng


def sample(draw: Draw, rng: GameRng, asker: QuestionSource | None = None) -> Result:
    """A random result with the draw's odds; without a source, questions are blank."""
    match draw:
        case Roll(sides):
            return tuple(rng.below(side) + 1 for side in sides)
        case Pick(bag, many):
            return _sample_pick(bag, many, rng)
        case Arrange(things):
            left = list(things)
            return tuple(left.pop(rng.below(len(left))) for _ in things)
        case Spread(kinds, places):
            return _sample_spread(kinds, places, rng)
        case AskQuestion():
            return BLANK if asker is None else asker.ask(draw, rng)
        case MarkAnswer():
            return mark_blank(draw, rng) if asker is None else asker.mark(draw, rng)
        case _ as never:
            assert_never(never)


def _sample_pick(bag: tuple[tuple[str, int], ...], many: int, rng: GameRng) -> Result:
    counts = [count for _, count in bag]
    taken = [0] * len(bag)
    total = sum(counts)
    for left in range(total, total - many, -1):
        place = rng.below(left)
        kind = 0
        while place >= counts[kind]:
            place -= counts[kind]
            kind += 1
        counts[kind] -= 1
        taken[kind] += 1
    return tuple(kind for (kind, _), count in zip(bag, taken, strict=True) for _ in range(count))


def _sample_spread(kinds: tuple[str, ...], places: int, rng: GameRng) -> Result:
    """Every kind equally often, some of them once more, in random order."""
    often, more = divmod(places, len(kinds))
    others = list(kinds)
    pool = list(kinds) * often
    for _ in range(more):
        pool.append(others.pop(rng.below(len(others))))
    return tuple(pool.pop(rng.below(len(pool))) for _ in range(places))


def allows(draw: Draw, result: Result) -> bool:
    """Whether a draw can have this result."""
    match draw:
        case Roll(sides):
            return len(result) == len(sides) and all(
                type(face) is int and 1 <= face <= side
                for face, side in zip(result, sides, strict=True)
            )
        case Pick(bag, many):
            in_order: list[str] = []
            for kind, held in bag:
                count = result.count(kind)
                if count > held:
                    return False
                if count:
                    in_order += [kind] * count
            return len(result) == many and list(result) == in_order
        case Arrange(things):
            return len(result) == len(things) and set(result) == set(things)
        case Spread(kinds, places):
            often = places // len(kinds)
            counts = [result.count(kind) for kind in kinds]
            is_even = often <= min(counts) and max(counts) <= often + 1
            return len(result) == places == sum(counts) and is_even
        case AskQuestion():
            return len(result) == 2 and type(result[0]) is str and type(result[1]) is str
        case MarkAnswer():
            return len(result) == 2 and result[0] in ("+", "-") and type(result[1]) is str
        case _ as never:
            assert_never(never)


def enumerate_results(draw: Draw) -> Iterator[tuple[Result, Fraction]]:
    """Every possible result with its exact probability; the probabilities add up to 1."""
    match draw:
        case Roll(sides):
            total = 1
            for side in sides:
                total *= side
            for faces in product(*(range(1, side + 1) for side in sides)):
                yield faces, Fraction(1, total)
        case Pick(bag, many):
            yield from _enumerate_picks(bag, many)
        case Arrange(things):
            orders = list(permutations(things))
            for order in orders:
                yield order, Fraction(1, len(orders))
        case Spread(kinds, places):
            yield from _enumerate_spreads(kinds, places)
        case AskQuestion():
            yield BLANK, Fraction(1)
        case MarkAnswer(percent=percent):
            right = EVEN if percent is None else percent
            yield from ((("+", ""), Fraction(right, 100)), (("-", ""), Fraction(100 - right, 100)))
        case _ as never:
            assert_never(never)


def _enumerate_picks(
    bag: tuple[tuple[str, int], ...], many: int
) -> Iterator[tuple[Result, Fraction]]:
    ways = comb(sum(count for _, count in bag), many)

    def fill(kind: int, left: int) -> Iterator[tuple[Result, int]]:
        if kind == len(bag):
            if left == 0:
                yield (), 1
            return
        name, count = bag[kind]
        for used in range(min(count, left), -1, -1):
            for rest, rest_ways in fill(kind + 1, left - used):
                yield (name,) * used + rest, comb(count, used) * rest_ways

    for result, result_ways in fill(0, many):
        yield result, Fraction(result_ways, ways)


def _enumerate_spreads(kinds: tuple[str, ...], places: int) -> Iterator[tuple[Result, Fraction]]:
    often, more = divmod(places, len(kinds))
    orders = factorial(places) // (factorial(often) ** len(kinds) * (often + 1) ** more)
    odds = Fraction(1, orders * comb(len(kinds), more))

    def lay(left: dict[str, int], free: int) -> Iterator[Result]:
        if not free:
            yield ()
            return
        for kind, count in left.items():
            if count:
                for rest in lay({**left, kind: count - 1}, free - 1):
                    yield (kind, *rest)

    for extra in combinations(kinds, more):
        for order in lay({kind: often + (kind in extra) for kind in kinds}, places):
            yield order, odds
