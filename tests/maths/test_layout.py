"""One bridge from what a calculation means to how it stands on a page."""

from __future__ import annotations

import pytest

from abaculus.maths import parse, parse_chain, show, speak, typeset
from abaculus.maths.answers.parser import parse as parse_answer
from abaculus.maths.answers.styles import ENGLISH
from abaculus.maths.expr import Call, Number, Variable
from abaculus.maths.formulas import Formula
from abaculus.maths.layout import layout


@pytest.mark.parametrize(
    ("text", "kept", "usual"),
    [
        ("6/2", ("÷", 6, 2), ("frac", 6, 2)),
        ("-6/2*3", ("*", ("÷", -6, 2), 3), ("neg", ("*", ("frac", 6, 2), 3))),
        ("3*r216", ("*", 3, ("root", 2, 16)), ("jux", 3, ("root", 2, 16))),
        ("9-2+1", ("+", 9, ("neg", 2), 1), ("+", 9, ("neg", 2), 1)),
        ("{1/2}^2", ("^", ("vulgar", 1, 2), 2), ("^", ("vulgar", 1, 2), 2)),
        ("0,1~6", ("per", 0, "1", "6"), ("per", 0, "1", "6")),
        ("(2,50)", ("()", ("dec", 250, 2)), ("()", ("dec", 250, 2))),
    ],
)
def test_signs_are_kept_or_written_as_usual(text: str, kept: Formula, usual: Formula) -> None:
    assert kept == layout(parse(text), keeps_signs=True)
    assert usual == layout(parse(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2*3x", ("*", 2, ("jux", 3, "x"))),
        ("-x/2", ("neg", ("frac", "x", 2))),
        ("2+(-x)", ("+", 2, ("()", ("neg", "x")))),
        ("x^2y", ("jux", ("^", "x", 2), "y")),
        ("1.5e7", ("*", ("dec", 15, 1), ("^", 10, 7))),
        (".5", ("dec", 5, 1)),
        ("2 1/3", ("mixed", 2, 1, 3)),
        ("4!+5%", ("+", ("!", 4), ("pct", 5))),
    ],
)
def test_typed_answers_are_laid_out(text: str, expected: Formula) -> None:
    assert expected == layout(parse_answer(text, ENGLISH, ("x", "y")))


def test_functions_and_chains_are_laid_out() -> None:
    assert layout(Call("gcd", (Variable("a"), Number(6)))) == ("call", "gcd", "a", 6)
    assert layout(parse_chain("4=2+2")) == ("=", 4, ("+", 2, 2))


@pytest.mark.parametrize("signs", ["+", "-", "*", "/", "*/", "+-"])
def test_calculations_of_hundreds_of_signs_are_written(signs: str) -> None:
    text = "1" + "".join(f"{signs[place % len(signs)]}1" for place in range(499))
    calculation = parse(text)

    assert show(calculation).count("1") == 500
    assert typeset(calculation).count("<mo>") == 499
    assert speak(calculation).count("1") == 500
