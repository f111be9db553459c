"""The bot that plays any game at random."""

from __future__ import annotations

from typing import Any

from abaculus.bots.levels import MemorylessBot
from abaculus.kernel.bot import BotMove, Stop
from abaculus.kernel.game import AnyGame, SeatView
from abaculus.kernel.rng import GameRng


class RandomBot(MemorylessBot):
    """Makes random legal moves."""

    def __init__(self, game: AnyGame, seconds: int = 1) -> None:
        self._game = game
        self._seconds = seconds

    def choose(self, view: SeatView, memory: None, rng: GameRng, stop: Stop) -> BotMove[Any]:
        """A random legal move in a state that fits the view."""
        if view.seat is None:
            raise ValueError("a spectator does not move")
        state = self._game.imagine(view, rng)
        return BotMove(self._game.sample(state, view.seat, rng), self._seconds)
