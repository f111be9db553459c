"""The conformance cases of section 13 that are about turns."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.compose.chance import find_starter
from abaculus.games.pytagora.compose.flow import end_turn
from abaculus.games.pytagora.compose.phases import Drawing, Rolling
from abaculus.games.pytagora.tests.compose_tables import GAME, happen, opened, refused, roll, table
from abaculus.kernel.awaits import Chance
from abaculus.kernel.draws import Pick

PICTURE = ("h0,0:4*3=8+4", "v1,-1:2[*]3=6", "h0,3:1[6]/4=7-3", "v4,0:[8]-1[=]7")
TEN = "0123456789"


def test_py17_picture_is_written_line_by_line_for_7_6_11_and_8() -> None:
    state = table(["4384*+9", "2369", "1473/-9", "17-9"], target=300)

    first = happen(state, PICTURE[0])
    second = happen(first.state, "roll", roll(2), PICTURE[1])
    third = happen(second.state, "roll", roll(2), PICTURE[2])
    fourth = happen(third.state, "roll", roll(2), PICTURE[3])

    assert (7, 6, 11, 8) == fourth.state.scores
    assert 19 - 3 == fourth.state.supply[0]


@pytest.mark.parametrize(
    ("lines", "move", "code"),
    [
        (PICTURE, "h6,1:9=9", "touches"),
        (PICTURE[:0], "h0,0:4*3=13", "not_equal"),
        (("h0,0:6+1=7",), "e1:=21/3", "die_says_new"),
        (("h0,0:6+1=7",), "h0,2:2=2=2", "too_many_equals"),
    ],
)
def test_py18_what_the_referee_refuses_is_refused_in_a_turn(
    lines: tuple[str, ...], move: str, code: str
) -> None:
    state = table(["99222+*/34113", TEN], lines=lines)

    assert code == refused(state, move)


def test_py19_an_equality_continues_where_the_die_says_so() -> None:
    state = table(["213/9", TEN], lines=["h0,0:6+1=7"], face="cont")

    step = happen(state, "e1:=21/3")

    assert (7, 0) == step.state.scores
    assert ("6", "+", "1", "=", "7", "=", "2", "1", "/", "3") == (
        step.state.table.equalities[0].pieces
    )


def test_py27_at_a_table_that_must_connect_a_second_line_crosses() -> None:
    state = table(["617+9", TEN], lines=["h0,0:6+1=7"], must_connect=True)

    assert "not_connected" == refused(state, "h0,2:6+1=7")


def test_py34_basic_has_no_times() -> None:
    state = table(["4312", TEN], mode="basic")

    assert "piece_not_in_mode" == refused(state, "h0,0:4*3=12")


def test_py42_emptying_the_hand_brings_three_more() -> None:
    step = happen(table(["12517+", TEN]), "h0,0:12+5=17")

    assert (11, 0) == step.state.scores


@pytest.mark.parametrize(
    ("hands", "starter"),
    [
        (["112", "113", "155"], 0),
        (["113", "112", "155"], 1),
        (["20", "2", "+"], 0),
        (["+-", "9", "0"], 1),
    ],
)
def test_py45_the_most_ones_start_then_twos_and_so_on(hands: list[str], starter: int) -> None:
    state = table(hands)

    begun = find_starter(state, (0, 1, 2), 0, [])

    assert (Rolling(starter, 0), starter) == (begun.phase, begun.starter)


def test_py46_tied_seats_with_fewest_pieces_play_on() -> None:
    state = table([TEN, TEN + "1", TEN], scores=[45, 45, 30])

    after = end_turn(state, 2, 0, [])

    assert (Rolling(0, 0), (0, 1), ()) == (after.phase, after.tied, after.due)


def test_py47_below_the_target_play_continues() -> None:
    after = end_turn(table([TEN, TEN], scores=[40, 39]), 1, 0, [])

    assert (Rolling(0, 0), 2) == (after.phase, after.round)


def test_py56_two_symbols_draw_one_symbol_and_nothing_else() -> None:
    state = table(["12345678+-", TEN], bag="9*+")

    step = happen(state, "pass")

    assert Drawing(0, 1, "symbol", "refill", 0) == step.state.phase
    assert Chance(Pick((("+", 1), ("*", 1)), 1)) == GAME.awaits(step.state)


@pytest.mark.parametrize(("mode", "bag", "supply"), [("basic", 63, 19), ("pytagora", 119, 19)])
def test_py57_the_bag_holds_what_the_box_says(mode: str, bag: int, supply: int) -> None:
    state = opened(mode)

    assert (bag, supply) == (sum(state.bag), state.supply[0])


def test_py57_pro_has_everything_that_is_not_green() -> None:
    state = opened("pro")

    assert (224, (19, 9)) == (sum(state.bag), state.supply)


@pytest.mark.parametrize(("players", "turns"), [(1, 8), (2, 4), (3, 3), (4, 2)])
def test_py62_basic_gives_each_player_turns_by_their_number(players: int, turns: int) -> None:
    assert turns == opened("basic", players=players).rules.turns


def test_py64_the_die_counts_the_best_new_piece_twice() -> None:
    lines = ["h0,0:4*3=8+4", "v1,-1:2[*]3=6"]
    state = table(["134777/-", TEN], lines=lines, face="double")

    assert (14, 0) == happen(state, "h0,3:1[6]/4=7-3").state.scores


def test_py65_a_piece_that_is_not_held_cannot_be_used() -> None:
    lines = ["h0,0:4*3=8+4", "v1,-1:2[*]3=6"]
    state = table(["1477/-", TEN], lines=lines)

    assert "not_in_rack" == refused(state, "h0,3:1[6]/4=7-3")


def test_py72_continue_face_allows_only_continuations() -> None:
    state = table(["92-", TEN], lines=["h0,0:6+1=7"], face="cont")

    assert "die_says_continue" == refused(state, "v4,-4:9-2=[7]")


def test_py69_py70_line_ends_at_most_500_cells_from_the_middle() -> None:
    state = table(["779", TEN])

    assert (2, 0) == happen(state, "v500,498:7=7").state.scores
    assert "out_of_table" == refused(state, "v500,499:7=7")
