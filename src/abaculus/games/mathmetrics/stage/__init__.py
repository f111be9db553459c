"""MathMetrics on a screen: pieces on a painted board, dice, questions and tokens."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathmetrics.moves import Answer, Move
from abaculus.games.mathmetrics.notation import MathMetricsNotation, parse_refusal
from abaculus.games.mathmetrics.stage.cards import question_cards
from abaculus.games.mathmetrics.stage.move_list import entries
from abaculus.games.mathmetrics.stage.pieces import dice, pieces
from abaculus.games.mathmetrics.stage.prompts import answer_id, prompts
from abaculus.games.mathmetrics.stage.sentences import ask
from abaculus.games.mathmetrics.stage.standings import standing, tags
from abaculus.games.mathmetrics.stage.verdicts import verdict
from abaculus.games.mathmetrics.stage.zones import zones
from abaculus.games.mathmetrics.view import View
from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.gestures import Gesture, PressGesture, WriteGesture
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene
from abaculus.kernel.stage import Stage

_LINES: Final = MathMetricsNotation()


class MathMetricsStage:
    """Turns views into scenes and gestures into moves; the rules judge, the stage explains."""

    def scene(self, game: AnyGame, view: View) -> Scene[Text]:
        """What the viewer sees and may do."""
        sentence, rule = ask(view)
        return Scene(
            zones=zones(view.rules),
            pieces=tuple(pieces(view)),
            seats=tuple(standing(view, seat) for seat in range(view.rules.players)),
            ask=sentence,
            prompts=tuple(prompts(view)),
            tags=tags(view),
            rule=rule,
            dice=tuple(dice(view)),
            order=view.order,
            asked=tuple(question_cards(view)),
        )

    def move(self, game: AnyGame, view: View, gesture: Gesture) -> Move | Refusal:
        """The move that a gesture means; answers and passes count only for their own question."""
        if not isinstance(gesture, PressGesture | WriteGesture):
            return parse_refusal("")
        if isinstance(gesture, PressGesture) and not gesture.prompt:
            return _LINES.read_move(gesture.move)
        if view.question is None or gesture.prompt != answer_id(view.question.number):
            return Refusal("stale-answer")
        if isinstance(gesture, PressGesture):
            return _LINES.read_move(gesture.move)
        return Answer(gesture.text)

    def verdict(
        self, game: AnyGame, view: View, move: Move | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """A preview as people read it."""
        return verdict(move, preview)

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """The items that news adds to the move list."""
        return entries(news)


STAGE: Final[Stage[View, Move]] = MathMetricsStage()
