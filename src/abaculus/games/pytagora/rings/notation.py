"""Moves and events of the ring games as text (specification 5.2)."""

from __future__ import annotations

import re
from typing import Final, assert_never

from abaculus.games.pytagora.rings.moves import Attach, Done, Move
from abaculus.games.pytagora.rings.ring import Ring
from abaculus.games.pytagora.rings.state import Dealing, Drawing, State
from abaculus.kernel.contract import Line
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.said import Refusal

TURN: Final = "turn"
"""The name of the only deadline."""

_LONGEST: Final = 200
_DRAWN: Final = re.compile("(?:deal:([1-9]):([0-9]+)|draw:([1-9]):([0-9]))")
_LEFT: Final = "leave"
_LATE: Final = "time"


class Lines:
    """The notation of a game with these rings."""

    def __init__(self, rings: tuple[Ring, ...]) -> None:
        names = "|".join(ring.name for ring in rings)
        self._attach = re.compile(f"({names})([LR]):([0-9])")

    def write_move(self, move: Move) -> str:
        """The canonical text of a move."""
        match move:
            case Attach(ring, side, digit):
                return f"{ring}{side}:{digit}"
            case Done():
                return "done"
            case _ as never:
                assert_never(never)

    def read_move(self, text: str) -> Move | Refusal:
        """The move a text means; blanks and small letters are overlooked."""
        if len(text) > _LONGEST:
            return unreadable(text)
        bare = "".join(text.split()).upper()
        if bare == "DONE":
            return Done()
        found = self._attach.fullmatch(bare)
        return unreadable(text) if found is None else Attach(found[1], found[2], found[3])

    def write(self, state: State, event: Event[Move]) -> Line:
        """An event that happens in this state."""
        match event:
            case Played(seat=seat, move=move):
                return Line(seat, self.write_move(move))
            case Left(seat=seat):
                return Line(seat, _LEFT)
            case TimedOut(seat=seat):
                return Line(seat, _LATE)
            case Drawn(result=result):
                return _drawn(state, "".join(map(str, result)))
            case _ as never:
                assert_never(never)

    def read(self, line: Line, at: int) -> Event[Move] | Refusal:
        """The event a record's line means."""
        seat, text = line.seat, line.text
        if seat is None:
            found = _DRAWN.fullmatch(text) if text.isascii() else None
            return unreadable(text) if found is None else Drawn(at, tuple(found[2] or found[4]))
        if text == _LEFT:
            return Left(at, seat)
        if text == _LATE:
            return TimedOut(at, TURN, seat)
        move = self.read_move(text)
        return move if isinstance(move, Refusal) else Played(at, seat, move)


def unreadable(text: str) -> Refusal:
    """The refusal of a text that is no move."""
    shown = text[:60].encode("utf-8", "replace").decode()
    return Refusal("bad_notation", {"text": shown})


def _drawn(state: State, digits: str) -> Line:
    match state.phase:
        case Dealing(seat=seat):
            return Line(None, f"deal:{seat + 1}:{digits}")
        case Drawing(seat=seat):
            return Line(None, f"draw:{seat + 1}:{digits}")
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")
