"""Events as lines of a record (5.2)."""

from __future__ import annotations

import re
from typing import Final, assert_never

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.blue import blue_card_of, faces
from abaculus.games.mathematicus.blue_deck import OURS
from abaculus.games.mathematicus.clocks import (
    ANSWER,
    DECISION,
    DOUBLE,
    GIMMICK,
    OBJECTION,
    READING,
    TIME,
    VOTE,
    WINDOW,
)
from abaculus.games.mathematicus.move_text import format_move, parse_move
from abaculus.games.mathematicus.moves import Move
from abaculus.games.mathematicus.questions import face
from abaculus.games.mathematicus.state import State
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal
from abaculus.questions.delivery.stored_question import (
    decode_question,
    decode_verdict,
    encode_question,
    encode_verdict,
)

_LEFT: Final = "resign"
_TIMES: Final = {READING: "#GO", TIME: "#TIME"} | {
    name: f"#OUT {name}" for name in (ANSWER, DECISION, DOUBLE, GIMMICK, OBJECTION, VOTE, WINDOW)
}
_TIMED: Final = {text: name for name, text in _TIMES.items()}
_ROLLED: Final = re.compile("(?:#O:[1-9][0-9]?)?=([1-9][0-9]?)")
_CHANCE: Final = re.compile("#(C[0-9]{2})")
_FOUR: Final = re.compile("#G=([1-9][0-9]?(?:,[1-9][0-9]?){3})")
_CARD: Final = re.compile("#Q:([1-9][0-9]{0,2})[ab]'{0,99}[1-4]")
_BLUE: Final = re.compile(
    "#B:([A-Z]{9})(?::([A-Za-z0-9]{1,20})(?:=((?:0|[1-9][0-9]?)(?:,(?:0|[1-9][0-9]?))*))?)?"
)
_ASKED: Final = re.compile(r"q:(\S*)(?: (\{.*\}))?")
_MARKED: Final = re.compile(r"([+-])(?: (\{.*\}))?")
_BLANKS: Final = re.compile(r"(?<=\s)\s|[^\S ]")


class MathematicusNotation:
    """The notation of moves and events."""

    def write_move(self, move: Move) -> str:
        """The canonical text of a move."""
        return format_move(move)

    def read_move(self, text: str) -> Move | Refusal:
        """Parse a move."""
        return parse_move(text)

    def write(self, state: State, event: Event[Move]) -> EventText:
        """Format an event that happens in this state."""
        match event:
            case Played(seat=seat, move=move):
                return EventText(seat, format_move(move))
            case Left(seat=seat):
                return EventText(seat, _LEFT)
            case TimedOut(seat=seat, deadline=deadline):
                return EventText(seat, _TIMES[deadline])
            case Drawn(result=result):
                return EventText(None, _format_draw(state, result))
            case _ as never:
                assert_never(never)

    def read(self, line: EventText, at: int) -> Event[Move] | Refusal:
        """Parse an event from a line of a record."""
        seat, text = line.seat, line.text
        if text in _TIMED:
            return TimedOut(at, _TIMED[text], seat)
        if seat is None:
            return _parse_draw(text, at)
        if text == _LEFT:
            return Left(at, seat)
        move = parse_move(text)
        return move if isinstance(move, Refusal) else Played(at, seat, move)


def _format_draw(state: State, result: Result) -> str:
    match state.phase:
        case phases.Rolling():
            return f"={result[0]}"
        case phases.Opening(waiting=waiting) | phases.TieRoll(waiting=waiting):
            return f"#O:{waiting[0] + 1}={result[0]}"
        case phases.Dealing(question=question):
            return f"#Q:{result[0]}{face(state.asked)}{question.level}"
        case phases.BlueDealing(question=question):
            return _format_blue(question, result)
        case phases.Asking():
            return " ".join((f"q:{result[0]}", *_single_line(str(result[1]))))
        case phases.Marking():
            return " ".join((str(result[0]), *_single_line(str(result[1]))))
        case phases.Drawing():
            return f"#{result[0]}"
        case phases.Shaking():
            return f"#G={','.join(map(str, result))}"
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def _format_blue(question: phases.QuestionState, result: Result) -> str:
    """A line that grows: what the numbers hide, the template, its dice."""
    blue = blue_card_of(question)
    if not blue.types:
        return f"#B:{''.join(map(str, result))}"
    if not blue.card:
        return f"#B:{blue.types}:{result[0]}"
    rolls = tuple([int(face) for face in result])
    # only our cards are known without their table, so others keep their rolls
    shown = faces(OURS[blue.card], rolls) if blue.card in OURS else rolls
    return f"#B:{blue.types}:{blue.card}={','.join(map(str, shown))}"


def _parse_blue(found: re.Match[str], at: int) -> Drawn | Refusal:
    types, card, shown = found.groups()
    if shown is None:
        return Drawn(at, tuple(types) if card is None else (card,))
    rolled = tuple(map(int, shown.split(",")))
    if card not in OURS:
        return Drawn(at, rolled)
    if len(OURS[card]) != len(rolled):
        return Refusal("bad-text")
    less = faces(OURS[card], (0,) * len(rolled))
    return Drawn(at, tuple([face - by for face, by in zip(rolled, less, strict=True)]))


def _parse_draw(text: str, at: int) -> Drawn | Refusal:
    found = _ROLLED.fullmatch(text)
    if found is not None:
        return Drawn(at, (int(found[1]),))
    found = _CHANCE.fullmatch(text) or _CARD.fullmatch(text)
    if found is not None:
        return Drawn(at, (found[1],))
    found = _FOUR.fullmatch(text)
    if found is not None:
        return Drawn(at, tuple(map(int, found[1].split(","))))
    found = _BLUE.fullmatch(text)
    if found is not None:
        return _parse_blue(found, at)
    found = _ASKED.fullmatch(text)
    if found is not None:
        return Drawn(at, (found[1], normalise_stored_question(found[2] or "")))
    found = _MARKED.fullmatch(text)
    if found is None:
        return Refusal("bad-text")
    return Drawn(at, (found[1], normalise_verdict(found[2] or "")))


def _single_line(json: str) -> list[str]:
    """The text with single blanks only: all other blanks are written by number."""
    return [_BLANKS.sub(lambda found: f"\\u{ord(found[0]):04x}", json)] if json else []


def normalise_stored_question(text: str) -> str:
    """A stored question in canonical form; a broken one is unchanged and will be refused."""
    try:
        return encode_question(decode_question(text)) if text else ""
    except ValueError:
        return text


def normalise_verdict(text: str) -> str:
    """The verdict on an answer, treated likewise."""
    try:
        return encode_verdict(decode_verdict(text)) if text else ""
    except ValueError:
        return text
