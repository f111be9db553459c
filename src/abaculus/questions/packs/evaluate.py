"""Evaluates expressions with the same limited arithmetic that judges answers."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_FLOOR
from fractions import Fraction
from math import floor, gcd, lcm
from typing import Final

from abaculus.maths.answers import values
from abaculus.maths.answers.evaluation import Evaluation
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.maths.expr import Call, Expr, Variable
from abaculus.questions.packs.expressions import Condition, Node, PackExpression

_WHOLES: Final = {"gcd": gcd, "lcm": lcm}


def evaluate(expression: PackExpression, given: Mapping[str, Value]) -> Value:
    """The value of an expression; raises MalformedError if it has none or is too big."""
    return _Evaluator(given).number(expression.node)


def holds(expression: PackExpression, given: Mapping[str, Value]) -> bool:
    """Whether a condition holds; raises MalformedError."""
    return _Evaluator(given).test(expression.node)


class _Evaluator(Evaluation):
    """The evaluation of one expression with values for its variables."""

    def __init__(self, given: Mapping[str, Value]) -> None:
        super().__init__()
        self._given = given

    def number(self, node: Node) -> Value:
        """The value of a part that is a number."""
        if isinstance(node, Condition):
            raise MalformedError("syntax")
        return self.value(node)

    def rest(self, tree: Expr) -> Value:
        """The value of a variable, a function or another rarer part."""
        match tree:
            case Variable(name=name):
                return self._given[name]
            case Call(name=name, parts=parts):
                return self._called(name, [self.value(part) for part in parts])
            case _:
                return super().rest(tree)

    def _called(self, name: str, found: list[Value]) -> Value:
        first = found[0]
        if name in ("mod", "div"):
            times = Fraction(_floor(self.joined("/", *found)))
            if name == "div":
                return times
            return values.subtract(first, values.multiply(times, found[1]))
        if name == "abs":
            return values.negate(first) if values.sign(first) < 0 else first
        if name == "floor":
            return Fraction(_floor(first))
        if name in _WHOLES:
            return Fraction(_WHOLES[name](*map(_whole, found)))
        best = first
        for one in found[1:]:
            if values.compare(one, best) == (1 if name == "max" else -1):
                best = one
        return best

    def test(self, node: Node) -> bool:
        """Whether a part is true."""
        if not isinstance(node, Condition):
            raise MalformedError("syntax")
        match node.head:
            case "and":
                return all(self.test(part) for part in node.parts)
            case "or":
                return any(self.test(part) for part in node.parts)
            case "not":
                return not self.test(node.parts[0])
            case _:
                return self._compared(node)

    def _compared(self, node: Condition) -> bool:
        left, right = (self.number(part) for part in node.parts)
        order = values.compare(left, right)
        match node.head:
            case "=":
                return order == 0
            case "≠":
                return order != 0
            case "<":
                return order < 0
            case ">":
                return order > 0
            case "≤":
                return order <= 0
            case _:
                return order >= 0


def _floor(value: Value) -> int:
    if isinstance(value, Fraction):
        return floor(value)
    return int(values.decimal(value).to_integral_value(ROUND_FLOOR))


def _whole(value: Value) -> int:
    if not isinstance(value, Fraction) or value.denominator != 1:
        raise MalformedError("not_whole")
    return value.numerator
