"""Wrong answers as people meet them."""

from __future__ import annotations

import msgspec

from abaculus.kernel.cards import Shown


class Wrong(msgspec.Struct, frozen=True):
    """A wrong answer, and what leads to it."""

    shown: Shown
    mis: str
    why: str
