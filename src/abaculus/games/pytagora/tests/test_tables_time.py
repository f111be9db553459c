"""Clocks and leaving in Multiplication Tables (D52, D53)."""

from __future__ import annotations

from abaculus.games.pytagora.tables.rules import TABLES
from abaculus.games.pytagora.tables.state import Dealing, Drawing, Factoring, State
from abaculus.games.pytagora.tests.multiplication_tables import (
    after,
    by,
    drawn,
    factors,
    in_turn,
    opening,
    outcome,
    refusal,
    step,
    table,
)
from abaculus.kernel.awaits import Deadline, Turn
from abaculus.kernel.events import Left, TimedOut

CLOCK = {"turn_seconds": 20}


def deadlines(state: State) -> tuple[Deadline, ...]:
    awaits = TABLES.awaits(state)
    assert isinstance(awaits, Turn)
    return awaits.deadlines


def test_without_a_clock_nobody_is_hurried() -> None:
    assert () == deadlines(table("24", "7"))


def test_each_seat_has_its_own_time_once_the_factors_are_drawn() -> None:
    options = {**CLOCK, "seat0.time_factor": "2", "seat2.time_factor": "0"}
    state = opening(players=3, **options)

    state = after(state, *(drawn("0011223344") for _ in range(3)), factors("38", at=5_000))

    assert (Deadline("turn", 45_000, 0), Deadline("turn", 25_000, 1)) == deadlines(state)


def test_a_player_who_has_answered_has_no_deadline_any_more() -> None:
    state = after(table("24", "7", options=CLOCK), by(0, "ans:24"))

    assert (Deadline("turn", 20_000, 1),) == deadlines(state)


def test_out_of_time_is_a_skip() -> None:
    state = after(table("249", "24", options=CLOCK), by(0, "ans:24"))

    done = step(state, TimedOut(20_000, "turn", 1))

    assert ("9", "24") == done.state.hands
    assert Drawing((0, 1)) == done.state.phase
    assert "tables-late" == done.news[0].code


def test_out_of_time_does_not_end_the_turn_of_the_others() -> None:
    slow = {**CLOCK, "seat1.time_factor": "3"}
    state = table("24", "24", options=slow)

    state = after(state, TimedOut(20_000, "turn", 0), by(1, "ans:24", at=30_000))

    assert ("24", "") == state.hands


def test_a_clock_that_has_not_run_out_does_nothing() -> None:
    state = table("24", "7", options=CLOCK)

    assert "not-due" == refusal(state, TimedOut(19_999, "turn", 0)).code


def test_the_pieces_of_a_seat_that_leaves_go_back_into_the_bag() -> None:
    state = after(table("24", "7", "9", bag="3"), Left(0, 0))

    assert (("", "7", "9"), 3, (1, 2)) == (state.hands, sum(state.bag), in_turn(state))


def test_the_hidden_answer_of_a_seat_that_leaves_is_not_laid() -> None:
    state = after(table("24", "7", "9", bag="3"), by(0, "ans:24"), Left(0, 0))

    state = after(state, by(1, "skip"), by(2, "skip"))

    assert state.sequence is not None
    assert ((), 3) == (state.sequence.answers, sum(state.bag))


def test_last_awaited_seat_leaving_closes_the_turn() -> None:
    state = after(table("24", "24", "9"), by(0, "ans:24"), by(1, "skip"))

    state = after(state, Left(0, 2))

    assert (Drawing((0, 1)), ("", "24", "")) == (state.phase, state.hands)


def test_a_player_who_leaves_before_drawing_draws_no_more() -> None:
    state = after(table("9", "9", "9"), by(0, "skip"), by(1, "skip"), by(2, "skip"))

    first = after(state, Left(0, 0))
    last = after(first, drawn("1"), Left(0, 2))

    assert Drawing((1, 2)) == first.phase
    assert "tables-end-left" == outcome(last).reason


def test_the_answer_that_lies_stays_when_its_seat_leaves() -> None:
    state = after(table("24", "9", "9"), by(0, "ans:24"), by(1, "skip"), by(2, "skip"))

    state = after(state, Left(0, 0))

    assert state.sequence is not None
    assert ["24"] == [one.product for one in state.sequence.answers]


def test_during_the_deal_the_next_seat_is_dealt_to() -> None:
    state = after(opening(players=3), drawn("0011223344"), Left(0, 1))

    assert Dealing(2) == state.phase


def test_the_last_seat_of_the_deal_may_leave() -> None:
    state = after(opening(players=3), *(drawn("0011223344") for _ in range(2)), Left(0, 2))

    assert (Factoring(), 1) == (state.phase, state.turn)


def test_one_may_leave_while_factors_are_drawn() -> None:
    state = after(opening(players=3), *(drawn("0011223344") for _ in range(3)))

    left = after(state, Left(0, 1), factors("38"))

    assert (0, 2) == in_turn(left)


def test_the_last_of_several_wins() -> None:
    state = after(table("24", "7", "9"), Left(0, 1), Left(0, 0))

    assert ("tables-end-left", ((2,), (0, 1))) == (outcome(state).reason, outcome(state).places)


def test_a_player_who_plays_alone_and_leaves_has_no_result() -> None:
    assert ((), (0,)) == outcome(after(table("24"), Left(0, 0))).places


def test_in_an_extra_turn_the_last_of_the_tied_wins() -> None:
    state = table("24", "13", "3", turn=8, tied=(0, 1), behind=((2,),))

    state = after(state, Left(0, 0))

    assert ("tables-end", ((1,), (2,), (0,))) == (outcome(state).reason, outcome(state).places)


def test_seat_out_of_the_tie_may_leave_and_the_tied_play_on() -> None:
    state = table("24", "13", "3", turn=8, tied=(0, 1), behind=((2,),))

    state = after(state, Left(0, 2), by(0, "ans:24"), by(1, "skip"), drawn("0"), drawn("1"))

    assert ((0,), (1,), (2,)) == outcome(state).places


def test_nobody_leaves_twice() -> None:
    state = after(table("24", "7", "9"), Left(0, 2))

    assert "gone" == refusal(state, Left(0, 2)).values["expected"]
    assert "gone" == refusal(state, by(2, "skip")).values["expected"]
