"""Sentences with their mathematics and people still told apart, as screens want them."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from abaculus.kernel.messages import Seat


class Math(Struct, frozen=True, tag="math"):
    """Mathematics inside a sentence."""

    text: str
    """A line of text, such as `9 + 6 ÷ 2`."""
    spoken: str
    mathml: str = ""
    """Only where a line of text does not do: fractions, roots, powers."""


class PlayerName(Struct, frozen=True, tag="who"):
    """A person inside a sentence."""

    seat: Seat
    name: str


RichPart: TypeAlias = str | Math | PlayerName
RichSentence: TypeAlias = tuple[str | Math | PlayerName, ...]
"""A sentence in parts; joined, it is the plain sentence."""


def plain_text(sentence: RichSentence) -> str:
    """The sentence as one text."""
    return "".join(map(_text, sentence))


def _text(part: RichPart) -> str:
    match part:
        case str():
            return part
        case Math():
            return part.text
        case PlayerName():
            return part.name
