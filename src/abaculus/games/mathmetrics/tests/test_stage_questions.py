"""Questions on the screen: what is at stake, how answers are read, what came of them."""

from __future__ import annotations

import pytest

from abaculus.games.mathmetrics.moves import Answer, Move, Pass
from abaculus.games.mathmetrics.phases import Asking
from abaculus.games.mathmetrics.stage import STAGE
from abaculus.games.mathmetrics.tests.tables import Table
from abaculus.games.mathmetrics.tests.test_stage import render, scene_of
from abaculus.kernel.awaits import Chance
from abaculus.kernel.draws import AskQuestion
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.gestures import PressGesture, WriteGesture
from abaculus.kernel.messages import Refusal
from abaculus.kernel.prompts import Answer as AnswerPrompt
from abaculus.kernel.prompts import Button
from abaculus.kernel.question_card import AnswerVerdict
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict, TableQuestion
from abaculus.questions.delivery.stored_question import encode_verdict
from abaculus.questions.delivery.table_source import TABLE_SOURCE

RIGHT = AnswerVerdict("right", "exact", "Right.", None, "")
WRONG = AnswerVerdict("wrong", "value", "Not quite.", None, "")


def asking(before: str, record: str) -> Table:
    """A table at which real questions are asked."""
    table = Table(before)
    for word in record.split():
        _word(table, word)
    return table


def _word(table: Table, word: str) -> None:
    text, _, dice = word.partition(":")
    move = Answer("1") if word in ("+", "-") else table.game.notation.read_move(text)
    assert not isinstance(move, Refusal)
    _happen(table, Played(table.now, table.seat, move))
    if word in ("+", "-"):
        _happen(table, Drawn(table.now, (word, encode_verdict(RIGHT if word == "+" else WRONG))))
    elif dice:
        _happen(table, Drawn(table.now, tuple(map(int, dice.split(",")))))
    awaits = table.game.awaits(table.state)
    if isinstance(awaits, Chance) and isinstance(awaits.draw, AskQuestion):
        found = TABLE_SOURCE.ask(awaits.draw, SeededRng("questions"))
        _happen(table, Drawn(table.now, found))


def _happen(table: Table, event: Event[Move]) -> None:
    table.state = table.game.apply(table.state, event).state


def open_one(table: Table, seat: int | None = 0) -> TableQuestion[Text]:
    (found,) = scene_of(table, seat).asked
    return found


def stakes(table: Table) -> list[str]:
    return [render(text) for text in open_one(table).stake]


def results(table: Table) -> list[tuple[str, str]]:
    return [(render(row.text), row.points) for row in scene_of(table).asked[-1].result]


def answer_prompt(table: Table) -> AnswerPrompt[Text]:
    (found,) = (one for one in scene_of(table).prompts if isinstance(one, AnswerPrompt))
    return found


def previewed(table: Table, prompt: str, text: str) -> MoveVerdict[Text]:
    view = table.game.view(table.state, 0)
    move = STAGE.move(table.game, view, WriteGesture(prompt, text))
    preview = None if isinstance(move, Refusal) else table.game.preview(table.state, 0, move)
    return STAGE.verdict(table.game, view, move, preview)


def test_an_open_question_lies_there_for_everyone() -> None:
    table = asking("O10 E1N0G0 players=2", "r:2")

    for seat in (0, 1, None):
        asked = open_one(table, seat)
        assert (1, 0, "E", "einstein") == (asked.number, asked.seat, asked.sign, asked.role)
        assert "question" == asked.clock
        assert 20_000 == asked.limit
        assert asked.judged is None
        assert asked.solution is None
        assert "E" == asked.card.category


@pytest.mark.parametrize(
    ("record", "ask"),
    [
        ("r:2", "Ann is answering an Einstein question."),
        ("r:5", "Ann is answering a Gauss question."),
    ],
)
def test_others_see_who_is_asked_about_what(record: str, ask: str) -> None:
    table = asking("O10 E0N0G0 players=2", record)

    assert ask == render(scene_of(table, 1).ask)


def test_a_question_without_limit_has_no_clock() -> None:
    asked = open_one(asking("O10 E1N0G0 qsec=0", "r:2"))

    assert ("", 0) == (asked.clock, asked.limit)


@pytest.mark.parametrize(
    ("before", "record", "stake"),
    [
        ("O04 E0N0G0", "r:1", ["Right: roll again.", "Wrong: your turn ends."]),
        (
            "O10 E0N0G0",
            "r:2",
            ["Right: 1 Einstein token, and roll again.", "Wrong: your turn ends."],
        ),
        ("I01 E3N0G0", "r:1 >I02", ["Right: 2 Einstein tokens.", "Wrong: lose 1."]),
        ("R1a.in E1N0G0", "r:1", ["Right: nothing.", "Wrong: lose 1 Einstein token."]),
        ("O12 E0N0G0", "r:2 ?N", ["Right: 1 Newton token.", "Wrong: your turn ends."]),
        (
            "I02 E0N0G0",
            "r:2",
            ["At least 2 of 3 right: all your tokens double.", "Fewer: your turn ends."],
        ),
    ],
)
def test_a_question_says_what_is_at_stake(before: str, record: str, stake: list[str]) -> None:
    assert stake == stakes(asking(before, record))


def test_only_the_one_who_is_asked_may_answer_or_pass() -> None:
    table = asking("O10 E1N0G0 players=2", "r:2")
    prompt = answer_prompt(table)

    assert ("answer-1", 1) == (prompt.id, prompt.asked)
    assert prompt.skip is not None
    assert ("=?", None) == (prompt.skip.move, prompt.skip.confirm)
    assert () == scene_of(table, 1).prompts


def test_a_pass_that_costs_a_token_is_asked_about_first() -> None:
    costs = answer_prompt(asking("R1a.in E1N0G0", "r:1")).skip
    free = answer_prompt(asking("R1a.in E0N1G1", "r:1")).skip

    assert costs is not None
    assert costs.confirm is not None
    assert free is not None
    assert free.confirm is None


def test_of_a_blank_question_only_the_pass_is_left() -> None:
    table = Table("O10 E1N0G0")
    table.play("r:2")
    scene = scene_of(table)

    assert () == scene.asked
    assert ["=?"] == [one.move for one in scene.prompts if isinstance(one, Button)]


def test_an_answer_is_read_back_and_not_judged() -> None:
    table = asking("O04 E0N0G0", "r:1")
    verdict = previewed(table, "answer-1", "12")

    assert "yes" == verdict.says
    assert verdict.reading is not None
    assert verdict.reading.shown is not None
    assert ("read", "12") == (verdict.reading.code, verdict.reading.shown.text)


def test_what_cannot_be_read_is_reported_with_its_reason() -> None:
    table = asking("O04 E0N0G0", "r:1")
    verdict = previewed(table, "answer-1", "((")

    assert "no" == verdict.says
    assert verdict.reading is not None
    assert "read" != verdict.reading.code
    assert verdict.reading.sentence


def test_an_answer_counts_for_its_own_question_only() -> None:
    table = asking("I02 E1N2G3", "r:2 +")
    stale, fresh = previewed(table, "answer-1", "1"), previewed(table, "answer-2", "1")

    assert isinstance(table.state.phase, Asking)
    assert ("no", "stale-answer") == (stale.says, stale.sentence.code)
    assert "stale-answer" != fresh.sentence.code


def test_a_pass_counts_for_its_own_question_only() -> None:
    table = asking("I02 E1N2G3", "r:2 +")
    view = table.game.view(table.state, 0)
    stale, fresh = (
        STAGE.move(table.game, view, PressGesture("=?", prompt))
        for prompt in ("answer-1", "answer-2")
    )

    assert Refusal("stale-answer") == stale
    assert Pass() == fresh


def test_a_right_answer_shows_the_tokens_as_a_sum() -> None:
    table = asking("I01 E2N0G0", "r:1 >I02 +")
    (asked,) = scene_of(table).asked

    assert RIGHT == asked.judged
    assert asked.solution is not None
    assert [("Einstein tokens", "2 + 2 = 4"), ("The turn ends.", "")] == results(table)
    assert asked.result[0].face is not None
    assert "einstein" == asked.result[0].face.role


def test_wrong_answer_shows_the_loss_or_that_there_was_none() -> None:
    lost = asking("I01 E3N0G0", "r:1 >I02 -")
    none = asking("I01 E0N0G0", "r:1 >I02 -")

    assert ("Einstein tokens", "3 − 1 = 2") == results(lost)[0]
    assert ("You had no Einstein tokens to lose.", "") == results(none)[0]


def test_a_right_answer_that_leads_on_says_so() -> None:
    table = asking("O04 E0N0G0", "r:1 +")

    assert [("Your tokens stay as they are.", ""), ("Roll again.", "")] == results(table)


def test_a_trio_is_shown_when_all_three_are_judged() -> None:
    midway = asking("I02 E1N2G3", "r:2 + -")
    done = asking("I02 E1N2G3", "r:2 + - +")

    assert [3] == [one.number for one in scene_of(midway).asked]
    assert ["right", "wrong", "right"] == [
        one.judged.outcome for one in scene_of(done).asked if one.judged is not None
    ]
    assert [(), ()] == [one.result for one in scene_of(done).asked[:2]]
    assert [
        ("Einstein tokens", "2 × 1 = 2"),
        ("Newton tokens", "2 × 2 = 4"),
        ("Gauss tokens", "2 × 3 = 6"),
        ("The turn ends.", ""),
    ] == results(done)


def test_a_pass_is_a_wrong_answer_that_says_what_it_was() -> None:
    (asked,) = scene_of(asking("O04 E0N0G0", "r:1 =?")).asked

    assert AnswerVerdict("wrong", "passed", "", None, "") == asked.judged


def test_a_verdict_is_put_away_when_someone_rolls() -> None:
    table = asking("O10 E0N0G0 players=2", "r:2 -")
    before = len(scene_of(table).asked)
    table.play("r:4")

    assert (1, 0) == (before, len(scene_of(table).asked))


def test_a_verdict_is_put_away_when_its_piece_walks_on() -> None:
    table = asking("O03 E0N0G0 players=2", "r:2 + r:6 >O11")

    assert "O11" == scene_of(table).pieces[0].cell
    assert () == scene_of(table).asked
