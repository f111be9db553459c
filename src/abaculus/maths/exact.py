"""Exact values of calculations with powers and roots, compared without any rounding.

Fractions stay fractions. Anything else is enclosed ever more closely until its sign shows, or
until it is so near to zero that it must be zero. Work is limited in advance: anything that would
take too long raises TooDeepError.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal, TypeAlias, assert_never

from msgspec import Struct

from abaculus.errors import MathError
from abaculus.maths import expr
from abaculus.maths.errors import DivisionByZeroError, NegativeRootError, TooDeepError
from abaculus.maths.expr import Expr, Sign
from abaculus.maths.surds import ZERO, Surds, Value

_LONGEST_DENOMINATOR: Final = 10_000

FaultKind: TypeAlias = Literal[
    "times_zero", "zero_divided", "divided_by_zero", "even_root_of_negative"
]


class Fault(Struct, frozen=True):
    """The first thing in reading order that a calculation must not do."""

    why: FaultKind
    part: expr.Operation | expr.Root


def sign(expression: Expr) -> int:
    """−1, 0 or 1 for a value below, at or above zero.

    Like everything below, raises DivisionByZeroError and NegativeRootError if there is no value.
    """
    surds = Surds()
    return surds.sign(evaluate(expression, surds))


def compare(left: Expr, right: Expr) -> int:
    """−1, 0 or 1 for a left value below, equal to or above the right one."""
    surds = Surds()
    return surds.sign(surds.minus(evaluate(left, surds), evaluate(right, surds)))


def equal(left: Expr, right: Expr) -> bool:
    """Whether two calculations have the same value."""
    return compare(left, right) == 0


def exact(expression: Expr) -> Fraction | None:
    """The value as a fraction; None if it is not equal to any."""
    surds = Surds()
    return as_fraction(evaluate(expression, surds), surds)


def first_fault(expression: Expr) -> Fault | None:
    """The first × with a factor 0, ÷ of 0 or by 0, or even root of a negative value, if any."""
    try:
        evaluate(expression, Surds(), refuses_zero=True)
    except _ZeroOperandError as used:
        return Fault(used.why, used.part)
    except DivisionByZeroError as divides:
        return Fault("divided_by_zero", divides.part)
    except NegativeRootError as root:
        return Fault("even_root_of_negative", root.part)
    return None


def as_fraction(value: Value, surds: Surds) -> Fraction | None:
    """The fraction equal to a value, or None."""
    if isinstance(value, Fraction):
        return value
    # A fraction built this way has no denominator above this one: it divides the norm of the
    # denominator, which has D conjugates of at most the size l.
    longest = max(0, (value.bound.lower**value.degrees).length)
    if longest > _LONGEST_DENOMINATOR:
        raise TooDeepError
    below, above = surds.between(value, 2 * longest + 1)
    candidate = simplest_fraction(below, above)
    if candidate.denominator.bit_length() > longest + 1:
        return None
    return candidate if surds.sign(surds.minus(value, candidate)) == 0 else None


def simplest_fraction(below: Fraction, above: Fraction) -> Fraction:
    """The fraction with the smallest denominator between two values, both included."""
    (a, b), (c, d) = below.as_integer_ratio(), above.as_integer_ratio()
    wholes: list[int] = []
    while (whole := -(-a // b)) * d > c:
        wholes.append(whole - 1)
        a, b, c, d = d, c - (whole - 1) * d, b, a - (whole - 1) * b
    numerator, denominator = whole, 1
    for part in reversed(wholes):
        numerator, denominator = part * numerator + denominator, numerator
    return Fraction(numerator, denominator)


class _ZeroOperandError(MathError, ArithmeticError):
    """A zero is multiplied or divided."""

    def __init__(self, why: FaultKind, part: expr.Operation) -> None:
        super().__init__(why, part)
        self.why: FaultKind = why
        self.part = part


def evaluate(expression: Expr, surds: Surds, *, refuses_zero: bool = False) -> Value:
    """The value, part by part in reading order, for any depth of brackets."""
    waiting: list[tuple[Expr, bool]] = [(expression, False)]
    values: list[Value] = []
    while waiting:
        part, is_ready = waiting.pop()
        match part:
            case expr.Number() | expr.CommonFraction() | expr.DecimalNumber():
                values.append(part.value)
            case expr.Operation(left=left, right=right) if not is_ready:
                waiting += ((part, True), (right, False), (left, False))
            case expr.Operation():
                second = values.pop()
                first = values.pop()
                if refuses_zero:
                    _refuse_zero(part, first, second, surds)
                values.append(_combine(part, first, second, surds))
            case expr.Parenthesis(inside=inside):
                waiting.append((inside, False))
            case expr.Power(base=inside) | expr.Root(of=inside) | expr.Negative(of=inside) if (
                not is_ready
            ):
                waiting += ((part, True), (inside, False))
            case expr.Power() | expr.Root() | expr.Negative():
                values.append(_apply_unary(part, values.pop(), surds))
            case expr.WrittenNumber():
                values.append(part.value)
            case _:
                raise TypeError(f"{part!r} has no place in a game")
    return values.pop()


def _refuse_zero(part: expr.Operation, first: Value, second: Value, surds: Surds) -> None:
    match part.sign:
        case Sign.TIMES:
            if surds.sign(first) == 0 or surds.sign(second) == 0:
                raise _ZeroOperandError("times_zero", part)
        case Sign.DIVIDED_BY:
            if surds.sign(first) == 0 and surds.sign(second) != 0:
                raise _ZeroOperandError("zero_divided", part)
        case _:
            pass


def _combine(part: expr.Operation, first: Value, second: Value, surds: Surds) -> Value:
    match part.sign:
        case Sign.PLUS:
            return surds.plus(first, second)
        case Sign.MINUS:
            return surds.minus(first, second)
        case Sign.TIMES:
            return surds.times(first, second)
        case Sign.DIVIDED_BY:
            if surds.sign(second) == 0:
                raise DivisionByZeroError(part)
            return surds.divided(first, second)
        case _:
            assert_never(part.sign)


def _apply_unary(
    part: expr.Power | expr.Root | expr.Negative, inside: Value, surds: Surds
) -> Value:
    match part:
        case expr.Power(exponent=expr.Number(numerator=exponent)):
            return surds.power(inside, exponent)
        case expr.Power():
            raise TypeError(f"{part!r} has no place in a game")
        case expr.Root(degree=degree):
            if degree % 2 == 0 and surds.sign(inside) < 0:
                raise NegativeRootError(part)
            return surds.root(inside, degree)
        case expr.Negative():
            return surds.minus(ZERO, inside)
        case _:
            assert_never(part)
