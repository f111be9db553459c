"""Expressions and the mathematics of authors: what is read, what it is worth, what is refused."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.questions.packs.evaluate import evaluate, holds
from abaculus.questions.packs.expressions import ExpressionError, parse_expression
from abaculus.questions.packs.sentences import MEANINGS
from abaculus.questions.packs.tex_parser import TexError, parse_tex
from abaculus.questions.packs.variables import VariableError, parse_choices
from abaculus.questions.renderer import tex

GIVEN: dict[str, Value] = {"a": Fraction(7), "b": Fraction(12)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2a + b", "26"),
        ("a(b - 1)", "77"),
        ("-a^2", "-49"),
        ("2^3^2", "512"),
        ("b - a - 1", "4"),
        ("b : 4 · 2", "6"),
        ("a mod 5 + b div 5", "4"),
        ("-a mod 5", "3"),
        ("gcd(b, 18, 4)", "2"),
        ("gcd(12,18)", "6"),
        ("min(1,5) + 1,000", "1001"),
        ("lcm(a; b)", "84"),
        ("max(a, b, 20) - min(a, b)", "13"),
        ("floor(b / 5) + floor(-1/2)", "1"),
        ("abs(a - b)", "5"),
        ("sqrt 2 · √8", "4"),
        ("floor(sqrt(50))", "7"),
        ("root3 8 + cbrt(27)", "5"),
        ("2 1/3", "7/3"),
        ("50% + 0.5", "1"),
        ("3!", "6"),
        ("0.58(3)", "7/12"),
    ],
)
def test_calculations_are_exact(text: str, expected: str) -> None:
    assert Fraction(expected) == evaluate(parse_expression(text, GIVEN), GIVEN)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a < b", True),
        ("a * b < 84", False),
        ("a != b and a >= 7", True),
        ("not a = b and b = 12", True),
        ("a = 8 or b = 12", True),
        ("a = 7 or a / 0 = 1", True),
        ("2 < a <= 7 < b", True),
        ("2 < a < 7", False),
        ("sqrt(49) = a", True),
    ],
)
def test_conditions_hold_or_not(text: str, expected: bool) -> None:
    assert expected == holds(parse_expression(text, GIVEN, "test"), GIVEN)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("3//4", "second “/”"),
        ("a +", "it ends too soon"),
        ("(a", "“)” is missing"),
        ("c + 1", "there is no variable “c”"),
        ("a < b", "a number is wanted"),
        ("(a < b) + 1", "a comparison stands where a number is wanted"),
        ("2 3", "a sign is missing before “3”"),
        ("gcd(a)", "gcd takes two numbers or more"),
        ("a # b", "“#” means nothing here"),
        ("(" * 25 + "a", "it is nested too deeply"),
        ("__import__", "“_” means nothing here"),
    ],
)
def test_what_is_no_calculation_says_why(text: str, reason: str) -> None:
    with pytest.raises(ExpressionError) as bad:
        parse_expression(text, GIVEN)
    assert reason == str(bad.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [("b / (a - 7)", "div0"), ("9^9^9^9", "too_big"), ("gcd(a/b, 2)", "not_whole")],
)
def test_expression_without_value_is_reported(text: str, code: str) -> None:
    with pytest.raises(MalformedError) as none:
        evaluate(parse_expression(text, GIVEN), GIVEN)
    assert code == none.value.code


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (r"\frac{1}{2} + 3", r"\frac{1}{2} + 3"),
        (r"2\frac{1}{3}", r"2\frac{1}{3}"),
        (r"3 \cdot 4 : 2", r"3 \times 4 \div 2"),
        ("2 : 3", "2 : 3"),
        (r"-3 - (-2)", r"-3 - \left(-2\right)"),
        (r"\sqrt[3]{8} x^2 \le 5", r"\sqrt[3]{8} x^{2} \le 5"),
        (r"30^\circ + 5° + 20\%", r"30^\circ + 5^\circ + 20\%"),
        (r"\left(3+4\right)^2", r"\left(3 + 4\right)^{2}"),
        (r"1 < x \le 5", r"1 < x \le 5"),
        (r"x_1, x_{10}, \dots", r"x_{1}, x_{10}, \dots"),
        (r"0.1\overline{06}", r"0.1\overline{06}"),
        (r"10\,000 \ne 9{,}5", r"10\,000 \ne 9.5"),
        (r"\{1, 2\} \approx |x|", r"\{1, 2\} \approx \left|x\right|"),
        (r"\sin 30^\circ = ?", r"\sin 30^\circ = \square"),
    ],
)
def test_mathematics_is_read(text: str, expected: str) -> None:
    assert f"${expected}$" == tex().value(parse_tex(text))


@pytest.mark.parametrize(
    ("text", "at"),
    [(r"\foo", 0), ("3 4", 2), (r"\frac{1}", 8), ("(1", 2), ("2^10", 2), ("3 +", 3), ("a @ b", 2)],
)
def test_mathematics_that_cannot_be_read_says_where(text: str, at: int) -> None:
    with pytest.raises(TexError) as bad:
        parse_tex(text)
    assert at == bad.value.at


def test_values_are_ranges_and_single_numbers() -> None:
    values = [one.value for one in parse_choices("-1..1|5|1/2")]
    assert [-1, 0, 1, 5, Fraction(1, 2)] == values


@pytest.mark.parametrize("text", ["9..3", "", "1..", "a..b", "1||2", "0..10000"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(VariableError):
        parse_choices(text)


@pytest.mark.parametrize("code", MEANINGS)
def test_the_documentation_explains_every_code(code: str) -> None:
    page = (Path(__file__).parents[3] / "docs" / "packs.md").read_text("utf-8")
    row = next(line for line in page.splitlines() if line.startswith(f"| {code} |"))
    meaning = MEANINGS[code]
    remedy = meaning.remedy.replace("|", "&#124;").replace("{{", "{").replace("}}", "}")
    assert row.endswith(f"| {meaning.cause} | {remedy} |")
