"""What a seat may know of a Mathematicus state, and states that fit a view (5.9).

Everything is public except the key of the open question, the answer before its verdict, the table's
pack, and what has not been drawn, which is not decided.
"""

from __future__ import annotations

from msgspec.structs import replace

from abaculus.games.mathematicus.dealer import judge_of
from abaculus.games.mathematicus.phases import Answering, Judging, Marking, QuestionState
from abaculus.games.mathematicus.state import State
from abaculus.kernel.brief import BriefStruct
from abaculus.kernel.messages import Seat
from abaculus.kernel.question_card import AnswerVerdict, QuestionCard, Solution
from abaculus.kernel.rng import GameRng
from abaculus.questions.delivery.stored_question import (
    AnswerKey,
    StoredQuestion,
    decode_question,
    decode_verdict,
    encode_question,
)


class View(BriefStruct, frozen=True):
    """A state as one seat sees it."""

    seat: Seat | None
    """The viewing seat; None: a spectator."""
    table: State
    """The state without secrets: names and content of stored questions, and answers."""
    card: QuestionCard | None = None
    """The open question; None: there is none, or a blank one."""
    key: AnswerKey | None = None
    """Its key, for the human dealer only."""
    last: StoredQuestion | None = None
    """The question of the last verdict, with everything about it."""

    @property
    def judged(self) -> AnswerVerdict | None:
        """The verdict on the last answer in detail."""
        verdict = self.table.verdict
        return decode_verdict(verdict.judged) if verdict is not None and verdict.judged else None

    @property
    def solution(self) -> Solution | None:
        """The answer to the last question, and how to get there."""
        return self.last.key.solution if self.last is not None and self.last.key else None


def open_question(state: State) -> QuestionState | None:
    """The question not yet judged."""
    phase = state.phase
    return phase.question if isinstance(phase, Answering | Judging | Marking) else None


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know."""
    table, question = state, open_question(state)
    card: QuestionCard | None = None
    key: AnswerKey | None = None
    if state.rules.pack:
        table = _without_pack(table)
    if question is not None:
        judge = judge_of(state, question.seat)
        sheet = decode_question(question.sheet) if question.sheet else None
        if sheet is not None:
            card = sheet.card
            key = sheet.key if seat is not None and seat == judge else None
        knows_answer = seat is not None and seat in (question.seat, judge)
        given = question.given if knows_answer or question.given is None else ""
        table = _with_question(table, replace(question, name="", sheet="", given=given))
    last: StoredQuestion | None = None
    verdict = table.verdict
    if verdict is not None and verdict.question.sheet:
        last = decode_question(verdict.question.sheet)
        bare = replace(verdict, question=replace(verdict.question, sheet=""))
        table = replace(table, verdict=bare)
    return View(seat, table, card, key, last)


def imagine(seen: View, rng: GameRng) -> State:
    """A state that fits the view: secrets are simply absent."""
    table, question = seen.table, open_question(seen.table)
    if question is not None and seen.card is not None:
        sheet = encode_question(StoredQuestion(seen.card, seen.key))
        table = _with_question(table, replace(question, sheet=sheet))
    verdict = table.verdict
    if verdict is not None and seen.last is not None:
        seen_question = replace(verdict.question, sheet=encode_question(seen.last))
        table = replace(table, verdict=replace(verdict, question=seen_question))
    return table


def _with_question(state: State, question: QuestionState) -> State:
    phase = state.phase
    assert isinstance(phase, Answering | Judging | Marking)  # noqa: S101 - the open question's
    return replace(state, phase=replace(phase, question=question))


def _without_pack(state: State) -> State:
    """The rules without the pack, which holds the answers to its questions."""
    bare = replace(state.rules, pack="")
    before, vote = state.before, state.vote
    if before is not None:
        before = replace(before, rules=bare)
    if vote is not None and vote.before is not None:
        vote = replace(vote, before=replace(vote.before, rules=bare))
    return replace(state, rules=bare, before=before, vote=vote)
