"""A question as JSON that outlives the code that made it, and its digest."""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256
from typing import Any, Final

import msgspec

from abaculus.questions.drafts import MessageRef
from abaculus.questions.question import Question, hints, steps
from abaculus.questions.specs import spec

SCHEMA: Final = 1
"""The version of this format."""


def question_data(question: Question) -> dict[str, Any]:
    """Everything about a question, in plain values."""
    return {
        "q": SCHEMA,
        "qid": question.qid,
        "gen": question.gen,
        "version": question.version,
        "preset": question.preset,
        "seed": question.seed,
        "rolls": dict(question.rolls),
        "params": question.params,
        "topic": question.topic,
        "level": question.level,
        "grade": question.grade,
        "category": question.category,
        "prompt": [_block(block) for block in question.prompt],
        "figure": question.figure,
        "answer": spec(question.answer),
        "shown": question.answer.shown,
        "input": question.answer.keypad,
        "secs": question.secs,
        "load": question.load,
        "tools": question.tools,
        "steps": [{"say": _message(line.say), "m": line.m} for line in steps(question)],
        "hints": [_message(one) if isinstance(one, MessageRef) else one for one in hints(question)],
        "distractors": [{"value": one.shown, "mis": one.mis} for one in question.distractors],
        "fp": f"{question.fp:016x}",
        "origin": getattr(question, "origin", "generated"),
    }


def encode_question(question: Question) -> bytes:
    """The same bytes for the same question, on every machine."""
    return msgspec.json.encode(question_data(question), enc_hook=_plain, order="sorted")


def digest(question: Question) -> str:
    """SHA-256 of the canonical bytes."""
    return sha256(encode_question(question)).hexdigest()


def _block(block: Any) -> list[Any]:
    if isinstance(block, MessageRef):
        return ["t", block.msgid, block.slots]
    return ["m", block.formula]


def _message(message: MessageRef | None) -> list[Any] | None:
    return None if message is None else [message.msgid, message.slots]


def _plain(thing: Any) -> Any:
    if isinstance(thing, Fraction):
        return f"{thing.numerator}/{thing.denominator}"
    raise TypeError(f"{thing!r} has no place in a record")
