"""The bots: a random one and a careful one."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from abaculus.bots.random import RandomBot
from abaculus.kernel.bot import AnyBot, BotMaker, BotMove, Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News
from abaculus.kernel.rng import GameRng

from . import hands, noughts, solver


class Solver:
    """Perfect noughts and crosses."""

    def start(self) -> tuple[int, ...]:
        return ()

    def notice(
        self, memory: tuple[int, ...], view: noughts.View, news: tuple[News, ...]
    ) -> tuple[int, ...]:
        return memory

    def choose(
        self, view: noughts.View, memory: tuple[int, ...], rng: GameRng, stop: Stop
    ) -> BotMove[noughts.Mark]:
        gains = solver.rank_marks(view.board)
        best = [mark for gain, mark in gains if gain == gains[0][0]]
        return BotMove(best[rng.below(len(best))], 2)


class Habits(Struct, frozen=True):
    """How many fingers were shown so far, and by how many hands."""

    fingers: int = 0
    hands: int = 0


class Counter:
    """Guesses what the others have shown on average."""

    def start(self) -> Habits:
        return Habits()

    def notice(self, memory: Habits, view: hands.View, news: tuple[News, ...]) -> Habits:
        shown = [cast(int, item.values["fingers"]) for item in news if item.code == "morra-showed"]
        return Habits(memory.fingers + sum(shown), memory.hands + len(shown))

    def choose(
        self, view: hands.View, memory: Habits, rng: GameRng, stop: Stop
    ) -> BotMove[hands.Throw]:
        agreed = view.table.agreed
        fingers = agreed.fewest + rng.below(6 - agreed.fewest)
        others = agreed.players - 1 - len(view.table.seats("gone", "missed"))
        usual = memory.fingers * others // memory.hands if memory.hands else 3 * others
        return BotMove(hands.Throw(fingers, fingers + usual), 3)


def _careful(game: AnyGame) -> AnyBot:
    return Solver() if isinstance(game, noughts.Noughts) else Counter()


BOTS = (
    BotMaker("random", "pebbles-bot-random", RandomBot),
    BotMaker("careful", "pebbles-bot-careful", _careful),
)
