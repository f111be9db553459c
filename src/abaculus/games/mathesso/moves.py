"""The moves of Mathesso."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Flip(Struct, frozen=True, tag="flip"):
    """A jetton is turned over."""

    place: str


class Stop(Struct, frozen=True, tag="stop"):
    """One jetton is enough."""


class Cover(Struct, frozen=True, tag="cover"):
    """What is open is covered again."""


class Extra(Struct, frozen=True, tag="extra"):
    """The extra move is taken now."""


class Agree(Struct, frozen=True, tag="agree"):
    """The seat would end the game here."""


class Disagree(Struct, frozen=True, tag="disagree"):
    """It would not after all."""


Move: TypeAlias = Flip | Stop | Cover | Extra | Agree | Disagree
