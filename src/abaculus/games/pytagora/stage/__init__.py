"""The family on a screen: each game has a stage of its own."""

from __future__ import annotations

from typing import Any, Final

from abaculus.games.pytagora.compose.stage import COMPOSING
from abaculus.games.pytagora.number.stage import STAGE as NUMBER
from abaculus.games.pytagora.rings.stage import STAGE as RINGS
from abaculus.games.pytagora.tables.stage import STAGE as TABLES
from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene
from abaculus.kernel.stage import AnyStage

_STAGES: Final[dict[str, AnyStage]] = {
    "pytagora": COMPOSING,
    "basic": COMPOSING,
    "pro": COMPOSING,
    "number": NUMBER,
    "tables": TABLES,
    "square": RINGS,
    "evenodd": RINGS,
}


class PytagoraStage:
    """Hands everything to the stage of the game in question."""

    def scene(self, game: AnyGame, view: Any) -> Scene[Text]:
        """What the viewer sees and may do."""
        return _STAGES[game.info.id].scene(game, view)

    def move(self, game: AnyGame, view: Any, gesture: Gesture) -> Any | Refusal:
        """The move a gesture means."""
        return _STAGES[game.info.id].move(game, view, gesture)

    def verdict(
        self, game: AnyGame, view: Any, move: Any | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """A preview as people read it."""
        return _STAGES[game.info.id].verdict(game, view, move, preview)

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """The lines that news adds to the log."""
        return _STAGES[game.info.id].entries(game, news)


STAGE: Final[AnyStage] = PytagoraStage()
