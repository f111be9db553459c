"""What a person does on a screen; the game turns it into a move."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class PiecePlacement(Struct, frozen=True):
    """One piece on one cell."""

    piece: str
    cell: str
    face: str = ""
    """What a joker is to be."""


class PressGesture(Struct, frozen=True, tag="press"):
    """A button or a target was chosen, or a program sends a move's text."""

    move: str
    prompt: str = ""
    """The `Answer` it was offered with: one that comes late is for no other."""


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
    """Signs of the faces chosen for a `Choose`, one a group."""

    prompt: str
    faces: tuple[str, ...]


class WriteGesture(Struct, frozen=True, tag="write"):
    """What is written for an `Answer`; several boxes joined by `;`, a choice as its number."""

    prompt: str
    text: str


Gesture: TypeAlias = PressGesture | TakeGesture | LayGesture | ChooseGesture | WriteGesture
"""What a person did on the screen; the game turns it into a move."""
