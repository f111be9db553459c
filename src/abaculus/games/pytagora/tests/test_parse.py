from fractions import Fraction

import pytest

from abaculus.games.pytagora.equality.parse import ParsedLine, parse_line
from abaculus.games.pytagora.equality.terms import LineTerms
from abaculus.games.pytagora.material import terms_of
from abaculus.games.pytagora.tests.line_verdicts import PRO, fault, pieces
from abaculus.kernel.messages import FormulaValue, Refusal

UNARY = terms_of("pro", unary_minus=True)
WHOLE = terms_of("pro", whole_division=True)
EXACT = terms_of("pro", rational_roots=True)


def worth(text: str, terms: LineTerms = PRO) -> object:
    found = parse_line(terms, pieces(text))
    assert isinstance(found, ParsedLine), found
    (value,) = found.values
    return value


@pytest.mark.parametrize(
    ("member", "expected"),
    [
        ("0", 0),
        ("120", 120),
        ("2+3*4", 14),
        ("2*3+4", 10),
        ("9-3-2", 4),
        ("8/2/2", 2),
        ("7/2", Fraction(7, 2)),
        ("7/2*4", 14),
        ("3-5", -2),
        ("0,5", Fraction(1, 2)),
        ("0,05", Fraction(1, 20)),
        ("12,25", Fraction(49, 4)),
        ("0,~3", Fraction(1, 3)),
        ("0,1~6", Fraction(1, 6)),
        ("1,0~36", Fraction(57, 55)),
        ("0,~30", Fraction(10, 33)),
        ("{3/4}", Fraction(3, 4)),
        ("{1/2}^2", Fraction(1, 4)),
        ("(2+3)*4", 20),
        ("2*(3+(4-1))", 12),
        ("2^3", 8),
        ("(1+2)^4", 81),
        ("r29", 3),
        ("r3(0-8)", -2),
        ("r23^2", 3),
        ("r2r216", 2),
        ("r2{1/4}", Fraction(1, 2)),
        ("2*r29", 6),
        ("(r29)", 3),
        ("(3^2)", 9),
        ("((1+2)*3)", 9),
    ],
)
def test_value_of_a_member(member: str, expected: object) -> None:
    assert expected == worth(member)


@pytest.mark.parametrize(
    ("member", "expected"),
    [("-3+5", 2), ("-2*3", -6), ("2*(-3)", -6), ("(-3)^2", 9), ("-3^2", -9), ("5-(-3)", 8)],
)
def test_minus_may_lead_where_the_table_allows_it(member: str, expected: int) -> None:
    assert expected == worth(member, UNARY)


@pytest.mark.parametrize("member", ["2*-3", "--3", "3+-2", "r2-9", "-", "(-)+1"])
def test_minus_leads_nothing_but_a_side_or_a_bracket(member: str) -> None:
    found = parse_line(UNARY, pieces(member))

    assert isinstance(found, Refusal)
    assert "bad_expression" == found.code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("=5", "empty_member"),
        ("5=", "empty_member"),
        ("+5=5", "bad_expression"),
        ("5+=5", "bad_expression"),
        ("5++1=6", "bad_expression"),
        ("2r29=6", "bad_expression"),
        ("1{1/2}=1", "bad_expression"),
        ("{1/2}5=1", "bad_expression"),
        ("{1/2}{1/2}=1", "bad_expression"),
        ("(3+4)(1+1)=14", "bad_expression"),
        ("^2=4", "bad_expression"),
        ("r2=4", "bad_expression"),
        ("()=0", "bad_expression"),
        ("(3+)=3", "bad_expression"),
        ("2^38=8", "bad_expression"),
        ("05=5", "leading_zero"),
        ("00=0", "leading_zero"),
        ("5=05,5", "leading_zero"),
        ("0,50={1/2}", "trailing_zero"),
        ("1,0=1", "trailing_zero"),
        (",5={1/2}", "comma_misplaced"),
        ("5,=5", "comma_misplaced"),
        ("5,+1=6", "comma_misplaced"),
        ("1,2,3=1", "comma_misplaced"),
        ("{1/2},5=1", "comma_misplaced"),
        ("~3=3", "period_misplaced"),
        ("1~3=1", "period_misplaced"),
        ("0,~=0", "period_misplaced"),
        ("0,~3~3=0", "period_misplaced"),
        ("0,~33=1/3", "period_not_shortest"),
        ("0,~9=1", "period_not_shortest"),
        ("0,1~0=1/10", "period_not_shortest"),
        ("0,~1212=4/33", "period_not_shortest"),
        ("0,3~3=1/3", "period_not_shortest"),
        ("(3+4=7", "bracket_unbalanced"),
        ("3+4)=7", "bracket_unbalanced"),
        (")=7", "bracket_unbalanced"),
        ("r2)=7", "bracket_unbalanced"),
        ("(3=3)", "bracket_unbalanced"),
        ("(5)=5", "bracket_pointless"),
        ("((3+4))=7", "bracket_pointless"),
        ("({1/2})=0,5", "bracket_pointless"),
        ("2^2^3=64", "stacked_power"),
        ("(1+1)^2^2=16", "stacked_power"),
        ("r24^2^2=16", "stacked_power"),
        ("(3-3)*5=0", "times_zero"),
        ("5*(3-3)=0", "times_zero"),
        ("0^2*5=0", "times_zero"),
        ("(r28-2*r22)*5=0", "times_zero"),
        ("(3-3)/5=0", "zero_divided"),
        ("5/(3-3)=0", "divided_by_zero"),
        ("0/0=0", "divided_by_zero"),
        ("r2(3-5)=1", "even_root_of_negative"),
        ("r4(3-5)=1", "even_root_of_negative"),
        ("r2(r22-2)=1", "even_root_of_negative"),
    ],
)
def test_first_fault_of_a_side(text: str, code: str) -> None:
    assert code == fault(text).code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("3/0+=5", "divided_by_zero"),
        ("3/0(4)=5", "divided_by_zero"),
        ("3/05=5", "leading_zero"),
        ("3/0^2^3=5", "divided_by_zero"),
        ("3+*4/0=5", "bad_expression"),
        ("5=3/0", "divided_by_zero"),
        ("5+=3/0", "bad_expression"),
        ("2*0*(=5", "times_zero"),
        ("(5)*0=0", "bracket_pointless"),
    ],
)
def test_faults_are_found_from_left_to_right(text: str, code: str) -> None:
    assert code == fault(text).code


@pytest.mark.parametrize(
    ("terms", "text", "code"),
    [
        (WHOLE, "7/2*2=7", "division_not_whole"),
        (WHOLE, "{1/2}/{1/3}=1", "division_not_whole"),
        (WHOLE, "r22/r23=1", "division_not_whole"),
        (EXACT, "r28=2*r22", "root_not_rational"),
        (EXACT, "r32=r32", "root_not_rational"),
    ],
)
def test_tables_may_want_whole_quotients_and_exact_roots(
    terms: LineTerms, text: str, code: str
) -> None:
    assert code == fault(text, terms).code


@pytest.mark.parametrize(
    ("terms", "member", "expected"),
    [
        (WHOLE, "{1/2}/{1/4}", 2),
        (WHOLE, "6/3/2", 1),
        (EXACT, "r2{1/4}", Fraction(1, 2)),
        (EXACT, "r427^4", 27),
    ],
)
def test_what_comes_out_exactly_is_fine_there(
    terms: LineTerms, member: str, expected: object
) -> None:
    assert expected == worth(member, terms)


def test_quotient_of_roots_may_be_whole() -> None:
    assert isinstance(parse_line(WHOLE, pieces("r28/r22=2")), ParsedLine)


@pytest.mark.parametrize(
    "text",
    [
        "(" * 51 + "1+1" + ")" * 51 + "=2",
        "r2" * 51 + "1=1",
        "(" * 20 + "9" + "^4+1)" * 20 + "=1",
    ],
)
def test_towers_are_too_deep(text: str) -> None:
    assert "too_deep" == fault(text).code


def test_fifty_roots_are_not() -> None:
    assert 1 == worth("r2" * 50 + "1")


def test_refusals_say_which_part_and_what_it_is_worth() -> None:
    assert Refusal(
        "even_root_of_negative",
        {
            "part": FormulaValue("r2(3-5)"),
            "root": "√",
            "inside": FormulaValue("(3-5)"),
            "value": "−2",
        },
    ) == fault("1+r2(3-5)=1")
    assert Refusal(
        "division_not_whole", {"part": FormulaValue("7*3/2"), "value": "21/2 = 10.5"}
    ) == fault("1+7*3/2=1", WHOLE)
    assert Refusal("leading_zero", {"number": "007", "better": FormulaValue("7")}) == fault("007=7")
    assert Refusal("trailing_zero", {"number": "2,00", "better": FormulaValue("2")}) == fault(
        "2,00=2"
    )
    assert Refusal(
        "times_zero",
        {"part": FormulaValue("4*(3-3)"), "zero": FormulaValue("(3-3)"), "plain": "no"},
    ) == fault("1+4*(3-3)=1")
    assert Refusal(
        "zero_divided", {"part": FormulaValue("0/3"), "zero": FormulaValue("0"), "plain": "yes"}
    ) == fault("0/3=0")


@pytest.mark.parametrize(
    ("text", "why", "near"),
    [
        ("-3+5=2", "minus", "−3+"),
        ("*3+5=2", "first", "×3+"),
        ("3+5-=2", "last", "5−"),
        ("3+*5=2", "double", "3+×5"),
        ("3+5(2)=2", "join", "+5(2)"),
    ],
)
def test_what_is_missing_is_shown_with_its_neighbours(text: str, why: str, near: str) -> None:
    values = fault(text).values

    assert (why, near) == (values["why"], values["near"])
