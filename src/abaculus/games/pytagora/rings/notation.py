"""Moves and events of the ring games as text (specification 5.2)."""

from __future__ import annotations

import re
from typing import Final, assert_never

from abaculus.games.pytagora.events import EventNotation, unreadable
from abaculus.games.pytagora.rings.moves import Attach, Done, Move
from abaculus.games.pytagora.rings.ring import Ring
from abaculus.games.pytagora.rings.state import Dealing, Drawing, State
from abaculus.kernel.draws import Result
from abaculus.kernel.messages import Refusal

_DRAWN: Final = re.compile("deal:[1-9]:([0-9]+)|draw:[1-9]:([0-9])")


class RingNotation(EventNotation[State, Move]):
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

    def parse_move(self, text: str) -> Move | Refusal:
        """The move a text means; blanks and small letters are overlooked."""
        bare = "".join(text.split()).upper()
        if bare == "DONE":
            return Done()
        found = self._attach.fullmatch(bare)
        return unreadable(text) if found is None else Attach(found[1], found[2], found[3])

    def write_draw(self, state: State, result: Result) -> str:
        """What is drawn in this state, as a record writes it."""
        digits = "".join(map(str, result))
        match state.phase:
            case Dealing(seat=seat):
                return f"deal:{seat + 1}:{digits}"
            case Drawing(seat=seat):
                return f"draw:{seat + 1}:{digits}"
            case _ as phase:
                raise AssertionError(f"nothing is drawn in {phase}")

    def parse_draw(self, text: str) -> Result | Refusal:
        """What a record's text says was drawn."""
        found = _DRAWN.fullmatch(text) if text.isascii() else None
        return unreadable(text) if found is None else tuple(found[1] or found[2])
