"""Events of CalcuSSIMO as its records write them (specification 5.3)."""

from __future__ import annotations

from typing import assert_never

from abaculus.games.calcussimo.kinds import KINDS
from abaculus.games.calcussimo.moves import Move
from abaculus.games.calcussimo.notation import read_move, unreadable, write_move
from abaculus.games.calcussimo.state import Deal, Lots, Refilling, StartDraw, State, Swapping
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import Line
from abaculus.kernel.messages import Refusal


class Lines:
    """The notation of moves and events."""

    def write_move(self, move: Move) -> str:
        """The canonical text of a move."""
        return write_move(move)

    def read_move(self, text: str) -> Move | Refusal:
        """The move a text means."""
        return read_move(text)

    def write(self, state: State, event: Event[Move]) -> Line:
        """An event that happens in this state."""
        match event:
            case Played(seat=seat, move=move):
                return Line(seat, write_move(move))
            case Left(seat=seat):
                return Line(seat, "%")
            case TimedOut(seat=seat):
                return Line(seat, "t")
            case Drawn(result=result):
                return _drawn(state, "".join(map(str, result)))
            case _ as never:
                assert_never(never)

    def read(self, line: Line, at: int) -> Event[Move] | Refusal:
        """The event a record's line means."""
        seat, text = line.seat, line.text
        if text == "t":
            return TimedOut(at, "dispute" if seat is None else "turn", seat)
        if seat is None:
            return unreadable(text)
        if text == "%":
            return Left(at, seat)
        if text == "^":
            return Drawn(at, (str(seat),))
        if text[:1] in ("^", "&"):
            chips = text[1:]
            if not chips or any(chip not in KINDS for chip in chips):
                return unreadable(text)
            return Drawn(at, tuple(chips))
        move = read_move(text)
        return move if isinstance(move, Refusal) else Played(at, seat, move)


def _drawn(state: State, chips: str) -> Line:
    match state.phase:
        case StartDraw(contenders=contenders, drawn=drawn):
            return Line(contenders[len(drawn)], "^" + chips)
        case Lots():
            return Line(int(chips), "^")
        case Deal(seat=seat) | Refilling(seat=seat) | Swapping(seat=seat):
            return Line(seat, "&" + chips)
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")
