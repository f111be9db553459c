"""Who knows the best move, for hints and for looking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame, Step, V_contra
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice


class Adviser(Protocol[V_contra]):
    """Knows the best there was: for hints during a game and for looking back after it."""

    def best(self, game: AnyGame, view: V_contra, stop: Stop) -> Advice[Text] | None:
        """The best move the viewer could make; None if it has no choice to make."""
        ...

    def hint(self, game: AnyGame, view: V_contra, rung: int, stop: Stop) -> tuple[Text, ...]:
        """Help that gives away a little more on each rung, from 1; the last one tells the move."""
        ...


AnyAdviser: TypeAlias = Adviser[Any]


class Review(Struct, frozen=True):
    """A turn looked back on."""

    best: Advice[Text]
    was_best: bool
    """Whether what was done was worth as much."""


@runtime_checkable
class Reviewer(Adviser[V_contra], Protocol[V_contra]):
    """An adviser of a game whose views do not tell what was shown before.

    It looks back on whole turns, from the states around them, and only after the game.
    """

    def review(
        self,
        game: AnyGame,
        before: Any,
        moves: tuple[Any, ...],
        after: Any,
        stop: Stop,
        states: tuple[Any, ...] = (),
    ) -> Review | None:
        """The best there was in a turn: the states around it, its moves, and before each move."""
        ...

    def summary(
        self, game: AnyGame, start: Any, steps: Sequence[Step[Any, Any]]
    ) -> tuple[tuple[Text, ...], ...]:
        """What is to be told of each seat after the game."""
        ...


@runtime_checkable
class Tutor(Adviser[V_contra], Protocol[V_contra]):
    """An adviser of a game that asks questions: it knows what to practise afterwards."""

    def practice(self, game: AnyGame, end: Any) -> tuple[tuple[str, ...], ...]:
        """For each seat the kinds of questions that went wrong, by their places, worst first."""
        ...
