"""Moves and events of MathMetrics as text (5.3)."""

from __future__ import annotations

import re
from typing import Final, assert_never
from urllib.parse import unquote

from abaculus.games.mathmetrics import moves
from abaculus.games.mathmetrics.clocks import CLOCKS
from abaculus.games.mathmetrics.phases import Fetching, Marking, Rolling
from abaculus.games.mathmetrics.refusals import LONGEST
from abaculus.games.mathmetrics.state import State
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal
from abaculus.kernel.question_source import ChanceAnswer

_SIGNS: Final[dict[str, moves.Move]] = {
    "r": moves.Roll(),
    "w": moves.Wait(),
    "s": moves.Seven(),
    "b": moves.Blast(),
    "=?": moves.Pass(),
    "here": moves.Here(),
}
_WRITTEN: Final = {type(move): text for text, move in _SIGNS.items()}
_SPACE: Final = "([OIRoir])([0-9]{1,2})([A-Da-d]?)"
_PLACE: Final = re.compile(f"@{_SPACE}")
_GO: Final = re.compile(rf"([1-6]?)>{_SPACE}(\.(?:in|on|out))?")
_CHOOSE: Final = re.compile(r"\?([A-Za-z])")
_CHANCE: Final = re.compile("=~(0|[1-9][0-9]?|100)")
_LEFT: Final = "x"
_CLOCK: Final = "~"
_DICE: Final = re.compile("[rsb]:([0-9]{1,3})(?:,([0-9]{1,3}))?")
_HIDDEN: Final = r"\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff"
_UNSAFE: Final = re.compile(rf"[%~\s{_HIDDEN}]")
"""Characters escaped in answers: blanks, the sign of a bot, invisible ones."""
_BREAKS: Final = re.compile(r"(?<= ) |[^\S ]|[%\x00-\x1f\x7f-\x9f]")
"""What a line escapes: blanks other than single ones."""
_SURROGATES: Final = re.compile("[\ud800-\udfff]")
_CAUSES: Final = {"order": "r", "ready": "r", "bonus": "r", "seven": "s", "blast": "b"}


class MathMetricsNotation:
    """The notation of moves and events."""

    def write_move(self, move: moves.Move) -> str:
        """The canonical text of a move."""
        match move:
            case moves.Place(space=space):
                return f"@{space}"
            case moves.Go(to=to, value=value):
                return f"{value or ''}>{to}"
            case moves.Answer(text=text):
                return f"={_escape(_UNSAFE, text) if text != '?' else '%3F'}"
            case ChanceAnswer(percent=percent):
                return f"=~{percent}"
            case moves.Choose(category=category):
                return f"?{category}"
            case _:
                return _WRITTEN[type(move)]

    def read_move(self, text: str) -> moves.Move | Refusal:
        """The move a text means, read without looking at any table."""
        bare = text.strip()
        if _SURROGATES.search(bare) or len(bare) > 3 * LONGEST + 1:
            return parse_refusal(bare)
        sign = _SIGNS.get(bare.lower())
        if sign is not None:
            return sign
        found = _CHANCE.fullmatch(bare)
        if found is not None:
            return ChanceAnswer(int(found[1]))
        if bare.startswith("=~"):
            return parse_refusal(bare)
        if bare.startswith("="):
            return moves.Answer(unquote(bare[1:]))
        return _parse_other(bare)

    def write(self, state: State, event: Event[moves.Move]) -> EventText:
        """An event that happens in this state, as a record writes it."""
        match event:
            case Played(seat=seat, move=move):
                return EventText(seat, self.write_move(move))
            case Left(seat=seat):
                return EventText(seat, _LEFT)
            case TimedOut(seat=seat, deadline=deadline):
                return EventText(seat, f"{_CLOCK}{deadline}")
            case Drawn(result=result):
                return EventText(None, _format_draw(state, result))
            case _ as never:
                assert_never(never)

    def read(self, line: EventText, at: int) -> Event[moves.Move] | Refusal:
        """The event a record's line means."""
        seat, text = line.seat, line.text
        if text.startswith(_CLOCK) and text[1:] in CLOCKS:
            return TimedOut(at, text[1:], seat)
        if seat is None:
            return _parse_draw(text, at)
        if text == _LEFT:
            return Left(at, seat)
        move = self.read_move(text)
        return move if isinstance(move, Refusal) else Played(at, seat, move)


def parse_refusal(text: str) -> Refusal:
    """The refusal of a text that is not a move."""
    return Refusal("E_SYNTAX", {"text": _SURROGATES.sub("?", text[:40])})


def _parse_other(bare: str) -> moves.Move | Refusal:
    found = _GO.fullmatch(bare)
    if found is not None:
        value, facing = found[1], found[5] or ""
        return moves.Go(
            _space(found[2], found[3], found[4]) + facing, int(value) if value else None
        )
    found = _PLACE.fullmatch(bare)
    if found is not None:
        return moves.Place(_space(found[1], found[2], found[3]))
    found = _CHOOSE.fullmatch(bare)
    return parse_refusal(bare) if found is None else moves.Choose(found[1].upper())


def _space(ring: str, number: str, place: str) -> str:
    """The name of a space as the board writes it: O08 for o8."""
    ring = ring.upper()
    return (
        f"{ring}{int(number)}{place.lower()}" if ring == "R" else f"{ring}{int(number):02}{place}"
    )


def _escape(unsafe: re.Pattern[str], text: str) -> str:
    """The text with characters that a line cannot hold percent-encoded."""
    return unsafe.sub(lambda sign: "".join(f"%{byte:02X}" for byte in sign[0].encode()), text)


def _format_draw(state: State, result: Result) -> str:
    match state.phase:
        case Rolling(cause=cause):
            return f"{_CAUSES[cause]}:{','.join(map(str, result))}"
        case Fetching():
            name, sheet = map(str, result)
            return f"q:{_escape(_UNSAFE, name)}{_format_rest(sheet)}"
        case Marking():
            verdict, note = map(str, result)
            return f"{verdict}{_format_rest(note)}"
        case _ as phase:
            raise AssertionError(f"nothing is drawn in {phase}")


def _format_rest(text: str) -> str:
    return f" {_escape(_BREAKS, text)}" if text else ""


def _parse_draw(text: str, at: int) -> Drawn | Refusal:
    found = _DICE.fullmatch(text)
    if found is not None:
        values = tuple(int(value) for value in found.groups() if value)
        return Drawn(at, values) if all(1 <= value <= 6 for value in values) else Refusal("E_DIE")
    first, _, rest = text.partition(" ")
    if first in ("+", "-"):
        return Drawn(at, (first, unquote(rest)))
    if first.startswith("q:"):
        return Drawn(at, (unquote(first[2:]), unquote(rest)))
    return parse_refusal(text)
