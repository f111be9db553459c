"""Turns: clocks, extra moves, agreeing, leaving, the end."""

from __future__ import annotations

import pytest

from abaculus.games.mathesso.state import Ended
from abaculus.games.mathesso.tests.tables import L1, L2, Table
from abaculus.kernel.awaits import Outcome

ALL = "1:a1 1:a2 1:ok 2:a3 2:a4 2:ok 1:b1 1:b2 1:ok 2:b3 2:b4"


def outcome(table: Table) -> Outcome:
    assert isinstance(table.state.phase, Ended)
    return table.state.phase.outcome


def codes(table: Table) -> list[str]:
    return [item.code for item in table.news]


def test_the_game_ends_with_the_last_pair() -> None:
    table = Table(L1)

    assert [] == table.play(ALL)

    assert Outcome("end-taken", ((1,), (0,)), (3, 5)) == outcome(table)
    assert "game-over" == table.move(0, "a1")
    assert "game-over" == table.move(0, "what is this")


def test_points_are_reported_with_their_reasons() -> None:
    table = Table(L1)
    table.play(ALL)

    assert codes(table)[-7:] == [
        *("scored", "because-number", "because-number"),
        *("scored", "because-number", "because-number", "end-taken"),
    ]


def test_a_pair_tells_what_it_is_worth() -> None:
    table = Table("P2/2 P2/2 M1.2/1 M1.2/2 F2/2 F2/2 P5/5 P5/5")
    table.play("1:a1 1:a2 1:ok 2:b4 2:. 2:ok 1:a3 1:a4 1:ok 2:b4 2:. 2:ok 1:b1 1:b2")

    worth = [item.values["points"] for item in table.news if item.code == "paired"]

    assert [1, 5, 9] == worth
    assert 15 == table.scores[0]


def test_alone_one_counts_turns() -> None:
    table = Table(L1, players=1)

    assert [] == table.play("1:a1 1:a3 1:ok 1:a1 1:a2 1:ok 1:a3 1:a4 1:ok 1:b1 1:b2 1:ok 1:b3 1:b4")

    assert Outcome("end-alone", ((), (0,)), (5,)) == outcome(table)


ALONE = "1:a1 1:a2 1:ok 1:a3 1:a4 1:ok 1:+ 1:b1 1:b2 1:ok 1:b3 1:b4"


def test_5_4_alone_an_interrupted_turn_counts_once() -> None:
    table = Table(L2, players=1)

    assert [] == table.play(ALONE)

    assert Outcome("end-alone", ((), (0,)), (4,)) == outcome(table)


def test_5_4_a_turn_the_extra_move_made_needless_is_not_counted() -> None:
    table = Table("C12/12 C12/21 C37/37 C37/73 P2/2 P2/2", players=1)

    assert [] == table.play("1:a1 1:a2 1:ok 1:a3 1:a4 1:ok 1:+ 1:b1 1:b2")

    assert Outcome("end-alone", ((), (0,)), (3,)) == outcome(table)


@pytest.mark.parametrize("how", ["=", "resign"])
def test_alone_one_may_end_without_a_result(how: str) -> None:
    table = Table(L1, players=1)
    table.play("1:a1 1:a3 1:ok")

    assert "" == table.move(0, how)

    assert ("end-unfinished", ((), (0,))) == (outcome(table).reason, outcome(table).places)


def test_everyone_may_agree_to_end() -> None:
    table = Table(L1)
    table.play("1:a1 1:a2 1:ok")

    assert [] == table.play("1:= 2:=")

    assert Outcome("end-agreed", ((0,), (1,)), (2, 0)) == outcome(table)


def test_a_jetton_turned_cancels_agreement() -> None:
    table = Table(L1)

    assert [] == table.play("2:= 1:a1 1:=")

    assert (0,) == table.state.agreed


def test_agreement_can_be_taken_back() -> None:
    table = Table(L1)

    assert [] == table.play("2:= 2:=- 1:=")

    assert ((0,), "Starting 1") == (table.state.agreed, table.phase)


def test_agreeing_twice_is_agreeing_once() -> None:
    table = Table(L1)

    assert [] == table.play("2:= 2:= 1:=- 2:=-")

    assert ["agreed", "agreed-back"] == codes(table)[-2:]


def test_a_player_who_leaves_may_be_the_last_who_disagreed() -> None:
    table = Table(L1, players=3)

    assert [] == table.play("1:= 2:= 3:resign")

    assert Outcome("end-agreed", ((0, 1), (2,)), (0, 0, 0)) == outcome(table)


def test_leaving_in_a_turn_covers_what_is_open() -> None:
    table = Table(L1, players=3)

    assert [] == table.play("1:a1 1:resign")

    assert ([], "Starting 2") == (table.lying("^"), table.phase)
    assert "not-seated" == table.move(0, "a1")


def test_a_player_who_has_left_is_passed_over_and_comes_last() -> None:
    table = Table(L1, players=3)

    assert [] == table.play("1:a1 1:a2 2:resign 1:ok 3:a3 3:. 3:ok 1:resign")

    assert Outcome("end-left", ((2,), (0, 1)), (2, 0, 0)) == outcome(table)


def test_leaving_with_both_mirrored_pairs_wins_no_extra_move() -> None:
    table = Table(L2, players=3)

    played = "1:a1 1:a2 1:ok 2:b1 2:. 2:ok 3:b1 3:. 3:ok 1:a3 1:a4 1:resign"
    assert [] == table.play(played)

    assert (None, "Starting 2") == (table.state.extra, table.phase)


MIRRORED = "1:a1 1:a2 1:ok 2:b1 2:. 2:ok 3:b1 3:. 3:ok 1:a3 1:a4 1:ok"


def test_after_an_extra_move_the_one_it_put_off_plays() -> None:
    table = Table(L2, players=3)

    assert [] == table.play(f"{MIRRORED} 1:+ 1:b3 1:. 1:ok")

    assert ("Starting 2", None) == (table.phase, table.state.interrupted)


def test_an_extra_move_on_ones_own_turn() -> None:
    table = Table(L2, players=3)

    played = f"{MIRRORED} 2:b1 2:. 2:ok 3:b1 3:. 3:ok 1:+ 1:b3 1:. 1:ok"
    assert [] == table.play(played)

    assert "Starting 1" == table.phase


def test_if_the_one_put_off_has_left_the_next_one_plays() -> None:
    table = Table(L2, players=3)

    assert [] == table.play(f"{MIRRORED} 1:+ 2:resign 1:b3 1:. 1:ok")

    assert "Starting 3" == table.phase


def test_there_is_one_extra_move_and_only_its_owner_has_it() -> None:
    table = Table(L2, players=3)

    played = f"{MIRRORED} 2:+ 1:+ 1:+ 1:b3 1:. 1:ok 1:+"
    assert ["no-extra", "no-extra", "no-extra"] == table.play(played)


def test_leaving_loses_the_extra_move() -> None:
    table = Table(L2, players=3)

    assert [] == table.play(f"{MIRRORED} 1:resign")

    assert table.state.extra is None


def test_without_time_a_turn_is_lost() -> None:
    table = Table(L1, turn_seconds=10)

    assert "" == table.wait("turn", 0)

    assert ("Starting 2", 1) == (table.phase, table.state.idle)


def test_a_game_that_nobody_plays_any_more_ends() -> None:
    table = Table(L1, turn_seconds=10)
    table.play("1:a1 1:a2 1:ok")
    for seat in (1, 0, 1, 0, 1):
        assert "" == table.wait("turn", seat)
    assert "Starting 1" == table.phase

    assert "" == table.wait("turn", 0)

    assert Outcome("end-abandoned", ((0,), (1,)), (2, 0)) == outcome(table)


def test_a_jetton_turned_in_time_shows_that_someone_plays() -> None:
    table = Table(L1, turn_seconds=10)
    for seat in (0, 1, 0, 1, 0):
        assert "" == table.wait("turn", seat)
    table.play("2:a1 2:. 2:ok")

    assert "" == table.wait("turn", 0)

    assert "Starting 2" == table.phase


def test_timed_out_turn_stops_even_where_two_are_required() -> None:
    table = Table(L1, turn_seconds=10, min_flips=2)
    table.play("1:a1")

    assert "" == table.wait("turn", 0)

    assert "Showing 1" == table.phase


def test_looking_ends_by_itself() -> None:
    table = Table(L1, show_seconds=2)
    table.play("1:a1 1:a3")

    assert "" == table.wait("show", 0)

    assert (2000, "Starting 2", []) == (table.at, table.phase, table.lying("^"))


def test_the_second_jetton_has_what_is_left_of_the_time() -> None:
    table = Table(L1, turn_seconds=10)
    table.at = 4000
    table.play("1:a1")

    assert "" == table.wait("turn", 0)

    assert 10_000 == table.at


def test_more_time_for_one_seat() -> None:
    table = Table(L1, factor="2", turn_seconds=10)

    assert "" == table.wait("turn", 0)

    assert 20_000 == table.at


def test_an_idle_turn_is_one_without_anything_new() -> None:
    table = Table(L1)
    table.play("1:a1 1:. 1:ok 2:a1 2:. 2:ok")
    idle = table.state.idle
    table.play("1:a1 1:a3 1:ok")

    assert (1, 0) == (idle, table.state.idle)


def test_a_pair_of_known_jettons_is_not_idle() -> None:
    table = Table(L1)
    table.play("1:a1 1:a3 1:ok 2:a2 2:. 2:ok 1:a1 1:. 1:ok 2:a1 2:a2 2:ok")

    assert 0 == table.state.idle


def test_nothing_is_forced_when_everything_was_turned() -> None:
    table = Table("P2/2 P2/2 P5/5 P5/5", stall_rounds=1)

    played = "1:a1 1:a3 1:ok 2:a2 2:b1 2:ok " + "1:a1 1:. 1:ok 2:a1 2:. 2:ok " * 3
    assert [] == table.play(played)

    assert 6 == table.state.idle


def test_the_rule_against_stalling_can_be_switched_off() -> None:
    table = Table(L1, stall_rounds=0)

    assert [] == table.play("1:a1 1:. 1:ok " + "2:a1 2:. 2:ok 1:a1 1:. 1:ok " * 6)


def test_any_two_of_four_equal_jettons_are_a_pair() -> None:
    table = Table("F1/1 P2/2 F1/1 F1/1 P2/2 F1/1")

    assert [] == table.play("1:a1 1:a4 1:ok 2:a3 2:b2 2:ok")

    assert ["F1", "F1"] == table.hands
