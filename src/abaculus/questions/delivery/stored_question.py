"""A stored question: it can be shown and judged without its generator."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from abaculus.kernel.awaits import Awaits, Chance
from abaculus.kernel.draws import AskQuestion, MarkAnswer, Result
from abaculus.kernel.game import Preview
from abaculus.kernel.messages import News
from abaculus.kernel.question_card import AnswerPreview, AnswerVerdict, QuestionCard, Solution
from abaculus.questions.delivery import solutions, verdicts
from abaculus.questions.delivery.cards import question_card
from abaculus.questions.delivery.sources import DeliverySource
from abaculus.questions.delivery.verdicts import MarkScheme, mark_scheme
from abaculus.questions.question import Question
from abaculus.questions.views import WrongAnswer, explain_mistake, render_formula


class AnswerKey(msgspec.Struct, frozen=True):
    """What stays secret until the verdict."""

    place: str
    """Its source: `frac.mul/6G1`, or the item of a pack."""
    same: str
    """Equal for questions that a player would call the same."""
    marking: MarkScheme
    solution: Solution
    wrong: tuple[WrongAnswer, ...]
    """Typical mistakes."""


class StoredQuestion(msgspec.Struct, frozen=True):
    """A question: its card, and its answer key."""

    card: QuestionCard
    key: AnswerKey | None
    """None for a question as seen without its answer."""


def store_question(
    question: Question, origin: DeliverySource, locale: str, *, choose: bool, profile: str
) -> StoredQuestion:
    """A question with everything that may be asked about it later."""
    title, kin = origin.title(locale), origin.kin()
    return StoredQuestion(
        question_card(question, locale, title=title, kin=kin, choose=choose),
        AnswerKey(
            place=origin.place,
            same=f"{question.fp:016x}",
            marking=mark_scheme(question, locale, choose=choose, profile=profile),
            solution=solutions.solution(question, locale),
            wrong=tuple(
                WrongAnswer(
                    render_formula(one.shown, locale), one.mis, explain_mistake(one.mis, locale)
                )
                for one in question.distractors
            ),
        ),
    )


def encode_question(sheet: StoredQuestion) -> str:
    """The stored question as one line of text."""
    return msgspec.json.encode(sheet).decode()


@lru_cache(maxsize=1024)
def decode_question(text: str) -> StoredQuestion:
    """The stored question in a text; raises ValueError for any other text."""
    return msgspec.json.decode(text, type=StoredQuestion)


def encode_verdict(judged: AnswerVerdict) -> str:
    """A verdict as one line of text."""
    return msgspec.json.encode(judged).decode()


@lru_cache(maxsize=1024)
def decode_verdict(text: str) -> AnswerVerdict:
    """The verdict in a text; raises ValueError for any other text."""
    return msgspec.json.decode(text, type=AnswerVerdict)


def is_unreadable(awaits: Awaits, result: Result) -> bool:
    """Whether a text is not a stored question, or for an answer not a verdict."""
    draw = awaits.draw if isinstance(awaits, Chance) else None
    if not isinstance(draw, AskQuestion | MarkAnswer) or result[1] == "":
        return False
    try:
        (decode_question if isinstance(draw, AskQuestion) else decode_verdict)(str(result[1]))
    except (ValueError, RecursionError):
        return True
    return False


def read_answer(text: str, given: str) -> AnswerPreview | None:
    """How an answer to a stored question is read; None if that cannot be known."""
    key = decode_question(text).key if text else None
    return None if key is None else verdicts.read_answer(key.marking, given)


def build_preview(text: str, given: str) -> Preview:
    """What may be shown of an answer before it is sent: how it is read, not whether it is right."""
    read = read_answer(text, given)
    if read is None or read.shown is None:
        return Preview(None)
    shown = read.shown
    values = {"text": shown.text, "html": shown.html, "spoken": shown.spoken}
    return Preview(None, (News("reading", {**values}),))
