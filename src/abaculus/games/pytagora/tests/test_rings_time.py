"""The clock of the ring games."""

from __future__ import annotations

from abaculus.games.pytagora.rings.ring import Arc
from abaculus.games.pytagora.rings.rules import EVENODD, SQUARE
from abaculus.games.pytagora.tests.rings_tables import codes, draw, happen, table
from abaculus.kernel.awaits import Deadline, Turn
from abaculus.kernel.events import TimedOut

# Time


def test_there_is_no_clock_unless_one_is_chosen() -> None:
    assert Turn((0,)) == SQUARE.awaits(table("4", "6"))


def test_turn_clock_runs_longer_for_seats_that_chose_so() -> None:
    state = table("4", "6", options={"turn_seconds": 20, "seat0.time_factor": "1.5"})

    assert Turn((0,), (), (Deadline("turn", 30_000, 0),)) == SQUARE.awaits(state)


def test_a_factor_of_0_stops_the_clock_of_a_seat() -> None:
    state = table("4", "6", options={"turn_seconds": 20, "seat0.time_factor": "0"})

    assert Turn((0,)) == SQUARE.awaits(state)


def test_out_of_time_the_first_move_by_its_text_is_made() -> None:
    """D52."""
    state = table("67", "1", game=EVENODD, options={"turn_seconds": 15})

    step = happen(state, TimedOut(15_000, "turn", 0), game=EVENODD)

    assert ["ring-time", "ring-attached"] == codes(step)
    assert (Arc(0, 1), Arc(0, 0)) == step.state.arcs


def test_out_of_time_a_drawn_piece_is_kept() -> None:
    """D52."""
    state = happen(table("089", "4", options={"turn_seconds": 15}), draw("6")).state

    step = happen(state, TimedOut(15_000, "turn", 0))

    assert ["ring-time", "ring-kept"] == codes(step)
    assert "0689" == step.state.hands[0]
