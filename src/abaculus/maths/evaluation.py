"""Exact values, and the steps that lead to them."""

from collections.abc import Iterator
from fractions import Fraction
from typing import assert_never

import msgspec

from abaculus.maths import expr
from abaculus.maths.brackets import add_brackets
from abaculus.maths.errors import IrrationalError
from abaculus.maths.exact import exact
from abaculus.maths.expr import Expr, Sign

# The order a pupil learns: brackets, powers and roots, then × ÷, then + −.
_FIRST = "powers and roots"
_STAGES: tuple[tuple[Sign | str, ...], ...] = (
    (),
    (_FIRST,),
    (Sign.TIMES, Sign.DIVIDED_BY),
    (Sign.PLUS, Sign.MINUS),
)


class OperationStep(msgspec.Struct, frozen=True):
    """One operation worked out."""

    part: expr.Operation
    """Two numbers and the sign between them."""
    result: expr.Number
    """What the part comes to."""
    after: Expr
    """The whole calculation with the result in place of the part."""


class CalculationStep(msgspec.Struct, frozen=True):
    """One part worked out: an operation, a power or a root."""

    part: expr.Operation | expr.Power | expr.Root
    result: expr.Number
    after: Expr
    """The whole calculation with the result in place of the part."""


def value(expression: Expr) -> Fraction:
    """The exact value.

    Raises DivisionByZeroError or NegativeRootError if there is none, IrrationalError if it is not
    a fraction and TooDeepError if it would take too long.
    """
    found = exact(expression)
    if found is None:
        raise IrrationalError(expression)
    return found


def steps(expression: Expr) -> tuple[OperationStep, ...]:
    """Every operation worked out in the order a pupil does it; empty for a single number.

    Raises DivisionByZeroError, with the part as it was given, if there is no value.
    """
    return tuple(
        OperationStep(working.part, working.result, working.after)
        for working in calculation_steps(expression)
        if isinstance(working.part, expr.Operation)
    )


def calculation_steps(expression: Expr) -> tuple[CalculationStep, ...]:
    """Every operation, power and root worked out in the order a pupil does it.

    Anything that is not a fraction stays as written. Raises as `value` does, except for
    IrrationalError.
    """
    exact(expression)
    return tuple(_calculation_steps(_strip_groups(add_brackets(expression))))


def _calculation_steps(whole: Expr) -> Iterator[CalculationStep]:
    for kinds in _STAGES:
        for working in _stage(whole, kinds):
            whole = working.after
            yield working


def _stage(whole: Expr, kinds: tuple[Sign | str, ...]) -> Iterator[CalculationStep]:
    """The steps inside brackets and of these kinds, from left to right."""
    match whole:
        case expr.Operation(sign=sign, left=left, right=right):
            # One call a sign and no more: a sum may have hundreds of them.
            for done in _stage(left, kinds):
                left = done.after
                yield CalculationStep(done.part, done.result, expr.Operation(sign, left, right))
            for done in _stage(right, kinds):
                right = done.after
                yield CalculationStep(done.part, done.result, expr.Operation(sign, left, right))
            if sign in kinds:
                yield from _work_out(expr.Operation(sign, left, right))
        case expr.Parenthesis() | expr.Negative() | expr.Power() | expr.Root():
            yield from _inside(whole, kinds)
        case _:
            return


def _inside(
    whole: expr.Parenthesis | expr.Negative | expr.Power | expr.Root, kinds: tuple[Sign | str, ...]
) -> Iterator[CalculationStep]:
    match whole:
        case expr.Parenthesis(inside=inside):
            for done in _calculation_steps(inside):
                yield CalculationStep(done.part, done.result, _group(done.after))
        case expr.Negative(of=inside):
            for done in _stage(inside, kinds):
                yield CalculationStep(done.part, done.result, _minus(done.after))
        case expr.Power(base=inside) | expr.Root(of=inside):
            for done in _stage(inside, kinds):
                inside = done.after
                yield CalculationStep(done.part, done.result, _around(whole, inside))
            if _FIRST in kinds:
                yield from _work_out(_around(whole, inside))
        case _:
            assert_never(whole)


def _around(whole: expr.Power | expr.Root, inside: Expr) -> expr.Power | expr.Root:
    if isinstance(whole, expr.Power):
        return expr.Power(inside, whole.exponent)
    return expr.Root(whole.degree, inside)


def _work_out(part: expr.Operation | expr.Power | expr.Root) -> Iterator[CalculationStep]:
    found = exact(part)
    if found is not None:
        result = expr.Number.of(found)
        yield CalculationStep(part, result, result)


def _strip_groups(expression: Expr) -> Expr:
    """The expression without brackets around single numbers."""
    match expression:
        case expr.Parenthesis(inside=inside):
            return _group(_strip_groups(inside))
        case expr.Negative(of=of):
            return _minus(_strip_groups(of))
        case expr.Power(base=base):
            return _around(expression, _strip_groups(base))
        case expr.Root(of=of):
            return _around(expression, _strip_groups(of))
        case expr.Operation(sign=sign, left=left, right=right):
            return expr.Operation(sign, _strip_groups(left), _strip_groups(right))
        case _:
            return expression


def _group(inside: Expr) -> Expr:
    return (
        inside
        if isinstance(inside, expr.Number | expr.CommonFraction | expr.DecimalNumber)
        else expr.Parenthesis(inside)
    )


def _minus(inside: Expr) -> Expr:
    return (
        expr.Number.of(-inside.value) if isinstance(inside, expr.Number) else expr.Negative(inside)
    )
