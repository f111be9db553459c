"""Facts come back when they would be forgotten."""

from __future__ import annotations

import pytest
from fsrs import Rating

from abaculus.questions.learning.spaced_repetition import rate_answer, update_memory

DAY = 86_400_000
NOW = 1_767_261_600_000


@pytest.mark.parametrize(
    ("right", "spent", "expected"),
    [
        (False, 1, Rating.Again),
        (True, 7.4, Rating.Easy),
        (True, 7.5, Rating.Good),
        (True, 22.5, Rating.Good),
        (True, 22.6, Rating.Hard),
        (True, 99, Rating.Hard),
    ],
)
def test_an_answer_is_rated_by_its_share_of_the_time(
    right: bool, spent: float, expected: Rating
) -> None:
    assert expected == rate_answer(right, spent, 30)


def test_what_came_easily_comes_back_after_days_and_then_weeks() -> None:
    first = update_memory(None, Rating.Easy, NOW)
    second = update_memory(first, Rating.Good, first.due)

    assert 5 * DAY < first.due - NOW < 12 * DAY
    assert second.due - first.due > 2 * (first.due - NOW)
    assert second.seen == first.due


def test_what_was_wrong_comes_back_at_once() -> None:
    known = update_memory(None, Rating.Easy, NOW)

    lapsed = update_memory(known, Rating.Again, known.due)

    assert lapsed.due - known.due == 10 * 60_000
    assert lapsed.stability < known.stability


def test_the_same_answers_give_the_same_dates() -> None:
    once = [update_memory(update_memory(None, Rating.Easy, NOW), Rating.Easy, NOW + 9 * DAY)]

    assert once * 20 == [
        update_memory(update_memory(None, Rating.Easy, NOW), Rating.Easy, NOW + 9 * DAY)
        for _ in range(20)
    ]
