"""Sources of chance: one that can be repeated, one that cannot be guessed."""

from __future__ import annotations

import random
import secrets
from typing import Protocol


class GameRng(Protocol):
    """Where chance comes from; every random choice is made of `below`."""

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to bound - 1, all equally likely."""
        ...


class SeededRng:
    """The same numbers for the same seed: for tests, playouts and bots, never for a real deal."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random  # noqa: S311 - repeatable on purpose

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to bound - 1, the same again for the same seed."""
        return int(self._random() * bound)


class SecureRng:
    """Numbers from the operating system, which nobody can predict or repeat."""

    __slots__ = ()

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to bound - 1, all equally likely."""
        return secrets.randbelow(bound)
