"""How a game appears on a screen: views become scenes, gestures become moves."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, TypeVar

from abaculus.kernel.game import AnyGame, Preview, V_contra
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene

M = TypeVar("M")


class Stage(Protocol[V_contra, M]):
    """A family's stage; it knows views and moves, never states."""

    def scene(self, game: AnyGame, view: V_contra) -> Scene[Text]:
        """What the viewer sees and may do."""
        ...

    def move(self, game: AnyGame, view: V_contra, gesture: Gesture) -> M | Refusal:
        """The move that a gesture means; whether it is legal is for the rules to decide."""
        ...

    def verdict(
        self, game: AnyGame, view: V_contra, move: M | Refusal, preview: Preview | None
    ) -> MoveVerdict[Text]:
        """A preview in words; without a preview, why the gesture is not a move."""
        ...

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[MoveListItem[Text], ...]:
        """The items that news adds to the move list."""
        ...


AnyStage: TypeAlias = Stage[Any, Any]
