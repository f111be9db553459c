"""Shows what was typed: trees and values of answers as formulas."""

from __future__ import annotations

from fractions import Fraction

from abaculus.maths.answers import values
from abaculus.maths.answers.normalise import normalise
from abaculus.maths.answers.parser import parse
from abaculus.maths.answers.styles import ENGLISH
from abaculus.maths.answers.tree import (
    Bin,
    Factorial,
    Mixed,
    Neg,
    Num,
    Percentage,
    Pi,
    Radical,
    Tree,
    Var,
)
from abaculus.maths.answers.values import Value
from abaculus.maths.formulas.builders import value as rational
from abaculus.maths.formulas.tree import Formula


def formula_of(tree: Tree) -> Formula:
    """A tree as it is shown; trees of answers are never deep."""
    match tree:
        case Num():
            return _numeral(tree)
        case Mixed():
            return ("mixed", tree.whole, tree.top, tree.bottom)
        case Neg():
            inside = formula_of(tree.of)
            return -inside if isinstance(inside, int) else ("neg", inside)
        case Bin():
            return _binary_formula(tree)
        case Radical():
            return ("root", tree.index, formula_of(tree.of))
        case Factorial():
            return ("!", formula_of(tree.of))
        case Percentage():
            inside = formula_of(tree.of)
            return ("pct", inside) if tree.parts == 100 else ("frac", inside, tree.parts)
        case Pi():
            return "π"
        case Var():
            return tree.name


def _numeral(tree: Num) -> Formula:
    whole, _, decimals = tree.mark.partition(".")
    if tree.writing == "int":
        return int(tree.value)
    if tree.writing == "dec":
        return ("dec", int((whole or "0") + decimals), len(decimals)) if decimals else int(whole)
    if tree.writing == "period":
        before, _, period = decimals.partition("(")
        return ("per", int(whole or 0), before, period.rstrip(")"))
    return _scientific(tree.mark)


def _scientific(mark: str) -> Formula:
    size, _, exponent = mark.partition("e")
    front = formula_of(parse(size, ENGLISH))
    return ("*", front, ("^", 10, int(exponent)))


def _binary_formula(tree: Bin) -> Formula:
    left, right = formula_of(tree.left), formula_of(tree.right)
    match tree.sign:
        case "+":
            return ("+", left, right)
        case "-":
            return ("+", left, ("neg", right))
        case "*":
            is_joined = isinstance(tree.right, Pi | Radical | Var)
            return ("jux" if is_joined else "*", left, right)
        case "/":
            if isinstance(left, int) and left < 0:
                return ("neg", ("frac", -left, right))
            return ("frac", left, right)
        case _:
            return ("^", left, right)


def formula_of_text(text: str) -> Formula:
    """A text in the English notation of answers as it is shown; raises Malformed."""
    return formula_of(parse(normalise(text), ENGLISH))


def formula_of_value(value: Value) -> Formula:
    """An exact value as it is shown."""
    if isinstance(value, Fraction):
        return rational(value)
    return formula_of_text(values.format_value(value))
