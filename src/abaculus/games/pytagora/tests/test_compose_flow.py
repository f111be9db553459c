"""A turn from the die to the refill, whose turn comes next, and the end (4, 5.3, 5.4, 7)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.tests.compose_tables import (
    GAME,
    codes,
    draw,
    happen,
    opened,
    pieces,
    refused,
    roll,
    table,
)
from abaculus.kernel.awaits import Chance
from abaculus.kernel.draws import Pick, Roll
from abaculus.kernel.events import Drawn
from abaculus.kernel.messages import FormulaValue

LINE = "h0,0:6+1=7"


# Start


def test_each_seat_is_dealt_its_whole_hand_in_seat_order() -> None:
    first = happen(opened(players=2), draw("0123456789"))

    assert phases.Dealing(1) == first.state.phase
    assert (pieces("0123456789"), ()) == first.state.hands


def test_starting_player_is_known_after_the_last_hand() -> None:
    step = happen(opened(players=2), draw("0023456789"), draw("1234567890"))

    assert (phases.Rolling(1, 0), 1) == (step.state.phase, step.state.starter)
    assert "compose-starts" == codes(step)[-1]


def test_hands_with_the_same_digits_leave_it_to_the_lots() -> None:
    step = happen(
        opened(players=3), draw("1123+" + "55*//"), draw("1123-" + "55*//"), draw("0000222333")
    )

    assert phases.Lots((0, 1)) == step.state.phase
    assert Chance(Pick((("0", 1), ("1", 1)), 1)) == GAME.awaits(step.state)
    assert phases.Rolling(1, 0) == happen(step.state, Drawn(0, ("1",))).state.phase


def test_basic_begins_with_writing_because_it_has_no_die() -> None:
    state = opened("basic", players=1)

    assert phases.Composing(0, 0) == happen(state, draw("0123456789")).state.phase


# The die


def rolling(lines: tuple[str, ...] = ()) -> State:
    """A seat is to roll."""
    return table(["6177+/5-", "12*"], bag="0123456789", lines=lines, phase=phases.Rolling(0, 5))


def test_a_roll_asks_chance_for_one_of_six_faces() -> None:
    step = happen(rolling(), "roll")

    assert Chance(Roll((6,))) == GAME.awaits(step.state)


def test_continue_face_is_rolled_again_on_an_empty_board() -> None:
    step = happen(rolling(), "roll", roll(1))

    assert (phases.Rolling(0, 5, thrown=True), "", 1) == (
        step.state.phase,
        step.state.face,
        step.state.throws,
    )
    assert ["compose-rolled", "compose-rolled-again"] == codes(step)


@pytest.mark.parametrize(
    ("number", "phase", "face"),
    [
        (1, phases.Composing(0, 5), "cont"),
        (2, phases.Drawing(0, 3, "any", "compose", 5), "plus3"),
        (3, phases.Composing(0, 5), "double"),
        (4, phases.Composing(0, 5), "two"),
        (5, phases.Stealing(0, 5), "steal"),
        (6, phases.Facing(0, 5), ""),
    ],
)
def test_each_face_leads_on(number: int, phase: object, face: str) -> None:
    step = happen(rolling((LINE,)), "roll", roll(number))

    assert (phase, face) == (step.state.phase, step.state.face)


def test_plus_three_draws_what_is_there() -> None:
    state = table(["67", "12"], bag="04", phase=phases.Rolling(0, 0))

    step = happen(state, "roll", roll(2), draw("04"))

    assert (phases.Composing(0, 0), pieces("0467")) == (step.state.phase, step.state.hands[0])


def test_nobody_steals_where_nobody_has_a_piece() -> None:
    state = table(["67", ""], phase=phases.Rolling(0, 0))

    assert phases.Composing(0, 0) == happen(state, "roll", roll(5)).state.phase


def test_a_chosen_face_counts_as_if_it_had_come_up() -> None:
    step = happen(rolling(), "roll", roll(6), "face:plus3")

    assert (phases.Drawing(0, 3, "any", "compose", 5), True) == (
        step.state.phase,
        step.state.chosen,
    )


@pytest.mark.parametrize(
    ("hands", "face", "code"),
    [
        (["67", "1"], "choose", "bad_face"),
        (["67", "1"], "cont", "nothing_to_continue"),
        (["67", ""], "steal", "nobody_to_rob"),
    ],
)
def test_a_face_that_means_nothing_cannot_be_chosen(hands: list[str], face: str, code: str) -> None:
    assert code == refused(table(hands, phase=phases.Facing(0, 0)), f"face:{face}")


# Theft


def test_a_thief_takes_a_piece_and_the_victim_draws_another() -> None:
    state = table(["67", "12/"], bag="9", phase=phases.Stealing(0, 3), face="steal")

    stolen = happen(state, "steal:2:/")
    step = happen(stolen.state, draw("9"))

    assert phases.Drawing(1, 1, "any", "compose", 3, thief=0) == stolen.state.phase
    assert (pieces("67/"), pieces("129")) == step.state.hands
    assert phases.Composing(0, 3) == step.state.phase


def test_a_victim_with_a_full_hand_left_draws_nothing() -> None:
    state = table(["67", "0123456789+"], bag="9", phase=phases.Stealing(0, 0))

    assert phases.Composing(0, 0) == happen(state, "steal:2:+").state.phase


@pytest.mark.parametrize("theft", ["steal:2:9", "steal:1:6", "steal:3:6"])
def test_only_what_another_seat_holds_can_be_stolen(theft: str) -> None:
    state = table(["67", "12"], phase=phases.Stealing(0, 0))

    assert "not_held_by_victim" == refused(state, theft)


# Writing, buying, passing


def test_a_line_is_reported_piece_by_piece() -> None:
    state = table(["12717*+5", "1"], lines=["h0,0:6+1=7"], face="double")

    step = happen(state, "v4,-4:5+2=[7]")

    assert [
        ("compose-wrote", 6),
        ("because-piece", 1),
        ("because-piece", 1),
        ("because-piece", 1),
        ("because-piece", 0),
        ("because-piece", 1),
        ("because-crossings", 1),
        ("because-double", 1),
        ("because-total", 6),
    ] == [(item.code, item.values["points"]) for item in step.news]
    assert FormulaValue("5+2=7") == step.news[0].values["line"]


def test_written_pieces_leave_the_hand_and_the_refill_begins() -> None:
    step = happen(table(["617+5", "1"], bag="0123456789+-"), LINE)

    assert (phases.Drawing(0, 9, "any", "refill", 0), pieces("5")) == (
        step.state.phase,
        step.state.hands[0],
    )
    assert ((4,), (1,)) == (step.state.gained, step.state.last)


def test_second_equality_may_cross_the_first() -> None:
    state = table(["617+52+9", "1"], face="two")

    step = happen(state, LINE, "v4,-4:5+2=[7]")

    assert ((4, 5), (1, 2), (9, 0)) == (step.state.gained, step.state.last, step.state.scores)


def test_a_second_equality_can_be_left_out() -> None:
    first = happen(table(["617+5", "1"], face="two"), LINE)
    step = happen(first.state, "done")

    assert phases.Composing(0, 0, second=True) == first.state.phase
    assert (phases.Rolling(1, 0), 0) == (step.state.phase, step.state.idle)


def test_with_an_empty_hand_there_is_no_second_equality() -> None:
    step = happen(table(["617+", "1"], face="two"), LINE)

    assert (phases.Rolling(1, 0), (7, 0)) == (step.state.phase, step.state.scores)


def test_the_second_equality_is_neither_bought_for_nor_passed() -> None:
    state = table(["61", "1"], bag="1+", phase=phases.Composing(0, 0, second=True), face="two")

    assert "wrong_phase" == refused(state, "pass")
    assert "wrong_phase" == refused(state, "buy:1+")


def test_a_purchase_costs_five_points_even_of_nothing() -> None:
    step = happen(table(["6", "1"], bag="17+-"), "buy:7+")

    assert ((-5, 0), pieces("67+"), phases.Composing(0, 0, bought=True)) == (
        step.state.scores,
        step.state.hands[0],
        step.state.phase,
    )


def test_a_purchase_is_kept_number_first() -> None:
    step = happen(table(["6", "1"], bag="17+-"), "buy:+7")

    assert "buy:7+" == GAME.notation.write(step.state, step.event).text


@pytest.mark.parametrize(
    ("bag", "buy", "code"),
    [
        ("17+-", "buy:77", "buy_form"),
        ("17+-", "buy:7", "buy_form"),
        ("17+-", "buy:+", "buy_form"),
        ("17+-", "buy:7=", "buy_form"),
        ("17+-", "buy:17+", "buy_form"),
        ("17+-", "buy:8+", "not_in_bag"),
        ("17", "buy:7+", "not_in_bag"),
        ("17+-", "buy:7^2", "piece_not_in_mode"),
        ("", "buy:7+", "bag_empty"),
    ],
)
def test_what_cannot_be_bought(bag: str, buy: str, code: str) -> None:
    assert code == refused(table(["6", "1"], bag=bag), buy)


def test_where_the_bag_has_one_sort_only_one_piece_is_bought() -> None:
    step = happen(table(["6", "1"], bag="17"), "buy:7")

    assert pieces("67") == step.state.hands[0]


def test_a_seat_buys_once_a_turn() -> None:
    state = table(["6", "1"], bag="1+", phase=phases.Composing(0, 0, bought=True))

    assert "already_bought" == refused(state, "buy:1+")


@pytest.mark.parametrize(
    ("phase", "move"),
    [
        (phases.Rolling(0, 0), "pass"),
        (phases.Facing(0, 0), "roll"),
        (phases.Stealing(0, 0), "pass"),
        (phases.Composing(0, 0), "done"),
        (phases.Composing(0, 0), "roll"),
        (phases.Asking(0, 0, "number"), "pass"),
        (phases.Rolling(0, 0, thrown=True), "roll"),
        (phases.Drawing(0, 1, "any", "refill", 0), "done"),
    ],
)
def test_each_phase_has_its_own_moves(phase: phases.Rolling, move: str) -> None:
    assert "wrong_phase" == refused(table(["61", "1"], bag="1+", phase=phase), move)


def test_only_the_seat_in_turn_moves() -> None:
    assert "not_your_turn" == refused(table(["61", "1"]), "1 pass")


# Refill


def test_the_refill_stops_at_ten_and_then_tops_up_both_sorts() -> None:
    state = table(["+-*/+-*", "1"], bag="1" + "+-*/" * 3 + "5")

    refilled = happen(state, "pass", draw("+-*"))
    topped = happen(refilled.state, draw("15"))

    assert phases.Drawing(0, 2, "number", "refill", 0) == refilled.state.phase
    assert (phases.Rolling(1, 0), 12) == (topped.state.phase, len(topped.state.hands[0]))
    assert pieces("15+-*") == topped.state.fresh


def test_more_than_ten_pieces_are_kept() -> None:
    state = table(["0123456789+-*", "1"], bag="55")

    assert phases.Rolling(1, 0) == happen(state, "pass").state.phase


def test_pro_refills_to_twelve() -> None:
    state = table(["0123456789", "1"], bag="+-*/", mode="pro")

    assert phases.Drawing(0, 2, "any", "refill", 0) == happen(state, "pass").state.phase


def test_a_player_who_is_asked_draws_the_top_up_one_by_one() -> None:
    state = table(["+-*/+-*/+-", "1"], bag="123", topup="ask")

    asked = happen(state, "pass")
    again = happen(asked.state, "more", draw("2"))
    stopped = happen(again.state, "done")

    assert phases.Asking(0, 0, "number") == asked.state.phase == again.state.phase
    assert phases.Rolling(1, 0) == stopped.state.phase


def test_nobody_is_asked_where_the_bag_has_nothing_of_the_sort() -> None:
    state = table(["+-*/+-*/+-", "1"], bag="*", topup="ask")

    assert phases.Rolling(1, 0) == happen(state, "pass").state.phase


def test_without_top_up_a_hand_stays_short() -> None:
    state = table(["+-*/+-*/+-", "1"], bag="123", topup="off")

    assert phases.Rolling(1, 0) == happen(state, "pass").state.phase


def test_in_basic_the_last_turn_puts_the_hand_back() -> None:
    state = table(["617+5", "1"], bag="9", mode="basic", round_=4)

    step = happen(state, LINE)

    assert ((), phases.Composing(1, 0), 2) == (
        step.state.hands[0],
        step.state.phase,
        sum(step.state.bag),
    )
