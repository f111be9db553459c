"""Mathesso on a screen: jettons scattered over a table, the ruler beside it, won pairs in hands."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathesso.moves import Move
from abaculus.games.mathesso.notation import MathessoNotation, parse_refusal
from abaculus.games.mathesso.stage.move_list import entries
from abaculus.games.mathesso.stage.pieces import pieces
from abaculus.games.mathesso.stage.prompts import prompts
from abaculus.games.mathesso.stage.ruler import ruler
from abaculus.games.mathesso.stage.sentences import ask
from abaculus.games.mathesso.stage.standings import standing, tags
from abaculus.games.mathesso.stage.verdicts import verdict
from abaculus.games.mathesso.stage.zones import zones
from abaculus.games.mathesso.view import View
from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.gestures import Gesture, PressGesture
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene
from abaculus.kernel.stage import Stage

_LINES: Final = MathessoNotation()


class MathessoStage:
    """Turns views into scenes and gestures into moves; the rules judge, the stage explains."""

    def scene(self, game: AnyGame, view: View) -> Scene[Text]:
        """What the viewer sees and may do."""
        asked, rule = ask(view)
        return Scene(
            zones=zones(view),
            pieces=tuple(pieces(view)),
            seats=tuple(standing(view, seat) for seat in range(view.rules.players)),
            ask=asked,
            prompts=tuple(prompts(view)),
            tags=tags(view),
            rule=rule,
            ruler=ruler(view) if view.rules.ruler else None,
            order=view.order,
        )

    def move(self, game: AnyGame, view: View, gesture: Gesture) -> Move | Refusal:
        """The move that a gesture means: each prompt bears its move's text."""
        if isinstance(gesture, PressGesture):
            return _LINES.read_move(gesture.move)
        return parse_refusal()

    def verdict(
        self, game: AnyGame, view: View, move: Move | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """A preview as people read it."""
        return verdict(view, move, preview)

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """The items that news adds to the move list; none reveals a covered place or face."""
        return entries(news)


STAGE: Final[Stage[View, Move]] = MathessoStage()
