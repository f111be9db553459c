"""What the pieces that stay in a hand are worth: by how many numbers and symbols there are.

In tenths of a point, beside a hand drawn anew; learnt by `thinking/learning.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from abaculus.games.pytagora.kinds import is_number

_FILE: Final = Path(__file__).parent / "kept.json"


@lru_cache(maxsize=1)
def _table() -> list[list[int]]:
    return msgspec.json.decode(_FILE.read_bytes(), type=list[list[int]])


def hand_worth(hand: Sequence[str]) -> int:
    """The worth of what stays in a hand, in tenths of a point."""
    table = _table()
    numbers = sum(1 for piece in hand if is_number(piece))
    row = table[min(numbers, len(table) - 1)]
    return row[min(len(hand) - numbers, len(row) - 1)]
