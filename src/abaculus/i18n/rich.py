"""Sentences whose mathematics and names are separate parts."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.kernel.messages import Seat


class Math(Struct, frozen=True, tag="math"):
    """Mathematics inside a sentence."""

    text: str
    """Plain text, such as `9 + 6 ÷ 2`."""
    spoken: str
    mathml: str = ""
    """Empty unless plain text is not enough: for fractions, roots and powers."""


class PlayerName(Struct, frozen=True, tag="who"):
    """A player's name inside a sentence."""

    seat: Seat
    name: str


RichPart: TypeAlias = str | Math | PlayerName
RichSentence: TypeAlias = tuple[str | Math | PlayerName, ...]
"""A sentence in parts; joined, they are the plain sentence."""


def plain_text(sentence: RichSentence) -> str:
    """The sentence as plain text."""
    return "".join(map(_text, sentence))


def _text(part: RichPart) -> str:
    match part:
        case str():
            return part
        case Math():
            return part.text
        case PlayerName():
            return part.name
