"""Who reads the slide rule correctly, to the nearest mark, is right in every question about it."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

import pytest

from abaculus.maths.instruments import slide_rule
from abaculus.questions import engine
from abaculus.questions.dice import SQUARES, all_rolls
from abaculus.questions.drafts import Asks
from abaculus.questions.ids import seed_text
from abaculus.questions.question import mark

F = Fraction

PI = F("3.14")
Reading = Callable[[dict[str, int], int], F]
READINGS: dict[str, Reading] = {
    "SL1": lambda q, _: slide_rule.divided(slide_rule.multiplied(F(q["a"]), F(q["b"])), F(q["c"])),
    "SL2": lambda q, n: slide_rule.divided(slide_rule.multiplied(F(n), F(q["a"])), F(q["b"])),
    "SL3": lambda q, _: slide_rule.rooted(slide_rule.multiplied(F(q["a"]), F(q["b"]))),
    "SL4": lambda q, _: slide_rule.multiplied(PI, slide_rule.squared(F(q["a"]))),
}
"""How each card is worked; every number in between is read off and set again."""


def decimal(value: F) -> str:
    """A reading as one types it."""
    return f"{Decimal(value.numerator) / value.denominator:f}"


@pytest.mark.parametrize("card", READINGS)
def test_what_is_read_off_the_marks_is_accepted(card: str) -> None:
    asks = engine.make("blue.slide_rule", card, seed_text(0))
    assert isinstance(asks, Asks)
    squares = SQUARES if asks.square else SQUARES[:1]
    refused = [
        (rolls, square, given)
        for rolls in all_rolls(asks)
        for square in squares
        for given in [decimal(READINGS[card](dict(rolls), square))]
        for question in [engine.bind("blue.slide_rule", card, seed_text(0), rolls, square)]
        if mark(question, given).outcome != "right"
    ]
    assert [] == refused
