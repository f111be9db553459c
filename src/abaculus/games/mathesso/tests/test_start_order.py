"""Who starts: rounds of ones, lots, clocks and leaving while it is found out."""

from __future__ import annotations

import pytest

from abaculus.games.mathesso.tests.tables import L3, Table
from abaculus.games.mathesso.tests.test_conformance import TIE

FEW = "Q1/1 Q1/1 P2/2 P2/2"
"""Only two ones, and they are equal."""


def test_lots_decide_when_ones_are_used_up() -> None:
    table = Table(FEW, lots=(1, 0), order="ones")

    assert [] == table.play("1:a1 2:a2")

    assert ([2, 1], "Starting 2") == (table.order, table.phase)


def test_lots_decide_only_within_equal_lists() -> None:
    layout = "Q1/1 Q1/1 M1.2/1 M1.3/1 M1.2/2 M1.3/3"
    table = Table(layout, lots=(2, 1), order="ones", players=3)

    assert [] == table.play("1:a3 2:a1 3:a2")

    assert [3, 2, 1] == table.order


def test_lots_may_decide_among_all() -> None:
    table = Table(L3, lots=(2, 0, 1), order="random", players=3)

    assert ([3, 1, 2], "Starting 3") == (table.order, table.phase)


def test_the_order_is_the_order_of_turns() -> None:
    table = Table(L3, lots=(2, 0, 1), order="random", players=3)

    assert [] == table.play("3:b1 3:. 3:ok 1:b1 1:. 1:ok 2:b1 2:. 2:ok")

    assert "Starting 3" == table.phase


@pytest.mark.parametrize("move", [".", "ok", "=", "=-"])
def test_nothing_else_is_done_before_it_is_known(move: str) -> None:
    table = Table(L3, order="ones")

    assert "order-first" == table.move(0, move)
    assert "order-first" == table.move(1, move)


def test_there_is_no_extra_move_before_it_is_known() -> None:
    assert "no-extra" == Table(L3, order="ones").move(0, "+")


def test_ones_are_turned_in_the_order_of_the_seats() -> None:
    table = Table(L3, order="ones")

    assert ["not-your-turn"] == table.play("2:a1")


def test_a_one_that_lies_open_is_not_turned_again() -> None:
    table = Table(L3, order="ones")

    assert ["already-up"] == table.play("1:a1 2:a1")


def test_equal_faces_that_lie_open_are_not_taken() -> None:
    table = Table("Q1/1 Q1/1 F1/1 M1.2/1 M1.2/2 F1/1", order="ones")

    assert [] == table.play("1:a1 2:a2 1:a3 2:a4")

    assert (["", ""], [1, 2]) == (table.hands, table.order)


def test_without_time_chance_turns_a_one() -> None:
    table = Table(L3, lapse="b2", order="ones", turn_seconds=5)

    assert "" == table.wait("turn", 0)

    assert (["b2"], "Ordering 2") == (table.lying("^"), table.phase)


def test_each_draw_has_its_own_time() -> None:
    table = Table(L3, lapse="b2", order="ones", turn_seconds=5)
    table.at = 3000
    table.play("1:a3")

    assert "" == table.wait("turn", 1)

    assert 8000 == table.at


def test_a_player_who_was_equal_to_one_that_left_draws_no_more() -> None:
    table = Table(TIE, order="ones", players=3)

    assert [] == table.play("1:a1 2:a2 3:a3 1:resign")

    assert ([2, 3], "Starting 2") == (table.order, table.phase)


def test_the_next_one_draws_when_the_one_to_draw_leaves() -> None:
    table = Table(TIE, order="ones", players=4)

    assert [] == table.play("1:resign")

    assert "Ordering 2" == table.phase


def test_of_two_the_one_who_stays_wins_even_before_the_start() -> None:
    table = Table(L3, order="ones")

    assert [] == table.play("1:a1 2:resign")

    assert "Ended" == table.phase
