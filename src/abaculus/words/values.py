"""The values of a sentence as people read them."""

from __future__ import annotations

from functools import lru_cache

from abaculus.maths import Unreadable, read, show

_SIGNS = str.maketrans({"*": "×", "/": "÷", "-": "−"})


@lru_cache(maxsize=4096)
def typeset(formula: str) -> str:
    """Mathematics as a line of text; sign by sign where it is no calculation."""
    try:
        return show(read(formula))
    except Unreadable:
        return formula.translate(_SIGNS)
