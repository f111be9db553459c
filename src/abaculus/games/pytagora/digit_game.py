"""What The Number and Multiplication Tables share as games of digits in hands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar, assert_never

from abaculus.games.pytagora.events import wrong_phase
from abaculus.kernel.awaits import Awaits, Over
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, M, Played, TimedOut
from abaculus.kernel.game import Step
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.rng import GameRng


class DigitRules(Protocol):
    """What the rules of each such table say."""

    @property
    def players(self) -> int: ...


class DigitState(Protocol):
    """What a state of each such game holds."""

    @property
    def rules(self) -> DigitRules: ...

    @property
    def gone(self) -> tuple[Seat, ...]: ...


D = TypeVar("D", bound=DigitState)


class DigitGame(ABC, Generic[D, M]):
    """Checks an event before it happens; a seat that has left cannot leave again."""

    @abstractmethod
    def awaits(self, state: D) -> Awaits:
        """Who or what is to act."""

    @abstractmethod
    def moves(self, state: D, seat: Seat) -> Iterator[M]:
        """Every legal move of a seat."""

    @abstractmethod
    def refuse(self, state: D, seat: Seat, move: M) -> Refusal | None:
        """Why a seat cannot make this move while the game runs."""

    @abstractmethod
    def advance(self, state: D, event: Event[M], news: list[News]) -> D:
        """The state after an event that can happen."""

    def check(self, state: D, event: Event[M]) -> Refusal | None:
        """Why this cannot happen now."""
        refusal = self.check_moment(state, event)
        if refusal is not None:
            return refusal
        match event:
            case Played(seat=seat, move=move):
                return self.refuse(state, seat, move)
            case Left(seat=seat):
                return wrong_phase("gone") if seat in state.gone else None
            case Drawn() | TimedOut():
                return None
            case _ as never:
                assert_never(never)

    def check_moment(self, state: D, event: Event[M]) -> Refusal | None:
        """Why no such event can happen now, whatever the move is."""
        awaits = self.awaits(state)
        if isinstance(awaits, Over):
            return wrong_phase("over")
        return check_event(awaits, event, state.rules.players)

    def apply(self, state: D, event: Event[M]) -> Step[D, M]:
        """What it leads to."""
        refusal = self.check(state, event)
        if refusal is not None:
            raise RefusedError(refusal)
        news: list[News] = []
        return Step(self.advance(state, event, news), tuple(news), event)

    def sample(self, state: D, seat: Seat, rng: GameRng) -> M:
        """One of the legal moves."""
        moves = list(self.moves(state, seat))
        return moves[rng.below(len(moves))]
