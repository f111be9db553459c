"""What chance is asked for: dice, picks out of a bag, orders."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Result: TypeAlias = tuple[int | str, ...]
"""What chance answered: die faces, picked kinds in rising order of the bag, or an order."""


class Roll(Struct, frozen=True, tag="roll"):
    """Dice thrown together, each given by its number of sides; faces count from 1."""

    sides: tuple[int, ...]


class Pick(Struct, frozen=True, tag="pick"):
    """Some pieces out of a bag without an order; the result is a multiset, listed in bag order."""

    bag: tuple[tuple[str, int], ...]
    """Each kind of piece and how many of it are there."""
    many: int


class Arrange(Struct, frozen=True, tag="arrange"):
    """All the things in a random order; the things are different."""

    things: tuple[int | str, ...]


Draw: TypeAlias = Roll | Pick | Arrange
