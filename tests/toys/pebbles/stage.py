"""Pebbles on a screen: a board to point at, or buttons to press in secret."""

from __future__ import annotations

from typing import TypeAlias

from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.gestures import Gesture, PressGesture
from abaculus.kernel.messages import News, PlayerValue, Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene

from . import hands, noughts, scenes

View: TypeAlias = noughts.View | hands.View
Move: TypeAlias = noughts.Mark | hands.Throw


class PebblesStage:
    """Every choice is one touch, so a gesture is always a move's text."""

    def scene(self, game: AnyGame, view: View) -> Scene[Text]:
        """The board of noughts and crosses, or the round of morra."""
        return scenes.board(view) if isinstance(view, noughts.View) else scenes.round_of(view)

    def move(self, game: AnyGame, view: View, gesture: Gesture) -> Move | Refusal:
        """The move that was pressed."""
        if not isinstance(gesture, PressGesture):
            return Refusal("pebbles-one-touch")
        read: Move | Refusal = game.notation.read_move(gesture.move)
        return read

    def verdict(
        self, game: AnyGame, view: View, move: Move | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """What would happen, in one sentence."""
        if isinstance(move, Refusal):
            return MoveVerdict("no", Text(move.code, move.values))
        if preview is None:
            return MoveVerdict("wait", Text("pebbles-choose"))
        message = preview.refusal or preview.news[0]
        return MoveVerdict("no" if preview.refusal else "yes", Text(message.code, message.values))

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """One item per event."""
        return tuple(_entry(item) for item in news)


def _entry(item: News) -> MoveListItem[Text]:
    player = item.values.get("player")
    points = item.values.get("points")
    return MoveListItem(
        Text(item.code, item.values),
        seat=player.seat if isinstance(player, PlayerValue) else None,
        points=points if isinstance(points, int) else None,
    )


STAGE = PebblesStage()
