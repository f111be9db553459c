"""A search stops when it should: it asks often, and does next to nothing afterwards."""

from __future__ import annotations

import gc
from itertools import pairwise

import pytest

from abaculus.games.pytagora.equality.terms import Board
from abaculus.games.pytagora.material import terms_of
from abaculus.games.pytagora.positions import parse_hand, parse_position
from abaculus.games.pytagora.search import best_lines
from abaculus.games.pytagora.search.effort import Effort
from abaculus.games.pytagora.search.seeker import Seeker
from abaculus.kernel.messages import Refusal

FOUR = "h0,0:4*3=8+4;v1,-1:2*3=6;h0,3:16/4=7-3;v4,0:8-1=7"
BETWEEN = 100_000
"""So much is looked at between two questions at the most."""
AFTERWARDS = 4_000
"""And so much after the answer was that it is time."""
HANDS = [
    ("pytagora", "", "0012356789--/", ""),
    ("pytagora", FOUR, "145567889-**/", ""),
    ("pytagora", FOUR, "01224455699+*", "double"),
    ("pytagora", FOUR, "145567889-**/", "cont"),
    ("pro", FOUR, "0123457,,{1/2}{3/4}^2r2(+-*", ""),
]


def seeker(mode: str, position: str, rack: str, face: str, effort: Effort) -> Seeker:
    """A search about to begin."""
    terms = terms_of(mode)
    table, hand = parse_position(terms, position), parse_hand(terms, rack)
    assert isinstance(table, Board)
    assert not isinstance(hand, Refusal)
    return Seeker(terms, table, hand, face or None, 1, effort, None, None)


def looked_at(effort: Effort) -> int:
    return effort.spent + effort.steps


def marks_of(mode: str, position: str, rack: str, face: str, polls: int) -> tuple[list[int], int]:
    """How much was looked at whenever a search asked, the last time it was stopped; in all."""
    marks: list[int] = []
    efforts: list[Effort] = []

    def stop() -> bool:
        marks.append(looked_at(efforts[0]))
        return len(marks) > polls

    efforts.append(Effort(stop, 1 << 60))
    search = seeker(mode, position, rack, face, efforts[0])
    if face == "cont":
        search.seek_behind()
    else:
        search.seek()
    return marks, looked_at(efforts[0])


@pytest.mark.slow
@pytest.mark.parametrize("polls", [1, 7, 60])
@pytest.mark.parametrize(("mode", "position", "rack", "face"), HANDS)
def test_next_to_nothing_is_looked_at_after_the_stop(
    mode: str, position: str, rack: str, face: str, polls: int
) -> None:
    marks, in_all = marks_of(mode, position, rack, face, polls)

    assert len(marks) == polls + 1
    assert in_all - marks[-1] <= AFTERWARDS


@pytest.mark.parametrize(("mode", "position", "rack", "face"), HANDS)
def test_it_is_asked_again_before_much_is_looked_at(
    mode: str, position: str, rack: str, face: str
) -> None:
    marks, _ = marks_of(mode, position, rack, face, 80)

    assert max(b - a for a, b in pairwise(marks)) <= BETWEEN


def test_a_stopped_search_tells_its_best_line_and_a_bound() -> None:
    terms = terms_of("pytagora")
    table, hand = parse_position(terms, FOUR), parse_hand(terms, "145567889-**/")
    assert isinstance(table, Board)
    assert not isinstance(hand, Refusal)
    left = [60]

    def stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    found = best_lines(terms, table, hand, None, stop=stop)

    assert found.plays
    assert not found.complete
    assert found.bound > found.points[0]


@pytest.mark.parametrize("is_on", [True, False])
def test_the_collector_is_left_as_it_was(is_on: bool) -> None:
    terms = terms_of("pytagora")
    was_on = gc.isenabled()
    (gc.enable if is_on else gc.disable)()
    try:
        best_lines(terms, Board(()), ("1", "1"), None)

        assert is_on == gc.isenabled()
    finally:
        (gc.enable if was_on else gc.disable)()
