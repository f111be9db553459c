"""What can be done with an open question: start the clock, double it, answer, judge (5.5)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.mathematicus import questions
from abaculus.games.mathematicus.blue import hidden, is_composed
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.dealer import judge_of
from abaculus.games.mathematicus.moves import (
    Answer,
    Decline,
    DoubleTime,
    GiveUp,
    Go,
    Judge,
    Move,
    Use,
)
from abaculus.games.mathematicus.phases import (
    Answering,
    Dealing,
    Judging,
    Marking,
    Question,
    SecondTry,
)
from abaculus.games.mathematicus.pieces import discard, kept_card, return_token
from abaculus.games.mathematicus.settle import SECOND, effective
from abaculus.games.mathematicus.state import DOUBLE, State
from abaculus.kernel.messages import News, Player, Refusal, Seat
from abaculus.kernel.question_source import ByChance
from abaculus.questions.delivery.preview import READ
from abaculus.questions.delivery.stored_question import opened, reading

LONGEST: Final = 200
OTHER: Final = "other-question"
_UNFINISHED: Final = ("unevaluated", "not_plain")
"""What can be read, but is not worked out."""
_BARE: Final = ("tie", "cards")
"""Questions in which no token and no card helps."""


def in_answering(
    state: State, phase: Answering, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Whatever the one who is asked may do."""
    question = phase.question
    if isinstance(move, ByChance):
        if not 0 <= move.percent <= 100:
            return Refusal("X-MALFORMED", {"why": "none"})
        return questions.answered(state, question, "", move.percent, None)
    if isinstance(move, Answer):
        refusal = text_refusal(question, move.text)
        if refusal is not None:
            return refusal
        return questions.answered(state, question, move.text, None, judge_of(state, seat))
    if isinstance(move, GiveUp):
        return questions.verdict(state, question, False, at, news, missed="given-up")
    if isinstance(move, Go):
        if question.started is not None:
            return None
        return questions.started(state, question, at, news)
    if isinstance(move, DoubleTime):
        return _doubled(state, question, seat, at, news)
    return _helped(state, question, seat, move, news) if isinstance(move, Use) else None


def text_refusal(question: Question, text: str) -> Refusal | None:
    """Why a text is no answer to a question."""
    if len(text) > LONGEST:
        return Refusal("X-LONG")
    if not text or not text.isprintable():
        return Refusal("X-MALFORMED", {"why": "none"})
    told = reading(question.sheet, text)
    if told is None or told.code == READ:
        return None
    if told.code == "syntax" and is_composed(question):
        return Refusal("X-TILE")
    code = "X-FORM" if told.code in _UNFINISHED else "X-MALFORMED"
    return Refusal(code, {"why": told.sentence or "none", "code": told.code})


def _doubled(
    state: State, question: Question, seat: Seat, at: int, news: list[News]
) -> State | Refusal | None:
    refusal = double_refusal(state, question, seat)
    if refusal is not None:
        return refusal
    if question.started is not None and at > questions.limit(question):
        return Refusal("X-LATE")
    news.append(News("doubled", {"player": Player(seat)}))
    phase = Answering(replace(question, is_doubled=True))
    return replace(return_token(state, seat, DOUBLE), phase=phase)


def double_refusal(state: State, question: Question, seat: Seat) -> Refusal | None:
    """Why the time of a question cannot be doubled."""
    hand = state.hands[seat]
    if "x" not in hand.elements or question.stake.kind in _BARE:
        return Refusal("X-ELEMENT")
    if question.is_doubled:
        return Refusal("X-TWICE")
    if not hand.tokens[DOUBLE]:
        return Refusal("X-NONE")
    return Refusal("X-LATE") if question.is_double_over else None


def can_use(state: State, question: Question, seat: Seat, effect: str) -> bool:
    """Whether a kept card with that effect helps now."""
    if question.stake.kind in _BARE or not kept_card(state, seat, effect):
        return False
    if effect == "calculator":
        return not question.has_calculator
    return effect == OTHER and question.started is None and question.blue is None


def _helped(
    state: State, question: Question, seat: Seat, move: Use, news: list[News]
) -> State | Refusal | None:
    effect = deck(state.rules.chance).named[move.card].effect
    if not can_use(state, question, seat, effect):
        return None
    state = discard(state, seat, move.card, news)
    if effect == "calculator":
        return replace(state, phase=Answering(replace(question, has_calculator=True)))
    key = opened(question.sheet).key if question.sheet else None
    if key is not None:
        state = replace(state, used=(*state.used, key.same))
    bare = Question(question.stake, question.seat, question.level, is_doubled=question.is_doubled)
    return replace(state, phase=Dealing(replace(bare, has_calculator=question.has_calculator)))


def in_judging(
    state: State, phase: Judging, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """The human dealer decides, or leaves it to the computer."""
    if not isinstance(move, Judge):
        return None
    if move.is_right is None:
        return replace(state, phase=Marking(phase.question))
    return questions.verdict(state, phase.question, move.is_right, at, news, judge=seat)


def in_second_try(
    state: State, phase: SecondTry, seat: Seat, move: Move, at: int, news: list[News]
) -> State | Refusal | None:
    """Another question with the help of a card, or the wrong answer stands."""
    question = phase.question
    if isinstance(move, Decline):
        return effective(state, question, False, news)
    if not isinstance(move, Use) or kept_card(state, seat, SECOND) != move.card:
        return None
    state = discard(state, seat, move.card, news)
    if question.blue is not None:
        return replace(state, phase=hidden(question.stake, seat))
    return replace(state, phase=Dealing(Question(question.stake, seat, question.level)))
