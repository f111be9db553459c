"""Clocks and leaving in The Number (D52, D53)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.pytagora.number.rules import NUMBER
from abaculus.games.pytagora.number.state import Dealing, Opening, Rolling, State
from abaculus.games.pytagora.number.turns import usual_face
from abaculus.games.pytagora.tests.number_tables import (
    after,
    die,
    drawn,
    in_turn,
    opening,
    outcome,
    refusal,
    rolled,
    step,
    table,
)
from abaculus.kernel.awaits import Chance, Deadline, Turn
from abaculus.kernel.draws import Roll
from abaculus.kernel.events import Left, TimedOut

CLOCK = {"turn_seconds": 20}
LATE = TimedOut(20_000, "turn", 0)


def deadlines(state: State) -> tuple[Deadline, ...]:
    awaits = NUMBER.awaits(state)
    assert isinstance(awaits, Turn)
    return awaits.deadlines


def test_without_a_clock_nobody_is_hurried() -> None:
    assert () == deadlines(table("17", "2"))


def test_the_clock_runs_for_the_whole_turn() -> None:
    state = table("1789", "2", options=CLOCK)

    going = after(rolled(state, ">"), "put:7")

    assert (Deadline("turn", 20_000, 0),) == deadlines(state) == deadlines(going)


def test_a_seat_has_its_own_share_of_time() -> None:
    factors = {**CLOCK, "seat0.time_factor": "1.5", "seat1.time_factor": "0"}

    first = table("17", "2", options=factors)
    second = table("17", "2", turn=1, options=factors)

    assert (Deadline("turn", 30_000, 0),) == deadlines(first)
    assert () == deadlines(second)


def test_the_next_turn_has_its_own_time() -> None:
    state = table("12", "2", options=CLOCK)

    state = after(state, "roll", die("+1"), drawn("3", at=4_000))

    assert (Deadline("turn", 24_000, 1),) == deadlines(state)


def test_for_a_player_without_time_the_table_rolls() -> None:
    state = table("17", "2", options=CLOCK)

    done = step(state, LATE)

    assert ("number-late",) == tuple(item.code for item in done.news)
    assert Chance(Roll((6,))) == NUMBER.awaits(done.state)


def test_timeout_puts_the_smallest_fitting_piece() -> None:
    state = rolled(table("1789", "2", options=CLOCK), ">")

    state = after(state, LATE)

    assert ("7", "189") == (state.pile[-1].digit, state.hands[0])


def test_timeout_after_a_forced_put_stops_the_table() -> None:
    state = rolled(table("1789", "2", options=CLOCK), ">")

    state = after(state, LATE, LATE)

    assert ((1,), "7") == (in_turn(state), state.pile[-1].digit)


def test_a_drawn_piece_is_kept_by_a_player_without_time() -> None:
    state = after(rolled(table("12", "2", options=CLOCK), ">"), drawn("7"))

    state = after(state, LATE)

    assert ((1,), "127") == (in_turn(state), state.hands[0])


@pytest.mark.parametrize(
    ("hand", "face"), [("0579", "+1"), ("059", "-1"), ("09", ">"), ("03", "<"), ("66", "=")]
)
def test_without_time_the_die_is_put_on_the_first_face_that_fits(hand: str, face: str) -> None:
    state = rolled(table(hand, "2", options=CLOCK), "free")

    done = step(state, LATE)

    assert face == done.state.face


def test_empty_hand_puts_the_die_on_the_next_number() -> None:
    state = rolled(table("8", "2", options=CLOCK), "free")

    assert "+1" == usual_face(replace(state, hands=("", "2")), 0)


def test_a_clock_that_has_not_run_out_does_nothing() -> None:
    state = table("17", "2", options=CLOCK)

    assert "not-due" == refusal(state, TimedOut(19_999, "turn", 0)).code
    assert "no-deadline" == refusal(state, TimedOut(20_000, "turn", 1)).code


def test_the_pieces_of_a_seat_that_leaves_go_back_into_the_bag() -> None:
    state = table("17", "25", "9", bag="3")

    state = after(state, Left(0, 1))

    assert (("17", "", "9"), 3, (1,)) == (state.hands, sum(state.bag), state.gone)
    assert (0,) == in_turn(state)


def test_the_turn_of_a_seat_that_leaves_is_over() -> None:
    state = rolled(table("1789", "25", "9"), ">")

    state = after(state, "put:7", Left(5, 0))

    assert (Rolling(1, 5), "7") == (state.phase, state.pile[-1].digit)


@pytest.mark.parametrize("face", ["free", "+1"])
def test_leaving_is_allowed_during_face_choice_or_draw(face: str) -> None:
    state = rolled(table("12", "25", "9"), face)

    state = after(state, Left(5, 0))

    assert Rolling(1, 5) == state.phase


def test_one_may_leave_while_the_die_is_rolling() -> None:
    state = after(table("12", "25", "9"), "roll")

    state = after(state, Left(5, 0))

    assert Rolling(1, 5) == state.phase


def test_the_later_turns_of_a_seat_that_left_are_skipped() -> None:
    state = after(table("12", "25", "9"), Left(0, 1))

    state = after(state, "roll", die("+1"), drawn("0"))

    assert (2,) == in_turn(state)


def test_during_the_deal_the_next_seat_is_dealt_to() -> None:
    state = opening(players=3)

    state = after(state, drawn("00000"), Left(0, 1))

    assert Dealing(2) == state.phase


def test_a_player_who_has_left_before_being_dealt_gets_nothing() -> None:
    state = opening(players=3)

    state = after(state, Left(0, 1), drawn("00000"), drawn("11111"))

    assert (Opening(), ("00000", "", "11111")) == (state.phase, state.hands)


def test_if_the_first_seat_has_left_the_next_one_begins() -> None:
    state = opening(players=3)

    state = after(state, Left(0, 0), drawn("00000"), drawn("11111"), drawn("4"))

    assert (1,) == in_turn(state)


def test_the_last_of_several_wins() -> None:
    state = table("17", "25", "9")

    state = after(state, Left(0, 2), Left(0, 0))

    assert ("number-end-left", ((1,), (0, 2))) == (outcome(state).reason, outcome(state).places)


def test_a_player_who_plays_alone_and_leaves_has_no_result() -> None:
    state = after(table("17"), Left(0, 0))

    assert ((), (0,)) == outcome(state).places


def test_nobody_leaves_twice() -> None:
    state = after(table("17", "25", "9"), Left(0, 2))

    why = refusal(state, Left(0, 2))

    assert ("wrong_phase", "gone") == (why.code, why.values["expected"])


def test_a_seat_that_left_stays_out_of_the_ranking() -> None:
    state = after(table("7", "25", "9"), Left(0, 2))

    state = after(rolled(state, "+1"), "put:7")

    assert ((0,), (1,), (2,)) == outcome(state).places
