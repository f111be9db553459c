"""The ring games keep every law of games and of stages, with all levels of bots."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.rings.bots import choose
from abaculus.games.pytagora.rings.moves import Move
from abaculus.games.pytagora.rings.rules import EVENODD, SQUARE, RingGame
from abaculus.games.pytagora.rings.stage import STAGE
from abaculus.games.pytagora.rings.view import View
from abaculus.games.pytagora.tests.rings_tables import VOICE
from abaculus.kernel.bot import AnyBot, BotMaker, BotMove, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News
from abaculus.kernel.rng import GameRng
from abaculus.testing import check_game, check_stage

RULES = ("13.1", "13.3", "13.4", "13.5", "14.1", "14.3")


class Seated:
    """A level as a bot."""

    def __init__(self, level: int, game: AnyGame) -> None:
        self._level, self._game = level, game

    def start(self) -> None:
        """Nothing to remember."""

    def notice(self, memory: None, view: View, news: tuple[News, ...]) -> None:
        """Nothing to remember."""

    def choose(self, view: View, memory: None, rng: GameRng, stop: Stop) -> BotMove[Move]:
        return choose(self._level, self._game, view, memory, rng, stop)


def maker(level: int) -> BotMaker:
    def make(game: AnyGame) -> AnyBot:
        return Seated(level, game)

    return BotMaker(f"{level}", "ring-bag", make)


@pytest.mark.parametrize("game", [SQUARE, EVENODD], ids=lambda game: game.info.id)
@pytest.mark.parametrize("seed", range(2))
def test_the_laws_of_games_hold(game: RingGame, seed: int) -> None:
    bots = [maker(level) for level in range(1, 6)]

    assert check_game(game, bots=bots, messages=VOICE.tell, seed=seed) > 0


@pytest.mark.parametrize("game", [SQUARE, EVENODD], ids=lambda game: game.info.id)
@pytest.mark.parametrize("seed", range(2))
def test_the_laws_of_stages_hold(game: RingGame, seed: int) -> None:
    assert check_stage(game, STAGE, VOICE, rules=RULES, seed=seed) > 0
