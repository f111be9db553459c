"""How long a question takes: reading and working, in quarters of a second."""

from __future__ import annotations

from functools import cache
from typing import Final

COSTS: Final = {
    "look": 2,  # find something in a drawing or table
    "count": 3,  # count one more thing
    "fact": 4,  # a fact known by heart: 7 × 8, 9 + 6
    "carry": 6,  # a sum or difference that crosses a ten
    "digits": 8,  # a written sum or difference of two-digit numbers
    "recall": 6,  # recall a definition or formula
    "compare": 4,
    "sign": 3,  # mind a sign
    "long": 16,  # two digits times one digit, or the division back
    "product": 24,  # two digits times two digits
    "reduce": 8,  # lowest terms
    "convert": 8,  # convert a unit or notation
    "fraction": 32,  # add unlike fractions
    "power": 6,
    "root": 8,
    "step": 8,  # one transformation of an equation
    "substitute": 8,
    "model": 12,  # turn a story into a calculation
    "idea": 20,  # an insight is needed first
    "list": 16,  # go through cases
}
"""The effort of each piece of work."""


@cache
def effort(*work: str, times: int = 1) -> int:
    """The total effort of several pieces of work."""
    return times * sum(COSTS[piece] for piece in work)


def estimate(words: int, work: int) -> int:
    """The whole estimate of a question, in quarters of a second."""
    return 8 + words + work


def seconds(quarters: int) -> int:
    """The time limit for an estimate: 1.6 times as much, rounded up to a clock."""
    needed = quarters * 2  # fifths of a second: 1.6 × quarters/4 = quarters × 2/5
    return next((clock for clock in (15, 30, 45, 60) if clock * 5 >= needed), 90)


def load(clock: int) -> int:
    """Light, middling or heavy."""
    return 1 if clock == 15 else 2 if clock == 30 else 3
