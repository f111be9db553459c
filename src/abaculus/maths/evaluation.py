"""Exact values, and the way there step by step."""

from collections.abc import Iterator
from fractions import Fraction
from typing import assert_never

import msgspec

from abaculus.maths.brackets import bracketed
from abaculus.maths.errors import Irrational
from abaculus.maths.exact import exact
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

# The order a pupil learns: what stands in brackets, powers and roots, then × ÷, then + −.
_FIRST = "powers and roots"
_STAGES: tuple[tuple[Sign | str, ...], ...] = (
    (),
    (_FIRST,),
    (Sign.TIMES, Sign.DIVIDED_BY),
    (Sign.PLUS, Sign.MINUS),
)


class Step(msgspec.Struct, frozen=True):
    """One part worked out."""

    part: Operation
    """Two numbers and the sign between them."""
    result: Number
    """What the part comes to."""
    after: Expression
    """The whole calculation with the result in place of the part."""


class Working(msgspec.Struct, frozen=True):
    """One part worked out, be it a sign, a power or a root."""

    part: Operation | Power | Root
    result: Number
    after: Expression
    """The whole calculation with the result in place of the part."""


def value(expression: Expression) -> Fraction:
    """The exact value.

    Raises DividesByZero or EvenRootOfNegative where there is none, Irrational where it is no
    fraction and TooDeep where it would take too long.
    """
    found = exact(expression)
    if found is None:
        raise Irrational(expression)
    return found


def steps(expression: Expression) -> tuple[Step, ...]:
    """Every sign worked out in the order a pupil does it; none for a lone number.

    Raises DividesByZero, with the part as it was given, where there is no value.
    """
    return tuple(
        Step(working.part, working.result, working.after)
        for working in workings(expression)
        if isinstance(working.part, Operation)
    )


def workings(expression: Expression) -> tuple[Working, ...]:
    """Every sign, power and root worked out in the order a pupil does it.

    What is no fraction stays as it is written. Raises as `value` does, but for Irrational.
    """
    exact(expression)
    return tuple(_workings(_bare(bracketed(expression))))


def _workings(whole: Expression) -> Iterator[Working]:
    for kinds in _STAGES:
        for working in _stage(whole, kinds):
            whole = working.after
            yield working


def _stage(whole: Expression, kinds: tuple[Sign | str, ...]) -> Iterator[Working]:
    """The workings inside brackets and of these kinds, from left to right."""
    match whole:
        case Number() | CommonFraction() | DecimalNumber():
            return
        case Operation(sign=sign, left=left, right=right):
            # One call a sign and no more: a sum may have hundreds of them.
            for done in _stage(left, kinds):
                left = done.after
                yield Working(done.part, done.result, Operation(sign, left, right))
            for done in _stage(right, kinds):
                right = done.after
                yield Working(done.part, done.result, Operation(sign, left, right))
            if sign in kinds:
                yield from _worked_out(Operation(sign, left, right))
        case Group() | Negative() | Power() | Root():
            yield from _inside(whole, kinds)
        case _:
            assert_never(whole)


def _inside(
    whole: Group | Negative | Power | Root, kinds: tuple[Sign | str, ...]
) -> Iterator[Working]:
    match whole:
        case Group(inside=inside):
            for done in _workings(inside):
                yield Working(done.part, done.result, _grouped(done.after))
        case Negative(of=inside):
            for done in _stage(inside, kinds):
                yield Working(done.part, done.result, _minus(done.after))
        case Power(base=inside) | Root(of=inside):
            for done in _stage(inside, kinds):
                inside = done.after
                yield Working(done.part, done.result, _around(whole, inside))
            if _FIRST in kinds:
                yield from _worked_out(_around(whole, inside))
        case _:
            assert_never(whole)


def _around(whole: Power | Root, inside: Expression) -> Power | Root:
    if isinstance(whole, Power):
        return Power(inside, whole.exponent)
    return Root(whole.degree, inside)


def _worked_out(part: Operation | Power | Root) -> Iterator[Working]:
    found = exact(part)
    if found is not None:
        result = Number.of(found)
        yield Working(part, result, result)


def _bare(expression: Expression) -> Expression:
    """The expression without brackets around lone numbers: there is nothing to work out."""
    match expression:
        case Number() | CommonFraction() | DecimalNumber():
            return expression
        case Group(inside=inside):
            return _grouped(_bare(inside))
        case Negative(of=of):
            return _minus(_bare(of))
        case Power(base=base):
            return _around(expression, _bare(base))
        case Root(of=of):
            return _around(expression, _bare(of))
        case Operation(sign=sign, left=left, right=right):
            return Operation(sign, _bare(left), _bare(right))
        case _:
            assert_never(expression)


def _grouped(inside: Expression) -> Expression:
    return inside if isinstance(inside, Number | CommonFraction | DecimalNumber) else Group(inside)


def _minus(inside: Expression) -> Expression:
    return Number.of(-inside.value) if isinstance(inside, Number) else Negative(inside)
