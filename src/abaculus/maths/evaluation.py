"""Exact values, and the way there step by step."""

from collections.abc import Iterator
from fractions import Fraction
from typing import assert_never

import msgspec

from abaculus.maths.brackets import bracketed
from abaculus.maths.expressions import Expression, Group, Number, Operation, Sign
from abaculus.maths.text import show

# The order a pupil learns: what stands in brackets, then × ÷, then + −.
_STAGES = ((), (Sign.TIMES, Sign.DIVIDED_BY), (Sign.PLUS, Sign.MINUS))


class DividesByZero(ArithmeticError):  # noqa: N818 - says what the calculation does
    """A calculation without a value, because one part of it divides by zero."""

    def __init__(self, part: Operation) -> None:
        super().__init__(part)
        self.part = part

    def __str__(self) -> str:
        return f"{show(self.part)} divides by zero."


class Step(msgspec.Struct, frozen=True):
    """One part worked out."""

    part: Operation
    """Two numbers and the sign between them."""
    result: Number
    """What the part comes to."""
    after: Expression
    """The whole calculation with the result in place of the part."""


def value(expression: Expression) -> Fraction:
    """The exact value; raises DividesByZero where there is none."""
    match expression:
        case Number():
            return expression.value
        case Group(inside=inside):
            return value(inside)
        case Operation(left=left, right=right):
            return _worked_out(expression, value(left), value(right))
        case _:
            assert_never(expression)


def _worked_out(part: Operation, left: Fraction, right: Fraction) -> Fraction:
    match part.sign:
        case Sign.PLUS:
            return left + right
        case Sign.MINUS:
            return left - right
        case Sign.TIMES:
            return left * right
        case Sign.DIVIDED_BY:
            if right == 0:
                raise DividesByZero(part)
            return left / right
        case _:
            assert_never(part.sign)


def steps(expression: Expression) -> tuple[Step, ...]:
    """Every step in the order a pupil takes them; none for a lone number.

    Raises DividesByZero, with the part as it was given, where there is no value.
    """
    value(expression)
    return tuple(_steps(_bare(bracketed(expression))))


def _steps(whole: Expression) -> Iterator[Step]:
    for signs in _STAGES:
        for step in _stage(whole, signs):
            whole = step.after
            yield step


def _stage(whole: Expression, signs: tuple[Sign, ...]) -> Iterator[Step]:
    """The steps inside brackets and at these signs, from left to right."""
    match whole:
        case Number():
            return
        case Group(inside=inside):
            for step in _steps(inside):
                yield Step(step.part, step.result, _grouped(step.after))
        case Operation(sign=sign, left=left, right=right):
            for step in _stage(left, signs):
                left = step.after
                yield Step(step.part, step.result, Operation(sign, left, right))
            for step in _stage(right, signs):
                right = step.after
                yield Step(step.part, step.result, Operation(sign, left, right))
            if sign in signs:
                part = Operation(sign, left, right)
                result = Number.of(value(part))
                yield Step(part, result, result)
        case _:
            assert_never(whole)


def _bare(expression: Expression) -> Expression:
    """The expression without brackets around lone numbers: there is nothing to work out."""
    match expression:
        case Number():
            return expression
        case Group(inside=inside):
            return _grouped(_bare(inside))
        case Operation(sign=sign, left=left, right=right):
            return Operation(sign, _bare(left), _bare(right))
        case _:
            assert_never(expression)


def _grouped(inside: Expression) -> Expression:
    return inside if isinstance(inside, Number) else Group(inside)
