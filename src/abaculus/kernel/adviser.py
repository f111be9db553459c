"""Advisers: hints during a game, and the best moves when looking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame, Step, V_contra
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Advice


class Adviser(Protocol[V_contra]):
    """Finds the best moves, for hints during a game and for the review after it."""

    def best(self, game: AnyGame, view: V_contra, stop: Stop) -> Advice[Text] | None:
        """The viewer's best move; None if there is no choice to make."""
        ...

    def hint(self, game: AnyGame, view: V_contra, rung: int, stop: Stop) -> tuple[Text, ...]:
        """Help that reveals a little more at each rung, from 1; the last rung gives the move."""
        ...


AnyAdviser: TypeAlias = Adviser[Any]


class Review(Struct, frozen=True):
    """What an adviser says of a turn after the game."""

    best: Advice[Text]
    was_best: bool
    """Whether what was played was worth as much as the best move."""


@runtime_checkable
class Reviewer(Adviser[V_contra], Protocol[V_contra]):
    """An adviser for a game whose views do not contain what was shown earlier.

    It reviews whole turns, from the states around them, and only after the game.
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
        """The best play of a turn: the states around it, its moves and the state before each."""
        ...

    def summary(
        self, game: AnyGame, start: Any, steps: Sequence[Step[Any, Any]]
    ) -> tuple[tuple[Text, ...], ...]:
        """Sentences about each seat, for after the game."""
        ...


@runtime_checkable
class Tutor(Adviser[V_contra], Protocol[V_contra]):
    """An adviser for a game that asks questions: it says what to practise afterwards."""

    def practice(self, game: AnyGame, end: Any) -> tuple[tuple[str, ...], ...]:
        """For each seat, the kinds of questions answered wrong, by topic, worst first."""
        ...
