"""Random expressions with roots agree with an independent value to many digits."""

from collections.abc import Callable
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import TypeVar, cast

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from abaculus.maths import (
    DivisionByZeroError,
    Expr,
    NegativeRootError,
    Sign,
    TooDeepError,
    approximate,
    exact,
    expr,
    sign,
)

DIGITS = 230
NOTHING = Decimal("1e-150")
LARGE = Decimal("1e40")


def roots_and_signs() -> st.SearchStrategy[Expr]:
    def larger(parts: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
        return st.one_of(
            st.builds(expr.Operation, st.sampled_from(Sign), parts, parts),
            st.builds(expr.Root, st.sampled_from([2, 3, 4]), parts),
            st.builds(expr.Power, parts, st.sampled_from([expr.Number(2), expr.Number(3)])),
            st.builds(expr.Negative, parts),
        )

    leaves = cast("st.SearchStrategy[Expr]", st.builds(expr.Number, st.integers(0, 12)))
    return st.recursive(leaves | st.just(expr.CommonFraction(1, 2)), larger, max_leaves=6)


SURDS = roots_and_signs()


class NoNumber(Exception):  # noqa: N818 - says what was found
    """The decimal evaluation finds no value, or cannot tell."""


def decimally(part: Expr) -> Decimal:
    """An independent value to 230 digits."""
    match part:
        case expr.Number() | expr.CommonFraction() | expr.DecimalNumber():
            found = Decimal(part.value.numerator) / Decimal(part.value.denominator)
        case expr.Parenthesis(inside=inside):
            found = decimally(inside)
        case expr.Negative(of=of):
            found = -decimally(of)
        case expr.Power(base=base, exponent=exponent):
            found = decimally(base) ** decimally(exponent)
        case expr.Root(degree=degree, of=of):
            found = decimal_root(decimally(of), degree)
        case expr.Operation(sign=sign, left=left, right=right):
            found = decimal_result(sign, decimally(left), decimally(right))
        case _:
            raise NoNumber
    assume(abs(found) < LARGE)
    assume(found == 0 or abs(found) < NOTHING or abs(found) * LARGE > 1)
    return Decimal(0) if abs(found) < NOTHING else found


def decimal_root(of: Decimal, degree: int) -> Decimal:
    if of < 0 and degree % 2 == 0:
        raise NoNumber
    if degree == 3:
        size = ((abs(of).ln() / 3).exp()) if of else of
        return size.copy_sign(of)
    return of.sqrt() if degree == 2 else of.sqrt().sqrt()


def decimal_result(sign: Sign, left: Decimal, right: Decimal) -> Decimal:
    match sign:
        case Sign.PLUS:
            return left + right
        case Sign.MINUS:
            return left - right
        case Sign.TIMES:
            return left * right
        case Sign.DIVIDED_BY:
            if right == 0:
                raise NoNumber
            return left / right


def decimal_or_none(expression: Expr) -> Decimal | None:
    with localcontext() as context:
        context.prec = DIGITS
        try:
            return decimally(expression)
        except NoNumber:
            return None


T = TypeVar("T")


def value_or_none(question: Callable[[Expr], T], expression: Expr) -> T | None:
    try:
        return question(expression)
    except (DivisionByZeroError, NegativeRootError):
        return None
    except TooDeepError:
        assume(False)
        raise


@settings(max_examples=300, deadline=None)
@given(SURDS)
def test_sign_agrees_with_an_independent_many_digit_value(expression: Expr) -> None:
    near = decimal_or_none(expression)

    expected = None if near is None else (near > 0) - (near < 0)

    assert expected == value_or_none(sign, expression)


@settings(max_examples=200, deadline=None)
@given(SURDS)
def test_a_fraction_is_found_exactly_where_there_is_one(expression: Expr) -> None:
    near = decimal_or_none(expression)
    assume(near is not None)

    found = value_or_none(exact, expression)

    assert near is not None
    guess = Fraction(near).limit_denominator(10**30)
    is_fraction = abs(Fraction(near) - guess) < Fraction(1, 10**120)
    assert (guess if is_fraction else None) == found


@settings(max_examples=200, deadline=None)
@given(SURDS, st.integers(0, 8))
def test_a_rounded_value_is_the_nearest(expression: Expr, digits: int) -> None:
    near = decimal_or_none(expression)
    assume(near is not None)

    approximation = value_or_none(lambda part: approximate(part, digits), expression)

    assert near is not None
    assert approximation is not None
    number, _, power = approximation.removeprefix("≈ ").replace("−", "-").partition(" × 10")
    exponent = int(power.translate(str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")) or 0)
    last = Decimal(10) ** (exponent - digits)
    gap = abs(near - Decimal(number) * Decimal(10) ** exponent)
    assert gap <= last / 2 + NOTHING
    assert approximation.startswith("≈") == (gap > NOTHING)
