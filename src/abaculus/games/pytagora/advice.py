"""Who knows the best move: for hints in a game and for looking back after it."""

from __future__ import annotations

from typing import Any, Final

from abaculus.games.pytagora.advisers.composing import COMPOSING
from abaculus.games.pytagora.advisers.rings import RINGS
from abaculus.games.pytagora.number.advice import ADVISER as NUMBER
from abaculus.games.pytagora.tables.advice import ADVISER as TABLES
from abaculus.kernel.contract import AnyGame, Stop
from abaculus.kernel.scenes import Advice
from abaculus.kernel.stage import AnyAdviser
from abaculus.kernel.things import Text

_ADVISERS: Final[dict[str, AnyAdviser]] = {
    "pytagora": COMPOSING,
    "basic": COMPOSING,
    "pro": COMPOSING,
    "number": NUMBER,
    "tables": TABLES,
    "square": RINGS,
    "evenodd": RINGS,
}


class PytagoraAdviser:
    """Asks the adviser of the game in question."""

    def best(self, game: AnyGame, view: Any, stop: Stop) -> Advice[Text] | None:
        """The best move the viewer could make."""
        return _ADVISERS[game.info.id].best(game, view, stop)

    def hint(self, game: AnyGame, view: Any, rung: int, stop: Stop) -> tuple[Text, ...]:
        """Help that gives away a little more on each rung."""
        return _ADVISERS[game.info.id].hint(game, view, rung, stop)


ADVISER: Final[AnyAdviser] = PytagoraAdviser()
