"""Before the first turn: rolls for the order, pieces on the board, leaving early (4)."""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.moves import Move, Place, Roll
from abaculus.games.mathmetrics.options import FIRST_RULES
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.state import State
from abaculus.kernel.events import Drawn, Event, Left, Played
from abaculus.kernel.options import choose

GAME = MathMetrics("token")


def opened(players: int, rules: str = "") -> State:
    """A table before anybody has rolled."""
    return GAME.setup(replace(choose(GAME.info.menu, {"players": players}), rules=rules))


def after(state: State, *events: Event[Move]) -> State:
    """What events lead to."""
    for event in events:
        state = GAME.apply(state, event).state
    return state


def rolls(state: State, *values: int, at: int = 0) -> State:
    """Whoever is to roll for the order rolls this."""
    for value in values:
        assert isinstance(state.phase, phases.Ordering)
        state = after(state, Played(at, state.phase.seat, Roll()), Drawn(at, (value,)))
    return state


def test_a_player_who_is_equal_rolls_again_among_themselves() -> None:
    state = rolls(opened(3), 4, 6, 4)

    assert ((1,), (0, 2)) == state.groups
    assert phases.Ordering(0, 0) == state.phase


def test_5_8_leaving_while_rolling_begins_set_up_again() -> None:
    state = after(rolls(opened(3), 6), Left(7, 1))

    assert phases.Ordering(0, 7) == state.phase
    assert (((0, 2),), ()) == (state.groups, state.rolled)
    assert (2, 0) == rolls(state, 1, 2, at=7).order


def test_5_8_a_die_in_the_air_does_not_count_after_leaving() -> None:
    state = after(opened(3), Played(0, 0, Roll()))
    assert isinstance(state.phase, phases.Rolling)

    state = after(state, Left(0, 0))

    assert phases.Ordering(1, 0) == state.phase
    assert ((1, 2),) == state.groups


def test_5_8_leaving_while_placing_begins_set_up_again() -> None:
    state = after(rolls(opened(3), 6, 5, 4), Played(5, 0, Place("O08")), Left(9, 0))

    assert phases.Ordering(1, 9) == state.phase
    assert (((1, 2),), ()) == (state.groups, state.order)
    assert ["", "", ""] == [player.position for player in state.players]


def test_5_8_everyone_is_reported_that_set_up_begins_again() -> None:
    news = GAME.apply(rolls(opened(3), 6), Left(0, 1)).news

    assert ["left", "setup-again"] == [item.code for item in news]


def test_5_8_the_last_player_left_before_the_first_turn_wins() -> None:
    state = after(rolls(opened(2), 6), Left(0, 1))

    assert isinstance(state.phase, phases.Ended)
    assert ((0,), (1,)) == state.phase.outcome.places


def test_5_8_leaving_after_the_first_turn_began_keeps_the_order() -> None:
    state = rolls(opened(3), 6, 5, 4)
    for seat in range(3):
        state = after(state, Played(0, seat, Place("O08")))

    state = after(state, Left(0, 0))

    assert (phases.Ready(1, 0), (0, 1, 2)) == (state.phase, state.order)


def test_by_the_first_rules_leaving_removes_from_the_order() -> None:
    state = rolls(opened(3, FIRST_RULES), 4)
    state = rolls(after(state, Left(0, 1)), 5)

    assert (2, 0) == state.order


def test_by_the_first_rules_a_leavers_roll_is_forgotten() -> None:
    state = after(rolls(opened(3, FIRST_RULES), 6), Left(0, 0))
    state = rolls(state, 2, 3)

    assert (2, 1) == state.order


def test_by_the_first_rules_unneeded_rolls_are_not_awaited() -> None:
    state = rolls(opened(3, FIRST_RULES), 6, 2, 2)
    state = after(state, Played(0, 1, Roll()))
    assert isinstance(state.phase, phases.Rolling)

    state = after(state, Left(0, 2))

    assert phases.Starting(0, 0) == state.phase
    assert (0, 1) == state.order


def test_pieces_are_placed_in_play_order_and_may_share_a_space() -> None:
    state = rolls(opened(2), 2, 5)
    assert phases.Starting(1, 0) == state.phase

    state = after(state, Played(5, 1, Place("O08")), Played(9, 0, Place("O08")))

    assert phases.Ready(1, 9) == state.phase
    assert (1, 9) == (state.turn, state.begun)
    assert ["O08", "O08"] == [player.position for player in state.players]


def test_by_the_first_rules_unplaced_leavers_are_passed_over() -> None:
    state = after(rolls(opened(3, FIRST_RULES), 6, 5, 4), Left(0, 0))

    assert phases.Starting(1, 0) == state.phase
    assert (1, 2) == state.order


def test_by_the_first_rules_rolls_of_a_settled_tie_end() -> None:
    state = rolls(opened(5, FIRST_RULES), 6, 6, 3, 3, 1)
    state = after(rolls(state, 5), Left(0, 1))

    assert phases.Ordering(2, 0) == state.phase
    assert (((0,), (2, 3), (4,)), ()) == (state.groups, state.rolled)
