"""How a game is put on a screen: views into scenes, gestures into moves, verdicts in the open."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, TypeVar

from abaculus.kernel.game import AnyGame, Preview, V_contra
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene

M = TypeVar("M")


class Stage(Protocol[V_contra, M]):
    """A family's stage: knows views and moves, never states."""

    def scene(self, game: AnyGame, view: V_contra) -> Scene[Text]:
        """What the viewer sees and may do."""
        ...

    def move(self, game: AnyGame, view: V_contra, gesture: Gesture) -> M | Refusal:
        """The move a gesture means; whether it is legal is the rules' business."""
        ...

    def verdict(
        self, game: AnyGame, view: V_contra, move: M | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """A preview as people read it; for a gesture that made no move, why (preview is None)."""
        ...

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """The lines that news adds to the log of whoever heard it."""
        ...


AnyStage: TypeAlias = Stage[Any, Any]
