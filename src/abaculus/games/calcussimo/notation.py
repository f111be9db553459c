"""Events of CalcuSSIMO as its records write them (specification 5.3)."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.calcussimo.kinds import KINDS
from abaculus.games.calcussimo.move_text import format_move, parse_move, parse_refusal
from abaculus.games.calcussimo.moves import Move
from abaculus.games.calcussimo.state import Deal, Lots, Refilling, StartDraw, State, Swapping
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal


class CalcussimoNotation:
    """The notation of moves and events."""

    def write_move(self, move: Move) -> str:
        """The canonical text of a move."""
        return format_move(move)

    def read_move(self, text: str) -> Move | Refusal:
        """Parse a move."""
        return parse_move(text)

    def write(self, state: State, event: Event[Move]) -> EventText:
        """Format an event that happens in this state."""
        match event:
            case Played(seat=seat, move=move):
                return EventText(seat, format_move(move))
            case Left(seat=seat):
                return EventText(seat, "%")
            case TimedOut(seat=seat):
                return EventText(seat, "t")
            case Drawn(result=result):
                return _format_draw(state, "".join(map(str, result)))
            case _ as never:
                assert_never(never)

    def read(self, line: EventText, at: int) -> Event[Move] | Refusal:
        """Parse an event from a line of a record."""
        seat, text = line.seat, line.text
        if text == "t":
            return TimedOut(at, "dispute" if seat is None else "turn", seat)
        if seat is None:
            return parse_refusal(text)
        if text == "%":
            return Left(at, seat)
        if text == "^":
            return Drawn(at, (str(seat),))
        if text[:1] in ("^", "&"):
            chips = text[1:]
            if not chips or any(chip not in KINDS for chip in chips):
                return parse_refusal(text)
            return Drawn(at, tuple(chips))
        move = parse_move(text)
        return move if isinstance(move, Refusal) else Played(at, seat, move)


def _format_draw(state: State, chips: str) -> EventText:
    match state.phase:
        case StartDraw(contenders=contenders, drawn=drawn):
            return EventText(contenders[len(drawn)], "^" + chips)
        case Lots():
            return EventText(int(chips), "^")
        case Deal(seat=seat) | Refilling(seat=seat) | Swapping(seat=seat):
            return EventText(seat, "&" + chips)
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")
