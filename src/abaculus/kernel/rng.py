"""Sources of chance: one repeatable, one unpredictable."""

from __future__ import annotations

import random
import secrets
from typing import Protocol


class GameRng(Protocol):
    """A source of chance; every random choice is made with `below`."""

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
    """Numbers from the operating system, which cannot be predicted or repeated."""

    __slots__ = ()

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to bound - 1, all equally likely."""
        return secrets.randbelow(bound)
