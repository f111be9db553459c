"""What can be done with an open question: start the clock, double it, answer, judge (5.5)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.mathematicus import moves, phases, questions
from abaculus.games.mathematicus.blue import is_composed, start_pick
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.dealer import judge_of
from abaculus.games.mathematicus.pieces import discard, kept_card, return_token
from abaculus.games.mathematicus.settle import SECOND, settle_verdict
from abaculus.games.mathematicus.state import DOUBLE, State
from abaculus.kernel.messages import News, PlayerValue, Refusal, Seat
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.questions.delivery.preview import READ
from abaculus.questions.delivery.stored_question import decode_question, read_answer

LONGEST: Final = 200
OTHER: Final = "other-question"
_UNFINISHED: Final = ("unevaluated", "not_plain")
"""Answers that can be read but are not worked out."""
_BARE: Final = ("tie", "cards")
"""Questions in which neither a token nor a card helps."""


def handle_answer(
    state: State, phase: phases.Answering, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Handle a move of the seat that is asked."""
    question = phase.question
    if isinstance(move, ChanceAnswer):
        if not 0 <= move.percent <= 100:
            return Refusal("X-MALFORMED", {"why": "none"})
        return questions.record_answer(state, question, "", move.percent, None)
    if isinstance(move, moves.Answer):
        refusal = text_refusal(question, move.text)
        if refusal is not None:
            return refusal
        return questions.record_answer(state, question, move.text, None, judge_of(state, seat))
    if isinstance(move, moves.GiveUp):
        return questions.apply_verdict(state, question, False, at, news, missed="given-up")
    if isinstance(move, moves.Go):
        if question.started is not None:
            return None
        return questions.start_clock(state, question, at, news)
    if isinstance(move, moves.DoubleTime):
        return _double_time(state, question, seat, at, news)
    return _use_card(state, question, seat, move, news) if isinstance(move, moves.Use) else None


def text_refusal(question: phases.QuestionState, text: str) -> Refusal | None:
    """Why a text cannot be an answer to a question."""
    if len(text) > LONGEST:
        return Refusal("X-LONG")
    if not text or not text.isprintable():
        return Refusal("X-MALFORMED", {"why": "none"})
    reading = read_answer(question.sheet, text)
    if reading is None or reading.code == READ:
        return None
    if reading.code == "syntax" and is_composed(question):
        return Refusal("X-TILE")
    code = "X-FORM" if reading.code in _UNFINISHED else "X-MALFORMED"
    return Refusal(code, {"why": reading.sentence or "none", "code": reading.code})


def _double_time(
    state: State, question: phases.QuestionState, seat: Seat, at: int, news: list[News]
) -> State | Refusal | None:
    refusal = double_refusal(state, question, seat)
    if refusal is not None:
        return refusal
    if question.started is not None and at > questions.limit(question):
        return Refusal("X-LATE")
    news.append(News("doubled", {"player": PlayerValue(seat)}))
    phase = phases.Answering(replace(question, is_doubled=True))
    return replace(return_token(state, seat, DOUBLE), phase=phase)


def double_refusal(state: State, question: phases.QuestionState, seat: Seat) -> Refusal | None:
    """Why the time of a question cannot be doubled."""
    hand = state.hands[seat]
    if "x" not in hand.elements or question.stake.kind in _BARE:
        return Refusal("X-ELEMENT")
    if question.is_doubled:
        return Refusal("X-TWICE")
    if not hand.tokens[DOUBLE]:
        return Refusal("X-NONE")
    return Refusal("X-LATE") if question.is_double_over else None


def can_use(state: State, question: phases.QuestionState, seat: Seat, effect: str) -> bool:
    """Whether a kept card with that effect helps now."""
    if question.stake.kind in _BARE or not kept_card(state, seat, effect):
        return False
    if effect == "calculator":
        return not question.has_calculator
    return effect == OTHER and question.started is None and question.blue is None


def _use_card(
    state: State, question: phases.QuestionState, seat: Seat, move: moves.Use, news: list[News]
) -> State | Refusal | None:
    effect = deck(state.rules.chance).named[move.card].effect
    if not can_use(state, question, seat, effect):
        return None
    state = discard(state, seat, move.card, news)
    if effect == "calculator":
        return replace(state, phase=phases.Answering(replace(question, has_calculator=True)))
    key = decode_question(question.sheet).key if question.sheet else None
    if key is not None:
        state = replace(state, used=(*state.used, key.same))
    bare = phases.QuestionState(
        question.stake, question.seat, question.level, is_doubled=question.is_doubled
    )
    return replace(
        state, phase=phases.Dealing(replace(bare, has_calculator=question.has_calculator))
    )


def handle_judgement(
    state: State, phase: phases.Judging, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal | None:
    """The human dealer decides, or leaves it to the computer."""
    if not isinstance(move, moves.Judge):
        return None
    if move.is_right is None:
        return replace(state, phase=phases.Marking(phase.question))
    return questions.apply_verdict(state, phase.question, move.is_right, at, news, judge=seat)


def handle_second_try(
    state: State, phase: phases.SecondTry, seat: Seat, move: moves.Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Ask another question with the help of a card, or let the wrong answer count."""
    question = phase.question
    if isinstance(move, moves.Decline):
        return settle_verdict(state, question, False, news)
    if not isinstance(move, moves.Use) or kept_card(state, seat, SECOND) != move.card:
        return None
    state = discard(state, seat, move.card, news)
    if question.blue is not None:
        return replace(state, phase=start_pick(question.stake, seat))
    return replace(
        state, phase=phases.Dealing(phases.QuestionState(question.stake, seat, question.level))
    )
