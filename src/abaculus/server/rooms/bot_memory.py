"""A bot at a table: what it has seen, and what it remembers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from abaculus.kernel.bot import BotMove
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import News, Seat, news_for
from abaculus.server.workers.pool import WorkerPool
from abaculus.server.workers.tasks import NoMemory, choose_move
from abaculus.tables.table import SeatHolder

SECONDS = 5.0
"""How long a bot may think about a move."""


def bot_of(holder: SeatHolder) -> str:
    """The bot that plays a seat; empty: none does."""
    return holder.bot if holder.kind == "bot" else holder.stand_in


def move_delay(choice: BotMove[Any], pace: float, holders: Sequence[SeatHolder]) -> float:
    """Seconds before a bot's move is carried out; none at a table without a pace."""
    pause = choice.pause
    if not pace or pause is None:
        return pace
    is_needed = not pause.seats or any(not bot_of(holders[seat]) for seat in pause.seats)
    return max(pace, pause.seconds) if is_needed else pace


class BotPlayer:
    """A bot in a seat; it sees only that seat's views and news."""

    def __init__(self, family: str, game: AnyGame, seat: Seat, bot: str) -> None:
        self.bot = bot
        self._family = family
        self._game = game
        self._seat = seat
        self._memory: Any = NoMemory()
        self._looks: list[tuple[Any, tuple[News, ...]]] = []

    def look(self, steps: Iterable[Step[Any, Any]]) -> None:
        """Note what happened, for the next time it thinks."""
        for step in steps:
            view = self._game.view(step.state, self._seat)
            self._looks.append((view, news_for(step.news, self._seat)))

    async def choose(self, state: Any, workers: WorkerPool) -> BotMove[Any]:
        """The bot's move in this state, found in another process."""
        looks = list(self._looks)
        choice, memory = await workers.ask(
            choose_move,
            SECONDS,
            self._family,
            self._game.info.id,
            self.bot,
            self._memory,
            looks,
            self._game.view(state, self._seat),
        )
        self._memory = memory
        del self._looks[: len(looks)]
        return choice
