"""Exact values of calculations with powers and roots: told apart without any rounding.

Fractions stay fractions. What is none is enclosed ever more closely until its sign shows, or
until it is so near to zero that it must be zero. Work is bounded before it is done: what would
take too long raises TooDeep.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal, TypeAlias, assert_never

from msgspec import Struct

from abaculus.maths.errors import DividesByZero, EvenRootOfNegative, TooDeep
from abaculus.maths.expr import (
    CommonFraction,
    DecimalNumber,
    Expression,
    Group,
    Negative,
    Number,
    Operation,
    Power,
    Root,
    Sign,
)
from abaculus.maths.surds import ZERO, Surds, Value

_LONGEST_DENOMINATOR: Final = 10_000

Why: TypeAlias = Literal["times_zero", "zero_divided", "divided_by_zero", "even_root_of_negative"]


class Fault(Struct, frozen=True):
    """The first thing in reading order that a calculation should not do."""

    why: Why
    part: Operation | Root


def sign(expression: Expression) -> int:
    """−1, 0 or 1 for a value below, at or above zero.

    This and all below raise DividesByZero and EvenRootOfNegative where there is no value.
    """
    surds = Surds()
    return surds.sign(evaluated(expression, surds))


def compare(left: Expression, right: Expression) -> int:
    """−1, 0 or 1 for a left value below, equal to or above the right one."""
    surds = Surds()
    return surds.sign(surds.minus(evaluated(left, surds), evaluated(right, surds)))


def equal(left: Expression, right: Expression) -> bool:
    """Whether two calculations have the same value."""
    return compare(left, right) == 0


def exact(expression: Expression) -> Fraction | None:
    """The value as a fraction; None where no fraction is equal to it."""
    surds = Surds()
    return as_fraction(evaluated(expression, surds), surds)


def first_fault(expression: Expression) -> Fault | None:
    """The first × with a factor 0, ÷ of 0 or by 0, or even root of a negative value, if any."""
    try:
        evaluated(expression, Surds(), refuses_zero=True)
    except _ZeroUsed as used:
        return Fault(used.why, used.part)
    except DividesByZero as divides:
        return Fault("divided_by_zero", divides.part)
    except EvenRootOfNegative as root:
        return Fault("even_root_of_negative", root.part)
    return None


def as_fraction(value: Value, surds: Surds) -> Fraction | None:
    """The fraction a value is, if it is one."""
    if isinstance(value, Fraction):
        return value
    # A fraction built this way has no denominator above this one: it divides the norm of what
    # stands below the line, which has D conjugates of at most the size l.
    longest = max(0, (value.bound.lower**value.degrees).length)
    if longest > _LONGEST_DENOMINATOR:
        raise TooDeep
    below, above = surds.between(value, 2 * longest + 1)
    candidate = simplest(below, above)
    if candidate.denominator.bit_length() > longest + 1:
        return None
    return candidate if surds.sign(surds.minus(value, candidate)) == 0 else None


def simplest(below: Fraction, above: Fraction) -> Fraction:
    """The fraction with the smallest denominator from one value to another."""
    (a, b), (c, d) = below.as_integer_ratio(), above.as_integer_ratio()
    wholes: list[int] = []
    while (whole := -(-a // b)) * d > c:
        wholes.append(whole - 1)
        a, b, c, d = d, c - (whole - 1) * d, b, a - (whole - 1) * b
    numerator, denominator = whole, 1
    for part in reversed(wholes):
        numerator, denominator = part * numerator + denominator, numerator
    return Fraction(numerator, denominator)


class _ZeroUsed(ArithmeticError):  # noqa: N818 - says what happened
    """A zero multiplies or is divided."""

    def __init__(self, why: Why, part: Operation) -> None:
        super().__init__(why, part)
        self.why: Why = why
        self.part = part


def evaluated(expression: Expression, surds: Surds, *, refuses_zero: bool = False) -> Value:
    """The value, part by part in reading order; no depth of brackets is too much for it."""
    waiting: list[tuple[Expression, bool]] = [(expression, False)]
    values: list[Value] = []
    while waiting:
        part, is_ready = waiting.pop()
        match part:
            case Number() | CommonFraction() | DecimalNumber():
                values.append(part.value)
            case Operation(left=left, right=right) if not is_ready:
                waiting += ((part, True), (right, False), (left, False))
            case Operation():
                second = values.pop()
                first = values.pop()
                if refuses_zero:
                    _refuse_zero(part, first, second, surds)
                values.append(_joined(part, first, second, surds))
            case Group(inside=inside):
                waiting.append((inside, False))
            case Power(base=inside) | Root(of=inside) | Negative(of=inside) if not is_ready:
                waiting += ((part, True), (inside, False))
            case Power() | Root() | Negative():
                values.append(_changed(part, values.pop(), surds))
            case _:
                assert_never(part)
    return values.pop()


def _refuse_zero(part: Operation, first: Value, second: Value, surds: Surds) -> None:
    match part.sign:
        case Sign.TIMES:
            if surds.sign(first) == 0 or surds.sign(second) == 0:
                raise _ZeroUsed("times_zero", part)
        case Sign.DIVIDED_BY:
            if surds.sign(first) == 0 and surds.sign(second) != 0:
                raise _ZeroUsed("zero_divided", part)
        case _:
            pass


def _joined(part: Operation, first: Value, second: Value, surds: Surds) -> Value:
    match part.sign:
        case Sign.PLUS:
            return surds.plus(first, second)
        case Sign.MINUS:
            return surds.minus(first, second)
        case Sign.TIMES:
            return surds.times(first, second)
        case Sign.DIVIDED_BY:
            if surds.sign(second) == 0:
                raise DividesByZero(part)
            return surds.divided(first, second)
        case _:
            assert_never(part.sign)


def _changed(part: Power | Root | Negative, inside: Value, surds: Surds) -> Value:
    match part:
        case Power(exponent=exponent):
            return surds.power(inside, exponent)
        case Root(degree=degree):
            if degree % 2 == 0 and surds.sign(inside) < 0:
                raise EvenRootOfNegative(part)
            return surds.root(inside, degree)
        case Negative():
            return surds.minus(ZERO, inside)
        case _:
            assert_never(part)
