"""Moves and events as text, derived from the types of a game's moves."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from abaculus.kernel.draws import Result
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal

_LEFT = "%"
_SEPARATOR = ","
_LONGEST = 200


class MoveNotation:
    """Writes a number or word as it is and a struct as its fields with commas; leaving is `%`."""

    def __init__(self, move: Any) -> None:
        self._move = move
        self._names = _name_fields(move)
        self._hint = _describe(move)

    def write_move(self, move: Any) -> str:
        """The canonical text of a move."""
        if isinstance(move, Struct):
            return _SEPARATOR.join(str(getattr(move, name)) for name in move.__struct_fields__)
        return str(move)

    def read_move(self, text: str) -> Any | Refusal:
        """The move that a text means; blanks beside the commas do not matter."""
        bare = text.strip()
        try:
            if bare == _LEFT or len(bare) > _LONGEST:
                return self._refuse(text)
            return msgspec.convert(self._split(bare), self._move, strict=False)
        except ValueError:
            return self._refuse(text)

    def _split(self, text: str) -> object:
        if not self._names:
            return _need_word(text)
        words = (_need_word(word.strip()) for word in text.split(_SEPARATOR))
        return dict(zip(self._names, words, strict=True))

    def _refuse(self, text: str) -> Refusal:
        shown = text[:40].encode("utf-8", "replace").decode()
        shape, names, example = self._hint
        return Refusal(
            "kit-unreadable", {"text": shown, "shape": shape, "fields": names, "example": example}
        )

    def write(self, state: object, event: Event[Any]) -> EventText:
        """An event as a record writes it."""
        match event:
            case Played(seat=seat, move=move):
                return EventText(seat, self.write_move(move))
            case Left(seat=seat):
                return EventText(seat, _LEFT)
            case Drawn(result=result):
                return EventText(None, msgspec.json.encode(result).decode())
            case TimedOut():
                raise ValueError("no clock runs in this game")

    def read(self, line: EventText, at: int) -> Event[Any] | Refusal:
        """The event that a line of a record means."""
        if line.seat is None:
            try:
                return Drawn(at, msgspec.json.decode(line.text, type=Result))
            except (ValueError, RecursionError):
                return self._refuse(line.text)
        if line.text == _LEFT:
            return Left(at, line.seat)
        move = self.read_move(line.text)
        return move if isinstance(move, Refusal) else Played(at, line.seat, move)


def _name_fields(move: Any) -> tuple[str, ...]:
    """The fields of a move that is a struct; empty: it is a number or a word."""
    if isinstance(move, type) and issubclass(move, Struct):
        return tuple(field.name for field in fields(move))
    return ()


def _describe(move: Any) -> tuple[str, str, str]:
    """How a move is written: its shape, its fields, and an example with numbers."""
    names = _name_fields(move)
    if not names:
        return "number" if move is int else "word", "", "1"
    shape = "numbers" if all(field.type is int for field in fields(move)) else "fields"
    numbers = (str(place) for place, _ in enumerate(names, 1))
    return shape, _SEPARATOR.join(names), _SEPARATOR.join(numbers)


def _need_word(text: str) -> str:
    """The text if it is one word; raises `ValueError`."""
    if not text or not (text.isascii() and text.isprintable()) or " " in text:
        raise ValueError("not a word")
    return text
