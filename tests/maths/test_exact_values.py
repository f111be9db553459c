"""Values with roots are compared exactly; roots and bounds are tight."""

from fractions import Fraction
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abaculus.maths import (
    IrrationalError,
    Sign,
    approximate,
    compare,
    equal,
    exact,
    expr,
    parse,
    parse_chain,
    value,
)
from abaculus.maths.exact import simplest_fraction
from abaculus.maths.roots import fraction_root, root_above, whole_root
from abaculus.maths.separation import Size, bound_of, round_up


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
