"""What a seat plays with: its elements and its level (section 8)."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from abaculus.kernel.said import Refusal

INTERMEDIATE: Final = "rcxn"
"""Retro, challenge, double time and nonagon."""
ADVANCED: Final = "AMYERBCINS"
"""The blue cards: seven numeral systems, mental arithmetic and two instruments."""

_PRESETS: Final = {
    "b": ("", 1),
    "i": (INTERMEDIATE, 1),
    "a": (INTERMEDIATE + ADVANCED, 4),
}
_LETTERS: Final = re.compile("([1-4])([A-Za-z]*)")
_NAMED: Final = re.compile("([bia])([1-4]?)")


class Mode(Struct, frozen=True):
    """The elements of a seat, in the order of section 8, and its level."""

    elements: str
    level: int


def read_mode(text: str) -> Mode | Refusal:
    """The mode a text means: `b2`, `i`, or a level and letters such as `2xn`."""
    named = _NAMED.fullmatch(text)
    if named is not None:
        elements, level = _PRESETS[named[1]]
        return Mode(elements, int(named[2] or level))
    found = _LETTERS.fullmatch(text)
    every = INTERMEDIATE + ADVANCED
    if found is None or len(set(found[2])) < len(found[2]) or not set(found[2]) <= set(every):
        return Refusal("X-MODE", {"mode": text[:40]})
    return Mode("".join(sign for sign in every if sign in found[2]), int(found[1]))


def write_mode(mode: Mode) -> str:
    """The shortest text of a mode."""
    for name, (elements, _) in _PRESETS.items():
        if mode.elements == elements:
            return f"{name}{mode.level}"
    return f"{mode.level}{mode.elements}"


def mix_refusal(elements: str) -> Refusal | None:
    """Why these elements are not played together: the advanced ones stand on all of the others."""
    is_advanced = any(sign in ADVANCED for sign in elements)
    if is_advanced and not set(INTERMEDIATE) <= set(elements):
        return Refusal("X-MIX")
    return None
