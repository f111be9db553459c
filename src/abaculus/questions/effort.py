"""How long a question takes: reading it, and the work it asks for, in quarters of a second."""

from __future__ import annotations

from functools import cache
from typing import Final

COSTS: Final = {
    "look": 2,  # find something in a drawing or table
    "count": 3,  # count one more thing
    "fact": 4,  # a fact known by heart: 7 × 8, 9 + 6
    "carry": 6,  # a sum or difference that crosses a ten
    "digits": 8,  # a written sum or difference of two-digit numbers
    "recall": 6,  # a definition or formula comes to mind
    "compare": 4,
    "sign": 3,  # watch a sign
    "long": 16,  # two digits times one digit, or the division back
    "product": 24,  # two digits times two digits
    "reduce": 8,  # lowest terms
    "convert": 8,  # one unit or notation into another
    "fraction": 32,  # sum of unlike fractions
    "power": 6,
    "root": 8,
    "step": 8,  # one transformation of an equation
    "substitute": 8,
    "model": 12,  # a story becomes a calculation
    "idea": 20,  # something has to be seen first
    "list": 16,  # cases are gone through
}
"""What each piece of work takes."""


@cache
def effort(*work: str, times: int = 1) -> int:
    """Pieces of work one after another."""
    return times * sum(COSTS[piece] for piece in work)


def estimate(words: int, work: int) -> int:
    """The whole estimate of a question, in quarters of a second."""
    return 8 + words + work


def seconds(quarters: int) -> int:
    """The time that is given for such an estimate: 1.6 times as much, rounded up to a clock."""
    needed = quarters * 2  # fifths of a second: 1.6 × quarters/4 = quarters × 2/5
    return next((clock for clock in (15, 30, 45, 60) if clock * 5 >= needed), 90)


def load(clock: int) -> int:
    """Light, middling or heavy."""
    return 1 if clock == 15 else 2 if clock == 30 else 3
