"""Moves and events of Multiplication Tables as text (5.2)."""

from __future__ import annotations

import re
from typing import Final, assert_never

from abaculus.games.pytagora.tables.moves import Answer, Move, Skip
from abaculus.games.pytagora.tables.state import Dealing, Drawing, Factoring, State
from abaculus.kernel.contract import Line
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.said import Refusal

TURN: Final = "turn"
"""The name of every seat's deadline."""

_LONGEST: Final = 200
_ANSWER: Final = re.compile("ans:([0-9]{1,4})")
_DRAWN: Final = re.compile("(?:deal|draw):[1-9]:([0-9]+)")
_FACTORS: Final = re.compile("factors:([0-9][0-9])")
_LEFT: Final = "leave"
_LATE: Final = "time"


class Lines:
    """The notation of moves and events."""

    def write_move(self, move: Move) -> str:
        """The canonical text of a move."""
        match move:
            case Answer(product):
                return f"ans:{product}"
            case Skip():
                return "skip"
            case _ as never:
                assert_never(never)

    def read_move(self, text: str) -> Move | Refusal:
        """The move a text means, read without looking at any table."""
        if len(text) > _LONGEST:
            return unreadable(text)
        bare = "".join(text.split()).lower()
        if bare == "skip":
            return Skip()
        found = _ANSWER.fullmatch(bare)
        return unreadable(text) if found is None else Answer(found[1])

    def write(self, state: State, event: Event[Move]) -> Line:
        """An event that happens in this state, as a record writes it."""
        match event:
            case Played(seat=seat, move=move):
                return Line(seat, self.write_move(move))
            case Left(seat=seat):
                return Line(seat, _LEFT)
            case TimedOut(seat=seat):
                return Line(seat, _LATE)
            case Drawn(result=result):
                return Line(None, _drawn(state, "".join(map(str, result))))
            case _ as never:
                assert_never(never)

    def read(self, line: Line, at: int) -> Event[Move] | Refusal:
        """The event a record's line means."""
        seat, text = line.seat, line.text
        if seat is None:
            return _read_drawn(text, at)
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


def _drawn(state: State, digits: str) -> str:
    match state.phase:
        case Dealing(seat=seat):
            return f"deal:{seat + 1}:{digits}"
        case Drawing(seats=seats):
            return f"draw:{seats[0] + 1}:{digits}"
        case Factoring():
            return f"factors:{digits}"
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def _read_drawn(text: str, at: int) -> Drawn | Refusal:
    factors = _FACTORS.fullmatch(text)
    if factors is not None:
        return Drawn(at, (factors[1],))
    found = _DRAWN.fullmatch(text)
    return unreadable(text) if found is None else Drawn(at, tuple(found[1]))
