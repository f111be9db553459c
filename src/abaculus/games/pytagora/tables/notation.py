"""Moves and events of Multiplication Tables as text (5.2)."""

from __future__ import annotations

import re
from typing import Final, assert_never

from abaculus.games.pytagora.events import EventNotation, unreadable
from abaculus.games.pytagora.tables.moves import Answer, Move, Skip
from abaculus.games.pytagora.tables.state import Dealing, Drawing, Factoring, State
from abaculus.kernel.draws import Result
from abaculus.kernel.messages import Refusal

_ANSWER: Final = re.compile("ans:([0-9]{1,4})")
_DRAWN: Final = re.compile("(?:deal|draw):[1-9]:([0-9]+)")
_FACTORS: Final = re.compile("factors:([0-9][0-9])")


class TablesNotation(EventNotation[State, Move]):
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

    def parse_move(self, text: str) -> Move | Refusal:
        """The move a text means, read without looking at any table."""
        bare = "".join(text.split()).lower()
        if bare == "skip":
            return Skip()
        found = _ANSWER.fullmatch(bare)
        return unreadable(text) if found is None else Answer(found[1])

    def write_draw(self, state: State, result: Result) -> str:
        """What is drawn in this state, as a record writes it."""
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

    def parse_draw(self, text: str) -> Result | Refusal:
        """What a record's text says was drawn."""
        factors = _FACTORS.fullmatch(text)
        if factors is not None:
            return (factors[1],)
        found = _DRAWN.fullmatch(text)
        return unreadable(text) if found is None else tuple(found[1])
