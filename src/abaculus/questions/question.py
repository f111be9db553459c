"""A complete, checked question; the rest is made on demand."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Protocol

import msgspec

from abaculus.maths.answers import Verdict, check, read_spec
from abaculus.maths.formulas.tree import Formula
from abaculus.questions.answers import Answer, write_like
from abaculus.questions.drafts import Block, Draft, MessageRef, SolutionStep
from abaculus.questions.figures import Figure, LazyFigure
from abaculus.questions.ids import Qid
from abaculus.questions.presets import Preset
from abaculus.questions.renderer import keyboard, text
from abaculus.questions.specs import spec


class Distractor(msgspec.Struct, frozen=True, gc=False):
    """A wrong answer with the misconception that leads to it."""

    right: Answer
    truth: Any
    """The value someone with the misconception takes for the truth."""
    mis: str

    @property
    def shown(self) -> Formula:
        """The wrong answer, written in the style of the right one."""
        return write_like(self.right, self.truth)


class Source(Protocol):
    """The origin of a question, and what is known there beyond the prompt."""

    @property
    def id(self) -> str:
        """`frac.mul`."""
        ...

    @property
    def version(self) -> int:
        """Raised when the same seed gives another question."""
        ...

    @property
    def topic(self) -> str:
        """`frac`."""
        ...

    def distractors(self, draft: Draft) -> tuple[Distractor, ...]:
        """Wrong answers, all different, the most common one first."""
        ...

    def solution(self, draft: Draft) -> tuple[SolutionStep, ...]:
        """The worked solution, line by line."""
        ...

    def rungs(self, draft: Draft) -> tuple[MessageRef | Formula, ...]:
        """Hints, each of which gives away a little more."""
        ...


class Question(msgspec.Struct, frozen=True, gc=False):
    """A question whose answer was confirmed by a second method; `str()` is its text."""

    source: Source
    setting: Preset
    seed: str
    draft: Draft
    rolls: tuple[tuple[str, int], ...] = ()
    """The dice rolled for it, and `sq`, the number of the occupied square."""

    @property
    def qid(self) -> str:
        """Its name, from which it can be made again."""
        return str(Qid(self.gen, self.version, self.preset, self.seed, self.rolls))

    @property
    def gen(self) -> str:
        """The generator's id."""
        return self.source.id

    @property
    def version(self) -> int:
        """The generator's version."""
        return self.source.version

    @property
    def preset(self) -> str:
        """The preset's name."""
        return self.setting.name

    @property
    def params(self) -> dict[str, Any]:
        """The drawn values."""
        return self.draft.params

    @property
    def topic(self) -> str:
        """Its topic."""
        return self.source.topic

    @property
    def level(self) -> int | None:
        """The level, 1 to 4; None: it has a grade instead."""
        return self.setting.level

    @property
    def grade(self) -> str | None:
        """The school grade, R or 1 to 12; None: it has a level instead."""
        return self.setting.grade

    @property
    def category(self) -> str | None:
        """E (space and measure), N (patterns and equations) or G (numbers and data)."""
        return self.setting.category

    @property
    def prompt(self) -> tuple[Block, ...]:
        """The prompt."""
        return self.draft.prompt

    @property
    def figure(self) -> Figure | None:
        """The drawing beside it, if there is one."""
        figure = self.draft.figure
        return figure.drawn() if isinstance(figure, LazyFigure) else figure

    @property
    def answer(self) -> Answer:
        """The right answer, and how answers are judged."""
        return self.draft.answer

    @property
    def secs(self) -> int:
        """The time for it, in seconds."""
        return self.setting.secs

    @property
    def load(self) -> int:
        """How heavy it is: 1, 2 or 3."""
        return self.setting.load

    @property
    def work(self) -> int:
        """The effort it takes, without reading."""
        return self.draft.work

    @property
    def tools(self) -> tuple[str, ...]:
        """The instruments that may be used."""
        return self.draft.tools

    @property
    def distractors(self) -> tuple[Distractor, ...]:
        """Wrong answers, all different, the most common one first."""
        return self.source.distractors(self.draft)

    @property
    def fp(self) -> int:
        """A fingerprint of 64 bits, equal for questions that look the same to a player."""
        normal = self.draft.params if self.draft.normal is None else self.draft.normal
        encoded = msgspec.json.encode((self.gen, normal), enc_hook=str, order="sorted")
        return int.from_bytes(blake2b(encoded, digest_size=8).digest(), "big")

    def check(self, given: str, locale: str = "en", profile: str = "default") -> Verdict:
        """Whether a typed text answers it: right, wrong or malformed, and why."""
        return mark(self, given, locale, profile)

    def __str__(self) -> str:
        return text().blocks(self.prompt)

    def __repr__(self) -> str:
        return f"<Question {self.qid}>"


def mark(question: Question, given: str, locale: str = "en", profile: str = "default") -> Verdict:
    """The verdict on an answer; a known mistake is called by its name."""
    known = known_mistakes(question)
    return check(read_spec(spec(question.answer, locale)), given, locale, profile, known)


def known_mistakes(question: Question) -> tuple[tuple[str, str], ...]:
    """Wrong answers as typed, with the misconceptions that lead to them."""
    plain = keyboard("en")
    return tuple((plain.value(one.shown), one.mis) for one in question.distractors if one.mis)


def steps(question: Question) -> tuple[SolutionStep, ...]:
    """The worked solution, line by line."""
    return question.source.solution(question.draft)


def hints(question: Question) -> tuple[MessageRef | Formula, ...]:
    """Hints, each of which gives away a little more."""
    return question.source.rungs(question.draft)


def result(question: Question) -> Formula | None:
    """The end of the last line of the solution; it must be the answer."""
    last = next((line.m for line in reversed(steps(question)) if line.m is not None), None)
    if last == question.answer.shown:
        return last
    if isinstance(last, tuple) and last[0] in ("=", "≈", "→"):
        return last[-1]
    return last
