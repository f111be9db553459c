"""Formulas in sentences: text for plain runs, real mathematics where a line does not do."""

import pytest

from abaculus.i18n.formats import typeset
from abaculus.i18n.rich import Math

OPEN = '<mo form="prefix" stretchy="false">(</mo>'
CLOSE = '<mo form="postfix" stretchy="false">)</mo>'


@pytest.mark.parametrize(
    ("formula", "text", "spoken"),
    [
        ("9+6/2", "9 + 6 ÷ 2", "9 plus 6 divided by 2"),
        ("4*3=8+4", "4 × 3 = 8 + 4", "4 times 3 equals 8 plus 4"),
        ("6+1=7=21/3", "6 + 1 = 7 = 21 ÷ 3", "6 plus 1 equals 7 equals 21 divided by 3"),
        ("0,25", "0,25", "0 point 2 5"),
        ("-0=0", "−0 = 0", "minus 0 equals 0"),
        ("-(3+4)", "−(3 + 4)", "minus open bracket 3 plus 4 close bracket"),
    ],
)
def test_a_plain_run_stays_a_line_of_text(formula: str, text: str, spoken: str) -> None:
    assert Math(text, spoken) == typeset(formula)


@pytest.mark.parametrize(
    ("formula", "text", "spoken", "mathml"),
    [
        (
            "r2(9+16)=5",
            "√(9 + 16) = 5",
            "the square root of open bracket 9 plus 16 close bracket equals 5",
            "<msqrt><mn>9</mn><mo>+</mo><mn>16</mn></msqrt><mo>=</mo><mn>5</mn>",
        ),
        (
            "r38=2",
            "∛8 = 2",
            "the cube root of 8 equals 2",
            "<mroot><mrow><mn>8</mn></mrow><mrow><mn>3</mn></mrow></mroot><mo>=</mo><mn>2</mn>",
        ),
        (
            "r2(9)",
            "√(9)",
            "the square root of open bracket 9 close bracket",
            f"<msqrt><mrow>{OPEN}<mn>9</mn>{CLOSE}</mrow></msqrt>",
        ),
        (
            "r3((1+7))",
            "∛((1 + 7))",
            "the cube root of open bracket open bracket 1 plus 7 close bracket close bracket",
            f"<mroot><mrow><mrow>{OPEN}<mrow>{OPEN}<mn>1</mn><mo>+</mo><mn>7</mn>"
            f"{CLOSE}</mrow>{CLOSE}</mrow></mrow><mrow><mn>3</mn></mrow></mroot>",
        ),
        ("2^3", "2³", "2 cubed", "<msup><mrow><mn>2</mn></mrow><mrow><mn>3</mn></mrow></msup>"),
        (
            "{1/2}^2",
            "½²",
            "one half squared",
            '<msup><mrow><mrow><mo form="prefix">(</mo><mfrac><mrow><mn>1</mn></mrow>'
            '<mrow><mn>2</mn></mrow></mfrac><mo form="postfix">)</mo></mrow></mrow>'
            "<mrow><mn>2</mn></mrow></msup>",
        ),
        (
            "{7/12}",
            "⁷⁄₁₂",
            "7 over 12",
            "<mfrac><mrow><mn>7</mn></mrow><mrow><mn>12</mn></mrow></mfrac>",
        ),
        (
            "0,1~6",
            "0,16\u0305",
            "0 point 1 6, 6 repeating",
            '<mrow><mn>0,1</mn><mover accent="true"><mn>6</mn><mo>‾</mo></mover></mrow>',
        ),
    ],
)
def test_fractions_roots_powers_and_periods_are_typeset(
    formula: str, text: str, spoken: str, mathml: str
) -> None:
    assert Math(text, spoken, f"<math>{mathml}</math>") == typeset(formula)


@pytest.mark.parametrize(
    ("formula", "text", "spoken"),
    [
        ("r2", "√", "square root"),
        ("^4", "⁴", "to the fourth power"),
        ("~", "‾", "period bar"),
        (",", ",", "comma"),
        ("r2(9+", "√(9+", "square root open bracket 9 plus"),
        ("2r216", "2√16", "2 square root 16"),
        ("{1/2}3=", "½3=", "one half 3 equals"),
        ("2 (3 - 4)", "2 (3 − 4)", "2 open bracket 3 minus 4 close bracket"),
        ("{1/0}", "{1÷0}", "{ 1 divided by 0 }"),
        ("joker", "joker", "joker"),
        ("r2d2", "r2d2", "r2d2"),
        ("<b>", "<b>", "< b >"),
        ("5=05", "5=05", "5 equals 05"),
        ("07,5+1", "07,5+1", "07 comma 5 plus 1"),
        ("r200={1/2}", "√00=½", "square root 00 equals one half"),
        ("", "", ""),
    ],
)
def test_non_calculation_is_described_mark_by_mark(formula: str, text: str, spoken: str) -> None:
    assert Math(text, spoken) == typeset(formula)
