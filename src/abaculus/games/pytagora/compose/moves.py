"""The moves of the games that compose equalities: intentions only."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.games.pytagora.equality.terms import Continue, Write
from abaculus.kernel.messages import Seat


class RollDie(Struct, frozen=True, tag="roll"):
    """Throw the die."""


class ChooseFace(Struct, frozen=True, tag="face"):
    """Put the die on a face."""

    face: str


class Steal(Struct, frozen=True, tag="steal"):
    """Take a piece from another seat."""

    seat: Seat
    piece: str


class Buy(Struct, frozen=True, tag="buy"):
    """Buy a number and a symbol for 5 points; one of them where the bag has none of the other."""

    pieces: tuple[str, ...]


class Pass(Struct, frozen=True, tag="pass"):
    """Write nothing."""


class Done(Struct, frozen=True, tag="done"):
    """Write no second line, or draw no further piece."""


class More(Struct, frozen=True, tag="more"):
    """Draw one more piece of the sort that is short."""


Move: TypeAlias = RollDie | ChooseFace | Steal | Write | Continue | Buy | Pass | Done | More
