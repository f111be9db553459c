"""Pytagora, Basic and Pro on a screen: scenes, gestures, verdicts and the move list."""

from __future__ import annotations

from typing import Final

from abaculus.games.pytagora.compose.moves import Move
from abaculus.games.pytagora.compose.stage.gestures import parse_gesture
from abaculus.games.pytagora.compose.stage.move_list import entries
from abaculus.games.pytagora.compose.stage.scene import scene
from abaculus.games.pytagora.compose.stage.verdicts import verdict
from abaculus.games.pytagora.compose.view import View
from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene
from abaculus.kernel.stage import Stage


class ComposeStage:
    """Turns views into scenes and gestures into moves; the rules judge, the stage explains."""

    def scene(self, game: AnyGame, view: View) -> Scene[Text]:
        """What the viewer sees and may do."""
        return scene(view)

    def move(self, game: AnyGame, view: View, gesture: Gesture) -> Move | Refusal:
        """The move that a gesture means."""
        return parse_gesture(view, gesture)

    def verdict(
        self, game: AnyGame, view: View, move: Move | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """A preview as people read it."""
        return verdict(view, move, preview)

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """The items that news adds to the move list."""
        return entries(news)


STAGE: Final[Stage[View, Move]] = ComposeStage()
