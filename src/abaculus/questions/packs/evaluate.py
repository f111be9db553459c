"""Works expressions out with the bounded arithmetic that judges answers."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_FLOOR
from fractions import Fraction
from math import floor, gcd, lcm
from typing import Final

from abaculus.maths.answers import values
from abaculus.maths.answers.evaluation import Evaluation, factorial_of
from abaculus.maths.answers.values import Value
from abaculus.maths.answers.verdicts import MalformedError
from abaculus.questions.packs.expressions import (
    Node,
    NumberNode,
    OperationNode,
    PackExpression,
    VariableNode,
)

_TESTS: Final = frozenset({"and", "or", "not", "=", "≠", "<", ">", "≤", "≥"})
_ARITHMETIC: Final = frozenset("+-*/^")
_WHOLES: Final = {"gcd": gcd, "lcm": lcm}


def evaluate(expression: PackExpression, given: Mapping[str, Value]) -> Value:
    """The value of an expression; raises Malformed where it has none or it is too big."""
    return _Evaluator(given).number(expression.node)


def holds(expression: PackExpression, given: Mapping[str, Value]) -> bool:
    """Whether a test is passed; raises Malformed."""
    return _Evaluator(given).test(expression.node)


class _Evaluator:
    """One expression being worked out; its tree is never deep."""

    def __init__(self, given: Mapping[str, Value]) -> None:
        self._given = given
        self._bounded = Evaluation()

    def number(self, node: Node) -> Value:
        """The value of a part."""
        match node:
            case NumberNode():
                return node.value
            case VariableNode():
                return self._given[node.name]
            case OperationNode(head=head, parts=parts):
                found = [self.number(part) for part in parts]
                if head in _ARITHMETIC:
                    return self._bounded.joined(head, *found)
                return self._applied(head, found)

    def _applied(self, head: str, found: list[Value]) -> Value:
        first = found[0]
        match head:
            case "neg":
                return values.negate(first)
            case "mod" | "div":
                times = Fraction(_floor(self._bounded.joined("/", *found)))
                if head == "div":
                    return times
                return values.subtract(first, values.multiply(times, found[1]))
            case "!":
                return factorial_of(first)
            case "%" | "‰":
                return values.divide(first, Fraction(100 if head == "%" else 1000))
            case _:
                return self._called(head, found)

    def _called(self, head: str, found: list[Value]) -> Value:
        first = found[0]
        if head.startswith("root"):
            return self._bounded.root(first, int(head.removeprefix("root")))
        if head == "abs":
            return values.negate(first) if values.sign(first) < 0 else first
        if head == "floor":
            return Fraction(_floor(first))
        if head in _WHOLES:
            return Fraction(_WHOLES[head](*map(_whole, found)))
        best = first
        for one in found[1:]:
            if values.compare(one, best) == (1 if head == "max" else -1):
                best = one
        return best

    def test(self, node: Node) -> bool:
        """Whether a part is true."""
        if not isinstance(node, OperationNode) or node.head not in _TESTS:
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

    def _compared(self, node: OperationNode) -> bool:
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
