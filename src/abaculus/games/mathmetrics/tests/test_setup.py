"""Before the first turn: rolls for the order, pieces on the board, leaving early (4)."""

from __future__ import annotations

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.moves import Move, Place, Roll
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.state import State
from abaculus.kernel.events import Drawn, Event, Left, Played
from abaculus.kernel.options import choose

GAME = MathMetrics("token")


def opened(players: int) -> State:
    """A table before anybody has rolled."""
    return GAME.setup(choose(GAME.info.menu, {"players": players}))


def after(state: State, *events: Event[Move]) -> State:
    """What events lead to."""
    for event in events:
        state = GAME.apply(state, event).state
    return state


def rolls(state: State, *values: int) -> State:
    """Whoever is to roll for the order rolls this."""
    for value in values:
        assert isinstance(state.phase, phases.Ordering)
        state = after(state, Played(0, state.phase.seat, Roll()), Drawn(0, (value,)))
    return state


def test_a_player_who_is_equal_rolls_again_among_themselves() -> None:
    state = rolls(opened(3), 4, 6, 4)

    assert ((1,), (0, 2)) == state.groups
    assert phases.Ordering(0, 0) == state.phase


def test_leaving_while_rolling_removes_from_the_order() -> None:
    state = rolls(opened(3), 4)
    state = rolls(after(state, Left(0, 1)), 5)

    assert (2, 0) == state.order


def test_a_roll_of_someone_who_left_is_forgotten() -> None:
    state = after(rolls(opened(3), 6), Left(0, 0))
    state = rolls(state, 2, 3)

    assert (2, 1) == state.order


def test_unneeded_roll_is_not_awaited() -> None:
    state = rolls(opened(3), 6, 2, 2)
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


def test_a_player_who_leaves_before_placing_is_passed_over() -> None:
    state = after(rolls(opened(3), 6, 5, 4), Left(0, 0))

    assert phases.Starting(1, 0) == state.phase
    assert (1, 2) == state.order


def test_rolls_of_a_tie_settled_by_leaving_do_not_carry_over() -> None:
    state = rolls(opened(5), 6, 6, 3, 3, 1)
    state = after(rolls(state, 5), Left(0, 1))

    assert phases.Ordering(2, 0) == state.phase
    assert (((0,), (2, 3), (4,)), ()) == (state.groups, state.rolled)
