"""Questions of Mathematicus on the screen: the card, what is at stake, help and verdicts."""

from __future__ import annotations

import pytest

from abaculus.games.mathematicus.moves import Answer, GiveUp
from abaculus.games.mathematicus.stage import STAGE
from abaculus.games.mathematicus.tests.screens import Asked, buttons, prompt, render, scene_of
from abaculus.games.mathematicus.tests.transcripts import POS_B, Table
from abaculus.kernel.gestures import PressGesture, WriteGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.prompts import Answer as AnswerPrompt

KEPT = "5:-:1,1,1,1,0:-:0:C30+C31:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:101111:AB 1"


def stakes(table: Table, seat: int = 0) -> list[str]:
    *_, found = scene_of(table, seat).asked
    return [render(text) for text in found.stake]


def test_an_open_question_lies_there_for_everyone() -> None:
    table = Asked("b1 b1").play("R4=2 F")
    (own,), (other,) = scene_of(table, 0).asked, scene_of(table, 1).asked

    assert own == other
    assert (0, "1", None, None) == (own.seat, own.sign, own.judged, own.solution)
    assert "Ann is answering a level 1 question." == render(scene_of(table, 1).ask)


def test_the_clock_waits_for_the_reading() -> None:
    table = Asked("b1 b1").play("R4=2 F")
    seconds = scene_of(table).asked[0].card.secs

    assert "reading" == scene_of(table).asked[0].clock
    assert (f"{seconds} seconds from when you start. The clock soon starts by itself.") == stakes(
        table
    )[0]
    table.play("GO")
    assert ("answer", 1000 * seconds) == (
        scene_of(table).asked[0].clock,
        scene_of(table).asked[0].limit,
    )
    assert "Start" not in buttons(table)


def test_until_it_is_read_the_clock_can_only_be_started() -> None:
    table = Asked("b1 b1").play("R4=2 F")
    before = prompt(table, "answer-1")
    table.play("GO")
    after = prompt(table, "answer-1")

    assert isinstance(before, AnswerPrompt)
    assert isinstance(after, AnswerPrompt)
    assert before.start is not None
    assert ("GO", None) == (before.start.move, after.start)


@pytest.mark.parametrize(
    ("start", "transcript", "seat", "expected"),
    [
        (
            "b1 b1",
            "R4=2 F GO",
            0,
            [
                "Right: you stay on 2 and take a d4 roll.",
                "Wrong: you go back to 0, and your turn ends.",
            ],
        ),
        (
            POS_B,
            "R12=10 F 2:C GO",
            0,
            [
                "Right: you stay on 10, and Archimedes is yours if there is one left.",
                "Wrong: you go back to 0, and Bob gets a question.",
            ],
        ),
        (
            POS_B,
            "R12=10 F 2:C A! 2:GO",
            1,
            ["Right: you jump to 10 and take what is there.", "Wrong: nothing happens."],
        ),
        (
            "5:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:101111:AB 1",
            "R12=5 F C>2 2:GO",
            1,
            ["Right: you keep Archimedes, and Ann goes back.", "Wrong: Ann gets a question."],
        ),
        (
            "9:-:1,1,1,1,0:-:0:-:i2/12:A:1,1,1,1,3:-:0:-:i2 3,3,3,8,0:101111:AB 1",
            "R12=12 F C>2 2:A! GO",
            0,
            ["Right: a Fields Medal is yours.", "Wrong: your turn ends."],
        ),
    ],
)
def test_what_is_at_stake_is_shown(
    start: str, transcript: str, seat: int, expected: list[str]
) -> None:
    assert expected == stakes(Asked(start).play(transcript), seat)


def test_time_can_be_doubled_with_a_token() -> None:
    table = Asked(POS_B).play("R12=9 F 2:C- 3:C- GO")
    limit = scene_of(table).asked[0].limit

    assert "X" == buttons(table)["×2 time"]
    table.play("X")
    assert 2 * limit == scene_of(table).asked[0].limit
    assert "×2 time" not in buttons(table)


def test_kept_cards_help() -> None:
    table = Asked(KEPT).play("R12=2 F 2:C-")

    assert {"Use von Neumann": "J:C30", "Use Liu Hui": "J:C31"}.items() <= buttons(table).items()
    table.play("J:C30")
    assert "You may use a calculator." == stakes(table)[-1]


def test_5_5_only_the_dealer_has_the_calculator() -> None:
    table = Asked("b1 b1 b1", dealer="fixed", dealer_seat=2).play("R4=2 F")
    with_it = [
        seat for seat in (0, 1, 2, None) if "calculator" in scene_of(table, seat).asked[0].aids
    ]

    assert [1] == with_it

    table.play("GO A:7")

    assert "calculator" in scene_of(table, 1).asked[0].aids


def test_5_5_the_deputy_has_it_while_the_dealer_answers() -> None:
    table = Asked("b1 b1 b1", dealer="fixed", dealer_seat=1).play("R4=2 F")

    assert "calculator" not in scene_of(table, 0).asked[0].aids
    assert "calculator" in scene_of(table, 1).asked[0].aids


def test_5_5_nobody_has_it_where_the_computer_deals() -> None:
    table = Asked("b1 b1").play("R4=2 F")

    assert not any("calculator" in scene_of(table, seat).asked[0].aids for seat in (0, 1, None))


def test_an_answer_counts_for_the_question_it_was_written_for() -> None:
    table = Asked("b1 b1").play("R4=2 F")
    view = table.game.view(table.state, 0)
    found = prompt(table, "answer-1")
    assert isinstance(found, AnswerPrompt)

    assert Answer("42") == STAGE.move(table.game, view, WriteGesture("answer-1", " 42 "))
    assert GiveUp() == STAGE.move(table.game, view, PressGesture("A!", "answer-1"))
    for late in (WriteGesture("answer-2", "42"), PressGesture("A!", "answer-2")):
        assert Refusal("stale-answer") == STAGE.move(table.game, view, late)


def test_a_blank_question_can_only_be_given_up() -> None:
    table = Table("b1 b1").play("R4=2 F")

    assert () == scene_of(table).asked
    assert {"Give up": "A!"}.items() <= buttons(table).items()


def test_a_verdict_stays_until_the_next_roll() -> None:
    table = Asked("b1 b1").play("R4=2 F A!")
    (asked,) = scene_of(table, 1).asked
    assert asked.judged is not None

    assert ("wrong", "passed", 1) == (asked.judged.outcome, asked.judged.code, asked.number)
    assert asked.solution is not None
    table.play("R4=2")
    assert () == scene_of(table, 1).asked


def test_the_dealer_alone_sees_the_key() -> None:
    table = Asked("b1 b2", dealer="rounds").play("R4=2 F")

    assert scene_of(table, 1).asked[0].solution is not None
    assert scene_of(table, 0).asked[0].solution is None
    assert scene_of(table, None).asked[0].solution is None


def test_a_verdict_is_reported_with_the_way_to_doubt_it() -> None:
    table = Asked("b1 b1").play("R4=2 F GO A!")
    doubts = [scene_of(table, seat).asked[0].doubt for seat in (0, 1, None)]

    assert ["O", "O", None] == [None if one is None else one.move for one in doubts]


def test_verdict_is_shown_beside_the_question_that_follows() -> None:
    table = Asked(POS_B).play("R12=10 F 2:C A!")

    lost, asked = scene_of(table, 2).asked

    assert [(0, 1), (1, 2)] == [(one.seat, one.number) for one in (lost, asked)]
    assert lost.judged is not None
    assert lost.solution is not None
    assert asked.judged is None
    assert asked.solution is None


def test_a_verdict_that_was_turned_is_reported_anew() -> None:
    table = Asked("b1 b2", dealer="rounds").play("R4=2 F GO A:1 V- 1:O 2:V+")

    (asked,) = scene_of(table, 0).asked

    assert asked.judged is not None
    assert "right" == asked.judged.outcome
    assert asked.doubt is None
