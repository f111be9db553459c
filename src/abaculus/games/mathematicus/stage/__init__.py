"""Mathematicus on a screen: pawns round a heptagon, dice, questions, challenges and figures."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from abaculus.games.mathematicus.clocks import WINDOW
from abaculus.games.mathematicus.move_text import parse_move
from abaculus.games.mathematicus.moves import Move
from abaculus.games.mathematicus.phases import Answering, Window
from abaculus.games.mathematicus.stage.cards import question_cards
from abaculus.games.mathematicus.stage.move_list import entries
from abaculus.games.mathematicus.stage.pieces import chance_notes, dice, pieces
from abaculus.games.mathematicus.stage.prompts import CHALLENGES, answer_id, prompts
from abaculus.games.mathematicus.stage.rule_numbers import rule
from abaculus.games.mathematicus.stage.sentences import ask, detail, is_hurried, then
from abaculus.games.mathematicus.stage.side_prompts import VOTES, proposal
from abaculus.games.mathematicus.stage.standings import standing, tags
from abaculus.games.mathematicus.stage.verdicts import verdict
from abaculus.games.mathematicus.stage.zones import zones
from abaculus.games.mathematicus.view import View
from abaculus.kernel.game import AnyGame, Preview
from abaculus.kernel.gestures import ChooseGesture, Gesture, PressGesture, WriteGesture
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene
from abaculus.kernel.stage import Stage


class MathematicusStage:
    """Turns views into scenes and gestures into moves; the rules judge, the stage explains."""

    def scene(self, game: AnyGame, view: View) -> Scene[Text]:
        """What the viewer sees and may do."""
        table = view.table
        return Scene(
            zones=zones(table),
            pieces=tuple(pieces(table)),
            seats=tuple(standing(table, seat) for seat in range(table.rules.players)),
            ask=ask(view),
            prompts=tuple(prompts(view)),
            tags=tags(table),
            legend=tuple(chance_notes(table)),
            rule=rule(table.phase),
            dice=tuple(dice(view)),
            asked=tuple(question_cards(view)),
            clock=WINDOW if is_hurried(view) else "",
            limit=1000 * table.rules.window if is_hurried(view) else 0,
            then=then(view),
            detail=detail(view),
            together=(
                *(CHALLENGES if isinstance(table.phase, Window) else ()),
                *(VOTES if table.vote is not None else ()),
            ),
            proposal=None if table.vote is None else proposal(table.vote),
        )

    def move(self, game: AnyGame, view: View, gesture: Gesture) -> Move | Refusal:
        """The move that a gesture means; an answer counts only for the question it was given to."""
        match gesture:
            case PressGesture(move=text, prompt="") | ChooseGesture(faces=(text,)):
                return parse_move(text)
            case PressGesture(prompt=prompt) | WriteGesture(prompt=prompt) if not isinstance(
                view.table.phase, Answering
            ) or prompt != answer_id(view):
                return Refusal("stale-answer")
            case PressGesture(move=text):
                return parse_move(text)
            case WriteGesture(text=text):
                return parse_move(f"A:{quote(text, errors='replace')}")
            case _:
                return Refusal("bad-text")

    def verdict(
        self, game: AnyGame, view: View, move: Move | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """A preview as people read it."""
        return verdict(move, preview)

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """The items that news adds to the move list."""
        return entries(news)


STAGE: Final[Stage[View, Move]] = MathematicusStage()
