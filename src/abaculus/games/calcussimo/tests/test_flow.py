"""Turns, refills, swaps, time, leaving, agreeing, and the end (specification 5.5 and 7)."""

from __future__ import annotations

import pytest

from abaculus.games.calcussimo.flow import rack_cost
from abaculus.games.calcussimo.state import Ended, Refilling, State, Swapping, Turning
from abaculus.games.calcussimo.tests.tables import (
    E1_TO_E5,
    GAME,
    SOLO,
    codes,
    draw,
    happen,
    move,
    refused,
    table,
    with_board,
)
from abaculus.kernel.awaits import Chance, Deadline, Outcome, Turn
from abaculus.kernel.draws import Pick
from abaculus.kernel.events import Left, Played, TimedOut
from abaculus.kernel.options import choose

RACK = "1269+-/"
OTHER = "3457+*?"


def outcome(state: State) -> Outcome:
    assert isinstance(state.phase, Ended)
    return state.phase.outcome


def many(state: State) -> int:
    awaits = GAME.awaits(state)
    assert isinstance(awaits, Chance)
    assert isinstance(awaits.draw, Pick)
    return awaits.draw.many


def test_a_play_scores_and_refills() -> None:
    step = happen(table([RACK, OTHER]), "D8h 9+6/2")

    assert step.state.scores == (48, 0)
    assert step.state.racks == ("1-", OTHER)
    assert step.state.phase == Refilling(0, cleared=False)
    assert many(step.state) == 5


def test_after_the_refill_the_next_seat_plays() -> None:
    step = happen(table([RACK, OTHER]), "D8h 9+6/2", draw("11234"))

    assert step.state.phase == Turning(1, 0)
    assert step.state.racks[0] == "111234-"


def test_s42_numbers_cost_their_face_signs_and_jokers_ten() -> None:
    assert rack_cost("37+?") == 30


def test_s45_with_a_bag_of_five_and_six_used_the_game_ends() -> None:
    state = with_board(table(["4566++-", OTHER], bag=5), E1_TO_E5[:3])

    played = happen(state, "D10h 4+6-(3)+5")
    step = happen(played.state, draw("11111"))

    assert many(played.state) == 5
    assert not any(step.state.bag)
    assert outcome(step.state).reason == "end-bag"


def test_s46_placing_all_seven_earns_a_second_turn() -> None:
    state = table(["1234+++", OTHER], bag=40)

    step = happen(state, "E8h 1+2+3+4", draw("1111222"))

    assert sum(step.state.bag) == 33
    assert step.state.phase == Turning(0, 0, second=True)
    assert "second-turn" in codes(step)


def test_without_the_bonus_turn_all_seven_earn_nothing() -> None:
    state = table(["1234+++", OTHER], bonus_turn=False)

    step = happen(state, "E8h 1+2+3+4", draw("1111222"))

    assert step.state.phase == Turning(1, 0)


def test_mode_bag_ends_on_empty_bag_despite_second_turn() -> None:
    state = table(["1234+++", OTHER], bag=7)

    step = happen(state, "E8h 1+2+3+4", draw("1111122"))

    assert outcome(step.state).reason == "end-bag"


def test_s53_mode_round_second_turn_precedes_last_round() -> None:
    state = table(["1234+++", OTHER], bag=3, end_mode="round")

    step = happen(state, "E8h 1+2+3+4", draw("111"))

    assert step.state.phase == Turning(0, 0, second=True)
    assert not step.state.closing


def test_s54_declined_second_turn_starts_last_turns_not_idle() -> None:
    state = table(["111", OTHER, OTHER], bag=0, second=True, end_mode="round")

    step = happen(state, ".")

    assert (step.state.closing, step.state.due, step.state.idle) == (True, (2,), 0)
    assert step.state.phase == Turning(1, 0)


def test_the_last_turns_go_up_to_the_seat_before_the_starter() -> None:
    racks = [RACK, OTHER, "122222+", "22"]
    state = table(racks, bag=1, turn=2, starter=1, end_mode="round")

    step = happen(state, "H8h 1+2", draw("1"))

    assert (step.state.phase, step.state.due) == (Turning(3, 0), (0,))


def test_the_round_ends_at_once_if_the_last_seat_emptied_the_bag() -> None:
    state = table([RACK, OTHER, "122222+"], bag=1, turn=2, end_mode="round")

    step = happen(state, "H8h 1+2", draw("1"))

    assert outcome(step.state).reason == "end-round"


def test_the_last_turns_come_to_an_end() -> None:
    state = table(["111", OTHER, OTHER], bag=0, second=True, end_mode="round")

    step = happen(state, ".", ".", ".")

    assert outcome(step.state).reason == "end-round"


def test_placing_the_last_chip_ends_the_game() -> None:
    state = table(["1+2", OTHER], bag=0, end_mode="playout")

    step = happen(state, "H8h 1+2")

    assert outcome(step.state).reason == "end-placed-all"


def test_in_playout_play_continues_without_refills() -> None:
    state = table(["12+2", OTHER], bag=0, end_mode="playout")

    step = happen(state, "H8h 1+2")

    assert step.state.phase == Turning(1, 0)


def test_s50_what_is_held_is_deducted_and_the_highest_wins() -> None:
    state = table(["5", "9+?"], bag=3, scores=(120, 131))

    step = happen(state, "0 =", "1 =")

    assert outcome(step.state) == Outcome("end-agreed", ((0,), (1,)), (115, 102))


def test_equal_scores_share_the_win() -> None:
    step = happen(table(["5", "5"], scores=(10, 10)), "0 =", "1 =")

    assert outcome(step.state).places == ((0, 1),)


def test_s55_one_idle_round_ends_playout_once_the_bag_is_empty() -> None:
    state = table([RACK, OTHER, "111"], bag=0, turn=2, idle=2, end_mode="playout")

    assert outcome(happen(state, ".").state).reason == "end-idle"


def test_s56_five_idle_turns_of_six_do_not_end_the_game() -> None:
    state = table(["3+", OTHER], bag=20, idle=4)

    step = happen(state, "~3", draw("1"))

    assert (step.state.idle, step.state.phase) == (5, Turning(1, 0))


def test_the_sixth_idle_turn_ends_the_game() -> None:
    state = table(["3+", OTHER], bag=20, idle=5)

    assert outcome(happen(state, "~3", draw("1")).state).reason == "end-idle"


def test_a_play_ends_a_row_of_idle_turns() -> None:
    step = happen(table([RACK, OTHER], idle=5), "D8h 9+6/2")

    assert step.state.idle == 0


def test_a_swap_goes_into_the_bag_before_anything_is_drawn() -> None:
    step = happen(table([RACK, OTHER], bag=20), "~9")

    assert step.state.phase == Swapping(0, 1, second=False)
    assert (sum(step.state.bag), step.state.racks[0]) == (21, "126+-/")
    assert many(step.state) == 1


def test_s44_two_of_seven_chips_cannot_be_swapped() -> None:
    assert refused(table(["1379+/?", OTHER], bag=20), "~37") == "E-SWAP-COUNT"


def test_any_number_can_be_swapped_by_option() -> None:
    step = happen(table(["1379+/?", OTHER], bag=20, swap_count="any"), "~37")

    assert step.state.racks[0] == "19+/?"


@pytest.mark.parametrize(
    ("state", "text", "code"),
    [
        (table([RACK, OTHER], bag=0, end_mode="playout"), "~9", "E-SWAP-BAG"),
        (table([RACK, OTHER], bag=20), "~", "E-EMPTY"),
        (table([RACK, OTHER], bag=20), "~3", "E-RACK"),
        (table([RACK, OTHER], bag=20), "~99", "E-RACK"),
        (table([RACK, OTHER], bag=20, swap_when="stuck"), "~9", "E-SWAP-STUCK"),
        (table([RACK, OTHER]), "1 .", "E-TURN"),
        (table([RACK, OTHER]), "1 ok", "E-DISPUTE-CLOSED"),
        (table([RACK, OTHER]), "1 =-", "E-PHASE"),
        (table([RACK, OTHER], announce="claim"), "D8h 9+6/2", "E-CLAIM"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_code(state: State, text: str, code: str) -> None:
    assert refused(state, text) == code


def test_a_stuck_player_may_swap_by_option() -> None:
    state = table(["11111", OTHER], bag=20, swap_when="stuck")

    assert GAME.check(state, Played(0, 0, move("~1"))) is None


def test_time_lost_is_a_turn_lost() -> None:
    state = table([RACK, OTHER])
    awaits = GAME.awaits(state)

    step = happen(state, TimedOut(120_000, "turn", 0))

    assert isinstance(awaits, Turn)
    assert awaits.deadlines == (Deadline("turn", 120_000, 0),)
    assert (step.state.phase, step.state.idle) == (Turning(1, 120_000), 1)


def test_a_commit_at_the_very_limit_is_in_time_and_later_is_not() -> None:
    state = table([RACK, OTHER])
    play = move("D8h 9+6/2")

    assert GAME.check(state, Played(120_000, 0, play)) is None
    assert refused(state, Played(120_001, 0, play)) == "E-TIME"


def test_a_warning_costs_nothing_and_comes_once() -> None:
    state = table([RACK, OTHER], timeout="warn")

    step = happen(state, TimedOut(120_000, "turn", 0))

    assert codes(step) == ["time-warning"]
    assert GAME.awaits(step.state) == Turn((0,), (1,))
    assert GAME.check(step.state, Played(500_000, 0, move("."))) is None


def test_each_seat_has_its_own_time() -> None:
    factors = {"seat0.time_factor": "1.5", "seat1.time_factor": "0"}

    state = GAME.setup(choose(GAME.info.menu, factors))

    assert state.rules.turn_times == (180_000, 0)


def test_of_two_players_the_one_who_stays_wins() -> None:
    step = happen(table([RACK, OTHER], scores=(50, 0)), Left(0, 0))

    assert outcome(step.state) == Outcome("end-left", ((1,), (0,)), (50, -49))


def test_a_leaver_of_three_returns_the_chips_and_keeps_the_score() -> None:
    step = happen(table([RACK, OTHER, "111"], bag=20, scores=(50, 0, 0)), Left(0, 0))

    assert (sum(step.state.bag), step.state.racks[0], step.state.scores[0]) == (27, "", 50)
    assert (step.state.phase, step.state.idle) == (Turning(1, 0), 0)


def test_once_the_bag_was_empty_a_leavers_chips_are_laid_aside() -> None:
    state = table([RACK, OTHER, "111"], bag=0, end_mode="playout")

    step = happen(state, Left(0, 0))

    assert not any(step.state.bag)
    assert step.state.aside.endswith(RACK)


def test_leaving_during_a_refill_takes_effect_at_the_next_turn() -> None:
    state = table([RACK, OTHER, "111"])

    step = happen(state, "D8h 9+6/2", Left(0, 1), draw("11234"))

    assert step.state.gone == (1,)
    assert step.state.phase == Turning(2, 0)


def test_the_last_turn_of_a_leaver_is_dropped() -> None:
    state = table(["111", OTHER, OTHER], bag=0, second=True, end_mode="round")

    step = happen(state, ".", Left(0, 2))

    assert step.state.due == ()


def test_a_play_cancels_agreements() -> None:
    step = happen(table([RACK, OTHER]), "1 =", "0 D8h 9+6/2")

    assert step.state.agreed == ()


def test_an_agreement_can_be_taken_back() -> None:
    step = happen(table([RACK, OTHER]), "1 =", "1 =-")

    assert step.state.agreed == ()


def test_agreement_counts_when_the_only_doubter_leaves() -> None:
    step = happen(table([RACK, OTHER, "111"]), "1 =", "2 =", Left(0, 0))

    assert outcome(step.state).reason == "end-agreed"


def test_an_announced_total_too_low_stays_low() -> None:
    step = happen(table([RACK, OTHER], announce="claim"), "D8h 9+6/2 #40")

    assert step.state.scores == (40, 0)


def test_an_announced_total_too_high_is_lowered_by_the_referee() -> None:
    step = happen(table([RACK, OTHER], announce="claim"), "D8h 9+6/2 #60")

    assert step.state.scores == (48, 0)


def test_a_total_nobody_asked_for_is_not_kept() -> None:
    step = happen(table([RACK, OTHER]), "D8h 9+6/2 #7")

    assert step.state.scores == (48, 0)
    assert step.event == Played(0, 0, move("D8h 9+6/2"))


def test_lenient_input_is_recorded_in_canonical_form() -> None:
    state = with_board(table(["4-", OTHER]), E1_TO_E5[:1])

    step = happen(state, "h6v 4−")

    assert step.event == Played(0, 0, move("H6v 4-(2)"))


def test_the_strict_referee_takes_the_turn_for_bad_arithmetic() -> None:
    step = happen(table([RACK, OTHER], referee="strict"), "F8h 2-6")

    assert codes(step) == ["E-RESULT", "turn-lost"]
    assert (step.state.phase, step.state.idle, step.state.racks[0]) == (Turning(1, 0), 1, RACK)


def test_the_strict_referee_only_refuses_a_play_off_centre() -> None:
    assert refused(table([RACK, OTHER], referee="strict"), "A1h 2+6") == "E-CENTRE"


def test_alone_the_same_player_continues() -> None:
    state = table([RACK], game=SOLO, bag=20)

    step = SOLO.apply(state, Played(0, 0, move(".")))

    assert step.state.phase == Turning(0, 0)


def test_leaving_alone_leaves_no_winner() -> None:
    step = SOLO.apply(table([RACK], game=SOLO), Left(0, 0))

    assert outcome(step.state).places == ((), (0,))


def test_nothing_happens_after_the_end() -> None:
    state = happen(table(["5", "5"]), "0 =", "1 =").state

    assert refused(state, "0 .") == "E-OVER"
    assert refused(state, Left(0, 0)) == "E-OVER"
