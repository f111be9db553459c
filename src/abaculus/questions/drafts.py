"""What a generator returns: a question before it is checked, or the dice it needs first."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, Union

import msgspec

from abaculus.maths.formulas.tree import Formula
from abaculus.questions.answers import Answer
from abaculus.questions.figures import Figure, LazyFigure


class MessageRef(msgspec.Struct, frozen=True, gc=False, tag="t"):
    """A sentence of the message catalogue with its slots."""

    msgid: str
    slots: dict[str, Formula] = {}


class DisplayFormula(msgspec.Struct, frozen=True, gc=False, tag="m"):
    """Mathematics on a line of its own."""

    formula: Formula


Block: TypeAlias = MessageRef | DisplayFormula


class Rejection:
    """What a generator returns to have other values drawn."""


REJECT: Final = Rejection()


class Draft(msgspec.Struct, frozen=True, gc=False):
    """A question before it is checked."""

    params: dict[str, Any]
    """The drawn values, from which everything else can be rebuilt."""
    prompt: tuple[Block, ...]
    answer: Answer
    work: int
    """The effort of the work, without reading."""
    figure: Figure | LazyFigure | None = None
    tools: tuple[str, ...] = ()
    normal: object = None
    """What makes two questions the same, if it is less than all params."""


class DieRoll(msgspec.Struct, frozen=True, gc=False):
    """A die that is rolled before the question is complete."""

    var: str
    die: Literal["d4", "d12", "d20", "bin"]
    times: int = 1


class DiceQuestion(msgspec.Struct, frozen=True, gc=False):
    """A question that waits for dice, and perhaps for the number of the occupied square."""

    params: dict[str, Any]
    prompt: tuple[Block, ...]
    """The text shown before the roll."""
    dice: tuple[DieRoll, ...]
    square: bool = False


MaybeDraft: TypeAlias = Union[Draft, DiceQuestion, Rejection]  # noqa: UP007 - classes of three kinds


class SolutionStep(msgspec.Struct, frozen=True, gc=False):
    """A line of the worked solution: words, mathematics, or both."""

    say: MessageRef | None = None
    m: Formula | None = None


def t(msgid: str, **slots: Formula) -> MessageRef:
    """A sentence."""
    return MessageRef(msgid, slots)


def m(formula: Formula) -> DisplayFormula:
    """Mathematics on a line of its own."""
    return DisplayFormula(formula)


def step(msgid: str | None = None, m: Formula | None = None, **slots: Formula) -> SolutionStep:
    """A line of the worked solution."""
    return SolutionStep(None if msgid is None else MessageRef(msgid, slots), m)
