"""The five strengths of Pytagora's bots (specification 12), in all seven games."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from abaculus.games.pytagora.compose import bots
from abaculus.games.pytagora.compose.rules import Compose
from abaculus.games.pytagora.number import bots as number
from abaculus.games.pytagora.number.rules import TheNumber
from abaculus.games.pytagora.rings import bots as rings
from abaculus.games.pytagora.rings.rules import RingGame
from abaculus.games.pytagora.tables import bots as tables
from abaculus.kernel.bot import AnyBot, BotMaker, BotMove, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News
from abaculus.kernel.rng import GameRng

_LEVELS: Final = (1, 2, 3, 4, 5)


class PytagoraBot:
    """A bot of one level at a table of one of the games."""

    def __init__(self, level: int, game: AnyGame) -> None:
        self._level = level
        self._game = game

    def start(self) -> None:
        """It remembers nothing: the view tells all."""

    def notice(self, memory: None, view: object, news: tuple[News, ...]) -> None:
        """It remembers nothing."""

    def choose(self, view: Any, memory: None, rng: GameRng, stop: Stop) -> BotMove[Any]:
        """Its move, by the rules of its game."""
        match self._game:
            case Compose():
                return bots.choose(self._level, self._game, view, rng, stop)
            case TheNumber():
                return number.choose(self._level, self._game, view, memory, rng, stop)
            case RingGame():
                return rings.choose(self._level, self._game, view, memory, rng, stop)
            case _:
                return tables.choose(self._level, self._game, view, memory, rng, stop)


def _make_bot(level: int, game: AnyGame) -> AnyBot:
    return PytagoraBot(level, game)


BOTS: Final = tuple(
    BotMaker(str(level), f"bot-{level}", partial(_make_bot, level)) for level in _LEVELS
)
