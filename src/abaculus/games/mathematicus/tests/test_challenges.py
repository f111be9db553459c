"""Challenges, the window they race for, and what becomes of those who are late (5.6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.mathematicus.clocks import DECISION, WINDOW
from abaculus.games.mathematicus.moves import Challenge, NoChallenge
from abaculus.games.mathematicus.phases import Answering, Window
from abaculus.games.mathematicus.tests.transcripts import POS_B, Table
from abaculus.kernel.awaits import Turn
from abaculus.kernel.events import Played, TimedOut
from abaculus.kernel.messages import RefusedError

FOUGHT = "5:-:1,1,1,1,1:-:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,2:101111:AB 1"
MIXED = "0:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,0,0,0:-:0:-:b2/20:-:1,1,1,1,0:-:0:-:i2 4,4,4,7,3:222222:AB"


def turn_of(table: Table) -> Turn:
    waiting = table.game.awaits(table.state)
    assert isinstance(waiting, Turn)
    return waiting


def test_the_window_waits_for_all_who_could_act() -> None:
    table = Table(POS_B).play("R12=10 F")

    assert (1, 2) == turn_of(table).must
    assert [(WINDOW, None)] == [(one.name, one.seat) for one in turn_of(table).deadlines]


def test_the_first_challenge_wins_and_the_second_learns_why() -> None:
    table = Table(POS_B).play("R12=10 F 3:C")

    with pytest.raises(RefusedError) as refused:
        table.game.apply(table.state, Played(0, 1, Challenge()))

    assert "X-WINDOW" == refused.value.refusal.code
    assert ("0", "1") == (table.field("3.ch"), table.field("2.ch"))


def test_window_closes_by_its_clock_before_any_question() -> None:
    table = Table(POS_B).play("R12=10 F 2:C-")
    assert isinstance(table.phase, Window)

    table.state = table.game.apply(table.state, TimedOut(5000, WINDOW)).state
    table.play("")

    assert "dealing" == str(table.phase.__struct_config__.tag)


def test_a_window_nobody_could_use_costs_no_time() -> None:
    table = Table("0:-:1,1,0,0,0:-:0:-:b1/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1")

    table.play("R12=10 F")

    assert isinstance(table.phase, Answering)


def test_the_active_player_is_not_hurried_by_the_window() -> None:
    table = Table(FOUGHT).play("R12=5 F")

    assert (0, 1) == turn_of(table).must
    table.state = table.game.apply(table.state, TimedOut(5000, WINDOW)).state

    assert (0,) == turn_of(table).must
    assert () == turn_of(table).deadlines


def test_after_closing_a_window_nobody_comes_back() -> None:
    table = Table(POS_B).play("R12=10 F 2:C-")

    with pytest.raises(RefusedError) as refused:
        table.game.apply(table.state, Played(0, 1, NoChallenge()))

    assert "X-WINDOW" == refused.value.refusal.code


@pytest.mark.parametrize(
    ("start", "transcript", "code"),
    [
        pytest.param(POS_B, "R12=10 F 1:C", "X-SELF", id="self"),
        pytest.param(f"{MIXED} 1", "R12=10 F 2:C", "X-ELEMENT", id="element"),
        pytest.param(POS_B, "R12=10 F 2:C*", "X-NONE", id="no-medal"),
        pytest.param(POS_B, "R12=9 F 1:C>2", "X-NOFIG", id="no-figure"),
        pytest.param(FOUGHT, "R12=10 F 1:C>2", "X-ONBOARD", id="on-board"),
        pytest.param(FOUGHT, "R12=5 F 1:C-  1:C>2", "X-WINDOW", id="declined"),
        pytest.param(POS_B, "2:C", "X-WINDOW", id="before-the-roll"),
        pytest.param(
            "9:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,3:-:0:-:i2 3,3,3,8,0:101111:AB 1",
            "R12=12 F C*>2",
            "X-MEDALPAY",
            id="medal-by-medal",
        ),
        pytest.param(
            "9:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,3:-:0:-:b2 3,3,3,8,0:101111:AB 1",
            "R12=12 F C>2",
            "X-WINDOW",
            id="medal-without-element",
        ),
        pytest.param(
            "9:-:1,1,1,1,0:-:0:-:i2/2:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,3:-:0:-:i2 "
            "3,3,3,8,0:101111:AB 1",
            "R12=12 F C>2",
            "X-OWNER",
            id="medal-not-an-owner",
        ),
    ],
)
def test_a_challenge_is_refused_for_its_own_reason(start: str, transcript: str, code: str) -> None:
    assert code == Table(start).play(transcript).refused


@pytest.mark.parametrize(
    ("transcript", "expected"),
    [
        ("R12=5 F C*>2 2:A- A+", {"1.md": "0", "1.ch": "1", "1.figs": "A", "supply.md": "3"}),
        ("R12=5 F C>2 2:A- A-", {"1.pos": "5", "2.figs": "A", "active": "2"}),
        ("R12=5 F 2:C A- 2:A+", {"1.pos": "5", "2.pos": "10", "2.figs": "A", "active": "2"}),
        ("R12=5 F 2:C A+", {"1.pos": "10", "1.figs": "", "phase": "AFTER"}),
    ],
)
def test_challenges_for_a_figure(transcript: str, expected: dict[str, str]) -> None:
    table = Table(FOUGHT).play(transcript)

    assert expected == {name: table.field(name) for name in expected}


def test_a_lost_medal_challenge_leaves_the_pawn_on_21() -> None:
    start = "9:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,3:-:0:-:i2 3,3,3,8,0:101111:AB 1"

    won = Table(start).play("R12=12 F C>2 2:A+")
    lost = Table(start).play("R12=12 F C>2 2:A- A-")

    assert ("21", "AFTER", "1") == (won.field("1.pos"), won.field("phase"), won.field("active"))
    assert ("21", "2") == (lost.field("1.pos"), lost.field("active"))
    assert "MEDALSQ" == Table(start).play("R12=12 F").field("phase")
    assert "AFTER" == Table(start).play("R12=12 F I-").field("phase")
    assert "2" == Table(start).play("R12=12 F E").field("active")


def test_lost_challenge_question_passes_with_the_others_level() -> None:
    start = "5:-:1,1,1,1,1:-:0:-:i3/12:A:1,1,1,1,0:-:0:-:i1 3,3,3,8,2:101111:AB 1"
    table = Table(start).play("R12=5 F C>2")

    assert ("1", 1) == (table.field("level"), asked_seat(table))

    table.play("2:A-")

    assert ("3", 0) == (table.field("level"), asked_seat(table))


def test_an_easier_question_is_easier_for_its_player_alone() -> None:
    start = "0:-:1,1,1,1,0:-:0:C28:i3/12:-:1,1,1,1,0:-:0:-:i3 3,3,3,8,3:111111:AB 1"
    table = Table(start).play("R12=10 F J:C28 2:C")
    assert "2" == table.field("level")

    table.play("A-")

    assert ("3", 1) == (table.field("level"), asked_seat(table))


def test_window_without_clock_waits_until_all_have_spoken() -> None:
    state = Table(POS_B).state
    table = Table(replace(state, rules=replace(state.rules, window=0))).play("R12=10 F")

    assert () == turn_of(table).deadlines
    assert "QUESTION" == table.play("2:C- 3:C-").field("phase")


def asked_seat(table: Table) -> int:
    assert isinstance(table.phase, Answering)
    return table.phase.question.seat


def test_a_slow_active_player_is_taken_as_declining() -> None:
    table = Table(FOUGHT).play("R12=5 F 2:C-")
    table.state = replace(table.state, rules=replace(table.state.rules, decision=15))
    deadlines = turn_of(table).deadlines

    assert [(DECISION, 15_000, 0)] == [(one.name, one.at, one.seat) for one in deadlines]
    table.state = table.game.apply(table.state, TimedOut(15_000, DECISION, 0)).state
    assert "dealing" == str(table.phase.__struct_config__.tag)


@pytest.mark.parametrize(
    ("start", "transcript", "expected"),
    [
        pytest.param(
            "5:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:111111:AB 1",
            "R12=12 F A+",
            {"1.half": "B", "supply.half": "A", "1.r4": "2"},
            id="a-half",
        ),
        pytest.param(
            "5:-:1,1,1,1,0:A:0:-:i2/12:-:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:111111:B 1",
            "R12=2 F A+",
            {"1.half": "A", "supply.half": "B", "phase": "AFTER"},
            id="the-same-half-again",
        ),
        pytest.param(
            "5:-:1,1,1,1,0:A:0:-:i2/12:-:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:111111:B 1",
            "R12=8 F A+ N:E",
            {"1.half": "", "supply.half": "AB", "1.figs": "E"},
            id="13-gives-the-other-half",
        ),
        pytest.param(
            "5:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,1,1,0:A:0:-:i2 3,3,3,8,3:111111:B 1",
            "R12=8 F A+",
            {"1.half": "B", "2.half": "", "supply.half": "A"},
            id="13-while-a-rival-holds-one",
        ),
        pytest.param(
            "0:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,1,1,0:A:0:-:i2 3,3,3,8,3:111111:B 1",
            "R12=7 F A+",
            {"1.half": "", "2.half": "A", "supply.half": "B"},
            id="not-in-the-supply",
        ),
        pytest.param(
            "0:-:1,1,1,1,0:B:0:-:i2/12:-:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:111111:A 1",
            "R4=3 F N:T G+",
            {"1.figs": "T", "1.half": "", "1.skips": "0", "phase": "AFTER", "1.x2": "2"},
            id="square-3-completes-on-landing",
        ),
    ],
)
def test_halves_and_the_nonagon(start: str, transcript: str, expected: dict[str, str]) -> None:
    table = Table(start).play(transcript)

    assert expected == {name: table.field(name) for name in expected}


def test_landing_rule_puts_a_half_before_the_question() -> None:
    start = Table("0:-:1,1,1,1,0:B:0:-:i2/12:-:1,1,0,1,0:-:0:-:i2 3,3,4,8,3:111111:A 1").state
    table = Table(replace(start, rules=replace(start.rules, half_rule="landing")))

    table.play("R12=7 F N:T A-")

    assert ("T", "", "0") == tuple(map(table.field, ("1.figs", "1.half", "1.pos")))
