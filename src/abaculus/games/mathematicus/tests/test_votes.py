"""Votes beside play, the human dealer, and objections that wind the table back (5.2 and 5.5)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.mathematicus.clocks import OBJECTION, VOTE, voters
from abaculus.games.mathematicus.dealer import judge_of
from abaculus.games.mathematicus.moves import (
    Answer,
    Change,
    Judge,
    Level,
    Move,
    No,
    Objection,
    StopNow,
    Yes,
)
from abaculus.games.mathematicus.phases import Judging, Skipping, Starting
from abaculus.games.mathematicus.state import State
from abaculus.games.mathematicus.tests.transcripts import POS_B, Table, started
from abaculus.kernel.awaits import Turn
from abaculus.kernel.events import Drawn, Left, Played, TimedOut

BASIC = "0:-:1,1,0,0,0:-:0:-:b1/12:-:1,1,0,0,0:-:0:-:b1/20:-:1,1,0,0,0:-:0:-:b1 4,4,0,0,3:222222:-"


def play_moves(table: Table, *moves: tuple[int, Move]) -> Table:
    for seat, move in moves:
        table.happen(Played(0, seat, move))
    return table


def code(table: Table, seat: int, move: Move, at: int = 0) -> str:
    refusal = table.game.check(table.state, Played(at, seat, move))
    return "" if refusal is None else refusal.code


def dealt_by(state: State, seat: int) -> State:
    return replace(state, dealer=seat, rules=replace(state.rules, dealer="fixed", dealer_seat=seat))


def test_a_vote_runs_beside_play() -> None:
    table = play_moves(Table(f"{BASIC} 1"), (1, Level(2, 2)))

    waiting = table.game.awaits(table.state)

    assert isinstance(waiting, Turn)
    assert (0, 2) == waiting.must
    assert [(VOTE, 60_000)] == [(one.name, one.at) for one in waiting.deadlines]
    table.play("R12=10 F A+")
    assert ("10", (0, 2)) == (table.field("1.pos"), voters(table.state))


def test_a_vote_without_all_voices_is_rejected_after_a_minute() -> None:
    table = play_moves(Table(f"{BASIC} 1"), (1, Level(2, 2)), (0, Yes()))

    table.state = table.game.apply(table.state, TimedOut(60_000, VOTE)).state

    assert (None, 1) == (table.state.vote, table.state.hands[2].level)


def test_a_level_counts_from_the_next_question() -> None:
    table = play_moves(Table(f"{BASIC} 1"), (1, Level(0, 2)), (0, Yes()), (2, Yes()))

    table.play("R12=10 F")

    assert "2" == table.field("level")


def test_only_one_proposal_is_open_and_nobody_votes_twice() -> None:
    table = play_moves(Table(f"{BASIC} 1"), (1, StopNow()))

    assert "X-VOTE" == code(table, 0, Level(0, 2))
    assert "X-VOTE" == code(table, 1, Yes())
    assert "X-VOTE" == code(Table(f"{BASIC} 1"), 0, Yes())


def test_all_may_agree_to_stop_now() -> None:
    start = f"{BASIC} 1".replace("20:-", "20:E")
    table = play_moves(Table(start), (1, StopNow()), (0, Yes()), (2, Yes()))

    assert "win 3" == table.field("over")


def test_a_leaver_does_not_hold_up_a_vote() -> None:
    table = play_moves(Table(f"{BASIC} 1"), (1, Level(0, 2)), (0, Yes()))

    table.state = table.game.apply(table.state, Left(5, 2)).state

    assert (None, 2) == (table.state.vote, table.state.hands[0].level)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (Change("window_s", "9"), 9),
        (Change("decision_s", "30"), 30),
        (Change("time_limit", "45"), 45),
        (Change("tie_cap", "7"), 7),
        (Change("medal_poach", "off"), False),
        (Change("gimmick", "off"), False),
        (Change("nonagon_rule", "landing"), "landing"),
        (Change("dealer", "rounds"), "rounds"),
    ],
)
def test_rules_change_when_all_agree(change: Change, expected: object) -> None:
    fields = {
        "window_s": "window",
        "decision_s": "decision",
        "medal_poach": "poaching",
        "nonagon_rule": "half_rule",
    }
    table = play_moves(Table(f"{BASIC} 1"), (0, change), (1, Yes()), (2, Yes()))

    assert expected == getattr(table.state.rules, fields.get(change.key, change.key))


@pytest.mark.parametrize(
    ("move", "refused"),
    [
        (Change("window_s", "99"), "X-OPTION"),
        (Change("deck", "custom"), "X-OPTION"),
        (Change("players", "3"), "X-OPTION"),
        (Change("board", "other"), "X-OPTION"),
        (Change("nonsense", "1"), "no-option"),
        (Change("mode", "2xnn", 1), "X-MODE"),
        (Change("mode", "3xA", 1), "X-MIX"),
        (Change("mode", "2xn", 4), "X-OPTION"),
        (Change("dealer_seat", "4"), "X-OPTION"),
        (Level(0, 3), "X-STEP"),
        (Level(0, 0), "X-LEVEL"),
        (Level(7, 2), "X-OPTION"),
    ],
)
def test_what_cannot_be_proposed(move: Move, refused: str) -> None:
    assert refused == code(Table(f"{BASIC} 1"), 0, move)


def test_blue_cards_can_be_voted_for() -> None:
    table = play_moves(Table(POS_B), (1, Change("mode", "4rcxnSA", 1)), (0, Yes()), (2, Yes()))
    assert "rcxnAS" == table.state.hands[1].coming

    table.play("P R12=7 F C- 1:C- 3:C-")

    assert "BLUEPICK" == table.field("phase")


def test_blue_cards_mix_freely_once_all_agree() -> None:
    change = Change("mode", "2S", 1)
    table = play_moves(Table(POS_B), (0, Change("free_mix", "on")), (1, Yes()), (2, Yes()))
    assert table.state.rules.free_mix

    play_moves(table, (1, change), (0, Yes()), (2, Yes()))

    assert "S" == table.state.hands[1].coming
    refusal = table.game.check(table.state, Played(0, 0, Change("free_mix", "off")))
    assert refusal is not None
    assert "X-MIX" == refusal.code


def test_elements_change_from_the_next_turn_on() -> None:
    table = play_moves(Table(POS_B), (1, Change("mode", "2r", 1)), (0, Yes()), (2, Yes()))
    assert "rcxn" == table.state.hands[1].elements

    table.play("P")

    assert ("r", 0, 0) == (table.state.hands[1].elements, *table.state.hands[1].tokens[2:4])
    assert (5, 8) == table.state.supply.tokens[2:4]
    assert None is table.game.fault(table.state)


def test_pieces_new_to_the_table_are_laid_out() -> None:
    table = play_moves(Table(f"{BASIC} 3"), (1, Change("mode", "1cxn", 0)), (0, Yes()), (2, Yes()))

    table.play("P")

    assert ((4, 7), "AB") == (table.state.supply.tokens[2:4], table.state.supply.halves)
    assert (0, 0) == table.state.hands[0].tokens[2:4]
    assert None is table.game.fault(table.state)


# objections


def test_all_may_turn_a_verdict_and_play_continues_from_there() -> None:
    table = Table(f"{BASIC} 1").play("R12=10 F A- R4=1")
    assert "X-OBJECTION" == code(table, 0, Objection())

    table = Table(f"{BASIC} 1").play("R12=10 F A-")
    assert ("0", "2") == (table.field("1.pos"), table.field("active"))
    play_moves(table, (0, Objection()), (1, Yes()), (2, Yes()))

    assert ("10", "A", "1", "AFTER") == tuple(
        map(table.field, ("1.pos", "1.figs", "active", "phase"))
    )


def test_moves_since_the_verdict_are_void_when_it_is_turned() -> None:
    table = play_moves(Table(f"{BASIC} 1").play("R12=10 F A+"), (1, Objection()))
    table.play("E R12=3 F A+")
    assert ("15", "2") == (table.field("2.pos"), table.field("active"))

    play_moves(table, (0, Yes()), (2, Yes()))

    assert ("0", "", "12", "2") == tuple(map(table.field, ("1.pos", "1.figs", "2.pos", "active")))
    assert isinstance(table.phase, Starting)


def test_one_no_leaves_the_verdict_and_it_is_not_doubted_again() -> None:
    table = play_moves(Table(f"{BASIC} 1").play("R12=10 F A-"), (0, Objection()), (1, No()))

    assert (None, "0") == (table.state.vote, table.field("1.pos"))
    assert "X-OBJECTION" == code(table, 0, Objection())


def test_an_objection_comes_within_15_seconds() -> None:
    table = Table(f"{BASIC} 1").play("R12=10 F A-")
    waiting = table.game.awaits(table.state)

    assert isinstance(waiting, Turn)
    assert [(OBJECTION, 15_000)] == [(one.name, one.at) for one in waiting.deadlines]
    assert "" == code(table, 0, Objection(), at=15_000)
    table.state = table.game.apply(table.state, TimedOut(15_000, OBJECTION)).state
    assert "X-OBJECTION" == code(table, 0, Objection(), at=15_001)


def test_a_vote_that_takes_long_leaves_no_time_to_object() -> None:
    table = play_moves(Table(f"{BASIC} 1"), (1, Level(2, 2)))
    table.at = 1000
    table.play("R12=10 F A-")

    table.happen(Played(20_000, 0, No()))

    assert "X-OBJECTION" == code(table, 0, Objection(), at=20_000)
    waiting = table.game.awaits(table.state)
    assert isinstance(waiting, Turn)
    assert () == waiting.deadlines


def test_player_who_left_stays_away_when_verdict_is_reversed() -> None:
    table = play_moves(Table(f"{BASIC} 1").play("R12=10 F A-"), (0, Objection()), (1, Yes()))

    table.state = table.game.apply(table.state, Left(5, 2)).state

    assert (2,) == table.state.gone
    assert ("A", "10") == (table.field("1.figs"), table.field("1.pos"))
    assert None is table.game.fault(table.state)


# the human dealer


def test_the_human_dealer_judges_and_may_turn_the_verdict() -> None:
    table = Table(dealt_by(Table(f"{BASIC} 1").state, 1)).play("R12=10 F")
    play_moves(table, (0, Answer("7")))
    assert isinstance(table.phase, Judging)
    assert "X-DEALER" == code(table, 2, Judge(True))

    play_moves(table, (1, Judge(False)))
    assert ("0", 1) == (table.field("1.pos"), table.state.verdict and table.state.verdict.judge)
    play_moves(table, (0, Objection()))
    assert (1,) == voters(table.state)
    assert "X-DEALER" == code(table, 0, Judge(True))
    play_moves(table, (1, Judge(True)))

    assert ("10", "A") == (table.field("1.pos"), table.field("1.figs"))
    assert "X-OBJECTION" == code(table, 0, Objection())


def test_the_human_dealer_may_repeat_the_verdict() -> None:
    table = Table(dealt_by(Table(f"{BASIC} 1").state, 1)).play("R12=10 F")
    play_moves(table, (0, Answer("7")), (1, Judge(False)), (0, Objection()), (1, Judge(False)))

    assert (None, "0") == (table.state.vote, table.field("1.pos"))


def test_the_neighbour_on_the_right_deputises_for_the_dealer() -> None:
    state = dealt_by(Table(f"{BASIC} 1").state, 0)

    assert [1, 0, 0] == [judge_of(state, seat) for seat in range(3)]
    assert 2 == judge_of(replace(state, gone=(1,)), 0)


def test_the_computer_may_judge_for_the_dealer() -> None:
    table = Table(dealt_by(Table(f"{BASIC} 1").state, 1)).play("R12=10 F")
    play_moves(table, (0, Answer("7")), (1, Judge(None)))
    table.state = table.game.apply(table.state, Drawn(0, ("+", ""))).state

    assert "A" == table.field("1.figs")


def test_the_dealer_changes_after_the_agreed_rounds() -> None:
    table = Table(started("b1 b1 b1", dealer="rounds", dealer_rounds=2))
    dealers = [table.state.dealer]

    for _ in range(12):
        table.play("P")
        dealers.append(table.state.dealer)

    assert [1] * 6 + [2] * 6 + [0] == dealers


def test_dealer_changes_at_turn_end_after_the_agreed_minutes() -> None:
    table = Table(started("b1 b1", dealer="minutes", dealer_minutes=5))
    assert 1 == table.state.dealer
    table.at = 299_999
    table.play("P")
    assert 1 == table.state.dealer
    table.at = 300_000
    table.play("P")
    assert 0 == table.state.dealer


def test_a_skipped_turn_allows_nothing_else() -> None:
    table = Table("0:-:1,1,0,0,1:-:2:-:b1/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,2:111111:- 1")
    assert isinstance(table.phase, Skipping)

    assert "X-SKIP" == table.play("M:E").refused
    assert "START" == Table(table.state).play("S4 S12").field("phase")
    assert "2" == Table(table.state).play("S4 S").field("active")
