"""Multiplication Tables keeps its rules: factors, answers, draws, the end, ties (5.6, 7, D49)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from abaculus.games.pytagora.tables.rules import TABLES
from abaculus.games.pytagora.tables.state import Answering, Drawing, Factoring
from abaculus.games.pytagora.tests.multiplication_tables import (
    after,
    by,
    drawn,
    factors,
    in_turn,
    moves,
    opening,
    outcome,
    refusal,
    render,
    step,
    table,
)
from abaculus.kernel.awaits import Chance
from abaculus.kernel.chance import enumerate_results
from abaculus.kernel.draws import Pick
from abaculus.kernel.events import Left
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import choose

SKIPS = (by(0, "skip"), by(1, "skip"))


def test_seats_are_dealt_ten_pieces_before_the_two_factors() -> None:
    state = after(opening(), drawn("0011223344"), drawn("5566778899"))

    asked = after(state, factors("38"))

    assert (Factoring(), 57) == (state.phase, sum(state.bag))
    assert ("38", "24", 55) == (
        asked.sequence and asked.sequence.factors,
        asked.sequence and asked.sequence.product,
        sum(asked.bag),
    )


def test_all_answer_at_the_same_time_in_any_order() -> None:
    state = table("24", "22334", "7")

    later = after(state, by(2, "skip"))

    assert (0, 1, 2) == in_turn(state)
    assert (0, 1) == in_turn(later)


def test_the_product_can_be_answered_with_its_digits() -> None:
    assert ["ans:24", "skip"] == moves(table("2234", "7"))


def test_without_its_digits_the_product_cannot_be_answered() -> None:
    state = table("2235", "7")

    why = refusal(state, by(0, "ans:24"))

    assert ["skip"] == moves(state)
    assert "You don’t have 4." == render(why)


def test_two_equal_digits_must_both_be_held() -> None:
    state = table("24", "7", factors="14")

    assert ["ans:4", "skip"] == moves(state)
    assert "not_in_rack" == refusal(table("249", "7"), by(0, "ans:22")).code


def test_a_wrong_answer_is_refused_without_penalty() -> None:
    state = table("2246", "7")

    why = refusal(state, by(0, "ans:26"))
    again = after(state, by(0, "ans:24"))

    assert "3 × 8 is not 26." in render(why)
    assert (1,) == in_turn(again)


def test_an_answer_does_not_begin_with_0() -> None:
    state = table("068", "7", factors="23")

    why = refusal(state, by(0, "ans:06"))

    assert "leading_zero" == why.code
    assert "Write 6 instead of “06”." in render(why)


def test_0_times_anything_is_0() -> None:
    assert ["ans:0", "skip"] == moves(table("0", "7", factors="07"))


def test_at_most_one_answer_is_given_in_a_turn() -> None:
    state = after(table("2244", "7"), by(0, "ans:24"))

    why = refusal(state, by(0, "ans:24"))

    assert ("wrong_phase", "answered") == (why.code, why.values["expected"])


def test_a_skip_is_final() -> None:
    state = after(table("24", "7"), by(0, "skip"))

    assert "answered" == refusal(state, by(0, "ans:24")).values["expected"]


def test_answers_leave_the_hands_when_all_are_ready() -> None:
    state = after(table("249", "2244"), by(1, "ans:24"))

    state = after(state, by(0, "ans:24"))

    assert ("9", "24") == state.hands
    assert state.sequence is not None
    assert [(0, "24"), (1, "24")] == [(one.seat, one.product) for one in state.sequence.answers]


def test_then_each_seat_draws_one_piece_in_seat_order() -> None:
    state = after(table("249", "7"), by(1, "skip"), by(0, "ans:24"))

    later = after(state, drawn("3"))
    done = after(later, drawn("5"))

    assert Drawing((0, 1)) == state.phase
    assert Drawing((1,)) == later.phase
    assert (("39", "57"), Factoring(), 2) == (done.hands, done.phase, done.turn)


def test_factors_come_in_drawing_order_with_two_draw_odds() -> None:
    state = after(table("9", "9", bag="001122"), *SKIPS, drawn("0"), drawn("0"))
    awaits = TABLES.awaits(state)

    assert isinstance(awaits, Chance)
    odds = dict(enumerate_results(awaits.draw))
    assert {("11",), ("12",), ("21",), ("22",)} == set(odds)
    assert Fraction(2 * 1, 4 * 3) == odds[("11",)]
    assert Fraction(2 * 2, 4 * 3) == odds[("12",)] == odds[("21",)]


def test_with_redraw_no_factor_is_0() -> None:
    redraw = {"zero_factor": "redraw"}
    state = after(table("9", "9", bag="0000123", options=redraw), *SKIPS, drawn("0"), drawn("0"))
    awaits = TABLES.awaits(state)

    assert isinstance(awaits, Chance)
    assert {"12", "13", "21", "23", "31", "32"} == {
        str(result[0]) for result, _ in enumerate_results(awaits.draw)
    }


def test_empty_bag_refills_from_earlier_turns_only() -> None:
    state = table("249", "7", bag="5", spent="11")

    state = after(state, by(1, "skip"), by(0, "ans:24"), drawn("5"))

    assert ((0, 2, 0, 0, 0, 0, 0, 0, 0, 0), (0,) * 10) == (state.bag, state.spent)
    assert Drawing((1,)) == state.phase


def test_taking_pieces_back_is_reported() -> None:
    state = table("249", "7", bag="5", spent="11")

    done = step(state, by(1, "skip"), by(0, "ans:24"), drawn("5"))

    assert "tables-recycled" in [item.code for item in done.news]


def test_without_any_piece_to_draw_nobody_draws() -> None:
    state = table("249", "7", bag="")

    state = after(state, by(1, "skip"), by(0, "ans:24"))

    assert (("9", "7"), Factoring()) == (state.hands, state.phase)


def test_second_factor_comes_from_earlier_turns_if_needed() -> None:
    state = after(table("9", "9", bag="451", spent="22"), *SKIPS, drawn("4"), drawn("5"))
    awaits = TABLES.awaits(state)

    asked = after(state, factors("12"))

    assert isinstance(awaits, Chance)
    assert {"12", "13", "18"} == {str(result[0]) for result, _ in enumerate_results(awaits.draw)}
    assert (0, 0, 1, 1, 0, 0, 0, 0, 1, 0) == asked.bag


def test_with_an_empty_bag_both_factors_come_from_earlier_turns() -> None:
    state = after(table("9", "9", bag="45"), *SKIPS, drawn("4"), drawn("5"))

    asked = after(state, factors("83"))

    assert (0,) * 10 == asked.bag
    assert asked.sequence is not None
    assert "83" == asked.sequence.factors


def test_game_ends_without_two_factors_as_after_its_last_turn() -> None:
    redraw = {"zero_factor": "redraw"}
    state = table("0", "00", factors="05", bag="00", options=redraw)

    state = after(state, *SKIPS, drawn("0"), drawn("0"))

    assert ("tables-end-empty", ((0,), (1,)), (2, 3)) == (
        outcome(state).reason,
        outcome(state).places,
        outcome(state).scores,
    )


def test_a_tie_without_two_factors_is_shared() -> None:
    state = table("0", "0", factors="05", bag="00", options={"zero_factor": "redraw"})

    state = after(state, *SKIPS, drawn("0"), drawn("0"))

    assert ((0, 1),) == outcome(state).places


def test_after_the_last_turn_the_fewest_pieces_win() -> None:
    state = table("249", "1", "3456", turn=7)

    state = after(state, by(0, "ans:24"), by(1, "skip"), by(2, "skip"))
    state = after(state, drawn("0"), drawn("1"), drawn("2"))
    # 0 and 1 hold two pieces each, 2 holds five: 0 and 1 play on
    tied = state.tied

    assert ((0, 1), ((2,),), Factoring(), 8) == (tied, state.behind, state.phase, state.turn)


def test_a_single_lowest_number_of_pieces_ends_the_game() -> None:
    state = table("24", "13", "3456", turn=7)

    state = after(state, by(0, "ans:24"), by(1, "skip"), by(2, "skip"))
    state = after(state, drawn("0"), drawn("1"), drawn("2"))

    assert ("tables-end", ((0,), (1,), (2,)), (1, 3, 5)) == (
        outcome(state).reason,
        outcome(state).places,
        outcome(state).scores,
    )


def test_the_number_of_turns_can_be_chosen() -> None:
    state = table("24", "13", turn=2, options={"turns_tables": 2})

    state = after(state, by(0, "ans:24"), by(1, "skip"), drawn("0"), drawn("1"))

    assert ((0,), (1,)) == outcome(state).places


def test_before_the_last_turn_a_tie_does_not_matter() -> None:
    state = after(table("9", "9", turn=6), *SKIPS, drawn("0"), drawn("1"))

    assert ((), 7) == (state.tied, state.turn)


def test_in_an_extra_turn_only_the_tied_answer_and_draw() -> None:
    state = table("24", "13", "3456", turn=8, tied=(0, 1), behind=((2,),))

    done = after(state, by(0, "ans:24"), by(1, "skip"))

    assert (0, 1) == in_turn(state)
    assert "not_your_turn" == refusal(state, by(2, "skip")).code
    assert Drawing((0, 1)) == done.phase


def test_an_extra_turn_decides_as_soon_as_one_has_fewer_pieces() -> None:
    state = table("24", "13", "3", turn=8, tied=(0, 1), behind=((2,),))

    state = after(state, by(0, "ans:24"), by(1, "skip"), drawn("0"), drawn("1"))

    assert ((0,), (1,), (2,)) == outcome(state).places


def test_those_still_tied_play_on_without_the_others() -> None:
    state = table("24", "24", "13", turn=8, tied=(0, 1, 2))

    state = after(state, by(0, "ans:24"), by(1, "ans:24"), by(2, "skip"))
    state = after(state, drawn("0"), drawn("1"), drawn("2"))

    assert ((0, 1), ((2,),), 9) == (state.tied, state.behind, state.turn)


def test_when_the_times_signs_are_used_up_the_victory_is_shared() -> None:
    state = table("9", "9", "3", turn=11, tied=(0, 1), behind=((2,),))

    state = after(state, *SKIPS, drawn("0"), drawn("1"))

    assert ((0, 1), (2,)) == outcome(state).places


def test_after_eleven_turns_no_times_sign_is_left_for_a_tie() -> None:
    state = table("9", "9", turn=11, options={"turns_tables": 11})

    state = after(state, *SKIPS, drawn("0"), drawn("1"))

    assert ((0, 1),) == outcome(state).places


def test_more_equals_signs_than_the_box_has_are_lent() -> None:
    state = table(*["4444444"] * 4, factors="14", bag="14" * 6 + "0" * 28)

    signs = 0
    for turn in range(1, 8):
        state = after(state, *(by(seat, "ans:4") for seat in range(4)))
        signs += len(state.sequence.answers if state.sequence else ())
        state = after(state, *(drawn("0") for _ in range(4)))
        state = after(state, factors("14")) if turn < 7 else state

    assert 28 == signs


def test_alone_nobody_wins_and_the_pieces_left_are_the_result() -> None:
    state = table("249", turn=7)

    state = after(state, by(0, "ans:24"), drawn("0"))

    assert ("tables-end-alone", ((), (0,)), (2,)) == (
        outcome(state).reason,
        outcome(state).places,
        outcome(state).scores,
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [("players", 5), ("turns_tables", 0), ("turns_tables", 12), ("zero_factor", "never")],
)
def test_options_out_of_range_are_refused(key: str, value: object) -> None:
    with pytest.raises(RefusedError) as refused:
        choose(TABLES.info.menu, {key: value})

    assert ("bad_option", key) == (refused.value.refusal.code, refused.value.refusal.values["key"])


def test_a_set_with_too_few_digits_is_refused() -> None:
    small = '{"pieces": {"groups": {"N1": {"1": 21}, "S1": {"+": 1}, "E0": {"=": 1}}}}'

    with pytest.raises(RefusedError) as refused:
        opening(pieces=small)

    assert "pieces" == refused.value.refusal.values["key"]


def test_set_with_few_times_signs_has_no_extra_turns() -> None:
    few = '{"pieces": {"groups": {"N1": {"1": 40}, "S1": {"+": 1}, "E0": {"=": 1}}}}'

    assert 7 == opening(pieces=few).rules.times


def test_before_the_factors_are_drawn_nobody_answers() -> None:
    why = refusal(opening(), by(0, "skip"))

    assert ("wrong_phase", "draw") == (why.code, why.values["expected"])


def test_after_the_end_nothing_happens_any_more() -> None:
    state = after(table("24", turn=7), by(0, "ans:24"), drawn("0"))

    assert "The game is over." == render(refusal(state, by(0, "skip")))
    assert "The game is over." == render(refusal(state, Left(0, 0)))


def test_the_bag_of_the_deal_is_the_77_digits() -> None:
    awaits = TABLES.awaits(opening())

    assert isinstance(awaits, Chance)
    assert isinstance(awaits.draw, Pick)
    assert (77, 10) == (sum(count for _, count in awaits.draw.bag), awaits.draw.many)


def test_nobody_is_skipped_who_cannot_answer() -> None:
    state = table("9", "9")

    assert isinstance(state.phase, Answering)
    assert (0, 1) == in_turn(state)
