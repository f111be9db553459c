"""Moves and events of The Number as text (5.2)."""

from __future__ import annotations

import re
from typing import Final, assert_never

from abaculus.games.pytagora.events import EventNotation, unreadable
from abaculus.games.pytagora.number.faces import FACES
from abaculus.games.pytagora.number.moves import ChooseFace, Done, Move, Put, RollDie
from abaculus.games.pytagora.number.state import Dealing, Drawing, Opening, Rolling, State
from abaculus.kernel.draws import Result
from abaculus.kernel.messages import Refusal

_DRAWN: Final = re.compile("(?:deal:[1-9]|draw:[1-9]|number):([0-9]+)")
_PUT: Final = re.compile("put:([0-9])")


class NumberNotation(EventNotation[State, Move]):
    """The notation of moves and events."""

    def write_move(self, move: Move) -> str:
        """The canonical text of a move."""
        match move:
            case RollDie():
                return "roll"
            case ChooseFace(face):
                return f"face:{face}"
            case Put(digit):
                return f"put:{digit}"
            case Done():
                return "done"
            case _ as never:
                assert_never(never)

    def parse_move(self, text: str) -> Move | Refusal:
        """The move a text means, read without looking at any table."""
        bare = "".join(text.split()).lower().replace("−", "-").replace("–", "-")
        if bare == "roll":
            return RollDie()
        if bare == "done":
            return Done()
        if bare.startswith("face:"):
            face = bare[5:]
            return ChooseFace(face) if face in FACES else Refusal("bad_face")
        found = _PUT.fullmatch(bare)
        return unreadable(text) if found is None else Put(found[1])

    def write_draw(self, state: State, result: Result) -> str:
        """What is drawn in this state, as a record writes it."""
        digits = "".join(map(str, result))
        match state.phase:
            case Dealing(seat=seat):
                return f"deal:{seat + 1}:{digits}"
            case Drawing(seat=seat):
                return f"draw:{seat + 1}:{digits}"
            case Opening():
                return f"number:{digits}"
            case Rolling():
                return f"die:{FACES[int(digits) - 1]}"
            case _ as phase:
                raise AssertionError(f"nothing is drawn in {phase}")

    def parse_draw(self, text: str) -> Result | Refusal:
        """What a record's text says was drawn."""
        kind, _, face = text.partition(":")
        if kind == "die" and face in FACES:
            return (FACES.index(face) + 1,)
        found = _DRAWN.fullmatch(text)
        return unreadable(text) if found is None else tuple(found[1])
