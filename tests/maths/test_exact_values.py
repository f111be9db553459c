"""Values with roots are compared exactly, and what would take too long is refused at once."""

from collections.abc import Callable
from decimal import Decimal, localcontext
from fractions import Fraction
from math import ceil
from typing import TypeVar, cast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from abaculus.maths import (
    DivisionByZeroError,
    Expr,
    Fault,
    IrrationalError,
    NegativeRootError,
    Sign,
    TooDeepError,
    approximate,
    compare,
    equal,
    exact,
    expr,
    first_fault,
    parse,
    parse_chain,
    sign,
    value,
)
from abaculus.maths.exact import simplest_fraction
from abaculus.maths.roots import fraction_root, root_above, whole_root
from abaculus.maths.separation import Size, bound_of, round_up

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


def first_decimals(expression: Expr) -> str:
    return approximate(expression, 3)


def decimal_or_none(expression: Expr) -> Decimal | None:
    with localcontext() as context:
        context.prec = DIGITS
        try:
            return decimally(expression)
        except NoNumber:
            return None


T = TypeVar("T")


def told_or_none(question: Callable[[Expr], T], expression: Expr) -> T | None:
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

    assert expected == told_or_none(sign, expression)


@settings(max_examples=200, deadline=None)
@given(SURDS)
def test_a_fraction_is_found_exactly_where_there_is_one(expression: Expr) -> None:
    near = decimal_or_none(expression)
    assume(near is not None)

    found = told_or_none(exact, expression)

    assert near is not None
    guess = Fraction(near).limit_denominator(10**30)
    is_fraction = abs(Fraction(near) - guess) < Fraction(1, 10**120)
    assert (guess if is_fraction else None) == found


@settings(max_examples=200, deadline=None)
@given(SURDS, st.integers(0, 8))
def test_a_rounded_value_is_the_nearest(expression: Expr, digits: int) -> None:
    near = decimal_or_none(expression)
    assume(near is not None)

    told = told_or_none(lambda part: approximate(part, digits), expression)

    assert near is not None
    assert told is not None
    number, _, power = told.removeprefix("≈ ").replace("−", "-").partition(" × 10")
    exponent = int(power.translate(str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")) or 0)
    last = Decimal(10) ** (exponent - digits)
    gap = abs(near - Decimal(number) * Decimal(10) ** exponent)
    assert gap <= last / 2 + NOTHING
    assert told.startswith("≈") == (gap > NOTHING)


@pytest.mark.parametrize(
    "equality",
    [
        "r28=2*r22",
        "r2(3+2*r22)=1+r22",
        "r2(5+2*r26)=r22+r23",
        "r2(r2(17+12*r22))=r4(17+12*r22)=r2(3+2*r22)",
        "r3(2+r25)+r3(2-r25)=1",
        "r3(r32-1)=r3{1/9}-r3{2/9}+r3{4/9}",
        "r3(10+6*r23)=1+r23",
        "r2(r35-r34)*3=r32+r320-r325",
        "r22*r23=r26=r3(6*r26)=r4(6^2)",
        "1/(r23-r22)=r23+r22",
        "(1+r25)^3/8=2+r25",
        "r3(-8)=-2=-r24",
        "r22+r23+r25=r25+r22+r23",
        "r216/{1/2}=8=(r28)^2",
        "0,~3*r23=1/r23",
        "0,~9=1",
        "r2(r22-r22)=0=r3(r28-2*r22)",
    ],
)
def test_known_identities_hold(equality: str) -> None:
    members = parse_chain(equality).members

    assert all(equal(members[0], other) for other in members[1:])


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("r22+r23", "r210", -1),
        ("r22+r23", "3,14626436994197235", -1),
        ("r22+r23", "3,14626436994197234", 1),
        ("r210+r211", "r25+r218", 1),
        ("r22", "{99/70}", -1),
        ("r2(1+r22)", "1,5537739740300373073441589", 1),
        ("r2(1+r22)", "1,5537739740300373073441590", -1),
        # Sums of square roots that agree to many digits.
        ("r25+r26+r218", "r24+r212+r212", -1),
        ("r21000001+r21000025+r21000031", "r21000003+r21000018+r21000036", 1),
        ("r3(-2)", "-r22", 1),
    ],
)
def test_near_misses_are_distinguished(left: str, right: str, expected: int) -> None:
    assert expected == compare(parse(left), parse(right)) == -compare(parse(right), parse(left))


def test_a_difference_of_a_thousandth_power_of_ten_is_seen() -> None:
    far = parse("(r22-1)^4")
    for _ in range(4):
        far = expr.Power(far, expr.Number(4))
    tiny = expr.Operation(Sign.PLUS, expr.Root(2, expr.Number(2)), far)

    assert compare(tiny, expr.Root(2, expr.Number(2))) == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("r216", Fraction(4)),
        ("r2{1/4}", Fraction(1, 2)),
        ("r3(-27)", Fraction(-3)),
        ("r4(16/81)", Fraction(2, 3)),
        ("r20,25", Fraction(1, 2)),
        ("0,1~6", Fraction(1, 6)),
        ("-3^2", Fraction(-9)),
        ("r22*r28", Fraction(4)),
        ("r28/r22", Fraction(2)),
        ("(r22+1)*(r22-1)", Fraction(1)),
        ("1/(3*r22-4)-3*r22/2", Fraction(2)),
        ("r22/r218", Fraction(1, 3)),
        ("r3(7+5*r22)-r22", Fraction(1)),
        ("r22", None),
        ("r22+r23", None),
        ("r2(2+r22)/3", None),
        ("r35", None),
    ],
)
def test_the_value_is_a_fraction_or_none(text: str, expected: Fraction | None) -> None:
    assert expected == exact(parse(text))


def test_a_value_that_is_no_fraction_says_so() -> None:
    with pytest.raises(IrrationalError) as refused:
        value(parse("1+r22"))

    assert str(refused.value) == "1 + √2 is not a fraction."


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


def nested(opening: str, inside: str, closing: str, times: int) -> str:
    return opening * times + inside + closing * times


@pytest.mark.parametrize(
    "text",
    [
        nested("(", "9", ")^4", 40),
        "1/" + nested("(", "9", ")^4", 40),
        nested("(", "r22+1", ")^4", 40),
        nested("r2(1+", "2", ")", 20),
        nested("r4(3-r3", "(2)", ")", 12),
        "+".join(f"1/{nested('(', str(number), ')^4', 6)}" for number in range(2, 25)),
    ],
)
@pytest.mark.parametrize("question", [sign, exact, first_decimals])
def test_what_would_take_too_long_is_refused(question: Callable[[Expr], object], text: str) -> None:
    with pytest.raises(TooDeepError, match="too deep to check"):
        question(parse(text))


@pytest.mark.parametrize("inside", ["9", "r22+9"])
def test_two_hundred_thousand_bits_are_the_limit(inside: str) -> None:
    """9 to the power of 4⁷ has 52 thousand bits, its fourth power 208 thousand."""
    assert sign(parse(nested("(", inside, ")^4", 7))) == 1
    with pytest.raises(TooDeepError):
        sign(parse(nested("(", inside, ")^4", 8)))


def test_the_deepest_and_longest_texts_are_judged() -> None:
    towers = nested("r2", "2", "", 50)
    sums = "1" + "+r22" * 240

    assert sign(parse(towers)) == 1
    assert compare(parse(sums), parse("1+240*r22")) == 0


@pytest.mark.parametrize(
    ("text", "digits", "expected"),
    [
        ("r28", 3, "≈ 2.828"),
        ("-r28", 3, "≈ −2.828"),
        ("1/3", 4, "≈ 0.3333"),
        ("2/3", 0, "≈ 1"),
        ("1/2", 0, "≈ 1"),
        ("5/2", 3, "2.5"),
        ("r22*r28", 3, "4"),
        ("0", 2, "0"),
        ("r22-r22", 2, "0"),
        ("r24000001", 3, "≈ 2000.000"),
        ("(r22-1)^4", 1, "≈ 2.9 × 10⁻²"),
        ("1/1000000", 3, "1 × 10⁻⁶"),
        ("1/3000000", 3, "≈ 3.333 × 10⁻⁷"),
        ("9^4*9^4*9^4*9^4", 3, "≈ 1.853 × 10¹⁵"),
        ("999999999999999*r21+0,9996", 3, "≈ 1000000000000000.000"),
        ("9999999999999999", 3, "≈ 1.000 × 10¹⁶"),
    ],
)
def test_a_value_is_rounded_for_the_eye(text: str, digits: int, expected: str) -> None:
    assert expected == approximate(parse(text), digits)


def test_the_decimal_sign_is_the_languages() -> None:
    assert approximate(parse("r22"), 2, comma=",") == "≈ 1,41"


@given(st.integers(0, 10**60), st.sampled_from([2, 3, 4]))
def test_whole_roots_are_tight(number: int, degree: int) -> None:
    below, above = whole_root(number, degree), root_above(number, degree)

    assert below**degree <= number < (below + 1) ** degree
    assert (above - 1) ** degree < number <= above**degree or number == above == 0


@given(st.fractions(-99, 99, max_denominator=99), st.sampled_from([2, 3, 4]))
def test_the_root_of_a_perfect_power_is_found(number: Fraction, degree: int) -> None:
    power = number**degree

    expected = number if degree == 3 else abs(number)

    assert expected == fraction_root(power, degree)
    assert fraction_root(power + Fraction(1, 100**5), degree) is None or power == 0


@given(st.integers(1, 10**40), st.integers(1, 10**40), st.sampled_from([2, 3, 4]))
def test_sizes_are_never_less_than_what_they_bound(one: int, other: int, degree: int) -> None:
    first, second = round_up(one), round_up(other)
    slack = Fraction(2**60 + 1, 2**60)

    def size(of: Size) -> Fraction:
        return Fraction(of.head) * Fraction(2) ** of.bits

    assert one * other <= size(first * second) <= one * other * slack
    assert one + other <= size(first + second) <= (one + other) * slack
    assert one**degree <= size(first**degree) <= one**degree * slack
    assert one <= size(first.root(degree)) ** degree <= one * slack
    assert one <= 2**first.length < 4 * one


def test_separation_of_a_plain_difference_is_the_textbook_bound() -> None:
    """√2 − 1: u = √2 + 1, l = 1, D = 2, so 1 / (√2 + 1), which is √2 − 1 itself."""
    difference = bound_of(Fraction(2)).root(2).added(bound_of(Fraction(1)))

    assert difference.separation(2) == 2
    assert difference.separation(3) == 3


@given(st.fractions(-50, 50), st.fractions(0, 1))
def test_the_simplest_fraction_has_the_smallest_denominator(below: Fraction, gap: Fraction) -> None:
    above = below + gap
    found = simplest_fraction(below, above)

    assert below <= found <= above
    smaller = range(1, min(found.denominator, 200))
    assert all(ceil(below * denominator) > above * denominator for denominator in smaller)
