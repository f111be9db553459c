"""Moves and events of the ring games as text (specification 5.2)."""

from __future__ import annotations

import re
from functools import partial
from typing import Final, assert_never

from abaculus.games.pytagora.events import format_event, parse_event, unreadable
from abaculus.games.pytagora.rings.moves import Attach, Done, Move
from abaculus.games.pytagora.rings.ring import Ring
from abaculus.games.pytagora.rings.state import Dealing, Drawing, State
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Event
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal

_LONGEST: Final = 200
_DRAWN: Final = re.compile("deal:[1-9]:([0-9]+)|draw:[1-9]:([0-9])")


class RingNotation:
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
        """Parse a move, ignoring blanks and case."""
        if len(text) > _LONGEST:
            return unreadable(text)
        bare = "".join(text.split()).upper()
        if bare == "DONE":
            return Done()
        found = self._attach.fullmatch(bare)
        return unreadable(text) if found is None else Attach(found[1], found[2], found[3])

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
        case Drawing(seat=seat):
            return f"draw:{seat + 1}:{digits}"
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def _parse_draw(text: str) -> Result | Refusal:
    found = _DRAWN.fullmatch(text) if text.isascii() else None
    return unreadable(text) if found is None else tuple(found[1] or found[2])
