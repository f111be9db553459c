"""Who knows the best move: for hints in a game and for looking back after it."""

from __future__ import annotations

from typing import Any, Final

from abaculus.games.pytagora.compose.adviser import COMPOSING
from abaculus.games.pytagora.number.adviser import ADVISER as NUMBER
from abaculus.games.pytagora.rings.adviser import RINGS
from abaculus.games.pytagora.tables.adviser import ADVISER as TABLES
from abaculus.kernel.adviser import AnyAdviser
from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice

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
