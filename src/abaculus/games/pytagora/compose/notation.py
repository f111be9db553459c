"""Moves and events of the games that compose equalities, as their records write them (5.2)."""

from __future__ import annotations

import re
from typing import Final, assert_never

from abaculus.games.pytagora.compose import moves, phases
from abaculus.games.pytagora.compose.chance import FACES
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.equality.judge import format_play, parse_play
from abaculus.games.pytagora.equality.terms import Continue, Write
from abaculus.games.pytagora.events import EventNotation, unreadable
from abaculus.games.pytagora.kinds import in_order, parse_pieces, text_of
from abaculus.kernel.draws import Result
from abaculus.kernel.messages import Refusal

_WORDS: Final[dict[str, moves.Move]] = {
    "roll": moves.RollDie(),
    "pass": moves.Pass(),
    "done": moves.Done(),
    "more": moves.More(),
}
_STEAL: Final = re.compile(r"steal:([1-9]):(.+)")
_DEALT: Final = re.compile(r"(?:deal|draw):[1-9]:(.+)")
_START: Final = re.compile(r"start:([1-9])")


class ComposeNotation(EventNotation[State, moves.Move]):
    """The notation of moves and events."""

    longest = 400

    def write_move(self, move: moves.Move) -> str:
        """The canonical text of a move."""
        match move:
            case Write() | Continue():
                return format_play(move)
            case moves.Buy(pieces=pieces):
                return f"buy:{text_of(pieces)}"
            case moves.Steal(seat=seat, piece=piece):
                return f"steal:{seat + 1}:{piece}"
            case moves.ChooseFace(face=face):
                return f"face:{face}"
            case moves.RollDie():
                return "roll"
            case moves.Pass():
                return "pass"
            case moves.Done():
                return "done"
            case moves.More():
                return "more"
            case _ as never:
                assert_never(never)

    def parse_move(self, text: str) -> moves.Move | Refusal:
        """The move a text means."""
        bare = text.strip()
        word = _WORDS.get(bare)
        if word is not None:
            return word
        if bare.startswith("face:"):
            face = bare[5:].strip()
            return moves.ChooseFace(face) if face in FACES else Refusal("bad_face")
        if bare.startswith("buy:"):
            pieces = parse_pieces(bare[4:])
            return pieces if isinstance(pieces, Refusal) else moves.Buy(pieces)
        if bare.startswith("steal:"):
            return _parse_steal(bare)
        return parse_play(bare)

    def write_draw(self, state: State, result: Result) -> str:
        """What is drawn in this state, as a record writes it."""
        match state.phase:
            case phases.Dealing(seat=seat):
                return f"deal:{seat + 1}:{text_of(map(str, result))}"
            case phases.Drawing(seat=seat):
                return f"draw:{seat + 1}:{text_of(map(str, result))}"
            case phases.Lots():
                return f"start:{int(result[0]) + 1}"
            case phases.Rolling():
                return f"die:{FACES[int(result[0]) - 1]}"
            case _ as phase:
                raise AssertionError(f"nothing is drawn in {phase}")

    def parse_draw(self, text: str) -> Result | Refusal:
        """What a record's text says was drawn."""
        start = _START.fullmatch(text)
        if start is not None:
            return (str(int(start[1]) - 1),)
        if text[:4] == "die:" and text[4:] in FACES:
            return (FACES.index(text[4:]) + 1,)
        dealt = _DEALT.fullmatch(text)
        if dealt is None or len(text) > self.longest:
            return unreadable(text)
        pieces = parse_pieces(dealt[1])
        return pieces if isinstance(pieces, Refusal) else in_order(pieces)


def _parse_steal(text: str) -> moves.Steal | Refusal:
    found = _STEAL.fullmatch(text)
    if found is None:
        return unreadable(text)
    pieces = parse_pieces(found[2])
    if isinstance(pieces, Refusal):
        return pieces
    return moves.Steal(int(found[1]) - 1, pieces[0]) if len(pieces) == 1 else unreadable(text)
