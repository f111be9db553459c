"""The moves of The Number."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class RollDie(Struct, frozen=True, tag="roll"):
    """Throw the die."""


class ChooseFace(Struct, frozen=True, tag="face"):
    """Put the die on a face."""

    face: str


class Put(Struct, frozen=True, tag="put"):
    """Put a piece on the pile; it is the NUMBER from then on."""

    digit: str


class Done(Struct, frozen=True, tag="done"):
    """Put no further piece."""


Move: TypeAlias = RollDie | ChooseFace | Put | Done
