"""The same mathematics for programs, eyes, browsers and ears."""

from fractions import Fraction

import pytest

from abaculus import maths
from abaculus.maths import (
    Expr,
    Number,
    Operation,
    Parenthesis,
    Sign,
    parse,
    show,
    speak,
    typeset,
    write,
)

HALF = Number(1, 2)
THREE_BELOW = Number(-3)
HALVES = "<mfrac><mrow><mn>7</mn></mrow><mrow><mn>2</mn></mrow></mfrac>"


def test_the_public_names_are_all_there() -> None:
    assert [name for name in maths.__all__ if not hasattr(maths, name)] == []


def test_a_calculation_is_written_shown_typeset_and_spoken() -> None:
    expression = parse("(9-2)*3+6/2")

    assert write(expression) == "(9-2)*3+6/2"
    assert show(expression) == "(9 − 2) × 3 + 6 ÷ 2"
    assert speak(expression) == "open bracket 9 minus 2 close bracket times 3 plus 6 divided by 2"
    assert typeset(expression) == (
        '<math><mrow><mo form="prefix" stretchy="false">(</mo><mn>9</mn><mo>−</mo><mn>2</mn>'
        '<mo form="postfix" stretchy="false">)</mo></mrow><mo>×</mo>'
        "<mn>3</mn><mo>+</mo><mn>6</mn><mo>÷</mo><mn>2</mn></math>"
    )


@pytest.mark.parametrize(
    ("value", "shown", "spoken", "typeset_as"),
    [
        (12, "12", "12", "<mn>12</mn>"),
        (Fraction(12), "12", "12", "<mn>12</mn>"),
        (-3, "−3", "minus 3", '<mrow><mo form="prefix">−</mo><mn>3</mn></mrow>'),
        (Fraction(7, 2), "7/2", "7 over 2", HALVES),
        (
            Fraction(-7, 2),
            "−7/2",
            "minus 7 over 2",
            f'<mo form="prefix">−</mo>{HALVES}',
        ),
    ],
)
def test_a_value_is_shown_exactly(
    value: Fraction | int, shown: str, spoken: str, typeset_as: str
) -> None:
    assert shown == show(value)
    assert spoken == speak(value)
    assert f"<math>{typeset_as}</math>" == typeset(value)


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (
            Operation(Sign.TIMES, Operation(Sign.PLUS, Number(1), Number(2)), Number(3)),
            "(1 + 2) × 3",
        ),
        (
            Operation(Sign.MINUS, Number(9), Operation(Sign.PLUS, Number(1), Number(2))),
            "9 − (1 + 2)",
        ),
        (
            Operation(Sign.DIVIDED_BY, Number(9), Operation(Sign.TIMES, Number(1), Number(3))),
            "9 ÷ (1 × 3)",
        ),
        (
            Operation(Sign.MINUS, Operation(Sign.PLUS, Number(1), Number(2)), Number(3)),
            "1 + 2 − 3",
        ),
        (Operation(Sign.PLUS, Number(4), HALF), "4 + 1/2"),
        (Operation(Sign.TIMES, HALF, Number(4)), "1/2 × 4"),
        (Operation(Sign.DIVIDED_BY, Number(4), HALF), "4 ÷ (1/2)"),
        (Operation(Sign.PLUS, THREE_BELOW, Number(4)), "−3 + 4"),
        (Operation(Sign.PLUS, Number(4), THREE_BELOW), "4 + (−3)"),
        (
            Operation(Sign.PLUS, Number(4), Operation(Sign.TIMES, THREE_BELOW, Number(2))),
            "4 + (−3) × 2",
        ),
        (Operation(Sign.PLUS, Number(4), Parenthesis(THREE_BELOW)), "4 + (−3)"),
    ],
)
def test_brackets_stand_only_where_they_are_needed_or_were_given(
    expression: Expr, expected: str
) -> None:
    assert expected == show(expression)
