"""Words and mathematics as people meet them."""

from __future__ import annotations

import msgspec


class Shown(msgspec.Struct, frozen=True):
    """Words and mathematics for the eye, the screen and the ear."""

    text: str
    html: str
    spoken: str


class Line(msgspec.Struct, frozen=True):
    """A line of the worked solution."""

    say: Shown | None
    m: Shown | None


class Wrong(msgspec.Struct, frozen=True):
    """A wrong answer, and what leads to it."""

    shown: Shown
    mis: str
    why: str
