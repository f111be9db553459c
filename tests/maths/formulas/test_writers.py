"""Formulas in every way of writing."""

from __future__ import annotations

from fractions import Fraction

import pytest

from abaculus.maths.formulas import (
    AnswerTexWriter,
    Formula,
    KeyboardWriter,
    MathMlWriter,
    SpeechWriter,
    Style,
    TextWriter,
    TexWriter,
    style,
)
from abaculus.maths.formulas.builders import dec, jux, mixed_number, poly, sub, term, value

CASES: list[tuple[Formula, str, str, str, str]] = [
    (("+", 3, ("neg", ("jux", 2, "x"))), "3 − 2x", "3-2x", "3 - 2 x", "3 minus 2 x"),
    (
        ("*", ("+", 2, 3), -4),
        "(2 + 3) × (−4)",
        "(2+3)*(-4)",
        r"\left(2 + 3\right) \times \left(-4\right)",
        "open bracket 2 plus 3 close bracket times open bracket minus 4 close bracket",
    ),
    (
        ("+", 1, ("neg", ("+", 2, 3))),
        "1 − (2 + 3)",
        "1-(2+3)",
        r"1 - \left(2 + 3\right)",
        "1 minus open bracket 2 plus 3 close bracket",
    ),
    (
        ("^", -2, 4),
        "(−2)⁴",
        "(-2)^4",
        r"\left(-2\right)^{4}",
        "open bracket minus 2 close bracket to the power of 4",
    ),
    (("neg", ("^", "x", 2)), "−x²", "-x^2", "-x^{2}", "minus x squared"),
    (
        ("^", ("frac", 2, 3), 2),
        "(2/3)²",
        "(2/3)^2",
        r"\left(\frac{2}{3}\right)^{2}",
        "open bracket two thirds close bracket squared",
    ),
    (
        ("÷", ("frac", 1, 2), ("frac", 3, 4)),
        "1/2 ÷ 3/4",
        "1/2/(3/4)",
        r"\frac{1}{2} \div \frac{3}{4}",
        "one half divided by three quarters",
    ),
    (
        ("root", 2, ("+", "x", 7)),
        "√(x + 7)",
        "sqrt(x+7)",
        r"\sqrt{x + 7}",
        "the square root of open bracket x plus 7 close bracket",
    ),
    (("root", 5, 32), "⁵√32", "root(5;32)", r"\sqrt[5]{32}", "root 5 of 32"),
    (("dec", -250, 2), "−2.50", "-2.50", "-2.50", "minus 2 point 5 0"),
    (("per", 0, "1", "6"), "0.16̅", "0.1(6)", r"0.1\overline{6}", "0 point 1 6, 6 repeating"),
    (("mixed", 2, 1, 3), "2 1/3", "2 1/3", r"2\frac{1}{3}", "2 and one third"),
    (
        ("pt", 2, ("neg", ("frac", 7, 2))),
        "(2, −7/2)",
        "(2, -7/2)",
        r"\left(2, -\frac{7}{2}\right)",
        "the point 2, minus seven halves",
    ),
    (
        ("span", "(", ("neg", ("inf",)), 4, "]"),
        "(−∞, 4]",
        "(-inf, 4]",
        r"(-\infty, 4]",
        "from minus infinity not included to 4 included",
    ),
    (("log", 2, 32), "log₂ 32", "log_2 32", r"\log_{2} 32", "log base 2 of 32"),
    (("fn", "sin", ("deg", 30)), "sin 30°", "sin 30", r"\sin 30^\circ", "sine of 30 degrees"),
    (("deg", 1), "1°", "1", r"1^\circ", "1 degree"),
    (("neg", ("deg", 1)), "−1°", "-1", r"-1^\circ", "minus 1 degree"),
    (("≤", 0, "x", 5), "0 ≤ x ≤ 5", "0<=x<=5", r"0 \le x \le 5", "0 is at most x is at most 5"),
    (
        ("chain", -3, "<", ("jux", 2, "x"), "≤", 7),
        "−3 < 2x ≤ 7",
        "-3<2x<=7",
        r"-3 < 2 x \le 7",
        "minus 3 is less than 2 x is at most 7",
    ),
    (("call", ("prime", "f"), 2), "f′(2)", "f′(2)", r"f'\left(2\right)", "f prime of 2"),
    (
        ("call", ("^", "f", -1), 4),
        "f⁻¹(4)",
        "f^(-1)(4)",
        r"f^{-1}\left(4\right)",
        "f inverse of 4",
    ),
    (("based", "1011", 2), "1011₂", "1011_2", "1011_{2}", "1 0 1 1 in base 2"),
    (("!", 5), "5!", "5!", "5!", "5 factorial"),
    (("abs", -3), "|−3|", "|-3|", r"\left|-3\right|", "the absolute value of minus 3"),
    (
        ("integral", 0, 3, ("^", "x", 2), "x"),
        "∫₀³ x² dx",
        "∫_0^3 x^2 dx",
        r"\int_{0}^{3} x^{2}\,dx",
        "the integral from 0 to 3 of x squared d x",
    ),
    (
        ("=", ("+", "x", 4), ("gap",)),
        "x + 4 = ?",
        "x+4=?",
        r"x + 4 = \square",
        "x plus 4 equals what number",
    ),
]


@pytest.mark.parametrize(("formula", "shown", "typed", "tex", "spoken"), CASES)
def test_a_formula_is_written_in_four_ways(
    formula: Formula, shown: str, typed: str, tex: str, spoken: str
) -> None:
    english = style("en")
    assert shown == TextWriter(english)(formula)
    assert typed == KeyboardWriter(english)(formula)
    assert tex == TexWriter(english)(formula)
    assert spoken == SpeechWriter(english)(formula)


@pytest.mark.parametrize("formula", [case[0] for case in CASES])
def test_mathml_opens_and_closes_every_element(formula: Formula) -> None:
    from xml.etree import ElementTree

    root = ElementTree.fromstring(MathMlWriter(style("en"))(formula))  # noqa: S314 - our own text
    assert "math" == root.tag
    for stacked in root.iter():
        if stacked.tag in ("mfrac", "msup", "msub", "mroot", "mover"):
            assert 2 == len(stacked), stacked.tag


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("en", "12\u202f345.5 × 2"),
        ("de", "12\u202f345,5 · 2"),
        ("de-CH", "12\u202f345.5 · 2"),
        ("xx", "12\u202f345.5 × 2"),
    ],
)
def test_countries_write_numbers_their_own_way(locale: str, expected: str) -> None:
    assert expected == TextWriter(style(locale))(("*", ("dec", 123455, 1), 2))


def test_the_french_turn_open_brackets_round() -> None:
    assert "]0; 4]" == TextWriter(style("fr"))(("span", "(", 0, 4, "]"))


def test_building_never_writes_what_nobody_writes() -> None:
    assert "x² − x" == TextWriter(style("en"))(poly((1, -1, 0)))
    assert ("neg", "x") == term(-1, "x")
    assert "−2x" == TextWriter(style("en"))(jux(-2, "x"))
    assert 5 == term(5, "x", 0)
    assert ("neg", ("mixed", 2, 1, 3)) == mixed_number(Fraction(-7, 3))
    assert ("neg", ("frac", 1, 2)) == value(Fraction(-1, 2))
    assert ("dec", 25, 2) == dec(Fraction(1, 4))
    assert ("+", 5, ("neg", 3)) == sub(5, 3)
    with pytest.raises(ValueError, match="decimal places"):
        dec(Fraction(1, 3))


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        (("qty", 12345, "m²"), r"12345\ \text{m}^{2}"),
        (("qty", ("dec", 98, 1), "m s⁻²"), r"9{,}8\ \text{m s}^{-2}"),
        (("rest", 4, 1), r"4\ \text{r}\ 1"),
        (("date", 2024, 3, 4), r"\text{2024-03-04}"),
        (("year", -44), "-44"),
        (("lasting", 4505), r"1\ \text{h}\ 15\ \text{min}\ 5\ \text{s}"),
        (("raw", "a_{b} 50% \\"), r"\text{a\_\{b\} 50\% \textbackslash }"),
        (("pt", 2, ("*", 3, 4)), r"\left(2;\ 3 \cdot 4\right)"),
    ],
)
def test_typed_answers_have_tex_of_their_own(formula: Formula, expected: str) -> None:
    assert expected == AnswerTexWriter(Style(",", times="·", between=";"))(formula)
