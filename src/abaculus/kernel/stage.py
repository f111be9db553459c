"""How a game is put on a screen: views into scenes, gestures into moves, verdicts in the open."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, TypeVar

from abaculus.kernel.contract import AnyGame, Preview, Stop, V_contra
from abaculus.kernel.said import News, Refusal
from abaculus.kernel.scenes import Advice, Entry, Gesture, Scene, Text, Verdict

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
    ) -> Verdict[Text]:
        """A preview as people read it; for a gesture that made no move, why (preview is None)."""
        ...

    def entries(self, game: AnyGame, news: tuple[News, ...]) -> tuple[Entry[Text], ...]:
        """The lines that news adds to the log of whoever heard it."""
        ...


AnyStage: TypeAlias = Stage[Any, Any]


class Adviser(Protocol[V_contra]):
    """Knows the best there was: for hints during a game and for looking back after it."""

    def best(self, game: AnyGame, view: V_contra, stop: Stop) -> Advice[Text] | None:
        """The best move the viewer could make; None if it has no choice to make."""
        ...

    def hint(self, game: AnyGame, view: V_contra, rung: int, stop: Stop) -> tuple[Text, ...]:
        """Help that gives away a little more on each rung, from 1; the last one tells the move."""
        ...


AnyAdviser: TypeAlias = Adviser[Any]
