"""What a generator hands over: a question before it is checked, or the dice it asks for first."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, Union

import msgspec

from abaculus.maths.formulas.tree import Formula
from abaculus.questions.answers import Answer
from abaculus.questions.figures import Figure, Later


class Said(msgspec.Struct, frozen=True, gc=False, tag="t"):
    """A whole sentence of the catalogue with its slots."""

    msgid: str
    slots: dict[str, Formula] = {}


class Shown(msgspec.Struct, frozen=True, gc=False, tag="m"):
    """Mathematics on a line of its own."""

    formula: Formula


Block: TypeAlias = Said | Shown


class Rejected:
    """What a generator returns when the drawn values do not suit; others are drawn."""


REJECT: Final = Rejected()


class Draft(msgspec.Struct, frozen=True, gc=False):
    """A question before it is checked."""

    params: dict[str, Any]
    """The drawn values: enough to rebuild everything else."""
    prompt: tuple[Block, ...]
    answer: Answer
    work: int
    """The effort of the work, without reading."""
    figure: Figure | Later | None = None
    tools: tuple[str, ...] = ()
    normal: object = None
    """What makes two questions the same, where it is less than all params."""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A die that is rolled before the question is complete."""

    var: str
    die: Literal["d4", "d12", "d20", "bin"]
    times: int = 1


class Asks(msgspec.Struct, frozen=True, gc=False):
    """A question that waits for dice, and perhaps for the number of the occupied square."""

    params: dict[str, Any]
    prompt: tuple[Block, ...]
    """What can be read before the roll."""
    dice: tuple[Roll, ...]
    square: bool = False


Made: TypeAlias = Union[Draft, Asks, Rejected]  # noqa: UP007 - classes of three kinds


class Step(msgspec.Struct, frozen=True, gc=False):
    """A line of the worked solution: words, mathematics, or both."""

    say: Said | None = None
    m: Formula | None = None


def t(msgid: str, **slots: Formula) -> Said:
    """A sentence."""
    return Said(msgid, slots)


def m(formula: Formula) -> Shown:
    """Mathematics on a line of its own."""
    return Shown(formula)


def step(msgid: str | None = None, m: Formula | None = None, **slots: Formula) -> Step:
    """A line of the worked solution."""
    return Step(None if msgid is None else Said(msgid, slots), m)
