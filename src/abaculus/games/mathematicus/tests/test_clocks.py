"""Clocks as data of the table, and what happens when they run out (5.5 and D70)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.mathematicus.clocks import ANSWER, DECISION, DOUBLE, GIMMICK, READING, TIME
from abaculus.games.mathematicus.moves import DoubleTime, Go
from abaculus.games.mathematicus.phases import Answering
from abaculus.games.mathematicus.questions import BLANK_SECONDS
from abaculus.games.mathematicus.tests.transcripts import Table, started
from abaculus.kernel.awaits import Deadline, Turn
from abaculus.kernel.events import Played, TimedOut

ALONE = "0:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,0,1,0:-:0:-:b2 4,3,4,8,3:111111:AB 1"


def deadlines(table: Table) -> dict[str, int]:
    waiting = table.game.awaits(table.state)
    assert isinstance(waiting, Turn)
    return {one.name: one.at for one in waiting.deadlines}


def lapse(table: Table, name: str, seat: int | None) -> Table:
    table.happen(TimedOut(deadlines(table)[name], name, seat))
    return table


def patient(start: str, **changes: int) -> Table:
    state = Table(start).state
    return Table(replace(state, rules=replace(state.rules, **changes)))


def test_question_clock_starts_itself_or_after_reading() -> None:
    table = Table(ALONE).play("R12=10 F")

    assert {READING: 3000} == deadlines(table)
    by_itself = lapse(Table(table.state), READING, 0)
    assert {ANSWER: 3000 + 1000 * BLANK_SECONDS} == deadlines(by_itself)
    table.happen(Played(1200, 0, Go()))
    assert {ANSWER: 1200 + 1000 * BLANK_SECONDS} == deadlines(table)


def test_double_time_doubles_the_limit_not_the_tolerance() -> None:
    state = Table(ALONE).state
    hands = (replace(state.hands[0], tolerance=5), *state.hands[1:])
    table = Table(replace(state, hands=hands)).play("R12=10 F GO")
    assert {DOUBLE: 30_000, ANSWER: 35_000} == deadlines(table)

    table.play("X")

    assert {ANSWER: 65_000} == deadlines(table)
    assert ("0", "9") == (table.field("1.x2"), table.field("supply.x2"))
    assert "X-TWICE" == table.play("X").refused


def test_time_cannot_be_doubled_within_the_tolerance() -> None:
    state = Table(ALONE).state
    hands = (replace(state.hands[0], tolerance=5), *state.hands[1:])
    table = Table(replace(state, hands=hands)).play("R12=10 F GO")
    late = table.game.check(table.state, Played(30_001, 0, DoubleTime()))
    assert late is not None
    assert "X-LATE" == late.code

    lapse(table, DOUBLE, 0)

    assert {ANSWER: 35_000} == deadlines(table)
    assert "X-LATE" == table.play("X").refused


def test_no_answer_in_time_is_wrong() -> None:
    table = Table(ALONE).play("R12=10 F GO")

    lapse(table, ANSWER, 0)

    assert ("0", "2") == (table.field("1.pos"), table.field("active"))
    assert "no-answer" in [item.code for item in table.news]


def test_the_gimmick_has_fifteen_seconds() -> None:
    table = Table(ALONE).play("R4=3 F")

    assert {GIMMICK: 15_000} == deadlines(table)
    assert "PENALTY" == lapse(table, GIMMICK, 0).field("phase")


@pytest.mark.parametrize(
    ("start", "transcript", "expected"),
    [
        pytest.param(ALONE, "", {"active": "2"}, id="START-passes"),
        pytest.param(ALONE, "R12=10", {"phase": "AFTER", "1.pos": "0"}, id="ROLLED-passes"),
        pytest.param(ALONE, "R12=12 P", {"active": "2"}, id="AFTER-ends"),
        pytest.param(ALONE, "R12=8 F", {"1.skips": "1", "phase": "AFTER"}, id="PENALTY-accepts"),
        pytest.param(
            "0:-:1,1,1,1,0:-:2:-:i2/12:-:1,1,0,1,0:-:0:-:b2 4,3,4,8,3:111111:AB 1",
            "",
            {"1.skips": "1", "active": "2"},
            id="SKIP-serves",
        ),
        pytest.param(
            ALONE, "R12=12 P K4=2 P", {"active": "2", "1.r4": "0"}, id="AFTER-with-tokens"
        ),
        pytest.param(
            "11:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,0,1,0:-:0:-:b2 4,3,4,8,3:111111:AB 1",
            "R4=3 F #C20",
            {"phase": "AFTER"},
            id="BACKROLL-is-rolled",
        ),
        pytest.param(
            "11:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,0,1,0:-:0:-:b2 4,3,4,8,3:111111:AB 1",
            "R4=3 F #C08",
            {"phase": "AFTER"},
            id="FREEROLL-passes",
        ),
        pytest.param(
            "11:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,0,1,0:-:0:-:b2 4,3,4,8,3:111111:AB 1",
            "R4=3 F #C18",
            {"phase": "AFTER", "1.r4": "0", "2.r4": "2"},
            id="GIVE-first-token",
        ),
        pytest.param(
            "11:EAH:1,1,1,1,0:-:0:-:i2/12:-:1,1,0,1,0:-:0:-:b2 4,3,4,8,3:000111:AB 1",
            "R4=3 F #C22",
            {"phase": "AFTER", "1.figs": "AH"},
            id="RETFIG-first-figure",
        ),
        pytest.param(
            "12:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,0,1,0:-:0:-:b2 4,3,4,8,3:111111:AB 1",
            "R4=1 F A+",
            {"phase": "AFTER", "1.half": "A"},
            id="HALF-A",
        ),
        pytest.param(
            "5:-:1,1,1,1,0:B:0:-:i2/12:E:1,1,0,1,0:-:0:-:b2 4,3,4,8,3:011111:A 1",
            "R4=2 F A+",
            {"phase": "AFTER", "1.figs": "E", "2.figs": ""},
            id="NONAGON-first-choice",
        ),
        pytest.param(
            "0:-:1,1,1,1,0:-:0:C25:i2/12:-:1,1,0,1,0:-:0:-:b2 4,3,4,8,3:111111:AB 1",
            "R12=10 F A-",
            {"active": "2", "1.kept": "C25"},
            id="SECOND-declines",
        ),
    ],
)
def test_what_slow_players_do(start: str, transcript: str, expected: dict[str, str]) -> None:
    table = patient(start, decision=20).play(transcript)

    lapse(table, DECISION, 0)
    if transcript.endswith("#C20"):
        table.play("#O=3")

    assert expected == {name: table.field(name) for name in expected}


def test_game_time_runs_from_first_roll_and_turn_is_finished() -> None:
    table = Table(started("b1 b1", time_limit=5))
    assert {} == deadlines(table)
    table.at = 700
    table.play("R4=2")
    assert 300_700 == deadlines(table)[TIME]

    lapse(table, TIME, None)

    assert "none" == table.field("over")
    table.play("F A- E")
    assert "tie 1+2" == table.field("over")


def test_with_the_end_by_rounds_the_round_is_finished() -> None:
    table = Table(started("b1 b1 b1", time_limit=5, time_end="round"))
    table.play("P R4=2")
    lapse(table, TIME, None)

    table.play("P E")
    assert "none" == table.field("over")
    table.play("P")

    assert "tie 1+2+3" == table.field("over")


def test_an_answer_before_the_clock_starts_is_in_time() -> None:
    table = Table(ALONE).play("R12=10 F A+")

    assert "A" == table.field("1.figs")


def test_deadlines_are_kept_by_the_state() -> None:
    table = Table(ALONE).play("R12=10 F GO")

    assert isinstance(table.phase, Answering)
    waiting = table.game.awaits(table.state)
    assert isinstance(waiting, Turn)
    assert (Deadline(ANSWER, 30_000, 0),) == waiting.deadlines
