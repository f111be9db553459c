"""Words and mathematics as people meet them."""

from __future__ import annotations

import msgspec


class Shown(msgspec.Struct, frozen=True):
    """Words and mathematics for the eye, the screen and the ear."""

    text: str
    html: str
    spoken: str
