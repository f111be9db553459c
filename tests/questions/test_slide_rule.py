"""Who reads the slide rule correctly, to the nearest mark, is right in every question about it."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

import pytest

from abaculus.maths.instruments import slide_rule
from abaculus.questions import engine
from abaculus.questions.dice import SQUARES, all_rolls
from abaculus.questions.drafts import DiceQuestion
from abaculus.questions.ids import format_seed
from abaculus.questions.question import mark

F = Fraction

PI = F("3.14")
Reading = Callable[[dict[str, int], int], F]
READINGS: dict[str, Reading] = {
    "SL1": lambda q, _: slide_rule.divide(slide_rule.multiply(F(q["a"]), F(q["b"])), F(q["c"])),
    "SL2": lambda q, n: slide_rule.divide(slide_rule.multiply(F(n), F(q["a"])), F(q["b"])),
    "SL3": lambda q, _: slide_rule.square_root(slide_rule.multiply(F(q["a"]), F(q["b"]))),
    "SL4": lambda q, _: slide_rule.multiply(PI, slide_rule.square(F(q["a"]))),
}
"""How each card is worked; every number in between is read off and set again."""


def decimal(value: F) -> str:
    """A reading as one types it."""
    return f"{Decimal(value.numerator) / value.denominator:f}"


@pytest.mark.slow
@pytest.mark.parametrize("card", READINGS)
def test_what_is_read_off_the_marks_is_accepted(card: str) -> None:
    asks = engine.make("blue.slide_rule", card, format_seed(0))
    assert isinstance(asks, DiceQuestion)
    squares = SQUARES if asks.square else SQUARES[:1]
    refused = [
        (rolls, square, given)
        for rolls in all_rolls(asks)
        for square in squares
        for given in [decimal(READINGS[card](dict(rolls), square))]
        for question in [engine.bind("blue.slide_rule", card, format_seed(0), rolls, square)]
        if mark(question, given).outcome != "right"
    ]
    assert [] == refused
