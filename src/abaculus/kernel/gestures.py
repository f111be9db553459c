"""What a person does on a screen; the stage turns it into a move."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class PiecePlacement(Struct, frozen=True):
    """One piece on one cell."""

    piece: str
    cell: str
    face: str = ""
    """What a joker should stand for."""


class PressGesture(Struct, frozen=True, tag="press"):
    """A chosen button or target, or a move's text from a program."""

    move: str
    prompt: str = ""
    """The `Answer` it was offered with, so that a late press does not answer the next question."""


class TakeGesture(Struct, frozen=True, tag="take"):
    """Pieces chosen for a `Take`."""

    prompt: str
    pieces: tuple[str, ...]


class LayGesture(Struct, frozen=True, tag="lay"):
    """Pieces laid for a `Lay`."""

    prompt: str
    placings: tuple[PiecePlacement, ...]
    total: int | None = None


class ChooseGesture(Struct, frozen=True, tag="choose"):
    """The signs of the faces chosen for a `Choose`, one per group."""

    prompt: str
    faces: tuple[str, ...]


class WriteGesture(Struct, frozen=True, tag="write"):
    """The text for an `Answer`; several boxes are joined by `;`, a choice is its number."""

    prompt: str
    text: str


Gesture: TypeAlias = PressGesture | TakeGesture | LayGesture | ChooseGesture | WriteGesture
"""What a person did on a screen; the stage turns it into a move."""
