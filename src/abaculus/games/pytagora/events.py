"""What all games of this family share: version, limits, clock, events as text (5.2)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, Generic, assert_never

from abaculus.kernel.awaits import Deadline
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Drawn, Event, Left, M, Played, TimedOut
from abaculus.kernel.game import EventText, Measure, S
from abaculus.kernel.messages import Refusal, Seat

RULES: Final = "pytagora/1"
"""The version of the common rulebook."""
PIECES_LEFT: Final = Measure("pieces", fewest=True)
TURNS_TAKEN: Final = Measure("turns", fewest=True)
TURN: Final = "turn"
"""The name of the only deadline."""

_LEFT: Final = "leave"
_LATE: Final = "time"


def turn_clock(times: Sequence[int], seat: Seat, since: int) -> tuple[Deadline, ...]:
    """The deadline of a seat's turn; none if its time is 0."""
    return (Deadline(TURN, since + times[seat], seat),) if times[seat] else ()


def wrong_phase(expected: str) -> Refusal:
    """The refusal of a move of another phase, with what is expected instead."""
    return Refusal("wrong_phase", {"expected": expected})


def unreadable(text: str) -> Refusal:
    """The refusal of a text that is not a move."""
    shown = text[:60].encode("utf-8", "replace").decode()
    return Refusal("bad_notation", {"text": shown})


_GROWTH: Final = 8
"""Characters that one of a text may become in its canonical form: `½` is `[{1/2}]` when crossed."""


class EventNotation(ABC, Generic[S, M]):
    """The notation of events; a game adds the words it has for its moves and draws."""

    longest: ClassVar = 200
    """More characters than any of these texts can need."""

    @abstractmethod
    def write_move(self, move: M) -> str:
        """The canonical text of a move."""

    @abstractmethod
    def parse_move(self, text: str) -> M | Refusal:
        """The move a text of bearable length means."""

    @abstractmethod
    def write_draw(self, state: S, result: Result) -> str:
        """What is drawn in this state, as a record writes it."""

    @abstractmethod
    def parse_draw(self, text: str) -> Result | Refusal:
        """What a record's text says was drawn."""

    def read_move(self, text: str) -> M | Refusal:
        """The move a text means, read without looking at any table."""
        if len(text) > self.longest:
            return unreadable(text)
        move = self.parse_move(text)
        if isinstance(move, Refusal) or len(text) * _GROWTH <= self.longest:
            return move
        return move if len(self.write_move(move)) <= self.longest else unreadable(text)

    def write(self, state: S, event: Event[M]) -> EventText:
        """An event that happens in this state, as a record writes it."""
        match event:
            case Played(seat=seat, move=move):
                return EventText(seat, self.write_move(move))
            case Left(seat=seat):
                return EventText(seat, _LEFT)
            case TimedOut(seat=seat):
                return EventText(seat, _LATE)
            case Drawn(result=result):
                return EventText(None, self.write_draw(state, result))
            case _ as never:
                assert_never(never)

    def read(self, line: EventText, at: int) -> Event[M] | Refusal:
        """The event a record's line means."""
        seat, text = line.seat, line.text
        if seat is None:
            result = self.parse_draw(text)
            return result if isinstance(result, Refusal) else Drawn(at, result)
        if text == _LEFT:
            return Left(at, seat)
        if text == _LATE:
            return TimedOut(at, TURN, seat)
        move = self.read_move(text)
        return move if isinstance(move, Refusal) else Played(at, seat, move)
