"""Questions at a table: what is asked, what may be seen, what an answer brings (5.4, 5.7, 5.9)."""

from __future__ import annotations

import msgspec
import pytest

from abaculus.games.mathmetrics.moves import Answer, Move, Roll
from abaculus.games.mathmetrics.phases import Asking, Fetching, Marking
from abaculus.games.mathmetrics.questions import ask
from abaculus.games.mathmetrics.state import State
from abaculus.games.mathmetrics.tests.packs import own_pack
from abaculus.games.mathmetrics.tests.tables import Table
from abaculus.kernel.awaits import Chance
from abaculus.kernel.chance import sample
from abaculus.kernel.codec import encode
from abaculus.kernel.draws import AskQuestion
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import OptionValue
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.rng import SeededRng
from abaculus.questions.delivery.request import decode_request
from abaculus.questions.delivery.stored_question import decode_question
from abaculus.questions.delivery.table_source import TABLE_SOURCE


class Asked(Table):
    """A table at which real questions are asked."""

    def __init__(
        self, before: str, seed: int = 1, grade: str = "6", **options: OptionValue
    ) -> None:
        super().__init__(before, **{"seat0.grade": grade}, **options)
        self._rng = SeededRng(seed)
        self.requests: list[AskQuestion] = []

    def go(self, *values: int) -> None:
        """Rolls, and chance answers until somebody is to act."""
        self._apply(Played(self.now, self.seat, Roll()))
        self._apply(Drawn(self.now, values))
        self._draw_on()

    def answer(self, text: str) -> None:
        """Somebody answers."""
        self._apply(Played(self.now, self.seat, Answer(text)))
        self._draw_on()

    def guess(self, percent: int) -> None:
        """A bot answers."""
        self._apply(Played(self.now, self.seat, ChanceAnswer(percent)))
        self._draw_on()

    def truth(self) -> str:
        """What would be right."""
        question = self.state.question
        assert question is not None
        key = decode_question(question.sheet).key
        assert key is not None
        return key.solution.answer.text

    def _apply(self, event: Event[Move]) -> None:
        step = self.game.apply(self.state, event)
        self.state = step.state
        self.news += step.news

    def _draw_on(self) -> None:
        awaits = self.game.awaits(self.state)
        while isinstance(awaits, Chance):
            if isinstance(awaits.draw, AskQuestion):
                self.requests.append(awaits.draw)
            self._apply(Drawn(self.now, sample(awaits.draw, self._rng, TABLE_SOURCE)))
            awaits = self.game.awaits(self.state)


def test_a_question_is_asked_at_the_grade_of_the_player() -> None:
    table = Asked("O10 E0N0G0", grade="2")
    table.go(2)
    view = table.game.view(table.state, 0)

    assert view.question is not None
    assert view.question.card is not None
    assert ("2", "E") == (view.question.card.grade, view.question.card.category)
    assert (1, 20_000) == (view.question.number, view.question.limit)


def test_heavy_questions_are_left_out_where_time_is_short() -> None:
    loads: list[int] = []
    for seconds in (20, 21, 0):
        table = Asked("O10 E0N0G0", question_seconds=seconds)
        table.go(2)
        loads.append(decode_request(table.requests[0].request).most_load)

    assert [2, 3, 3] == loads


def test_last_row_is_skipped_and_every_question_remembered() -> None:
    table = Asked("O10 E0N0G0")
    table.go(2)
    first = table.state.used
    table.guess(0)
    place = table.state.past[0].place
    table.state = msgspec.structs.replace(table.state, phase=Fetching(0, 0, "E", 0))
    again = ask(table.state, Fetching(0, 0, "E", 0))

    assert place.rpartition("/")[2] == decode_request(again.request).without
    assert (first, 1) == (again.used, len(first))


def test_a_malformed_answer_is_refused_and_time_runs_on() -> None:
    table = Asked("O10 E0N0G0")
    table.go(2)
    with pytest.raises(RefusedError) as refused:
        table.answer("")

    assert "E_ANSWER" == refused.value.refusal.code
    assert refused.value.refusal.values["sentence"]
    assert isinstance(table.state.phase, Asking)


def test_preview_shows_how_an_answer_reads_and_not_its_worth() -> None:
    table = Asked("O14 E0N0G0", seed=4, grade="3")
    table.go(1)
    truth = table.truth()
    right, wrong = (
        table.game.preview(table.state, 0, Answer(text)) for text in (truth, f"1{truth}")
    )

    assert ["reading", "reading"] == [item.code for one in (right, wrong) for item in one.news]
    assert [None, None] == [right.refusal, wrong.refusal]


def test_a_right_answer_brings_its_token_and_shows_the_solution() -> None:
    table = Asked("O16 E1N0G0", seed=2, grade="3")
    table.go(1)
    table.guess(100)
    judgement = table.state.judgement
    assert judgement is not None
    (answer,) = judgement.answers

    assert ((1, 0, 0), True) == (judgement.gained, judgement.succeeded)
    assert "right" == answer.outcome
    assert answer.judged is not None
    assert answer.solution is not None
    assert answer.place


def test_nothing_is_judged_of_a_trio_before_its_third_answer() -> None:
    table = Asked("I02 E1N2G3")
    table.go(2)
    table.guess(100)
    table.guess(0)

    assert (2, None) == (len(table.state.trio), table.game.view(table.state, 0).judgement)
    assert "judged" not in [item.code for item in table.news]

    table.guess(100)

    assert "I04 E2N4G6 READY t2" == table.describe()
    assert ["right", "wrong", "right"] == [past.outcome for past in table.state.past]


def secrets_of(state: State) -> list[str]:
    """What nobody may see while a question is open."""
    question = state.question
    assert question is not None
    sheet = decode_question(question.sheet)
    assert sheet.key is not None
    seed = question.name.rpartition("#")[2]
    return [question.name, seed, sheet.key.place, sheet.key.same, '"marking"', '"solution":{']


@pytest.mark.parametrize("seed", range(6))
def test_no_view_or_news_holds_question_name_text_or_seed(seed: int) -> None:
    table = Asked("I02 E1N2G3 players=2", seed=seed)
    table.go(2)
    for _ in range(3):
        assert isinstance(table.state.phase, Asking)
        sent = b" ".join(
            encode(thing)
            for thing in (table.game.view(table.state, 0), table.game.view(table.state, None))
        ) + encode(table.news)

        assert [] == [secret for secret in secrets_of(table.state) if secret.encode() in sent]

        table.guess(50)


def test_no_view_holds_the_pack() -> None:
    table = Asked("O10 E0N0G0", pack=own_pack(12), own_questions=True)
    table.go(2)

    seen = encode(table.game.view(table.state, 0)).decode()

    assert 36 == table.state.pack.count('"prompt"')
    assert 1 == seen.count('"prompt"')


def test_a_torn_sheet_or_verdict_is_refused() -> None:
    table = Table("O10 E0N0G0")
    table.state = msgspec.structs.replace(table.state, phase=Fetching(0, 0, "E", 0))
    torn = table.game.check(table.state, Drawn(0, ("name", "{")))
    table.happen(Drawn(0, ("", "")))
    table.happen(Played(0, 0, Answer("7")))
    assert isinstance(table.state.phase, Marking)
    verdict = table.game.check(table.state, Drawn(0, ("+", "[]")))

    assert ["E_SHEET", "E_SHEET"] == [one.code for one in (torn, verdict) if one is not None]
