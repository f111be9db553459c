"""The moves of the ring games: intentions only."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Attach(Struct, frozen=True, tag="attach"):
    """A digit is laid at an open end of a ring."""

    ring: str
    """The ring's name: `E`, `O`, or nothing where there is only one."""
    side: str
    """`L` or `R`; when one cell is left both are that cell, and it is called `L`."""
    digit: str


class Done(Struct, frozen=True, tag="done"):
    """The piece just drawn is kept."""


Move: TypeAlias = Attach | Done
