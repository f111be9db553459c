"""The end, time, leaving, and lines tried ahead of the turn (7, D52, D53)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.pytagora.compose import phases
from abaculus.games.pytagora.compose.moves import Move
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.tests.compose_tables import (
    GAME,
    draw,
    happen,
    opened,
    pieces,
    read,
    refused,
    roll,
    table,
)
from abaculus.kernel.awaits import Deadline, Over, Turn
from abaculus.kernel.events import Left, Played, TimedOut
from abaculus.kernel.messages import News, PlayerValue

LINE = "h0,0:6+1=7"


def ended(state: State) -> phases.Ended:
    """The end that has come."""
    assert isinstance(state.phase, phases.Ended), state.phase
    return state.phase


# The end


def test_the_round_is_played_out_before_the_target_counts() -> None:
    state = table(["617+5", "617+5", "1"], scores=[40, 42, 0], starter=0)

    step = happen(state, LINE)

    assert phases.Rolling(1, 0) == step.state.phase


def test_the_highest_score_wins_when_the_round_is_over() -> None:
    state = table(["1", "617+5"], scores=[44, 42], phase=phases.Composing(1, 0))

    step = happen(state, LINE)

    outcome = ended(step.state).outcome
    assert ("end-target", ((1,), (0,)), (44, 46)) == (
        outcome.reason,
        outcome.places,
        outcome.scores,
    )


def test_the_extra_turn_of_one_can_decide_for_the_other() -> None:
    state = table(["617+5", "1"], scores=[45, 45], phase=phases.Composing(0, 0))
    state = replace(state, tied=(0, 1), tiebreaks=1)

    won = happen(state, LINE)
    lost = happen(replace(state, scores=(40, 45)), "pass")

    assert ((0,), (1,)) == ended(won.state).outcome.places
    assert ((1,), (0,)) == ended(lost.state).outcome.places


def test_seats_with_fewest_pieces_take_an_extra_turn_in_order() -> None:
    state = table(["1", "2", "3", ""], scores=[45, 45, 45, 1], starter=1)
    state = replace(state, phase=phases.Composing(0, 0))

    step = happen(state, "pass")

    assert (phases.Rolling(1, 0), (2, 0), (0, 1, 2)) == (
        step.state.phase,
        step.state.due,
        step.state.tied,
    )


def test_after_the_last_extra_round_the_victory_is_shared() -> None:
    state = table(["1", "2", "3"], bag="9", scores=[45, 45, 50], topup="off", tiebreak_cap=2)
    state = replace(state, tied=(0, 1), tiebreaks=2, phase=phases.Composing(1, 0))

    step = happen(state, "pass", draw("9"))

    outcome = ended(step.state).outcome
    assert ("end-shared", ((0, 1), (2,))) == (outcome.reason, outcome.places)


def test_still_level_they_play_on_until_the_cap() -> None:
    state = table(["1", "2"], bag="9", scores=[45, 45], topup="off", tiebreak_cap=2)
    state = replace(state, tied=(0, 1), tiebreaks=1, phase=phases.Composing(1, 0))

    step = happen(state, "pass", draw("9"))

    assert (phases.Rolling(0, 0), 2) == (step.state.phase, step.state.tiebreaks)


def test_an_empty_bag_and_a_round_without_a_line_end_the_game() -> None:
    first = happen(table(["1", "2"], scores=[3, 3]), "pass")
    step = happen(first.state, "roll", roll(3), "pass")

    assert phases.Rolling(1, 0) == first.state.phase
    assert ("end-stuck", ((0, 1),)) == (
        ended(step.state).outcome.reason,
        ended(step.state).outcome.places,
    )


def test_a_line_makes_the_turns_without_one_count_anew() -> None:
    state = table(["617+5", "1", "2"], idle=2)

    step = happen(state, LINE)

    assert (phases.Rolling(1, 0), 0) == (step.state.phase, step.state.idle)


def test_passes_end_nothing_while_the_bag_has_pieces() -> None:
    state = table(["0123456+-*", "0123456+-*"], bag="9", idle=50)

    assert phases.Rolling(1, 0) == happen(state, "pass").state.phase


def test_basic_ends_after_its_turns_and_ties_are_shared() -> None:
    state = table(
        ["1", "617+5"], mode="basic", scores=[4, 0], phase=phases.Composing(1, 0), round_=4
    )

    outcome = ended(happen(state, LINE).state).outcome

    assert ("end-turns", ((0, 1),)) == (outcome.reason, outcome.places)


def test_alone_the_number_of_turns_is_the_result() -> None:
    state = table(["617+5"], scores=[40], round_=6)

    step = happen(state, LINE)

    assert ("end-alone", ((0,),)) == (
        ended(step.state).outcome.reason,
        ended(step.state).outcome.places,
    )
    assert News("compose-alone", {"count": 6}) == step.news[-1]


def test_alone_nobody_wins_short_of_the_target() -> None:
    step = happen(table(["1"], scores=[12]), "pass")

    assert ((), (0,)) == ended(step.state).outcome.places


def test_nothing_happens_after_the_end() -> None:
    state = happen(table(["1"]), "pass").state

    assert isinstance(GAME.awaits(state), Over)
    assert ["wrong_phase"] * 3 == [
        refused(state, gone) for gone in ("0 pass", Left(0, 0), TimedOut(0, "turn", 0))
    ]


# Time


def test_one_clock_runs_through_the_whole_turn() -> None:
    state = table(["67", "1"], bag="12345", phase=phases.Rolling(0, 500), turn_seconds=30)

    composing = happen(state, "roll", roll(3))

    clock = (Deadline("turn", 30_500, 0),)
    assert Turn((0,), (), clock) == GAME.awaits(state)
    assert Turn((0,), (), clock, is_begun=True) == GAME.awaits(composing.state)


def late(state: State) -> State:
    """The table after the time of the seat in turn has run out."""
    awaits = GAME.awaits(state)
    assert isinstance(awaits, Turn)
    clock = awaits.deadlines[0]
    return happen(state, TimedOut(clock.at, clock.name, clock.seat)).state


@pytest.mark.parametrize(
    ("phase", "after"),
    [
        (phases.Rolling(0, 0), phases.Rolling(0, 0, thrown=True)),
        (phases.Facing(0, 0), phases.Composing(0, 0)),
        (phases.Stealing(0, 0), phases.Drawing(1, 1, "any", "compose", 0, thief=0)),
        (phases.Composing(0, 0, second=True), phases.Drawing(0, 4, "any", "refill", 0)),
        (phases.Composing(0, 0), phases.Drawing(0, 4, "any", "refill", 0)),
        (phases.Asking(0, 0, "symbol"), phases.Rolling(1, 15_000)),
    ],
)
def test_when_time_is_over_the_program_does_the_least(phase: phases.Rolling, after: object) -> None:
    state = table(["670123", "1/"], bag="12345+-", phase=phase, turn_seconds=15)

    assert after == late(state).phase


def test_a_late_thief_gets_the_first_piece_by_its_name() -> None:
    state = table(["6", "1/", "*"], phase=phases.Stealing(0, 0), turn_seconds=15)

    assert pieces("6/") == late(state).hands[0]


def test_a_late_choice_of_face_is_the_double() -> None:
    state = table(["6", "1"], phase=phases.Facing(0, 0), turn_seconds=15)

    assert "double" == late(state).face


def test_a_late_turn_is_one_without_a_line() -> None:
    state = table(["6", "1"], phase=phases.Composing(0, 0), turn_seconds=15)

    assert 1 == late(state).idle


# Leaving


def test_leaving_returns_the_hand_and_ends_turn_without_refill() -> None:
    step = happen(table(["67", "1", "2"], bag="9"), Left(7, 0))

    assert (phases.Rolling(1, 7), ((), ("1",), ("2",)), 3, (0,)) == (
        step.state.phase,
        step.state.hands,
        sum(step.state.bag),
        step.state.gone,
    )


def test_the_seat_that_left_is_skipped_and_rounds_continue() -> None:
    state = table(["67", "1", "2"], starter=1, phase=phases.Composing(0, 0), bag="9", topup="off")
    state = happen(state, Left(0, 1)).state

    step = happen(state, "pass", draw("19"))

    assert (phases.Rolling(2, 0), 2) == (step.state.phase, step.state.round)


def test_the_last_one_left_wins_and_those_who_left_come_last() -> None:
    step = happen(table(["67", "1"], scores=[50, 3]), Left(0, 0))

    assert ("end-left", ((1,), (0,)), (50, 3)) == (
        ended(step.state).outcome.reason,
        ended(step.state).outcome.places,
        ended(step.state).outcome.scores,
    )


def test_with_nobody_left_there_is_no_winner() -> None:
    assert ((), (0,)) == ended(happen(table(["67"]), Left(0, 0)).state).outcome.places


def test_leaving_before_being_dealt_passes_the_deal_on() -> None:
    step = happen(opened(players=3), Left(0, 0))

    assert phases.Dealing(1) == step.state.phase


def test_lots_are_drawn_among_those_who_stay() -> None:
    state = table(["1", "1", "1", "2"], phase=phases.Lots((0, 1, 2)))

    fewer = happen(state, Left(0, 1))
    single = happen(fewer.state, Left(0, 0))

    assert phases.Lots((0, 2)) == fewer.state.phase
    assert (phases.Rolling(2, 0), 2) == (single.state.phase, single.state.starter)


def test_victim_leaving_while_drawing_leaves_turn_to_thief() -> None:
    phase = phases.Drawing(1, 1, "any", "compose", 4, thief=0)
    state = table(["67", "1", "2"], bag="9", phase=phase)

    assert phases.Composing(0, 4) == happen(state, Left(0, 1)).state.phase


def test_a_thief_who_leaves_still_lets_the_victim_draw() -> None:
    phase = phases.Drawing(1, 1, "any", "compose", 4, thief=0)
    state = table(["67", "1", "2"], bag="9", phase=phase)

    step = happen(state, Left(0, 0), draw("9"))

    assert (phases.Rolling(1, 0), pieces("19")) == (step.state.phase, step.state.hands[1])


def test_a_thief_whose_only_victim_leaves_continues_to_write() -> None:
    state = table(["67", "1", ""], bag="9", phase=phases.Stealing(0, 4))

    assert phases.Composing(0, 4) == happen(state, Left(0, 1)).state.phase


def test_of_two_who_play_on_the_one_who_stays_wins() -> None:
    state = table(["1", "2", "3"], scores=[45, 45, 60], phase=phases.Composing(0, 0))
    state = replace(state, tied=(0, 1), due=(1,), tiebreaks=1)

    outcome = ended(happen(state, Left(0, 0)).state).outcome

    assert ("end-tie", ((1,), (2,), (0,))) == (outcome.reason, outcome.places)


def test_nobody_leaves_twice_or_moves_afterwards() -> None:
    state = happen(table(["67", "1", "2"], bag="9"), Left(0, 1)).state

    assert ("wrong_phase", "wrong_phase") == (refused(state, Left(0, 1)), refused(state, "1 roll"))


# Supply


def test_equals_are_lent_unless_the_table_is_strict() -> None:
    lent = replace(table(["77", "1"]), supply=(0, 9))
    lent = replace(lent, rules=replace(lent.rules, supply=(0, 9)))
    strict = replace(lent, rules=table(["77", "1"], strict_supply=True).rules)
    strict = replace(strict, rules=replace(strict.rules, supply=(0, 9)))

    assert (-1, 9) == happen(lent, "h0,0:7=7").state.supply
    assert "supply_empty" == refused(strict, "h0,0:7=7")


# Ahead of the turn


def test_a_line_ahead_of_the_turn_is_judged_without_the_die() -> None:
    state = table(["1", "213/"], lines=[LINE], face="double")
    line = read("e1:=21/3")

    preview = GAME.preview(state, 1, line)

    assert None is preview.refusal
    assert ("compose-continued", 10) == (preview.news[0].code, preview.news[0].values["points"])


def test_fitting_line_before_the_roll_is_promised_nothing() -> None:
    state = table(["617+", "1"], phase=phases.Rolling(0, 0))
    fits, wrong = (read(text) for text in (LINE, "h0,0:6+1=1"))

    assert (None, ()) == _preview_code_and_news(state, fits)
    assert ("not_equal", ()) == _preview_code_and_news(state, wrong)


def _preview_code_and_news(state: State, move: Move) -> tuple[str | None, tuple[News, ...]]:
    preview = GAME.preview(state, 0, move)
    code = preview.refusal.code if preview.refusal else None
    return code, preview.news


def test_preview_in_turn_shows_the_line_and_nothing_after() -> None:
    state = table(["617+", "1"], bag="1")

    step = GAME.preview(state, 0, read(LINE))

    assert {"compose-wrote", "because-piece", "because-emptied", "because-total"} == {
        item.code for item in step.news
    }
    assert {"player": PlayerValue(0), "points": 7} == {
        key: step.news[0].values[key] for key in ("player", "points")
    }


def test_a_move_of_no_seat_is_refused() -> None:
    state = table(["6", "1"])
    move = read("pass")

    assert "no-seat" == refused(state, Played(0, 9, move))
