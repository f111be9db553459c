"""Moves of the trail, and how they are written."""

from __future__ import annotations

import re
from typing import TypeAlias

from msgspec import Struct

from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import EventText
from abaculus.kernel.messages import Refusal

Spot: TypeAlias = tuple[int, int]


class Throw(Struct, frozen=True, tag="throw"):
    """The die is thrown."""


class Face(Struct, frozen=True, tag="face"):
    """The die is put on a face."""

    face: str


class Wish(Struct, frozen=True, tag="wish"):
    """Pieces of one digit are wished for, once a game."""

    digit: str
    many: int


class Step(Struct, frozen=True, tag="step"):
    """A digit, or a sum of two digits, goes on the trail from a cell, across or down."""

    spot: Spot
    down: bool
    run: str


Move: TypeAlias = Throw | Face | Wish | Step

_STEP = re.compile(r"([hv])(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3}):([1-3](?:\+[1-3])?)")
_WISH = re.compile("wish:([1-3])x([12])")


class Notation:
    """`throw`, `face:put`, `wish:3x2`, `h0,0:1+2`; leaving is `%`."""

    def write_move(self, move: Move) -> str:
        match move:
            case Throw():
                return "throw"
            case Face(face):
                return f"face:{face}"
            case Wish(digit, many):
                return f"wish:{digit}x{many}"
            case Step((x, y), down, run):
                return f"{'v' if down else 'h'}{x},{y}:{run}"

    def read_move(self, text: str) -> Move | Refusal:
        bare = text.strip()
        if bare == "throw":
            return Throw()
        if bare in ("face:put", "face:lay"):
            return Face(bare[5:])
        if bare.isascii() and (found := _WISH.fullmatch(bare)):
            return Wish(found[1], int(found[2]))
        if bare.isascii() and (found := _STEP.fullmatch(bare)):
            return Step((int(found[2]), int(found[3])), found[1] == "v", found[4])
        return Refusal("trail-unreadable", {"text": text[:40].encode("utf-8", "replace").decode()})

    def write(self, state: object, event: Event[Move]) -> EventText:
        match event:
            case Played(seat=seat, move=move):
                return EventText(seat, self.write_move(move))
            case Left(seat=seat):
                return EventText(seat, "%")
            case Drawn(result=result):
                return EventText(None, f"die:{result[0]}")
            case TimedOut():
                raise ValueError("no clock runs")

    def read(self, line: EventText, at: int) -> Event[Move] | Refusal:
        if line.seat is None:
            faces = {"die:1": 1, "die:2": 2, "die:3": 3}
            if line.text in faces:
                return Drawn(at, (faces[line.text],))
            return Refusal("trail-unreadable", {"text": line.text[:40]})
        if line.text == "%":
            return Left(at, line.seat)
        move = self.read_move(line.text)
        return move if isinstance(move, Refusal) else Played(at, line.seat, move)
