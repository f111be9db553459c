"""Moves and events as text, derived from the types of a game's moves."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

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

    def write_move(self, move: Any) -> str:
        """The canonical text of a move."""
        if isinstance(move, Struct):
            return _SEPARATOR.join(str(getattr(move, name)) for name in move.__struct_fields__)
        return str(move)

    def read_move(self, text: str) -> Any | Refusal:
        """The move that a text means."""
        bare = text.strip()
        try:
            if bare in ("", _LEFT) or len(bare) > _LONGEST or not _is_word(bare):
                return _refuse(text)
            return msgspec.convert(self._fields(bare), self._move, strict=False)
        except ValueError:
            return _refuse(text)

    def _fields(self, text: str) -> object:
        if not (isinstance(self._move, type) and issubclass(self._move, Struct)):
            return text
        names = self._move.__struct_fields__
        return dict(zip(names, text.split(_SEPARATOR), strict=True))

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
                return _refuse(line.text)
        if line.text == _LEFT:
            return Left(at, line.seat)
        move = self.read_move(line.text)
        return move if isinstance(move, Refusal) else Played(at, line.seat, move)


def _is_word(text: str) -> bool:
    return text.isascii() and text.isprintable() and " " not in text


def _refuse(text: str) -> Refusal:
    return Refusal("kit-unreadable", {"text": text[:40].encode("utf-8", "replace").decode()})
