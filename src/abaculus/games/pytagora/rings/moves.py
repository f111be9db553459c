"""The moves of the ring games: intentions only."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Attach(Struct, frozen=True, tag="attach"):
    """Lay a digit at an open end of a ring."""

    ring: str
    """The ring's name: `E`, `O`, or empty where there is only one."""
    side: str
    """`L` or `R`; the last cell of a ring is both ends and is called `L`."""
    digit: str


class Done(Struct, frozen=True, tag="done"):
    """Keep the piece just drawn."""


Move: TypeAlias = Attach | Done
