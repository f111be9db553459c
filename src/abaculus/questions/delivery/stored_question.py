"""A question on a sheet of its own: it needs no generator any more to be shown and judged."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from abaculus.kernel.awaits import Awaits, Chance
from abaculus.kernel.draws import Ask, Mark, Result
from abaculus.kernel.game import Preview
from abaculus.kernel.messages import News
from abaculus.kernel.question_card import Judged, QuestionCard, Reading, Solution
from abaculus.questions.delivery import solutions, verdicts
from abaculus.questions.delivery.cards import card
from abaculus.questions.delivery.sources import Origin
from abaculus.questions.delivery.verdicts import Marking, marking
from abaculus.questions.question import Question
from abaculus.questions.views import Wrong, shown, why


class Key(msgspec.Struct, frozen=True):
    """What nobody may know before the verdict."""

    place: str
    """What it was made by: `frac.mul/6G1`, or the item of a pack."""
    same: str
    """Equal for questions that are the same to a player."""
    marking: Marking
    solution: Solution
    wrong: tuple[Wrong, ...]
    """Typical mistakes."""


class Sheet(msgspec.Struct, frozen=True):
    """A question: its face, and what is under it."""

    card: QuestionCard
    key: Key | None
    """None: a question as it looks to somebody who does not know its answer."""


def sheet(question: Question, origin: Origin, locale: str, *, choose: bool, profile: str) -> Sheet:
    """A question with everything that will be asked about it."""
    title, kin = origin.title(locale), origin.kin()
    return Sheet(
        card(question, locale, title=title, kin=kin, choose=choose),
        Key(
            place=origin.place,
            same=f"{question.fp:016x}",
            marking=marking(question, locale, choose=choose, profile=profile),
            solution=solutions.solution(question, locale),
            wrong=tuple(
                Wrong(shown(one.shown, locale), one.mis, why(one.mis, locale))
                for one in question.distractors
            ),
        ),
    )


def written(sheet: Sheet) -> str:
    """The sheet as one line of text."""
    return msgspec.json.encode(sheet).decode()


@lru_cache(maxsize=1024)
def opened(text: str) -> Sheet:
    """The sheet a text holds; raises ValueError for any other text."""
    return msgspec.json.decode(text, type=Sheet)


def noted(judged: Judged) -> str:
    """A verdict as one line of text."""
    return msgspec.json.encode(judged).decode()


@lru_cache(maxsize=1024)
def told(text: str) -> Judged:
    """The verdict a text holds; raises ValueError for any other text."""
    return msgspec.json.decode(text, type=Judged)


def is_torn(awaits: Awaits, result: Result) -> bool:
    """Whether what came for a question is no sheet, or for an answer no verdict."""
    draw = awaits.draw if isinstance(awaits, Chance) else None
    if not isinstance(draw, Ask | Mark) or result[1] == "":
        return False
    try:
        (opened if isinstance(draw, Ask) else told)(str(result[1]))
    except (ValueError, RecursionError):
        return True
    return False


def reading(text: str, given: str) -> Reading | None:
    """How an answer to the question on a sheet is read; None where that cannot be known."""
    key = opened(text).key if text else None
    return None if key is None else verdicts.read(key.marking, given)


def previewed(text: str, given: str) -> Preview:
    """What may be told of an answer before it is sent: how it is read, never what it is worth."""
    read = reading(text, given)
    if read is None or read.shown is None:
        return Preview(None)
    shown = read.shown
    told = {"text": shown.text, "html": shown.html, "spoken": shown.spoken}
    return Preview(None, (News("reading", {**told}),))
