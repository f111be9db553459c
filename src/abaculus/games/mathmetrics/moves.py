"""The moves of MathMetrics."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.kernel.question_source import ChanceAnswer


class Roll(Struct, frozen=True, tag="roll"):
    """Roll the die: for the order, to move, or again."""


class Place(Struct, frozen=True, tag="place"):
    """Put the piece on this space at the start."""

    space: str


class Go(Struct, frozen=True, tag="go"):
    """Move the piece there."""

    to: str
    """A space, or the whole position where two routes end on one space."""
    value: int | None = None
    """The roll meant, where two were made; never needed."""


class Answer(Struct, frozen=True, tag="answer"):
    """Answer a question."""

    text: str


class Pass(Struct, frozen=True, tag="pass"):
    """Give a question up."""


class Choose(Struct, frozen=True, tag="choose"):
    """Ask for a question of this category: E, N or G."""

    category: str


class Wait(Struct, frozen=True, tag="wait"):
    """End the turn in the black hole."""


class Seven(Struct, frozen=True, tag="seven"):
    """Try for seven with two rolls."""


class Blast(Struct, frozen=True, tag="blast"):
    """Double or lose all tokens with one roll."""


class Here(Struct, frozen=True, tag="here"):
    """Return after an absence."""


Move: TypeAlias = (
    Roll | Place | Go | Answer | Pass | Choose | Wait | Seven | Blast | Here | ChanceAnswer
)
