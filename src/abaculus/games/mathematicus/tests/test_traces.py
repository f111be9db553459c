"""What a table remembers for those who look on: the last throw, way and Chance card."""

from __future__ import annotations

from abaculus.games.mathematicus.clocks import ANSWER
from abaculus.games.mathematicus.moves import Answer, GiveUp
from abaculus.games.mathematicus.phases import Answering
from abaculus.games.mathematicus.state import ChanceDraw, DieThrow, PastQuestion, PawnPath
from abaculus.games.mathematicus.tests.test_secrets import GAME, asked
from abaculus.games.mathematicus.tests.transcripts import Table, started
from abaculus.kernel.events import Played, TimedOut
from abaculus.kernel.messages import News
from abaculus.questions.delivery.stored_question import decode_question

START = "11:-:1,1,0,0,0:-:0:-:b1/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1"


def test_the_last_throw_lies_on_the_table() -> None:
    table = Table(started("b1 b1"))
    assert DieThrow(0, 12, (12,), 1) == table.state.thrown

    table.play("R4=3 F")

    assert DieThrow(0, 12, (12, 7, 10, 4), 3) == table.state.thrown


def test_the_last_way_of_a_pawn_is_known_with_its_direction() -> None:
    table = Table(START).play("R12=4 F")
    assert PawnPath(0, 11, 15, True, 1) == table.state.walk

    table.play("A-")

    assert PawnPath(0, 15, 11, False, 2) == table.state.walk
    assert PawnPath(0, 14, 0, False, 2) == Table(START).play("R4=3 F #C19").state.walk


def test_the_last_chance_card_is_known_with_its_turn() -> None:
    table = Table(START).play("R4=3 F #C01")

    assert ChanceDraw(0, "C01", 1) == table.state.drawn


def test_verdict_is_remembered_and_changes_with_an_objection() -> None:
    table = Table(START.replace("b1 3", "b1/20:-:1,1,0,0,0:-:0:-:b1 3")).play("R12=4 F GO")
    table.at = 4000
    table.play("A-")
    assert (PastQuestion(1, 0, 1, "", "", "wrong", "", 4000),) == table.state.past

    table.play("1:O 2:Y 3:Y")

    assert (PastQuestion(1, 0, 1, "", "", "right", "", 4000),) == table.state.past


def test_giving_up_and_being_late_are_distinguished() -> None:
    table = Table(START).play("R12=4 F A!")
    table.play("R12=1 F GO")
    table.happen(TimedOut(30_000, ANSWER, 1))

    assert ["given-up", "late"] == [one.outcome for one in table.state.past]


def test_a_real_question_is_remembered_by_what_it_was_made_by() -> None:
    state = asked(started("b2 b2"))
    assert isinstance(state.phase, Answering)
    sheet = decode_question(state.phase.question.sheet)
    assert sheet.key is not None

    state = GAME.apply(state, Played(5, 0, GiveUp())).state

    assert (sheet.key.place, sheet.card.title) == (state.past[0].place, state.past[0].title)


def test_preview_shows_how_an_answer_reads_not_if_it_is_right() -> None:
    state = asked(started("b2 b2"))
    assert isinstance(state.phase, Answering)

    preview = GAME.preview(state, 0, Answer("7"))

    assert None is preview.refusal
    assert ("reading", "7") == code_and_text(preview.news)
    unread = GAME.preview(state, 0, Answer("(((")).refusal
    assert unread is not None
    assert "X-MALFORMED" == unread.code


def code_and_text(news: tuple[News, ...]) -> tuple[str, object]:
    (item,) = news
    return item.code, item.values["text"]
