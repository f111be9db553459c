"""What all games of this family share: version, limits, clock, events as text (5.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, assert_never

from abaculus.kernel.awaits import Deadline
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText, Measure
from abaculus.kernel.messages import Refusal, Seat

RULES: Final = "pytagora/1"
"""The version of the common rulebook."""
PIECES_LEFT: Final = Measure("pieces", fewest=True)
TURNS_TAKEN: Final = Measure("turns", fewest=True)
TURN: Final = "turn"
"""The name of the only deadline."""

_LEFT: Final = "leave"
_LATE: Final = "time"

M = TypeVar("M")


def turn_clock(times: Sequence[int], seat: Seat, since: int) -> tuple[Deadline, ...]:
    """The deadline of a seat's turn; none if its time is 0."""
    return (Deadline(TURN, since + times[seat], seat),) if times[seat] else ()


def wrong_phase(expected: str) -> Refusal:
    """The refusal of a move of another phase, with what is expected instead."""
    return Refusal("wrong_phase", {"expected": expected})


def format_event(
    event: Event[M], write_move: Callable[[M], str], write_drawn: Callable[[Result], str]
) -> EventText:
    """The text of an event, with a game's own texts for its moves and draws."""
    match event:
        case Played(seat=seat, move=move):
            return EventText(seat, write_move(move))
        case Left(seat=seat):
            return EventText(seat, _LEFT)
        case TimedOut(seat=seat):
            return EventText(seat, _LATE)
        case Drawn(result=result):
            return EventText(None, write_drawn(result))
        case _ as never:
            assert_never(never)


def parse_event(
    line: EventText,
    at: int,
    read_move: Callable[[str], M | Refusal],
    read_drawn: Callable[[str], Result | Refusal],
) -> Event[M] | Refusal:
    """Parse an event."""
    seat, text = line.seat, line.text
    if seat is None:
        result = read_drawn(text)
        return result if isinstance(result, Refusal) else Drawn(at, result)
    if text == _LEFT:
        return Left(at, seat)
    if text == _LATE:
        return TimedOut(at, TURN, seat)
    move = read_move(text)
    return move if isinstance(move, Refusal) else Played(at, seat, move)


def unreadable(text: str) -> Refusal:
    """The refusal of a text that is not a move."""
    shown = text[:60].encode("utf-8", "replace").decode()
    return Refusal("bad_notation", {"text": shown})
