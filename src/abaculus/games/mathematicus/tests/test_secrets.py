"""Nobody sees a key before its verdict, but the human dealer (5.9)."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.blue_deck import TYPES
from abaculus.games.mathematicus.elements import ADVANCED
from abaculus.games.mathematicus.moves import Answer, Number
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.stage import STAGE
from abaculus.games.mathematicus.state import State
from abaculus.games.mathematicus.tests.screens import Asked
from abaculus.games.mathematicus.tests.transcripts import Table, started
from abaculus.kernel.awaits import Chance
from abaculus.kernel.chance import sample
from abaculus.kernel.codec import encode
from abaculus.kernel.draws import Spread
from abaculus.kernel.events import Drawn, Played
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.rng import SeededRng
from abaculus.questions.delivery.stored_question import AnswerKey, decode_question
from abaculus.questions.delivery.table_source import TABLE_SOURCE

GAME = Mathematicus("basic")


def asked(state: State) -> State:
    """Seat 0 is on square 2 and has a real question."""
    rng = SeededRng(3)
    for text in ("R4", "F"):
        move = GAME.notation.read_move(text)
        state = GAME.apply(state, Played(0, 0, move)).state  # type: ignore[arg-type]
        waiting = GAME.awaits(state)
        while isinstance(waiting, Chance):
            result = (2,) if text == "R4" else sample(waiting.draw, rng, TABLE_SOURCE)
            state = GAME.apply(state, Drawn(0, result)).state
            waiting = GAME.awaits(state)
    assert isinstance(state.phase, phases.Answering)
    return state


def key_of(state: State) -> AnswerKey:
    assert isinstance(state.phase, phases.Answering | phases.Judging)
    key = decode_question(state.phase.question.sheet).key
    assert key is not None
    return key


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_an_open_question_shows_its_card_and_nothing_else(seat: int | None) -> None:
    state = asked(started("b2 b2"))
    assert isinstance(state.phase, phases.Answering)

    view = GAME.view(state, seat)

    assert view.card == decode_question(state.phase.question.sheet).card
    assert None is view.key
    written = encode(view).decode()
    assert state.phase.question.name not in written
    assert key_of(state).same not in written
    assert '"solution"' not in written


def test_only_the_human_dealer_sees_key_and_answer() -> None:
    start = started("b2 b2 b2")
    rules = replace(start.rules, dealer="fixed", dealer_seat=1)
    state = asked(replace(start, dealer=1, rules=rules))
    assert [None, key_of(state), None] == [GAME.view(state, seat).key for seat in range(3)]

    judged = GAME.apply(state, Played(1, 0, Answer("7"))).state

    given = [open_answer(judged, seat) for seat in (0, 1, 2, None)]
    assert ["7", "7", "", ""] == given


def open_answer(state: State, seat: int | None) -> str | None:
    phase = GAME.view(state, seat).table.phase
    assert isinstance(phase, phases.Judging)
    return phase.question.given


def test_verdict_shows_everyone_the_solution_and_the_answer() -> None:
    state = asked(started("b2 b2"))
    key = key_of(state)
    state = GAME.apply(state, Played(1, 0, Answer("7"))).state
    waiting = GAME.awaits(state)
    assert isinstance(waiting, Chance)

    state = GAME.apply(state, Drawn(1, sample(waiting.draw, SeededRng(1), TABLE_SOURCE))).state

    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        assert key.solution == view.solution
        assert view.judged is not None
        assert view.table.verdict is not None
        assert "7" == view.table.verdict.question.given
    assert (key.same,) == state.used


def test_an_unreadable_answer_is_refused_and_nothing_is_lost() -> None:
    state = asked(started("b2 b2"))

    with pytest.raises(RefusedError) as refused:
        GAME.apply(state, Played(1, 0, Answer("((((")))

    assert "X-MALFORMED" == refused.value.refusal.code
    assert refused.value.refusal.values["why"]


def test_a_record_keeps_the_question_whole() -> None:
    state = started("b2 b2")
    game = GAME
    for text, result in (("R4", (2,)), ("F", ("17",))):
        move = game.notation.read_move(text)
        state = game.apply(state, Played(0, 0, move)).state  # type: ignore[arg-type]
        state = game.apply(state, Drawn(0, result)).state
    assert isinstance(state.phase, phases.Asking)
    waiting = game.awaits(state)
    assert isinstance(waiting, Chance)
    event = Drawn(0, sample(waiting.draw, SeededRng(5), TABLE_SOURCE))

    line = game.notation.write(state, event)

    assert event == game.notation.read(line, 0)
    assert " ".join(line.text.split()) == line.text


BLUE = "0:-:1,1,1,1,0:-:0:-:a/12:-:1,1,0,1,0:-:0:-:b2 3,3,4,8,3:111111:AB 1"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_blue_card_is_undecided_before_its_number_is_named(seat: int | None) -> None:
    table = Table(BLUE).play("R4=4 F")
    assert isinstance(table.phase, phases.BluePick)

    assert phases.QuestionState(table.phase.question.stake, 0, 0) == table.phase.question
    assert '"blue":' not in encode(table.state).decode()
    assert '"blue":' not in encode(table.game.view(table.state, seat)).decode()
    named = [table.game.apply(table.state, Played(0, 0, Number(n))).state for n in range(1, 10)]
    assert {Chance(Spread(tuple(ADVANCED), 9))} == {table.game.awaits(state) for state in named}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_after_the_number_everyone_sees_what_lies_behind_all(seat: int | None) -> None:
    table = Table(BLUE).play("R4=4 F #B:AMYERBCIN:MY2=12 Q:3")

    phase = table.game.view(table.state, seat).table.phase

    assert isinstance(phase, phases.Answering)
    assert phases.Blue(3, "AMYERBCIN", "MY2", (12,)) == phase.question.blue


COMPOSED = {
    "AR2=4": ("١٦", "١٧"),
    "MY2=12": ("𝋬 𝋠", "12.0", "𝋫 𝋠", "240"),
    "EG4=20,12": ("𓍢𓍢𓎆𓎆𓎆𓎆", "h2t4u0", "240"),
    "RO2=20": ("CCXL", "CCXLI", "XXXX", "240"),
    "BA4=4": ("𒁹𒁹𒁹𒁹 𒑊", "4,0", "240"),
    "CH1=20,4": ("二百四十", "两百四十", "240"),
    "BI4=0,0,0,0": ("11101100", "236", "0111"),
}


@pytest.mark.parametrize("card", COMPOSED)
def test_signs_are_read_by_their_form_and_never_by_their_value(card: str) -> None:
    letter = next(one for one, kind in TYPES.items() if card.partition("=")[0] in kind.cards)
    table = Asked(BLUE.replace(":a/", f":4rcxn{letter}/"))
    table.play(f"R4=4 F #B:{letter * 9}:{card} Q:1")
    key = key_of(table.state)
    for given in COMPOSED[card]:
        value = str(key.marking.spec["value"])
        move = Answer(given)
        view = table.game.view(table.state, 0)

        sent = STAGE.verdict(table.game, view, move, table.game.preview(table.state, 0, move))

        readable = encode(sent).decode().replace(given, "")
        assert value not in readable
        assert "right" not in readable
        assert not {"240", "236", "16"} & set(re.findall("[0-9]+", readable))


def test_what_is_sent_of_an_open_blue_card_holds_no_result() -> None:
    table = Asked(BLUE).play("R4=4 F #B:AMYERBCIN:MY2=12 Q:3")
    assert "240" == str(key_of(table.state).marking.spec["value"])
    for seat in (None, 0, 1):
        view = table.game.view(table.state, seat)
        for sent in (encode(view).decode(), encode(STAGE.scene(table.game, view)).decode()):
            assert "240" not in sent
            assert "𝋬" not in sent
            assert '"solution":{' not in sent


def test_own_questions_are_in_no_view() -> None:
    start = started("b2 b2")
    state = replace(start, rules=replace(start.rules, pack='{"secret": 1}'))

    assert "secret" not in encode(GAME.view(state, 0)).decode()
