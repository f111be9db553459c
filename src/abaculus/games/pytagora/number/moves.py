"""The moves of The Number."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class RollDie(Struct, frozen=True, tag="roll"):
    """The die is thrown."""


class ChooseFace(Struct, frozen=True, tag="face"):
    """The die is put on a face."""

    face: str


class Put(Struct, frozen=True, tag="put"):
    """A piece is put on the NUMBER and is the NUMBER from then on."""

    digit: str


class Done(Struct, frozen=True, tag="done"):
    """No further piece."""


Move: TypeAlias = RollDie | ChooseFace | Put | Done
