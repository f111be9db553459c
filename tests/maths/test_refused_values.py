"""What has no value is refused with its part, and so is what would take too long."""

from collections.abc import Callable

import pytest

from abaculus.maths import (
    DivisionByZeroError,
    Expr,
    Fault,
    NegativeRootError,
    TooDeepError,
    approximate,
    compare,
    exact,
    first_fault,
    parse,
    sign,
    value,
)


def first_decimals(expression: Expr) -> str:
    return approximate(expression, 3)


@pytest.mark.parametrize(
    ("text", "why", "part"),
    [
        ("5+0*3", "times_zero", "0*3"),
        ("(3-3)*5", "times_zero", "(3-3)*5"),
        ("2*3*(r28-2*r22)/0", "times_zero", "2*3*(r28-2*r22)"),
        ("1+0/5", "zero_divided", "0/5"),
        ("(r22-r22)/5", "zero_divided", "(r22-r22)/5"),
        ("0/0", "divided_by_zero", "0/0"),
        ("4/(1-1)+0*2", "divided_by_zero", "4/(1-1)"),
        ("1/(r2(3+2*r22)-1-r22)", "divided_by_zero", "1/(r2(3+2*r22)-1-r22)"),
        ("r2(3-4)*0", "even_root_of_negative", "r2(3-4)"),
        ("2+r4(r22-r23)", "even_root_of_negative", "r4(r22-r23)"),
        ("0*r2(3-4)", "even_root_of_negative", "r2(3-4)"),
    ],
)
def test_the_first_fault_in_reading_order_is_reported(text: str, why: str, part: str) -> None:
    found = first_fault(parse(text))

    assert found is not None
    assert (why, parse(part)) == (found.why, found.part)
    assert isinstance(found, Fault)


@pytest.mark.parametrize("text", ["0+5", "r20", "0^2", "r3(-8)*2", "7/2-7/2", "1/r3(-1)", "-0"])
def test_unused_zero_is_no_fault(text: str) -> None:
    assert first_fault(parse(text)) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1/(r24-2)", "1 ÷ (√4 − 2) divides by zero."),
        ("1+r2(2-3)", "√(2 − 3) is an even root of a negative number."),
        ("r4(1-r22)", "∜(1 − √2) is an even root of a negative number."),
    ],
)
@pytest.mark.parametrize("question", [sign, exact, value, first_decimals])
def test_what_has_no_value_is_refused_by_every_question(
    question: Callable[[Expr], object], text: str, message: str
) -> None:
    with pytest.raises((DivisionByZeroError, NegativeRootError)) as refused:
        question(parse(text))

    assert message == str(refused.value)


def nest(opening: str, inside: str, closing: str, times: int) -> str:
    return opening * times + inside + closing * times


@pytest.mark.parametrize(
    "text",
    [
        nest("(", "9", ")^4", 40),
        "1/" + nest("(", "9", ")^4", 40),
        nest("(", "r22+1", ")^4", 40),
        nest("r2(1+", "2", ")", 20),
        nest("r4(3-r3", "(2)", ")", 12),
        "+".join(f"1/{nest('(', str(number), ')^4', 6)}" for number in range(2, 25)),
    ],
)
@pytest.mark.parametrize("question", [sign, exact, first_decimals])
def test_what_would_take_too_long_is_refused(question: Callable[[Expr], object], text: str) -> None:
    with pytest.raises(TooDeepError, match="too deep to check"):
        question(parse(text))


@pytest.mark.parametrize("inside", ["9", "r22+9"])
def test_two_hundred_thousand_bits_are_the_limit(inside: str) -> None:
    """9 to the power of 4⁷ has 52 thousand bits, its fourth power 208 thousand."""
    assert sign(parse(nest("(", inside, ")^4", 7))) == 1
    with pytest.raises(TooDeepError):
        sign(parse(nest("(", inside, ")^4", 8)))


def test_the_deepest_and_longest_texts_are_judged() -> None:
    towers = nest("r2", "2", "", 50)
    sums = "1" + "+r22" * 240

    assert sign(parse(towers)) == 1
    assert compare(parse(sums), parse("1+240*r22")) == 0
