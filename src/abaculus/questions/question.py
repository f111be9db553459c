"""A question, complete and checked, and the parts of it that different people may see."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from abaculus.maths.formulas.tree import Formula
from abaculus.questions.answers import Answer, alike
from abaculus.questions.drafts import Block
from abaculus.questions.figures import Figure


class Distractor(msgspec.Struct, frozen=True, gc=False):
    """A wrong answer with the misconception that leads to it."""

    right: Answer
    truth: Any
    """What somebody takes for the truth."""
    mis: str

    @property
    def shown(self) -> Formula:
        """The wrong answer, written as the right one is."""
        return alike(self.right, self.truth)


class Question(msgspec.Struct, frozen=True, gc=False):
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
    normal: object
    """What makes two questions the same to a player."""
    q: int = 1
    """The number of this schema."""

    @property
    def fp(self) -> int:
        """Sixty-four bits that are equal for questions that are the same to a player."""
        told = msgspec.json.encode((self.gen, self.normal), enc_hook=str, order="sorted")
        return int.from_bytes(blake2b(told, digest_size=8).digest(), "big")
