"""Looking ahead: patience that can be cut short, and endings without a secret solved exactly."""

from __future__ import annotations

import pytest

from abaculus.games.calcussimo.moves import Agree, Move, Pass, Swap
from abaculus.games.calcussimo.state import Ended, State, Turning
from abaculus.games.calcussimo.strategy.candidates import best_line_plays
from abaculus.games.calcussimo.strategy.endgame import best_endgame_move, is_open
from abaculus.games.calcussimo.strategy.lookahead import CANDIDATES, Lookahead, distinct_moves
from abaculus.games.calcussimo.strategy.rack_value import make_keep
from abaculus.games.calcussimo.tests.tables import E1_TO_E5, GAME, SOLO, table, with_board
from abaculus.games.calcussimo.view import view
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.events import Played
from abaculus.kernel.rng import SeededRng


def after(calls: int) -> Stop:
    """Stops a bot the next time it asks after so many."""
    left = [calls]

    def stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    return stop


def planned(state: State, stop: Stop = never_stop, rollouts: int = 4) -> Move | None:
    """What looking ahead advises the seat in turn, from its view."""
    turn = state.phase
    assert isinstance(turn, Turning)
    seen = view(state, turn.seat)
    rack = state.racks[turn.seat]
    return Lookahead(GAME, rollouts).plan(seen, rack, SeededRng(3), stop)


def ending(*racks: str, second: bool = False, idle: int = 0, end_mode: str = "playout") -> State:
    """The five examples on the board, the bag empty, and the rest is played out."""
    state = table(racks, bag=0, second=second, idle=idle, end_mode=end_mode)
    return with_board(state, E1_TO_E5)


def best_margin(state: State, seat: int) -> int:
    """The final margin of a seat when both play their best, by going through everything."""
    phase = state.phase
    if isinstance(phase, Ended):
        own, other = phase.outcome.scores[seat], phase.outcome.scores[1 - seat]
        return own - other
    assert isinstance(phase, Turning)
    margins = [
        best_margin(GAME.apply(state, Played(0, phase.seat, move)).state, seat)
        for move in GAME.moves(state, phase.seat)
        if not isinstance(move, Agree)
    ]
    return max(margins) if phase.seat == seat else min(margins)


def test_a_stopped_bot_answers_with_the_best_so_far() -> None:
    state = with_board(table(("2589+-*", "1234+-/")), E1_TO_E5)
    keep = make_keep(state.rules, 1, sum(state.bag), False)
    [first] = best_line_plays(state.rules, state.grid, "2589+-*", 1, keep)

    assert planned(state, after(0)) == first.play


def test_a_bot_asks_before_every_sample() -> None:
    state = with_board(table(("2589+-*", "1234+-/")), E1_TO_E5)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    planned(state, stop, rollouts=CANDIDATES * 100)

    assert len(asked) == 4


def test_equivalent_plays_are_followed_once() -> None:
    state = with_board(table(("2589+-*", "1234+-/")), E1_TO_E5)
    offers = best_line_plays(state.rules, state.grid, "2589+-*", 40)

    followed = {GAME.notation.write_move(move) for move in distinct_moves(offers)}

    assert offers[0].play in distinct_moves(offers)
    assert len(followed & {"D2v 9*8+5-(9)", "D2v 8*9+5-(9)"}) == 1


def test_without_a_play_there_is_no_advice() -> None:
    assert planned(table(("1234567", "1234+-/"))) is None


def test_three_seats_can_be_followed() -> None:
    state = with_board(table(("2589+-*", "1234+-/", "1678+-*")), E1_TO_E5)

    move = planned(state)

    assert move is not None
    assert GAME.check(state, Played(0, 0, move)) is None


def test_a_lone_player_looks_at_their_own_next_turn() -> None:
    state = with_board(table(("2589+-*",), game=SOLO), E1_TO_E5)

    move = planned(state)

    assert move is not None
    assert GAME.check(state, Played(0, 0, move)) is None


def test_on_honour_the_others_are_expected_to_agree() -> None:
    state = with_board(table(("2589+-*", "1234+-/"), referee="honour"), E1_TO_E5)

    move = planned(state)

    assert move is not None
    assert GAME.check(state, Played(0, 0, move)) is None


def test_a_swap_can_be_followed_too() -> None:
    state = with_board(table(("1111---", "2345+-/")), ("G8h 1+1",))

    move = planned(state, rollouts=12)

    assert move is not None
    assert GAME.check(state, Played(0, 0, move)) is None


def test_an_ending_is_open_when_only_two_racks_are_left() -> None:
    assert is_open(ending("9", "5+"))
    assert not is_open(ending("9", "5+", "2"))
    assert not is_open(ending("9", "5+", end_mode="round"))
    assert not is_open(table(("9", "5+"), end_mode="playout"))


@pytest.mark.parametrize(
    "racks", [("9+", "5-"), ("7", "+-"), ("+", "-"), ("28*", "+"), ("4+", "13-"), ("?", "6/")]
)
def test_an_ending_is_solved_exactly(racks: tuple[str, str]) -> None:
    state = ending(*racks)

    solved = best_endgame_move(state, never_stop)

    assert solved is not None
    margin, move = solved
    assert margin == best_margin(state, 0)
    assert margin == best_margin(GAME.apply(state, Played(0, 0, move)).state, 0)


def test_a_second_turn_without_chips_is_not_idle() -> None:
    state = ending("99", "5-", second=True)

    solved = best_endgame_move(state, never_stop)

    assert solved is not None
    assert solved[0] == best_margin(state, 0)


def test_passing_after_a_pass_ends_the_game() -> None:
    state = ending("4", "7/", idle=1)

    assert best_endgame_move(state, never_stop) == (13, Pass())
    assert best_margin(state, 0) == 13


def test_an_ending_too_big_is_not_guessed_at() -> None:
    state = ending("2589+-*", "1367+-*")

    assert best_endgame_move(state, never_stop, limit=2_000) is None
    assert best_endgame_move(state, after(0)) is None


def test_a_big_ending_is_followed_to_the_end_instead() -> None:
    state = ending("2589+-*", "1367+-*")

    move = planned(state, after(3))

    assert move is not None
    assert not isinstance(move, Swap)
    assert GAME.check(state, Played(0, 0, move)) is None


@pytest.mark.parametrize("racks", [("24-", "+/"), ("38+", "56*")])
def test_looking_ahead_takes_the_exact_ending(racks: tuple[str, str]) -> None:
    state = ending(*racks)
    solved = best_endgame_move(state, never_stop)

    assert solved is not None
    assert planned(state) == solved[1]


def test_chips_swapped_in_a_search_can_be_drawn_again() -> None:
    state = with_board(table(("1111---", "2233445"), bag=10), ("G8h 1+1",))

    assert planned(state) is not None
