"""Playing for the win: when others are done, and what is risked because of it."""

from __future__ import annotations

import pytest

from abaculus.games.mathmetrics.board import BOARD
from abaculus.games.mathmetrics.strategy import win_solver
from abaculus.games.mathmetrics.strategy.course import course
from abaculus.games.mathmetrics.strategy.speed_solver import SpeedSolver, table_cap
from abaculus.games.mathmetrics.strategy.win_solver import (
    HORIZON,
    Rival,
    curves,
    is_foreseeable,
    surest_win,
    survival,
)

pytestmark = pytest.mark.slow

RUN = course(BOARD, "symmetric", 4, False)
RIGHT = (70, 70, 70)
BEGINNER = Rival("O29", (0, 0, 0), False, 70)
ALMOST = Rival("O30", (4, 4, 3), False, 70)


def never() -> bool:
    return False


def test_the_chance_to_be_done_grows_from_turn_to_turn() -> None:
    done = curves(RUN, 70).of(BEGINNER)

    assert 0.0 == done[0]
    assert sorted(done) == done
    assert HORIZON + 1 == len(done)
    assert 0.99 < done[-1] < 1


def test_the_mean_of_the_curve_is_the_expected_number_of_turns() -> None:
    """What lies behind the horizon is missing from it."""
    solver = SpeedSolver(RUN, RIGHT, table_cap(RUN), folder=None)
    solver.work(never)
    expected = 1 + solver.outlook().rolling("O29", (0, 0, 0))

    mean = sum(1 - done for done in curves(RUN, 70).of(BEGINNER))

    assert mean == pytest.approx(expected, abs=0.1)


def test_a_player_who_misses_a_turn_is_done_a_turn_later() -> None:
    on, missing = (curves(RUN, 70).of(Rival("O30", (4, 4, 3), miss, 70)) for miss in (False, True))

    assert [0.0, *on[:-1]] == missing


def test_nobody_is_done_before_the_first_own_turn() -> None:
    left = survival(RUN, [BEGINNER, ALMOST], never)

    assert 1.0 == left[0]
    assert sorted(left, reverse=True) == list(left)


def test_two_alike_have_even_chances_but_for_the_first_move() -> None:
    outlook = surest_win(RUN, RIGHT, survival(RUN, [BEGINNER], never), never)

    assert outlook is not None
    assert 0.5 < outlook.rolling("O29", (0, 0, 0)) < 0.53


def test_more_rivals_leave_a_smaller_chance() -> None:
    chances: list[float] = []
    for many in (1, 2, 5):
        outlook = surest_win(RUN, RIGHT, survival(RUN, [BEGINNER] * many, never), never)
        assert outlook is not None
        chances.append(outlook.rolling("O29", (0, 0, 0)))

    assert sorted(chances, reverse=True) == chances
    assert 1 / 6 < chances[-1] < 1 / 4


@pytest.mark.parametrize(("rival", "blasts"), [(BEGINNER, False), (ALMOST, True)])
def test_all_is_risked_when_someone_else_is_almost_done(rival: Rival, blasts: bool) -> None:
    """With two of each a blast wins at once in one of three cases; speed alone would wait."""
    outlook = surest_win(RUN, RIGHT, survival(RUN, [rival], never), never)

    assert outlook is not None
    hole, tokens = "I09", (2, 2, 2)
    assert blasts == (outlook.blasting(hole, tokens) > outlook.seven(hole, tokens))


def test_looking_ahead_can_be_stopped() -> None:
    assert surest_win(RUN, RIGHT, survival(RUN, [BEGINNER], never), lambda: True) is None
    assert () == survival(RUN, [BEGINNER], lambda: True)


def test_someone_who_cannot_be_first_any_more_has_no_outlook() -> None:
    assert surest_win(RUN, RIGHT, (), never) is None


def test_games_of_many_tokens_are_not_looked_ahead_in(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_foreseeable(course(BOARD, "symmetric", 6, False))
    assert not is_foreseeable(course(BOARD, "symmetric", 7, False))
    monkeypatch.setattr(win_solver, "_MOST_VALUES", 10)
    assert not is_foreseeable(RUN)
