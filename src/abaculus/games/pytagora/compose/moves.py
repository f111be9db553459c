"""The moves of the games that compose equalities: intentions only."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.games.pytagora.equality.terms import Continue, Write
from abaculus.kernel.messages import Seat


class RollDie(Struct, frozen=True, tag="roll"):
    """The die is thrown."""


class ChooseFace(Struct, frozen=True, tag="face"):
    """The die is put on a face."""

    face: str


class Steal(Struct, frozen=True, tag="steal"):
    """A piece is taken from another seat."""

    seat: Seat
    piece: str


class Buy(Struct, frozen=True, tag="buy"):
    """A number and a symbol for 5 points; one of them where the bag has no more of the other."""

    pieces: tuple[str, ...]


class Pass(Struct, frozen=True, tag="pass"):
    """Nothing written."""


class Done(Struct, frozen=True, tag="done"):
    """No second line, or no further piece."""


class More(Struct, frozen=True, tag="more"):
    """One more piece of the sort that is short."""


Move: TypeAlias = RollDie | ChooseFace | Steal | Write | Continue | Buy | Pass | Done | More
