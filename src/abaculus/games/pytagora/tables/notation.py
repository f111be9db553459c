"""Moves and events of Multiplication Tables as text (5.2)."""

from __future__ import annotations

import re
from functools import partial
from typing import Final, assert_never

from abaculus.games.pytagora.events import format_event, parse_event, unreadable
from abaculus.games.pytagora.tables.moves import Answer, Move, Skip
from abaculus.games.pytagora.tables.state import Dealing, Drawing, Factoring, State
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Event
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal

_LONGEST: Final = 200
_ANSWER: Final = re.compile("ans:([0-9]{1,4})")
_DRAWN: Final = re.compile("(?:deal|draw):[1-9]:([0-9]+)")
_FACTORS: Final = re.compile("factors:([0-9][0-9])")


class TablesNotation:
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
        """Parse a move without looking at a state."""
        if len(text) > _LONGEST:
            return unreadable(text)
        bare = "".join(text.split()).lower()
        if bare == "skip":
            return Skip()
        found = _ANSWER.fullmatch(bare)
        return unreadable(text) if found is None else Answer(found[1])

    def write(self, state: State, event: Event[Move]) -> EventText:
        """Format an event that happens in this state."""
        return format_event(event, self.write_move, partial(_format_draw, state))

    def read(self, line: EventText, at: int) -> Event[Move] | Refusal:
        """Parse an event from a line of a record."""
        return parse_event(line, at, self.read_move, _parse_draw)


def _format_draw(state: State, result: Result) -> str:
    digits = "".join(map(str, result))
    match state.phase:
        case Dealing(seat=seat):
            return f"deal:{seat + 1}:{digits}"
        case Drawing(seats=seats):
            return f"draw:{seats[0] + 1}:{digits}"
        case Factoring():
            return f"factors:{digits}"
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def _parse_draw(text: str) -> Result | Refusal:
    factors = _FACTORS.fullmatch(text)
    if factors is not None:
        return (factors[1],)
    found = _DRAWN.fullmatch(text)
    return unreadable(text) if found is None else tuple(found[1])
