"""Moves and events of Mathesso as text (5.3)."""

from __future__ import annotations

import re
from typing import Final, assert_never

from abaculus.games.mathesso.decks import deck
from abaculus.games.mathesso.moves import Agree, Cover, Disagree, Extra, Flip, Move, Stop
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.setup import number_backs, plain_tops
from abaculus.games.mathesso.state import (
    Backing,
    Dropping,
    Lapsed,
    Lots,
    Revealing,
    Scattering,
    State,
)
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal

TURN: Final = "turn"
SHOW: Final = "show"
"""The two deadlines: for a turn or a draw, and for looking at what was turned."""

_LONGEST: Final = 200
_PLACE: Final = re.compile("[a-z][1-9][0-9]{0,2}")
_SIGNS: Final[dict[str, Move]] = {
    ".": Stop(),
    "ok": Cover(),
    "+": Extra(),
    "=": Agree(),
    "=-": Disagree(),
}
_WRITTEN: Final = {type(move): text for text, move in _SIGNS.items()}
_LEFT: Final = "resign"
_CLOCK: Final = "clock"
_CLOCKS: Final = {_CLOCK: TURN, f"{_CLOCK} {SHOW}": SHOW}
_NUMBERS: Final = "( [0-9]{1,4})*"
_FACE: Final = re.compile(r"[a-z][0-9]{1,3}\[([0-9]{1,3}|!)>[0-9]{1,4} ([A-Z!][0-9.ab]{1,8})\]")
_TOPS: Final = re.compile("backs(?: (?:[0-9]{1,3}|!))+")
_LOTS: Final = re.compile("lots(?: [1-9])+")
_EMPTY: Final = re.compile(f"empty{_NUMBERS}")
_ROW: Final = re.compile(f"row{_NUMBERS}")
_PICKED: Final = re.compile(f"{_CLOCK} ([a-z][1-9][0-9]{{0,2}})")


class MathessoNotation:
    """The notation of moves and events."""

    def write_move(self, move: Move) -> str:
        """The canonical text of a move."""
        return move.place if isinstance(move, Flip) else _WRITTEN[type(move)]

    def read_move(self, text: str) -> Move | Refusal:
        """Parse a move without looking at a state."""
        if len(text) > _LONGEST:
            return parse_refusal()
        bare = text.strip().lower().replace("−", "-").replace("–", "-")
        if _PLACE.fullmatch(bare):
            return Flip(bare)
        return _SIGNS.get(bare) or parse_refusal()

    def write(self, state: State, event: Event[Move]) -> EventText:
        """Format an event that happens in this state."""
        match event:
            case Played(seat=seat, move=move):
                return EventText(seat, self.write_move(move))
            case Left(seat=seat):
                return EventText(seat, _LEFT)
            case TimedOut(seat=seat, deadline=deadline):
                return EventText(seat, _CLOCK if deadline == TURN else f"{_CLOCK} {SHOW}")
            case Drawn(result=result):
                return EventText(None, _format_draw(state, result))
            case _ as never:
                assert_never(never)

    def read(self, line: EventText, at: int) -> Event[Move] | Refusal:
        """Parse an event from a line of a record."""
        seat, text = line.seat, line.text
        if seat is None:
            return _parse_draw(text, at)
        if text == _LEFT:
            return Left(at, seat)
        if text in _CLOCKS:
            return TimedOut(at, _CLOCKS[text], seat)
        move = self.read_move(text)
        return move if isinstance(move, Refusal) else Played(at, seat, move)


def parse_refusal() -> Refusal:
    """The refusal of a text that is not a move."""
    return Refusal("bad-text")


def _format_draw(state: State, result: Result) -> str:
    match state.phase:
        case Revealing(place=place):
            return format_face(state, place, str(result[0]))
        case Dropping():
            return " ".join(("empty", *map(str, result)))
        case Scattering():
            return " ".join(("row", *map(str, result)))
        case Backing():
            return " ".join(("backs", *plain_tops(result)))
        case Lots():
            return " ".join(("lots", *(str(int(seat) + 1) for seat in result)))
        case Lapsed():
            return f"{_CLOCK} {result[0]}"
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def format_face(state: State, place: int, key: str) -> str:
    """A turned jetton: place, back, number and key, as in `c7[5>10 M2.5]`."""
    top = state.tops[place]
    number = deck(state.rules.box, state.rules.deck).pairs[key].shown(top)
    return f"{place_names(state.rows).by_place[place]}[{top}>{number} {key}]"


def _parse_draw(text: str, at: int) -> Drawn | Refusal:
    found = _FACE.fullmatch(text)
    if found is not None:
        return Drawn(at, (found[2],))
    words = text.split()[1:]
    if _EMPTY.fullmatch(text):
        return Drawn(at, tuple(words))
    if _ROW.fullmatch(text):
        return Drawn(at, tuple(map(int, words)))
    if _TOPS.fullmatch(text):
        return Drawn(at, number_backs(words))
    if _LOTS.fullmatch(text):
        return Drawn(at, tuple(int(word) - 1 for word in words))
    return Drawn(at, tuple(words)) if _PICKED.fullmatch(text) else parse_refusal()
