"""What a seat plays with: its elements and its level (section 8)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from msgspec import Struct

from abaculus.kernel.messages import Refusal

INTERMEDIATE: Final = "rcxn"
"""Retro, challenge, double time and nonagon."""
ADVANCED: Final = "AMYERBCINS"
"""The blue cards: seven numeral systems, mental arithmetic and two instruments."""

_PRESETS: Final = {
    "b": ("", 1),
    "i": (INTERMEDIATE, 1),
    "a": (INTERMEDIATE + ADVANCED, 4),
}
_EVERY: Final = INTERMEDIATE + ADVANCED
_LETTERS: Final = re.compile("([1-4]?)([A-Za-z]*)")
_NAMED: Final = re.compile("([bia])([1-4]?)")


class Mode(Struct, frozen=True):
    """The elements of a seat, in the order of section 8, and its level."""

    elements: str
    level: int


def parse_mode(text: str) -> Mode | Refusal:
    """Parse a mode: `b2`, `i`, or a level and letters such as `2xn`."""
    read = parse_elements(text)
    if isinstance(read, Refusal):
        return read
    elements, level = read
    usual = _PRESETS[text[0]][1] if text[0] in _PRESETS else level
    return _unreadable(text) if usual is None else Mode(elements, level or usual)


def parse_elements(text: str) -> tuple[str, int | None] | Refusal:
    """Parse elements, and the level if given: `i`, `a3`, `xn`, `2xn`."""
    named = _NAMED.fullmatch(text)
    if named is not None:
        return _PRESETS[named[1]][0], int(named[2]) if named[2] else None
    found = _LETTERS.fullmatch(text)
    is_known = found is not None and set(found[2]) <= set(_EVERY)
    if found is None or not text or not is_known or len(set(found[2])) < len(found[2]):
        return _unreadable(text)
    return sort_elements(found[2]), int(found[1]) if found[1] else None


def sort_elements(elements: str) -> str:
    """Elements in the order of section 8."""
    return "".join(sign for sign in _EVERY if sign in elements)


def usual_level(elements: str) -> int | None:
    """The level of a preset with these elements; None: they are a mix."""
    return next((level for preset, level in _PRESETS.values() if preset == elements), None)


def _unreadable(text: str) -> Refusal:
    return Refusal("X-MODE", {"mode": text[:40]})


@lru_cache(maxsize=1024)
def blue_types(elements: str) -> str:
    """The types of blue cards among these elements."""
    return "".join(sign for sign in elements if sign in ADVANCED)


def format_mode(mode: Mode) -> str:
    """The shortest text of a mode."""
    for name, (elements, _) in _PRESETS.items():
        if mode.elements == elements:
            return f"{name}{mode.level}"
    return f"{mode.level}{mode.elements}"


def mix_refusal(elements: str, *, is_free: bool = False) -> Refusal | None:
    """Why these elements are not played together: advanced ones require all the others.

    No reason is given where all have agreed to mix freely.
    """
    if not is_free and blue_types(elements) and not set(INTERMEDIATE) <= set(elements):
        return Refusal("X-MIX")
    return None
