"""The cases that the laws of stages are checked on: a table as a viewer sees and touches it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from abaculus.i18n import Translator, render
from abaculus.kernel.adviser import AnyAdviser
from abaculus.kernel.desk import Desk
from abaculus.kernel.game import AnyGame
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import Refusal, Seat
from abaculus.kernel.options import Options
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict, Scene
from abaculus.kernel.stage import AnyStage
from abaculus.testing.cases import EventCase, Moment, Subject
from abaculus.testing.cell_names import CellSet, cells_of


class StageSubject(Struct, frozen=True):
    """The stage being tested, with the parts that are used beside it."""

    stage: AnyStage
    voice: Translator
    desk: Desk | None = None
    adviser: AnyAdviser | None = None
    rules: frozenset[str] | None = None
    """The numbers of the rules; None: not checked."""

    def wording_fault(self, thing: Any, players: int) -> str | None:
        """The text that has no sentence; None if all have one."""
        try:
            render(thing, self.voice, tuple(f"person {seat}" for seat in range(players)))
        except LookupError as error:
            return f"there are no words: {error}"
        return None

    def rule_fault(self, rule: str) -> str | None:
        """What is wrong with the number of a rule."""
        known = self.rules is None or not rule or rule in self.rules
        return None if known else f"there is no rule {rule}"


class SourceCase(Struct, frozen=True):
    """The source of a game."""

    show: StageSubject
    game: AnyGame


class ScreenCase(Struct, frozen=True):
    """A moment as one viewer sees it on a screen."""

    show: StageSubject
    moment: Moment
    seat: Seat | None
    view: Any
    scene: Scene[Text]

    @property
    def game(self) -> AnyGame:
        return self.moment.game

    @property
    def cells(self) -> CellSet:
        """The names of all cells."""
        return cells_of(self.scene.zones)

    @property
    def pieces(self) -> set[str]:
        """The names of all pieces."""
        return {piece.id for piece in self.scene.pieces}

    def read(self, gesture: Gesture) -> Any | Refusal:
        """The move that a gesture means."""
        return self.show.stage.move(self.game, self.view, gesture)

    def verdict(self, move: Any | Refusal) -> MoveVerdict[Text]:
        """The verdict on a move before it is made."""
        preview = None
        if not isinstance(move, Refusal) and self.seat is not None:
            preview = self.game.preview(self.moment.state, self.seat, move)
        return self.show.stage.verdict(self.game, self.view, move, preview)

    def wording_fault(self, thing: Any) -> str | None:
        """The text that has no sentence; None if all have one."""
        return self.show.wording_fault(thing, self.moment.options.players)


class GestureCase(Struct, frozen=True):
    """A gesture of a viewer, sensible or not."""

    screen: ScreenCase
    gesture: Gesture


class NewsCase(Struct, frozen=True):
    """An event as one viewer hears of it."""

    show: StageSubject
    event_case: EventCase
    seat: Seat | None


class DeskCase(Struct, frozen=True):
    """Texts given to the desk."""

    show: StageSubject
    subject: Subject
    options: Options


def make_screen(show: StageSubject, moment: Moment, seat: Seat | None) -> ScreenCase:
    """What a viewer sees at a moment."""
    view = moment.game.view(moment.state, seat)
    return ScreenCase(show, moment, seat, view, show.stage.scene(moment.game, view))
