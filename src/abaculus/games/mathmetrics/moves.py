"""The moves of MathMetrics."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.kernel.question_source import ChanceAnswer


class Roll(Struct, frozen=True, tag="roll"):
    """The die is rolled: for the order, to move, or again."""


class Place(Struct, frozen=True, tag="place"):
    """The piece begins on this space."""

    space: str


class Go(Struct, frozen=True, tag="go"):
    """The piece goes there."""

    to: str
    """A space; the whole position where two ways end on one space."""
    value: int | None = None
    """The roll that is meant, where two were made; never needed."""


class Answer(Struct, frozen=True, tag="answer"):
    """A question is answered."""

    text: str


class Pass(Struct, frozen=True, tag="pass"):
    """A question is given up."""


class Choose(Struct, frozen=True, tag="choose"):
    """A question of this category is wanted: E, N or G."""

    category: str


class Wait(Struct, frozen=True, tag="wait"):
    """In the black hole, the turn ends."""


class Seven(Struct, frozen=True, tag="seven"):
    """Two rolls are to give seven."""


class Blast(Struct, frozen=True, tag="blast"):
    """One roll doubles all tokens or loses them."""


class Here(Struct, frozen=True, tag="here"):
    """Somebody who was absent is back."""


Move: TypeAlias = (
    Roll | Place | Go | Answer | Pass | Choose | Wait | Seven | Blast | Here | ChanceAnswer
)
