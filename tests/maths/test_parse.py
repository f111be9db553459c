"""What `parse` makes of a text, and why it refuses one."""

import pickle

import msgspec
import pytest

from abaculus.maths import Expr, ExprError, Sign, expr, parse, parse_chain


def test_multiplication_and_division_bind_before_addition() -> None:
    expected = expr.Operation(
        Sign.PLUS, expr.Number(9), expr.Operation(Sign.DIVIDED_BY, expr.Number(6), expr.Number(2))
    )

    actual = parse("9+6/2")

    assert expected == actual


@pytest.mark.parametrize("sign", list(Sign))
def test_equal_signs_are_taken_from_left_to_right(sign: Sign) -> None:
    expected = expr.Operation(
        sign, expr.Operation(sign, expr.Number(8), expr.Number(4)), expr.Number(2)
    )

    actual = parse(f"8{sign.value}4{sign.value}2")

    assert expected == actual


def test_brackets_are_kept_even_where_they_are_not_needed() -> None:
    product = expr.Parenthesis(expr.Operation(Sign.TIMES, expr.Number(6), expr.Number(2)))
    expected = expr.Operation(
        Sign.DIVIDED_BY, product, expr.Parenthesis(expr.Parenthesis(expr.Number(2)))
    )

    actual = parse("(6*2)/((2))")

    assert expected == actual


@pytest.mark.parametrize(
    ("spelling", "compact"),
    [
        ("3−2", "3-2"),
        ("3–2", "3-2"),
        ("3×2", "3*2"),
        ("3x2", "3*2"),
        ("3X2", "3*2"),
        ("3÷2", "3/2"),
        ("3:2", "3/2"),
        (" ( 30\t+ 2 )\u00a0* 4\n", "(30+2)*4"),
        ("007+1", "7+1"),
        ("− 3 + 5", "-3+5"),
        ("3·2", "3*2"),
        ("√16+∛8-∜(1+0)", "r216+r38-r4(1+0)"),
        ("r2 16", "r216"),
        ("2²×3³-4⁴", "2^2*3^3-4^4"),
        ("2 ^2", "2^2"),
        ("0.25", "0,25"),
        ("0.1~6", "0,1~6"),
        ("0,16\u0305", "0,1~6"),
        ("0,1\u03052\u0305", "0,~12"),
        ("½+⅔-⅒", "{1/2}+{2/3}-{1/10}"),
        ("⁷⁄₁₂", "{7/12}"),
        ("{ 7 / 12 }", "{7/12}"),
    ],
)
def test_every_usual_spelling_reads_like_the_compact_code(spelling: str, compact: str) -> None:
    assert parse(compact) == parse(spelling)


def test_a_minus_leads_a_number_at_the_start_and_after_a_bracket() -> None:
    expected = expr.Operation(Sign.TIMES, expr.Number(-3), expr.Parenthesis(expr.Number(-4)))

    actual = parse("-3*(-4)")

    assert expected == actual


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("-3^2", expr.Negative(expr.Power(expr.Number(3), expr.Number(2)))),
        ("-(4)", expr.Negative(expr.Parenthesis(expr.Number(4)))),
        ("(-3)^2", expr.Power(expr.Parenthesis(expr.Number(-3)), expr.Number(2))),
        ("r23^2", expr.Root(2, expr.Power(expr.Number(3), expr.Number(2)))),
        ("(r23)^2", expr.Power(expr.Parenthesis(expr.Root(2, expr.Number(3))), expr.Number(2))),
        ("r3r264", expr.Root(3, expr.Root(2, expr.Number(64)))),
        ("r29*4", expr.Operation(Sign.TIMES, expr.Root(2, expr.Number(9)), expr.Number(4))),
        (
            "-r29*4",
            expr.Operation(Sign.TIMES, expr.Negative(expr.Root(2, expr.Number(9))), expr.Number(4)),
        ),
        ("{2/4}^3", expr.Power(expr.CommonFraction(2, 4), expr.Number(3))),
        ("10,25", expr.DecimalNumber(10, "25")),
        ("0,1~6", expr.DecimalNumber(0, "1", "6")),
    ],
)
def test_powers_bind_before_roots_and_roots_before_signs(text: str, expected: Expr) -> None:
    actual = parse(text)

    assert expected == actual


def test_an_equality_is_read_side_by_side() -> None:
    twelve = (parse("4*3"), parse("8+4"), parse("-r2144*(-1)"))

    assert expr.Chain(twelve) == parse_chain(" 4*3 = 8+4=-r2144*(-1)")
    assert expr.Chain(twelve[:1]) == parse_chain("4*3")


@pytest.mark.parametrize(
    ("text", "position", "reason"),
    [
        ("=4", 0, "An equals sign does not belong here."),
        ("4=", 2, "A number is missing here."),
        ("4==4", 2, "An equals sign does not belong here."),
        ("(4=4)", 2, "An equals sign does not belong here."),
        ("4=4)", 3, "This bracket was never opened."),
    ],
)
def test_a_broken_equality_is_refused_with_place_and_reason(
    text: str, position: int, reason: str
) -> None:
    with pytest.raises(ExprError) as refused:
        parse_chain(text)

    assert (position, reason) == (refused.value.position, refused.value.reason)


@pytest.mark.parametrize(
    ("text", "position", "reason"),
    [
        ("", 0, "There is no calculation here."),
        ("  ", 0, "There is no calculation here."),
        ("4+", 2, "A number is missing here."),
        ("4+-3", 2, "A number is missing here."),
        ("+4", 0, "A number is missing here."),
        ("--4", 1, "A number is missing here."),
        ("2*()", 3, "A number is missing here."),
        ("(4", 0, "This bracket is never closed."),
        ("1+((4)", 2, "This bracket is never closed."),
        ("4)", 1, "This bracket was never opened."),
        ("4 5", 2, "A sign is missing here."),
        ("2(3+4)", 1, "A sign is missing here."),
        ("((3)4)", 4, "A sign is missing here."),
        ("4=4", 1, "An equals sign does not belong here."),
        ("4+²", 2, "A number is missing here."),
        ("2^38", 3, "A sign is missing here."),
        ("2^5", 1, "A power is written ^2, ^3 or ^4."),
        ("2^", 1, "A power is written ^2, ^3 or ^4."),
        ("r516", 0, "A root is written r2, r3 or r4."),
        ("r", 0, "A root is written r2, r3 or r4."),
        ("r2", 2, "A number is missing here."),
        ("√-4", 1, "A number is missing here."),
        ("2r29", 1, "A sign is missing here."),
        ("2^2^3", 3, "A number takes only one power: use brackets."),
        ("2²³", 2, "A number takes only one power: use brackets."),
        ("3,", 2, "Digits are missing after the comma."),
        (",5", 0, "A number is missing here."),
        ("1,2,3", 3, "A sign is missing here."),
        ("0,~", 2, "A period bar stands once, after the comma and before the digits that repeat."),
        ("5~6", 1, "A period bar stands once, after the comma and before the digits that repeat."),
        (
            "0,1~2~3",
            5,
            "A period bar stands once, after the comma and before the digits that repeat.",
        ),
        ("{1/2", 0, "A fraction is written like {1/2}."),
        ("{1/0}", 0, "A fraction has no 0 below its line."),
        ("1½", 1, "A sign is missing here."),
        ("½2", 1, "A sign is missing here."),
        ("-", 1, "A number is missing here."),
        ("٤+1", 0, "This character means nothing in a calculation."),
        ("(4?)", 2, "This character means nothing in a calculation."),
    ],
)
def test_an_unreadable_text_is_refused_with_place_and_reason(
    text: str, position: int, reason: str
) -> None:
    with pytest.raises(ExprError) as refused:
        parse(text)

    assert (position, reason) == (refused.value.position, refused.value.reason)


def test_a_refusal_reads_as_one_sentence_and_survives_pickling() -> None:
    refusal = ExprError(2, "A number is missing here.")

    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301 - our own bytes

    assert str(again) == "A number is missing here. (character 3)"


def test_text_of_1000_characters_is_parsed_and_1001_refused() -> None:
    longest = "1+" * 499 + "23"
    parse(longest)

    with pytest.raises(ExprError, match="longer than 1000 characters") as refused:
        parse(longest + "4")

    assert refused.value.position == 1000


def test_fifty_nested_brackets_are_read_and_one_more_is_refused() -> None:
    parse("(" * 50 + "1" + ")" * 50)

    with pytest.raises(ExprError, match="more than 50 deep") as refused:
        parse("(" * 51 + "1" + ")" * 51)

    assert refused.value.position == 50


def test_roots_and_brackets_together_are_at_most_fifty_deep() -> None:
    parse("r2(" * 25 + "1" + ")" * 25)

    with pytest.raises(ExprError, match="Roots and brackets are more than 50 deep") as refused:
        parse("r2" * 51 + "1")

    assert refused.value.position == 102


@pytest.mark.parametrize(("whole", "decimals"), [(-1, "5"), (1, ""), (1, "٤"), (1, "<b>")])
def test_a_decimal_number_has_digits_after_its_comma(whole: int, decimals: str) -> None:
    with pytest.raises(ValueError, match="is not a decimal number"):
        expr.DecimalNumber(whole, decimals)


@pytest.mark.parametrize(("numerator", "denominator"), [(-1, 2), (1, 0), (1, -2)])
def test_a_common_fraction_is_a_share_of_something(numerator: int, denominator: int) -> None:
    with pytest.raises(ValueError, match="is not a common fraction"):
        expr.CommonFraction(numerator, denominator)


@pytest.mark.parametrize(("numerator", "denominator"), [(2, 4), (1, 0), (1, -2), (0, 2)])
def test_a_number_is_kept_in_lowest_terms(numerator: int, denominator: int) -> None:
    with pytest.raises(ValueError, match="lowest terms"):
        expr.Number(numerator, denominator)


def test_expressions_travel_as_json() -> None:
    expression = parse("-r2(9-2)*3/4-{1/2}^3+0,1~6")

    again = msgspec.json.decode(msgspec.json.encode(expression), type=Expr)

    assert expression == again
