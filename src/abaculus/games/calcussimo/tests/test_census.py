"""The plays counted in the census are those that the rules taken literally allow."""

from functools import cache

import pytest

from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.moves import LinePlay
from abaculus.games.calcussimo.play_search import board_text
from abaculus.games.calcussimo.rules import Calcussimo
from abaculus.games.calcussimo.state import State, Turning
from abaculus.games.calcussimo.tests.oracle import Plain, Play
from abaculus.grids import x_of, y_of
from abaculus.kernel.events import Event, Played
from abaculus.kernel.messages import Refusal
from abaculus.kernel.registry import load_family
from abaculus.testing.census import possible_events, reach_position, read_positions

POSITIONS = {
    position.name: position for position in read_positions(load_family("calcussimo").folder)
}


@cache
def state_of(name: str) -> State:
    position = POSITIONS[name]
    state, _ = reach_position(Calcussimo(position.variant), position)
    assert isinstance(state, State)
    return state


TURNS = [name for name in POSITIONS if isinstance(state_of(name).phase, Turning)]


def turn_of(name: str) -> tuple[State, Turning]:
    state = state_of(name)
    assert isinstance(state.phase, Turning)
    return state, state.phase


@cache
def plays_taken_literally(name: str) -> dict[Play, int]:
    state, turn = turn_of(name)
    terms = state.rules.terms
    plain = Plain(
        side=terms.board.side,
        premiums=terms.board.premiums,
        joker_kinds=terms.joker_kinds,
        result_rule=terms.result_rule,
        intermediate=terms.intermediate,
        centre_number=terms.centre_start == "number",
    )
    return plain.plays(board_text(terms, state.grid), state.racks[turn.seat])


def literally(state: State, rack: str, event: Event[object]) -> tuple[Play, int] | None:
    """A counted event in the oracle's words; None if it is no play."""
    if not isinstance(event, Played) or not isinstance(event.move, LinePlay):
        return None
    side = state.rules.terms.board.side
    judged = judge(state.rules.terms, state.grid, rack, event.move)
    assert not isinstance(judged, Refusal), judged
    cells = tuple(y_of(cell) * side + x_of(cell) for cell, _, _ in judged.placed)
    chips = "".join(chip for _, chip, _ in judged.placed)
    laid = "".join("?" if is_joker else chip for _, chip, is_joker in judged.placed)
    return (cells, chips, laid), judged.points


@pytest.mark.slow
@pytest.mark.parametrize("name", TURNS)
def test_plays_of_a_census_position_are_those_of_brute_force(name: str) -> None:
    state, turn = turn_of(name)
    events = possible_events(Calcussimo(POSITIONS[name].variant), state, turn.since)

    plays = [literally(state, state.racks[turn.seat], event) for event in events]

    actual = sorted(play for play in plays if play is not None)
    assert sorted(plays_taken_literally(name).items()) == actual


@pytest.mark.parametrize("name", TURNS)
def test_turn_counts_plays_swaps_one_pass_and_agreements(name: str) -> None:
    state, turn = turn_of(name)
    rules, rack = state.rules, state.racks[turn.seat]
    plays = len(plays_taken_literally(name))
    parts = 1
    for kind in set(rack):
        parts *= rack.count(kind) + 1
    may_swap = any(state.bag) and not (rules.swap_when_stuck and plays)
    swaps = (parts - 1 if rules.swap_any else len(set(rack)) + 1) if may_swap else 0
    clocks = 1 if rules.turn_times[turn.seat] and not turn.warned else 0

    expected = plays + swaps + 1 + rules.players + clocks

    assert expected == POSITIONS[name].counts[0]
