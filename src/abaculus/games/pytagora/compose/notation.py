"""Moves and events of the games that compose equalities, as their records write them (5.2)."""

from __future__ import annotations

import re
from functools import partial
from typing import Final, assert_never

from abaculus.games.pytagora.compose.chance import FACES
from abaculus.games.pytagora.compose.moves import (
    Buy,
    ChooseFace,
    Done,
    More,
    Move,
    Pass,
    RollDie,
    Steal,
)
from abaculus.games.pytagora.compose.state import Dealing, Drawing, Lots, Rolling, State
from abaculus.games.pytagora.equality.judge import format_play, parse_play
from abaculus.games.pytagora.equality.terms import Continue, Write
from abaculus.games.pytagora.events import format_event, parse_event, unreadable
from abaculus.games.pytagora.kinds import in_order, parse_pieces, text_of
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Event
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal

_LONGEST: Final = 400
"""The most characters of these texts."""
_WORDS: Final[dict[str, Move]] = {
    "roll": RollDie(),
    "pass": Pass(),
    "done": Done(),
    "more": More(),
}
_STEAL: Final = re.compile(r"steal:([1-9]):(.+)")
_DEALT: Final = re.compile(r"(?:deal|draw):[1-9]:(.+)")
_START: Final = re.compile(r"start:([1-9])")


class ComposeNotation:
    """The notation of moves and events."""

    def write_move(self, move: Move) -> str:
        """The canonical text of a move."""
        match move:
            case Write() | Continue():
                return format_play(move)
            case Buy(pieces=pieces):
                return f"buy:{text_of(pieces)}"
            case Steal(seat=seat, piece=piece):
                return f"steal:{seat + 1}:{piece}"
            case ChooseFace(face=face):
                return f"face:{face}"
            case RollDie():
                return "roll"
            case Pass():
                return "pass"
            case Done():
                return "done"
            case More():
                return "more"
            case _ as never:
                assert_never(never)

    def read_move(self, text: str) -> Move | Refusal:
        """Parse a move."""
        if len(text) > _LONGEST:
            return unreadable(text)
        bare = text.strip()
        word = _WORDS.get(bare)
        if word is not None:
            return word
        if bare.startswith("face:"):
            face = bare[5:].strip()
            return ChooseFace(face) if face in FACES else Refusal("bad_face")
        if bare.startswith("buy:"):
            pieces = parse_pieces(bare[4:])
            return pieces if isinstance(pieces, Refusal) else Buy(pieces)
        if bare.startswith("steal:"):
            return _parse_steal(bare)
        return parse_play(bare)

    def write(self, state: State, event: Event[Move]) -> EventText:
        """Format an event that happens in this state."""
        return format_event(event, self.write_move, partial(_format_draw, state))

    def read(self, line: EventText, at: int) -> Event[Move] | Refusal:
        """Parse an event from a line of a record."""
        return parse_event(line, at, self.read_move, _parse_draw)


def _parse_steal(text: str) -> Steal | Refusal:
    found = _STEAL.fullmatch(text)
    if found is None:
        return unreadable(text)
    pieces = parse_pieces(found[2])
    if isinstance(pieces, Refusal):
        return pieces
    return Steal(int(found[1]) - 1, pieces[0]) if len(pieces) == 1 else unreadable(text)


def _format_draw(state: State, result: Result) -> str:
    match state.phase:
        case Dealing(seat=seat):
            return f"deal:{seat + 1}:{text_of(map(str, result))}"
        case Drawing(seat=seat):
            return f"draw:{seat + 1}:{text_of(map(str, result))}"
        case Lots():
            return f"start:{int(result[0]) + 1}"
        case Rolling():
            return f"die:{FACES[int(result[0]) - 1]}"
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def _parse_draw(text: str) -> Result | Refusal:
    start = _START.fullmatch(text)
    if start is not None:
        return (str(int(start[1]) - 1),)
    if text[:4] == "die:" and text[4:] in FACES:
        return (FACES.index(text[4:]) + 1,)
    dealt = _DEALT.fullmatch(text)
    if dealt is None or len(text) > _LONGEST:
        return unreadable(text)
    pieces = parse_pieces(dealt[1])
    return pieces if isinstance(pieces, Refusal) else in_order(pieces)
