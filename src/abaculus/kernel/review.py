"""A finished game cut into turns, and the adviser's review of each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from abaculus.kernel.adviser import Review, Reviewer, Tutor
from abaculus.kernel.awaits import Turn
from abaculus.kernel.bot import Stop
from abaculus.kernel.events import Drawn, Played, TimedOut
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import Seat, news_for
from abaculus.kernel.registry import Family
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem


class GameTurn(Struct, frozen=True):
    """A turn; it is decided by the first event that scores, or else by its last one."""

    seat: Seat | None
    numbers: tuple[int, ...]
    """The numbers of its events, counted from 1."""
    deciding: int
    """The number of the event that decides it."""
    made: int
    """The points of that event."""
    entries: tuple[MoveListItem[Text], ...]
    """Its items in the move list."""


class ReviewRequest(Struct, frozen=True):
    """Everything needed to review a turn, so that another process can do it."""

    seat: Seat | None
    start: Any
    """The state in which the turn began."""
    moves: tuple[Any, ...]
    states: tuple[Any, ...]
    """The state in which each of the moves was made."""
    end: Any
    """The state after it."""
    before: Any
    """The state in which it was decided."""
    is_played: bool
    """Whether a move decided it, not a time-out."""
    made: int


class GameHistory:
    """A game from its first event to its last."""

    def __init__(
        self, family: Family, game: AnyGame, start: Any, steps: Sequence[Step[Any, Any]]
    ) -> None:
        self._family, self._game = family, game
        self._start, self._steps = start, steps

    def before(self, number: int) -> Any:
        """The state in which an event happened."""
        return self._start if number == 1 else self._steps[number - 2].state

    def begun(self, turn: GameTurn) -> Any:
        """The state to try other moves in; in a memory game, the state before the turn."""
        is_memory = self._game.info.traits.is_memory
        return self.before(turn.numbers[0] if is_memory else turn.deciding)

    def shown(self, turn: GameTurn) -> Any:
        """The state after a turn; in a memory game, while everything it showed was face up."""
        last = turn.numbers[-1]
        if not self._game.info.traits.is_memory:
            return self._steps[last - 1].state
        states = (self.settled(number) for number in reversed(turn.numbers))
        return next((state for state in states if self._is_open(state)), self.settled(last))

    def _is_open(self, state: Any) -> bool:
        """Whether the turn continues or was the last one."""
        awaits = self._game.awaits(state)
        return not isinstance(awaits, Turn) or awaits.is_begun

    def settled(self, number: int) -> Any:
        """The state after an event and the draws it called for."""
        return self._steps[number - 1 + len(self._draw_steps(number))].state

    def turns(self) -> list[GameTurn]:
        """Every turn, in the order in which they ended."""
        return [
            self._turn(tuple(numbers)) for numbers in turns_of(self._game, self._start, self._steps)
        ]

    def _turn(self, numbers: tuple[int, ...]) -> GameTurn:
        seat: Seat | None = getattr(self._steps[numbers[0] - 1].event, "seat", None)
        items = {number: self._entries(number, seat) for number in numbers}
        made = {number: sum(one.points or 0 for one in items[number]) for number in numbers}
        deciding = next((number for number in numbers if made[number] > 0), numbers[-1])
        entries = tuple(entry for number in numbers for entry in items[number])
        return GameTurn(seat, numbers, deciding, made[deciding], entries)

    def _entries(self, number: int, seat: Seat | None) -> list[MoveListItem[Text]]:
        """The move list items of an event and the draws it called for."""
        return [
            entry
            for step in (self._steps[number - 1], *self._draw_steps(number))
            for entry in self._family.stage(self._game).entries(
                self._game, news_for(step.news, seat)
            )
        ]

    def _draw_steps(self, number: int) -> tuple[Step[Any, Any], ...]:
        steps = self._steps
        return tuple(takewhile(lambda step: isinstance(step.event, Drawn), steps[number:]))

    def asked(self, turn: GameTurn) -> ReviewRequest | None:
        """The review request for a turn; None if there is nothing to review."""
        event = self._steps[turn.deciding - 1].event
        if self._family.adviser(self._game) is None or not isinstance(event, Played | TimedOut):
            return None
        events = [(number, self._steps[number - 1].event) for number in turn.numbers]
        played = [(number, one.move) for number, one in events if isinstance(one, Played)]
        return ReviewRequest(
            seat=turn.seat,
            start=self.before(turn.numbers[0]),
            moves=tuple(move for _, move in played),
            states=tuple(self.before(number) for number, _ in played),
            end=self.settled(turn.numbers[-1]),
            before=self.before(turn.deciding),
            is_played=isinstance(event, Played),
            made=turn.made,
        )

    def summary(self) -> tuple[tuple[Text, ...], ...]:
        """Sentences about each seat; empty if the adviser does not review whole games."""
        adviser = self._family.adviser(self._game)
        if not isinstance(adviser, Reviewer):
            return ()
        return adviser.summary(self._game, self._start, self._steps)

    def practice(self) -> tuple[tuple[str, ...], ...]:
        """What each seat should practise; empty if no questions were asked."""
        adviser = self._family.adviser(self._game)
        if not isinstance(adviser, Tutor):
            return ()
        last = self._steps[-1].state if self._steps else self._start
        return adviser.practice(self._game, last)


def review_turn(family: Family, game: AnyGame, asked: ReviewRequest, stop: Stop) -> Review | None:
    """The best play, for the whole turn or in place of the move that decided it."""
    adviser = family.adviser(game)
    if isinstance(adviser, Reviewer):
        return adviser.review(game, asked.start, asked.moves, asked.end, stop, asked.states)
    if adviser is None or not asked.is_played:
        return None
    best = adviser.best(game, game.view(asked.before, asked.seat), stop)
    return None if best is None else Review(best, best.points <= asked.made)


def turns_of(game: AnyGame, start: Any, steps: Sequence[Step[Any, Any]]) -> list[list[int]]:
    """The numbers of the events of each turn, counted from 1, in the order in which turns end.

    Draws belong to no turn; a seat may leave during another seat's turn.
    """
    turns: list[list[int]] = []
    last: dict[Seat | None, list[int]] = {}
    state = start
    for number, step in enumerate(steps, 1):
        if not isinstance(step.event, Drawn):
            awaits, seat = game.awaits(state), step.event.seat
            turn: list[int] = []
            if isinstance(awaits, Turn) and awaits.is_begun and seat in last:
                turn = last[seat]
                turns.remove(turn)
            turn.append(number)
            turns.append(turn)
            last[seat] = turn
        state = step.state
    return turns
