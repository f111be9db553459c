"""Bots by level: one without memory, and makers of numbered strengths."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeAlias

from abaculus.kernel.bot import AnyBot, BotMaker, BotMove, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News
from abaculus.kernel.rng import GameRng

Choose: TypeAlias = Callable[[int, AnyGame, Any, GameRng, Stop], BotMove[Any]]
"""Chooses the move of a level in a game, from a view."""


class MemorylessBot:
    """The base of bots that remember nothing; they only need `choose`."""

    def start(self) -> None:
        """No memory."""

    def notice(self, memory: None, view: Any, news: tuple[News, ...]) -> None:
        """Still no memory."""


class LevelBot(MemorylessBot):
    """A bot of one level in one game."""

    def __init__(self, choose: Choose, level: int, game: AnyGame) -> None:
        self._choose = partial(choose, level, game)

    def choose(self, view: Any, memory: None, rng: GameRng, stop: Stop) -> BotMove[Any]:
        """The move of its level."""
        return self._choose(view, rng, stop)


def make_level(number: int, make: Callable[[AnyGame], AnyBot]) -> BotMaker:
    """The maker of a bot named by its number."""
    return BotMaker(str(number), f"bot-{number}", make)


def make_levels(choose: Choose, numbers: Iterable[int]) -> tuple[BotMaker, ...]:
    """Makers of bots that differ only in the number passed to `choose`."""
    return tuple(make_level(number, partial(LevelBot, choose, number)) for number in numbers)
