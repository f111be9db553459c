"""The value of a tree, evaluated within limits."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from math import factorial
from typing import Final

from abaculus.maths import expr
from abaculus.maths.answers import values
from abaculus.maths.answers.values import ExactSum, Value
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.expr import Expr

_LARGEST_FACTORIAL: Final = 200
_MOST_WORK: Final = 1200


def value(tree: Expr, *, other: bool = False) -> Value:
    """The exact value; `other` takes the second reading of every numeral that has one.

    Raises MalformedError if there is no value or it is too big; a tree is never deep.
    """
    if isinstance(tree, expr.WrittenNumber):
        return tree.other if other and tree.other is not None else tree.value
    return Evaluation(other=other).value(tree)


class Evaluation:
    """The evaluation of one tree; the cost of a product is checked before it is computed."""

    def __init__(self, *, other: bool = False) -> None:
        self._other = other
        self._left = _MOST_WORK

    def value(self, tree: Expr) -> Value:
        """The value of a part."""
        match tree:
            case expr.WrittenNumber():
                return tree.other if self._other and tree.other is not None else tree.value
            case expr.MixedNumber():
                if not tree.bottom:
                    raise MalformedError("div0")
                return tree.whole + Fraction(tree.top, tree.bottom)
            case expr.Operation():
                return self.joined(tree.sign, self.value(tree.left), self.value(tree.right))
            case expr.Power():
                return self.joined("^", self.value(tree.base), self.value(tree.exponent))
            case expr.Negative():
                return values.negate(self.value(tree.of))
            case expr.Root():
                return self.root(self.value(tree.of), tree.degree)
            case _:
                return self.rest(tree)

    def rest(self, tree: Expr) -> Value:
        """The value of a rarer part; letters have none."""
        match tree:
            case expr.Percentage():
                return values.divide(self.value(tree.of), Fraction(tree.parts))
            case expr.Factorial():
                return factorial_of(self.value(tree.of))
            case expr.Pi():
                return values.PI
            case expr.Number() | expr.CommonFraction() | expr.DecimalNumber():
                return tree.value
            case expr.Parenthesis():
                return self.value(tree.inside)
            case _:
                raise MalformedError("syntax")

    def joined(self, sign: str, left: Value, right: Value) -> Value:
        """A sum, difference, product, quotient or power of two values."""
        if not (isinstance(left, Fraction) and isinstance(right, Fraction)):
            self._spend(_cost(sign, left, right))
        match sign:
            case "+":
                return values.add(left, right)
            case "-":
                return values.subtract(left, right)
            case "*":
                return values.multiply(left, right)
            case "/":
                return values.divide(left, right)
            case _:
                return values.power(left, right)

    def root(self, of: Value, index: int) -> Value:
        """A root of a value."""
        self._spend(16)
        return values.root(of, index)

    def _spend(self, cost: int) -> None:
        self._left -= cost
        if self._left < 0:
            raise MalformedError("too_big")


def _cost(sign: str, left: Value, right: Value) -> int:
    """The work an operation may need, in products of two terms."""
    if isinstance(left, Decimal) or isinstance(right, Decimal):
        return 16
    size = max(len(part.terms) if isinstance(part, ExactSum) else 1 for part in (left, right))
    if sign == "^" and isinstance(right, Fraction) and size > 1:
        return values.MOST_PRODUCTS * 2 * abs(right.numerator).bit_length()
    return size * size * (4 if sign == "/" else 1)


def factorial_of(of: Value) -> Value:
    """The factorial of a whole number that is not too large."""
    if not isinstance(of, Fraction) or of.denominator != 1 or of < 0:
        raise MalformedError("syntax")
    if of > _LARGEST_FACTORIAL:
        raise MalformedError("too_big")
    return Fraction(factorial(of.numerator))
