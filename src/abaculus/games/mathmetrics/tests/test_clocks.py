"""Clocks, defaults, absence and leaving (5.7, 5.8)."""

from __future__ import annotations

import pytest

from abaculus.games.mathmetrics.options import FIRST_RULES
from abaculus.games.mathmetrics.phases import Ended
from abaculus.games.mathmetrics.tests.tables import Table
from abaculus.kernel.awaits import Turn, first_due
from abaculus.kernel.events import TimedOut
from abaculus.kernel.messages import RefusedError

WEEK = 7 * 24 * 60 * 60 * 1000


class PastTable(Table):
    """A table of the first rules."""

    rules = FIRST_RULES


def codes(table: Table) -> list[str]:
    """The codes of the news."""
    return [item.code for item in table.news]


def outcome(table: Table) -> tuple[str, tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """How it ended: why, who, with what."""
    assert isinstance(table.state.phase, Ended)
    ended = table.state.phase.outcome
    return ended.reason, ended.places, ended.scores


def test_answer_at_the_last_moment_counts_later_is_too_late() -> None:
    table = Table("O04 E0N0G0")
    table.play("r:1 t:20000 =/+")
    late = Table("O04 E0N0G0")
    late.play("r:1 t:20001")

    assert "right" == table.state.past[0].outcome
    assert ("late", 20_000) == (late.state.past[0].outcome, late.state.past[0].milliseconds)


def test_a_question_that_ends_before_the_game_is_judged_first() -> None:
    table = Table("I01 E3N0G0 players=2 mode=time minutes=1")
    table.play("t:39999 r:1 >I02 t:60000")

    assert ["late"] == [past.outcome for past in table.state.past]
    assert "OVER winners=0 E2N0G0 E0N0G0" == table.describe()


def test_game_end_at_the_same_moment_voids_the_question() -> None:
    table = Table("I01 E3N0G0 players=2 mode=time minutes=1")
    table.play("t:40000 r:1 >I02 t:60000")

    assert () == table.state.past
    assert "OVER winners=0 E3N0G0 E0N0G0" == table.describe()


def test_nothing_is_taken_when_time_is_up() -> None:
    table = Table("O04 E0N0G0 players=2 mode=time minutes=1")
    with pytest.raises(RefusedError) as refused:
        table.play("t:60000 r:1")

    assert "E_OVER" == refused.value.refusal.code


def test_5_7_the_last_millisecond_belongs_to_the_game() -> None:
    table = Table("O03 E0N0G0 players=2 mode=time minutes=1")
    table.play("t:59999 r:1 r:3 =/-")

    assert "seat1 O02 E0N0G0 READY t2" == table.describe()

    table.play("t:60000")

    assert "end-time" == outcome(table)[0]
    assert TimedOut(60_000, "game", None) == table.events[-1]


def test_5_7_a_move_at_the_limit_comes_after_it() -> None:
    table = Table("O03 E0N0G0 players=2 mode=time minutes=1")
    awaits = table.game.awaits(table.state)

    assert None is first_due(awaits, 59_999)
    assert TimedOut(60_000, "game", None) == first_due(awaits, 60_000)


def test_by_the_first_rules_the_last_millisecond_ends_the_game() -> None:
    table = PastTable("O03 E0N0G0 players=2 mode=time minutes=1")
    table.play("t:59999 r:1")

    assert "end-time" == outcome(table)[0]


def test_a_round_is_finished_by_everyone_who_is_still_there() -> None:
    table = Table("O04 E5N0G0 players=3 mode=time minutes=1 qsec=0 time_end=round")
    table.play("t:60000 r:1 =/- 2!x r:1 =/-")

    assert ("end-time", ((0,), (1,), (2,)), (5, 0, 0)) == outcome(table)


def test_the_target_still_wins_in_the_last_turn() -> None:
    table = Table("O10 E3N4G4 players=2 also=1 qsec=0 time_end=turn tok1=E9N9G0")
    table.play("t:59000 r:2 t:60000 =/+")

    assert ("end-target", ((0,), (1,)), (4, 0)) == outcome(table)


def test_when_also_minutes_are_over_all_tokens_count() -> None:
    table = Table("O04 E3N3G3 players=2 also=1 tok1=E9N9G0")
    table.play("t:60000")

    assert ("end-time", ((1,), (0,)), (9, 18)) == outcome(table)


def test_others_are_ranked_by_least_category_then_by_total() -> None:
    table = Table("O10 E3N4G4 players=3 tok1=E9N9G0 tok2=E1N1G1")
    table.play("r:2 =/+")

    assert ("end-target", ((0,), (2,), (1,)), (4, 0, 1)) == outcome(table)


def test_gentle_takes_no_token_for_a_wrong_answer() -> None:
    table = Table("I01 E3N0G0 gentle=1")
    table.play("r:1 >I02 =/-")

    assert "I02 E3N0G0 READY t2" == table.describe()


DEFAULTS = (
    ("O03 E0N0G0", "seat0 O03 E0N0G0 ROLLING t1"),
    ("O01 E0N0G0 r:1", "seat0 O02 E0N0G0 BONUS:any t1"),
    ("O05 E0N0G0 r:1 r:5,2", "seat0 O08.in E0N0G0 ASK:N t1"),
    ("O12 E2N1G1 r:2", "seat0 O14 E2N1G1 ASK:N t1"),
    ("I08 E1N1G1 r:1", "seat1 O02 E0N0G0 READY t2"),
    ("I09 E1N1G1 hole", "seat0 I09 E1N1G1 ROLLING t1 hole"),
)


@pytest.mark.parametrize(("before", "expected"), DEFAULTS)
def test_the_table_decides_for_idle_players(before: str, expected: str) -> None:
    start, _, record = before.partition(" r:")
    table = Table(f"{start} players=2 decision_seconds=10")
    table.play(f"r:{record}" if record else "")
    table.pass_time(10_001)

    assert expected == table.describe()


def test_unplaced_piece_goes_to_the_lowest_free_plain_space() -> None:
    table = Table("players=2 decision_seconds=10")
    table.pass_time(10_001)
    table.pass_time(20_001)

    assert ["O02", "O03"] == [player.position for player in table.state.players]


def test_three_timeouts_make_a_seat_absent_until_it_moves() -> None:
    table = Table("O03 E0N0G0 players=2 decision_seconds=10 qsec=0")
    table.play("t:10001")
    table.happen_dice(1)
    table.play("t:20002")
    table.happen_dice(4)
    table.play("r:1 =/- t:30003")
    table.happen_dice(1)

    assert (3, True) == (table.state.players[0].lapses, table.state.players[0].is_absent)

    table.play("t:30004")

    assert "passed" == table.state.past[-1].outcome
    assert 1 == table.seat

    table.move(0, "here")

    assert (0, False) == (table.state.players[0].lapses, table.state.players[0].is_absent)
    assert "back" in codes(table)


def test_only_an_absent_player_can_come_back() -> None:
    table = Table("O03 E0N0G0 players=2")
    with pytest.raises(RefusedError) as refused:
        table.move(0, "here")

    assert "E_PHASE" == refused.value.refusal.code


def away(players: str) -> Table:
    """A table whose last player has just become absent, at 30 seconds."""
    table = Table(f"I06 E0N0G0 held {players} decision_seconds=10")
    for moment in (10_001, 20_002, 30_003):
        table.pass_time(moment)
        table.happen_dice(3)
    return table


def test_game_with_all_absent_waits_and_ends_after_a_week() -> None:
    table = away("players=1")

    assert table.state.paused_at is not None
    assert "paused" in codes(table)

    table.pass_time(table.state.paused_at + WEEK + 1)

    assert ("end-abandoned", ((), (0,))) == outcome(table)[:2]


def test_game_clock_stands_still_while_all_are_absent() -> None:
    table = away("players=1 also=2")
    since = table.state.paused_at
    assert since is not None
    table.now = 500_000
    table.play("r:3")
    awaits = table.game.awaits(table.state)

    assert isinstance(awaits, Turn)
    assert table.state.paused_at is None
    assert [500_000 - since + 120_000] == [one.at for one in awaits.deadlines if one.name == "game"]


def test_unlimited_question_times_out_where_decisions_are_timed() -> None:
    table = Table("O04 E0N0G0 players=2 decision_seconds=30 qsec=0")
    table.play("r:1 t:300000")

    assert "seat0 O05 E0N0G0 ASK:G t1" == table.describe()

    table.play("t:300001")

    assert ("passed", 1) == (table.state.past[0].outcome, table.state.players[0].lapses)


def test_a_question_out_of_time_makes_nobody_absent() -> None:
    table = Table("O04 E0N0G0 players=2 decision_seconds=30")
    table.play("r:1 t:20001")

    assert 0 == table.state.players[0].lapses


def test_player_who_leaves_in_their_own_turn_voids_the_question() -> None:
    table = Table("I01 E3N0G0 players=3")
    table.play("r:1 >I02 x")

    assert "seat1 O02 E0N0G0 READY t2" == table.describe()
    assert ((3, 0, 0), None) == (table.state.players[0].tokens, table.state.question)


def test_alone_leaving_ends_without_a_winner() -> None:
    table = Table("O03 E0N0G0")
    table.play("x")

    assert ("end-unfinished", ((), (0,))) == outcome(table)[:2]


def test_solo_target_not_reached_in_time_is_not_won() -> None:
    reached = Table("O10 E3N4G4")
    reached.play("r:2 =/+")
    failed = Table("O10 E3N4G4 also=1")
    failed.play("t:60000")

    assert ("end-target", ((0,),), (1,)) == outcome(reached)
    assert ("end-time-alone", ((), (0,)), (1,)) == outcome(failed)


def test_timed_game_without_clock_ends_by_turn_count() -> None:
    table = Table("I06 E0N0G0 held mode=time minutes=1")
    for _ in range(30):
        table.play("r:3")

    assert "end-time-alone" == outcome(table)[0]
