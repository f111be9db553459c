"""A question, complete and checked, and the parts of it that different people may see."""

from __future__ import annotations

from typing import Any

import msgspec

from abaculus.maths.formulas.tree import Formula
from abaculus.questions.answers import Answer
from abaculus.questions.drafts import Block
from abaculus.questions.figures import Figure


class Distractor(msgspec.Struct, frozen=True):
    """A wrong answer with the misconception that leads to it."""

    truth: Any
    shown: Formula
    mis: str


class Question(msgspec.Struct, frozen=True):
    """A question that was made and found right by a second way."""

    qid: str
    gen: str
    version: int
    preset: str
    seed: str
    params: dict[str, Any]
    topic: str
    level: int | None
    grade: str | None
    category: str | None
    prompt: tuple[Block, ...]
    figure: Figure | None
    answer: Answer
    secs: int
    load: int
    work: int
    tools: tuple[str, ...]
    distractors: tuple[Distractor, ...]
    fp: int
    """Equal for questions that are the same to a player."""
    q: int = 1
    """The number of this schema."""
