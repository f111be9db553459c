"""The bot that plays any game, without a thought."""

from __future__ import annotations

from typing import Any, cast

from abaculus.kernel.awaits import Turn
from abaculus.kernel.contract import AnyGame, Choice, Stop
from abaculus.kernel.nature import Nature
from abaculus.kernel.said import News, Seat


class RandomBot:
    """Some legal move, found in a state that looks like what it sees."""

    def __init__(self, game: AnyGame, seconds: int = 1) -> None:
        self._game = game
        self._seconds = seconds

    def start(self) -> None:
        """It remembers nothing."""

    def notice(self, memory: None, view: Any, news: tuple[News, ...]) -> None:
        """It remembers nothing."""

    def choose(self, view: Any, memory: None, nature: Nature, stop: Stop) -> Choice[Any]:
        """A legal move by chance."""
        state = self._game.imagine(view, nature)
        move = self._game.sample(state, self._seat(state, view), nature)
        return Choice(move, self._seconds)

    def _seat(self, state: Any, view: Any) -> Seat:
        """Where it sits: of the seats waited for, the one that would see this."""
        seats = cast(Turn, self._game.awaits(state)).must
        if len(seats) == 1:
            return seats[0]
        return next(seat for seat in seats if self._game.view(state, seat) == view)
