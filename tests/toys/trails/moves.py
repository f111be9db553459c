"""The moves of the trail and their notation."""

from __future__ import annotations

import re
from typing import TypeAlias

from msgspec import Struct

from abaculus.gamekit.notation import MoveNotation
from abaculus.kernel.messages import Refusal

Spot: TypeAlias = tuple[int, int]


class Throw(Struct, frozen=True, tag="throw"):
    """Throw the die."""


class Face(Struct, frozen=True, tag="face"):
    """Put the die on a face."""

    face: str


class Wish(Struct, frozen=True, tag="wish"):
    """Wish for pieces of one digit, once per game."""

    digit: str
    many: int


class Step(Struct, frozen=True, tag="step"):
    """Put a digit, or a sum of two digits, on the trail from a cell, across or down."""

    spot: Spot
    down: bool
    run: str


Move: TypeAlias = Throw | Face | Wish | Step

_STEP = re.compile(r"([hv])(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3}):([1-3](?:\+[1-3])?)")
_WISH = re.compile("wish:([1-3])x([12])")


class TrailNotation(MoveNotation):
    """`throw`, `face:put`, `wish:3x2`, `h0,0:1+2`."""

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
