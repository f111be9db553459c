"""Players as referees: announcing, accepting, disputing (specification 5.6)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.calcussimo.state import Disputing, Ended, Refilling, State, Turning
from abaculus.games.calcussimo.tests.tables import (
    E1_TO_E5,
    GAME,
    codes,
    draw,
    happen,
    move,
    refused,
    table,
    with_board,
)
from abaculus.kernel.awaits import Deadline, Turn
from abaculus.kernel.events import Left, Played, TimedOut
from abaculus.kernel.rng import SeededRng

OTHER = "2357+-/"


def asked(*racks: str, bag: int | None = None, dispute_penalty: int = 0) -> State:
    """A table on its honour, with the first three examples on the board."""
    state = table(racks, bag=bag, referee="honour", dispute_penalty=dispute_penalty)
    return with_board(state, E1_TO_E5[:3])


EXAMPLE_4 = "D10h 4+6-(3)+5"
FOUR = "4566++-"


def test_a_play_waits_for_the_others() -> None:
    step = happen(asked(FOUR, OTHER, OTHER), f"{EXAMPLE_4} #38")

    assert isinstance(step.state.phase, Disputing)
    assert GAME.awaits(step.state) == Turn((1, 2), (), (Deadline("dispute", 30_000),))
    assert step.state.scores == (0, 0, 0)


def test_a_play_nobody_disputes_counts_as_announced() -> None:
    step = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #40", "1 ok")

    assert step.state.scores == (40, 0)
    assert isinstance(step.state.phase, Refilling)


def test_s47_a_disputed_overclaim_is_lowered() -> None:
    step = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #40", "1 !")

    assert step.state.scores == (38, 0)


def test_s48_an_underclaim_stays() -> None:
    step = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #30", "1 !")

    assert step.state.scores == (30, 0)


def test_a_failed_dispute_costs_the_agreed_penalty() -> None:
    step = happen(asked(FOUR, OTHER, dispute_penalty=7), f"{EXAMPLE_4} #38", "1 !")

    assert step.state.scores == (38, -7)


def test_upheld_dispute_returns_chips_and_costs_the_turn() -> None:
    before = asked("14556+-", OTHER)

    laid = happen(before, "H10h (3)-5 #3")
    step = happen(laid.state, "1 !")

    assert (step.state.grid, step.state.racks) == (before.grid, before.racks)
    assert (step.state.phase, step.state.idle) == (Turning(1, 0), 1)
    assert "upheld" in codes(step)


def test_an_upheld_first_play_leaves_the_centre_open() -> None:
    state = table(["25-", OTHER], referee="honour")

    step = happen(state, "F8h 2-5 #1", "1 !")

    assert step.state.grid.pieces == {}
    assert refused(step.state, "1 A1h 2+3 #5") == "E-CENTRE"


def test_form_is_checked_even_on_honour() -> None:
    assert refused(table(["25-", OTHER], referee="honour"), "G8h 25 #1") == "E-FORM-NUMBERS"


def test_an_undisputed_fault_stands() -> None:
    state = table(["25-", OTHER], referee="honour")

    step = happen(state, "F8h 2-5 #9", "1 ok")

    assert step.state.scores == (9, 0)
    assert len(step.state.grid.pieces) == 3


def test_the_window_closes_with_its_time() -> None:
    step = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #40", TimedOut(30_000, "dispute"))

    assert step.state.scores == (40, 0)


def test_ok_can_be_followed_by_a_dispute_in_the_open_window() -> None:
    step = happen(asked(FOUR, OTHER, OTHER), f"{EXAMPLE_4} #40", "1 ok", "1 !")

    assert step.state.scores == (38, 0, 0)


def test_after_the_window_no_answer_is_taken() -> None:
    state = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #38", "1 ok").state

    assert isinstance(state.phase, Refilling)
    assert refused(state, "1 !") == "E-DISPUTE-CLOSED"


def test_nobody_accepts_twice() -> None:
    state = happen(asked(FOUR, OTHER, OTHER), f"{EXAMPLE_4} #38", "1 ok").state

    assert refused(state, "1 ok") == "E-PHASE"


def test_an_accepted_play_ends_a_row_of_idle_turns() -> None:
    laid = happen(replace(asked(FOUR, OTHER), idle=5), f"{EXAMPLE_4} #38")

    step = happen(laid.state, "1 ok")

    assert (laid.state.idle, step.state.idle) == (5, 0)


def test_nobody_judges_their_own_play() -> None:
    state = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #38").state

    assert refused(state, "0 ok") == "E-DISPUTE-OWN"
    assert refused(state, "0 !") == "E-DISPUTE-OWN"


def test_next_move_closes_the_window_and_waits_for_refill() -> None:
    laid = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #40").state

    queued = happen(laid, "1 D8h (9+6/2)+7 #19")
    step = happen(queued.state, draw("112233"))

    assert queued.state.scores == (40, 0)
    assert isinstance(step.state.phase, Disputing)
    assert step.state.phase.seat == 1


def test_a_closing_move_is_judged_before_it_closes_anything() -> None:
    laid = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #40").state

    assert refused(laid, "1 A1h 2+3 #5") == "E-TOUCH"
    assert refused(laid, "1 ~9") == "E-RACK"


def test_queued_move_is_dropped_when_its_seat_leaves() -> None:
    laid = happen(asked(FOUR, OTHER, OTHER), f"{EXAMPLE_4} #40").state

    queued = happen(laid, "1 D8h (9+6/2)+7 #19").state
    step = happen(queued, Left(0, 1), draw("111588"))

    assert (step.state.phase, step.state.gone) == (Turning(2, 0), (1,))
    assert step.state.grid == laid.grid


def test_a_closing_swap_is_hidden_from_the_others() -> None:
    laid = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #40").state
    state = happen(laid, "1 ~7").state

    seen = GAME.view(state, 0)
    imagined = GAME.imagine(seen, SeededRng(1))

    assert "7" not in str(seen.phase)
    assert GAME.view(imagined, 0) == seen
    assert "~7" == GAME.notation.write_move(GAME.view(state, 1).phase.queued.move)  # type: ignore[union-attr]


def test_a_seat_that_is_not_next_cannot_close_the_window() -> None:
    laid = happen(asked(FOUR, OTHER, OTHER), f"{EXAMPLE_4} #40").state

    assert refused(laid, "2 .") == "E-TURN"


def test_after_an_emptied_rack_only_ok_or_time_closes() -> None:
    laid = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #38").state
    emptied = happen(asked("456++-", OTHER), f"{EXAMPLE_4} #38").state

    assert GAME.check(laid, Played(0, 1, move("."))) is None
    assert refused(emptied, "1 .") == "E-TURN"


def test_a_move_after_the_last_play_finds_the_game_over() -> None:
    laid = happen(asked(FOUR, OTHER, bag=6), f"{EXAMPLE_4} #38").state

    assert refused(laid, "1 .") == "E-OVER"


def test_the_last_play_has_its_window_too() -> None:
    laid = happen(asked(FOUR, OTHER, bag=6), f"{EXAMPLE_4} #40").state
    bag = "".join(kind * n for kind, n in zip("0123456789+-*/?", laid.bag, strict=True))

    step = happen(laid, "1 !", draw(bag))

    assert isinstance(step.state.phase, Ended)


def test_a_player_who_leaves_has_no_objection() -> None:
    step = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #40", Left(0, 1))

    assert step.state.scores == (40, 0)
    assert isinstance(step.state.phase, Refilling)


def test_agreeing_waits_until_objections_are_over() -> None:
    laid = happen(asked(FOUR, OTHER), f"{EXAMPLE_4} #40").state

    assert refused(laid, "1 =") == "E-PHASE"


def test_a_preview_on_honour_tells_no_result() -> None:
    state = asked(FOUR, OTHER)

    preview = GAME.preview(state, 0, move(f"{EXAMPLE_4} #38"))
    wrong = GAME.preview(state, 0, move("H10h (3)-5 #3"))

    assert (preview.refusal, preview.news) == (None, ())
    assert (wrong.refusal, wrong.news) == (None, ())


def test_a_preview_otherwise_tells_points_and_reasons() -> None:
    preview = GAME.preview(with_board(table([FOUR, OTHER]), E1_TO_E5[:3]), 0, move(EXAMPLE_4))

    assert preview.news[0].values["points"] == 38
    assert any(item.code.startswith("because-") for item in preview.news)
