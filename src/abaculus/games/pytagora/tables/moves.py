"""The moves of Multiplication Tables."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Answer(Struct, frozen=True, tag="answer"):
    """The product, laid with the player's own pieces."""

    product: str
    """Its digits."""


class Skip(Struct, frozen=True, tag="skip"):
    """Give no answer in this turn."""


Move: TypeAlias = Answer | Skip
