"""Chance: what is taken is admitted, what is possible has odds, and they are the true ones."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from math import perm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abaculus.kernel.chance import allows, enumerate_results, sample
from abaculus.kernel.draws import Arrange, AskQuestion, Draw, MarkAnswer, Pick, Result, Roll, Spread
from abaculus.kernel.question_source import BLANK
from abaculus.kernel.rng import GameRng, SeededRng

ROLLS = st.builds(Roll, st.lists(st.integers(1, 6), min_size=1, max_size=3).map(tuple))
ARRANGES = st.builds(
    Arrange,
    st.lists(st.integers(0, 9) | st.text("abc", max_size=2), unique=True, max_size=4).map(tuple),
)

SPREADS = st.builds(
    Spread,
    st.lists(st.sampled_from("abcde"), unique=True, min_size=1, max_size=4).map(tuple),
    st.integers(1, 5),
)


@st.composite
def picks(pick: st.DrawFn, most: int = 12) -> Pick:
    kinds = pick(st.lists(st.text("abcdef", min_size=1, max_size=2), unique=True, max_size=4))
    bag = tuple((kind, pick(st.integers(0, 3))) for kind in kinds)
    return Pick(bag, pick(st.integers(0, min(most, sum(count for _, count in bag)))))


DRAWS = st.one_of(ROLLS, picks(), ARRANGES, SPREADS)


@given(DRAWS, st.integers())
def test_what_is_taken_is_admitted_and_has_odds(draw: Draw, seed: int) -> None:
    result = sample(draw, SeededRng(seed))

    assert allows(draw, result)
    assert dict(enumerate_results(draw))[result] > 0


@given(DRAWS)
def test_odds_cover_distinct_allowed_results_and_sum_to_one(draw: Draw) -> None:
    results = list(enumerate_results(draw))

    assert sum(odds for _, odds in results) == 1
    assert len({result for result, _ in results}) == len(results)
    assert all(allows(draw, result) for result, _ in results)


@given(DRAWS, st.lists(st.integers(-1, 7) | st.sampled_from("abcdef"), max_size=4).map(tuple))
def test_what_is_admitted_is_exactly_what_has_odds(draw: Draw, result: Result) -> None:
    assert allows(draw, result) == (result in dict(enumerate_results(draw)))


@given(picks(most=3))
def test_a_pick_has_the_odds_of_drawing_one_by_one(pick: Pick) -> None:
    pieces = [(kind, n) for kind, count in pick.bag for n in range(count)]
    order = [kind for kind, _ in pick.bag]
    counted = Counter(
        tuple(sorted((kind for kind, _ in drawn), key=order.index))
        for drawn in permutations(pieces, pick.many)
    )
    ways = perm(len(pieces), pick.many)

    assert {drawn: Fraction(n, ways) for drawn, n in counted.items()} == dict(
        enumerate_results(pick)
    )


@pytest.mark.parametrize("kinds", ["a", "ab", "abc", "abcd", "abcdef"])
def test_kinds_are_spread_over_places_as_evenly_as_can_be(kinds: str) -> None:
    most, least = -(-4 // len(kinds)), 4 // len(kinds)
    every = {
        laid
        for laid in product(kinds, repeat=4)
        if all(least <= laid.count(kind) <= most for kind in kinds)
    }

    found = dict(enumerate_results(Spread(tuple(kinds), 4)))

    assert dict.fromkeys(every, Fraction(1, len(every))) == found


def test_repeated_kinds_are_drawn_before_the_order() -> None:
    rng = Scripted(1, 0, 2, 1, 0)

    laid = sample(Spread(("a", "b", "c"), 4), rng)

    assert (("a", "b", "c", "b"), [3, 4, 3, 2, 1]) == (laid, rng.bounds)


class Scripted:
    """Answers what it is told to and notes the bounds it was asked for."""

    def __init__(self, *answers: int) -> None:
        self._answers = list(answers)
        self.bounds: list[int] = []

    def below(self, bound: int, /) -> int:
        self.bounds.append(bound)
        return self._answers.pop(0)


def test_dice_count_from_one() -> None:
    rng = Scripted(0, 5)

    faces = sample(Roll((4, 6)), rng)

    assert (faces, rng.bounds) == ((1, 6), [4, 6])


def test_pick_draws_from_what_is_left_in_bag_order() -> None:
    rng = Scripted(3, 0, 1)

    drawn = sample(Pick((("b", 2), ("a", 2)), 3), rng)

    assert (drawn, rng.bounds) == (("b", "a", "a"), [4, 3, 2])


@pytest.mark.parametrize(
    ("draw", "result"),
    [
        (Roll((6,)), ()),
        (Roll((6,)), (0,)),
        (Roll((6,)), (7,)),
        (Roll((6,)), ("6",)),
        (Roll((6,)), (True,)),
        (Roll((6, 6)), (1,)),
        (Pick((("a", 1), ("b", 2)), 2), ("a", "a")),
        (Pick((("a", 1), ("b", 2)), 2), ("b", "a")),
        (Pick((("a", 1), ("b", 2)), 2), ("a",)),
        (Pick((("a", 1), ("b", 2)), 2), ("a", "c")),
        (Pick((("1", 1),), 1), (1,)),
        (Arrange((1, 2)), (1, 1)),
        (Arrange((1, 2)), (1,)),
        (Arrange((1, 2)), (1, 2, 2)),
        (Spread(("a", "b"), 3), ("a", "a", "a")),
        (Spread(("a", "b"), 3), ("a", "b")),
        (Spread(("a", "b", "c"), 2), ("a", "a")),
        (Spread(("a", "b", "c"), 2), ("a", "d")),
    ],
)
def test_impossible_results_are_not_admitted(draw: Draw, result: Result) -> None:
    assert not allows(draw, result)


def test_a_question_without_an_asker_is_blank() -> None:
    draw = AskQuestion("anything")
    assert ("", "") == sample(draw, SeededRng(1))
    assert allows(draw, ("frac.mul@1/L3#0f3k9c2m", "{}"))
    assert not allows(draw, ("frac.mul@1/L3#0f3k9c2m",))
    assert [(BLANK, Fraction(1))] == list(enumerate_results(draw))


def test_a_blank_answer_is_right_with_the_chance_it_states() -> None:
    draw = MarkAnswer("", percent=30)
    assert {("+", ""): Fraction(3, 10), ("-", ""): Fraction(7, 10)} == dict(enumerate_results(draw))
    rng = SeededRng(1)
    right = sum(sample(draw, rng)[0] == "+" for _ in range(2_000))
    assert 540 <= right <= 660
    assert not allows(draw, ("?", ""))


def test_questions_come_from_the_asker_where_there_is_one() -> None:
    class Asker:
        def ask(self, draw: AskQuestion, rng: GameRng, /) -> Result:
            return draw.request, "sheet"

        def mark(self, draw: MarkAnswer, rng: GameRng, /) -> Result:
            return "+", draw.given

    assert ("sevens", "sheet") == sample(AskQuestion("sevens"), SeededRng(1), Asker())
    assert ("+", "49") == sample(MarkAnswer("sheet", "49"), SeededRng(1), Asker())
