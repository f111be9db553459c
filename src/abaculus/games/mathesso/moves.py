"""The moves of Mathesso."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Flip(Struct, frozen=True, tag="flip"):
    """Turn a jetton over."""

    place: str


class Stop(Struct, frozen=True, tag="stop"):
    """Stop after one jetton."""


class Cover(Struct, frozen=True, tag="cover"):
    """Cover what is face up."""


class Extra(Struct, frozen=True, tag="extra"):
    """Take the extra move now."""


class Agree(Struct, frozen=True, tag="agree"):
    """Agree to end the game here."""


class Disagree(Struct, frozen=True, tag="disagree"):
    """Withdraw the agreement."""


Move: TypeAlias = Flip | Stop | Cover | Extra | Agree | Disagree
