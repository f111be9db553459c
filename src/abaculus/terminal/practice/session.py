"""One person's practice: its questions, answers and what is remembered of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import SystemRandom

from msgspec.structs import replace

from abaculus.kernel.question_card import AnswerPreview, AnswerVerdict, QuestionCard, Solution
from abaculus.questions.delivery.sources import topic_title
from abaculus.questions.learning.learner import AnswerResult, Learner, record_answer
from abaculus.questions.learning.next_question import Candidate, choose
from abaculus.questions.learning.scale import difficulty, is_fact
from abaculus.questions.learning.store import LearnerStore
from abaculus.questions.practice.desk import PracticeDesk
from abaculus.questions.practice.messages import (
    Hint,
    HintRequest,
    PracticeCard,
    PracticeRequest,
    TypedAnswer,
)
from abaculus.questions.practice.syllabus import find_places

LETTERS = "abcdefghijklmnopqrstuvwxyz"
_SEEN = 60
_CHANCE = SystemRandom()


class PracticeSession:
    """Questions one after another; the level adapts to the learner, if there is one."""

    def __init__(
        self,
        desk: PracticeDesk,
        request: PracticeRequest,
        *,
        learner: Learner | None = None,
        learners: LearnerStore | None = None,
        count: int | None = None,
        roll: Callable[[], float] = _CHANCE.random,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.desk = desk
        self.learner = learner
        self.tally: dict[str, tuple[int, int]] = {}
        """Per topic, how many questions were asked and how many were right at once."""
        self.trouble = ""
        """Why practice cannot be saved; empty if it can."""
        self._request = request
        self._learners = learners
        self._left = count
        self._roll, self._clock = roll, clock
        self._seen: list[str] = []
        self._rung = 0
        self._is_first = True
        self._began = 0.0
        self.card: PracticeCard | None = None

    # questions

    def go_on(self, *, like: bool = False) -> PracticeCard | None:
        """The next question, or another like this one; None if none is left."""
        if self._left is not None:
            if self._left == 0:
                self.card = None
                return None
            self._left -= 1
        seen = tuple(self._seen[-_SEEN:])
        if like and self.card is not None:
            request = replace(self._request, like=self.card.handle, seen=seen)
        else:
            request = replace(self._request, places=self._places(), seen=seen)
        self.card = self.desk.deal(request)
        self._seen.append(self.card.handle)
        self._rung, self._is_first, self._began = 0, True, self._clock()
        return self.card

    def _places(self) -> tuple[str, ...]:
        if self.learner is None or self._request.pack:
            return self._request.places
        served = find_places(self._request)
        last = "" if self.card is None else self.card.place.partition("/")[0]
        candidates = [
            Candidate(place.name, place.topic, difficulty(place), is_fact(place))
            for place in [one for one in served if one.gen != last] or served
        ]
        if not candidates:
            return self._request.places
        now = int(self._clock() * 1000)
        return (choose(candidates, self.learner, "steady", now, self._roll).place,)

    # answers

    def read(self, text: str) -> AnswerPreview:
        """How a text is read."""
        card = self._need()
        return self.desk.read(TypedAnswer(card.handle, parse_answer(card, text)))

    def answer(self, text: str) -> AnswerVerdict:
        """The verdict; only the first one on a question counts."""
        card = self._need()
        judged = self.desk.judge(TypedAnswer(card.handle, parse_answer(card, text)))
        if judged.outcome != "malformed" and self._is_first:
            self._is_first = False
            self._count(card, judged)
        return judged

    def hint(self) -> Hint | None:
        """The next rung of help; None if there is no more."""
        card = self._need()
        if self._rung == card.hints:
            return None
        self._rung += 1
        return self.desk.hint(HintRequest(card.handle, self._rung))

    def solution(self) -> Solution:
        """The answer and the way to it; if seen first, the question counts as unanswered."""
        card = self._need()
        if self._is_first:
            self._is_first = False
            asked, right = self.tally.get(card.topic, (0, 0))
            self.tally[card.topic] = asked + 1, right
        return self.desk.solution(HintRequest(card.handle))

    def _count(self, card: PracticeCard, judged: AnswerVerdict) -> None:
        is_right = judged.outcome == "right"
        asked, right = self.tally.get(card.topic, (0, 0))
        self.tally[card.topic] = asked + 1, right + (is_right and not self._rung)
        if self.learner is None or self._request.pack:
            return
        place = next(one for one in find_places(PracticeRequest(places=(card.place,))))
        now = self._clock()
        self.learner = record_answer(
            self.learner,
            AnswerResult(
                place=card.place,
                topic=card.topic,
                difficulty=difficulty(place),
                right=is_right,
                at=int(now * 1000),
                ms=max(0, int((now - self._began) * 1000)),
                secs=card.secs,
                timed=False,
                helped=self._rung > 0,
                code="" if is_right else judged.code,
                mis=judged.mis,
                is_fact=is_fact(place),
            ),
        )
        if self._learners is not None:
            self.trouble = self._learners.keep(self.learner)

    def _need(self) -> PracticeCard:
        if self.card is None:
            raise LookupError("nothing is asked")
        return self.card

    # summary

    def summary(self) -> list[tuple[str, int, int]]:
        """Per topic: how many were asked, and how many were right at once and without help."""
        return [(topic_name(topic), asked, right) for topic, (asked, right) in self.tally.items()]


def topic_name(topic: str) -> str:
    """The name of a topic; a pack's topic is named by its author."""
    try:
        return topic_title(topic)
    except KeyError:
        return topic


def parse_answer(card: QuestionCard, text: str) -> str:
    """The typed answer as the desk expects it, with letters replaced by choices or tiles."""
    if card.choices:
        return str(_parse_choice(card, text.strip()))
    if _has_letter_tiles(card):
        signs = {letter: tile.typed for letter, tile in zip(LETTERS, card.tiles, strict=False)}
        return "".join(signs.get(sign, sign) for sign in text.lower())
    return text


def letter_choices(card: QuestionCard) -> list[tuple[str, str]]:
    """Letters to type, and the choice of each."""
    if card.choices:
        return [(one, choice.text) for one, choice in zip(LETTERS, card.choices, strict=False)]
    if _has_letter_tiles(card):
        return [
            (one, f"{tile.glyph} {tile.name}")
            for one, tile in zip(LETTERS, card.tiles, strict=False)
            if tile.typed.strip()
        ]
    return []


def _has_letter_tiles(card: QuestionCard) -> bool:
    """Whether the tiles have signs that keyboards lack."""
    return any(not tile.typed.isascii() for tile in card.tiles)


def _parse_choice(card: QuestionCard, text: str) -> int | str:
    letter = text.lower()
    if len(letter) == 1 and letter in LETTERS[: len(card.choices)]:
        return LETTERS.index(letter)
    found = [place for place, one in enumerate(card.choices) if one.text == text]
    return found[0] if found else "" if not text else "-"
