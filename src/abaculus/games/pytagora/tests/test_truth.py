from fractions import Fraction
from random import Random

import pytest

from abaculus.games.pytagora.equality.judge import judge_bare
from abaculus.games.pytagora.equality.terms import LineJudgement
from abaculus.games.pytagora.equality.truth import parse_chain
from abaculus.games.pytagora.material import terms_of
from abaculus.games.pytagora.tests.line_verdicts import (
    BASIC,
    PRO,
    PYTAGORA,
    fault,
    pieces,
    points_or_code,
    scored,
)
from abaculus.games.pytagora.tests.oracle import check_line, points
from abaculus.games.pytagora.tests.oracle_points import worths
from abaculus.games.pytagora.tests.oracle_sides import House, Wrong, lettered
from abaculus.games.pytagora.tests.random_lines import line
from abaculus.kernel.messages import FormulaValue, Refusal


@pytest.mark.parametrize(
    "text",
    [
        "r28=2*r22",
        "r22*r23=r26",
        "r2(3+2*r22)=1+r22",
        "r3(2+r25)+r3(2-r25)=1",
        "r4(17+12*r22)=1+r22",
        "r4{1/4}=r2{1/2}",
        "r28/r22=2",
    ],
)
def test_equal_roots_are_equal(text: str) -> None:
    assert isinstance(judge_bare(PRO, text), LineJudgement)


@pytest.mark.parametrize(
    "text",
    [
        "r22+r23=r210",
        "r22=1,4142135623730950488016887242096980785696718753769480731766797379907324784621",
        "r2(3+2*r22)=1+r23",
        "r210+r211=r25+r218",
    ],
)
def test_nearly_equal_roots_are_not_equal(text: str) -> None:
    assert "not_equal" == fault(text).code


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("2+3*4=14", Fraction(14)),
        ("7/2=14/4", Fraction(7, 2)),
        ("r28/r22=2", Fraction(2)),
        ("r28=2*r22", None),
    ],
)
def test_a_true_line_tells_what_its_sides_are_worth(text: str, worth: Fraction | None) -> None:
    assert worth == scored(text, PRO).value


@pytest.mark.parametrize(
    ("text", "how", "left", "right"),
    [
        ("7=8", "none", "7", "8"),
        ("2+3*4=20", "left", "14", "20"),
        ("20=2+3*4", "right", "20", "14"),
        ("7/2=3+1", "both", "7/2 = 3.5", "4"),
        ("10/3=3-5", "both", "10/3 ≈ 3.333", "−2"),
        ("r28=0,~4", "both", "≈ 2.828", "4/9 ≈ 0.444"),
        ("99999999999999^4=1", "left", "≈ 1.000 × 10⁵⁶", "1"),
    ],
)
def test_unequal_sides_are_reported_with_both_values(
    text: str, how: str, left: str, right: str
) -> None:
    values = fault(text).values

    assert (how, left, right) == (values["how"], values["left_value"], values["right_value"])


def test_the_first_unequal_neighbours_of_a_chain_are_reported() -> None:
    found = parse_chain(PYTAGORA, pieces("7=7=8=9"))

    assert isinstance(found, Refusal)
    assert ("not_equal", FormulaValue("7"), FormulaValue("8")) == (
        found.code,
        found.values["left"],
        found.values["right"],
    )


def test_chain_members_are_read_before_values_are_compared() -> None:
    found = parse_chain(PYTAGORA, pieces("7=8=3/0"))

    assert isinstance(found, Refusal)
    assert "divided_by_zero" == found.code


def test_pieces_are_looked_at_before_anything_else() -> None:
    assert "unknown_piece" == fault("(4?", BASIC).code
    assert Refusal("piece_not_in_mode", {"piece": "×", "level": 2, "mode": "basic"}) == fault(
        "4*3", BASIC
    )
    assert Refusal("piece_not_in_mode", {"piece": "(", "level": 3, "mode": "pytagora"}) == fault(
        "4*(3", PYTAGORA
    )


def test_the_number_of_equals_is_looked_at_before_the_sides() -> None:
    assert Refusal("no_equals") == fault("4+")
    assert Refusal("too_many_equals", {"many": 2, "how": "new"}) == fault("4+=4=")


def oracle(family: House, text: str) -> int | str:
    try:
        check_line(family, text)
    except Wrong as wrong:
        return wrong.code
    return points(text, [False] * len(text))


@pytest.mark.parametrize("mode", ["basic", "pytagora", "pro"])
@pytest.mark.parametrize("seed", range(4))
def test_random_lines_are_judged_as_by_the_literal_oracle(mode: str, seed: int) -> None:
    random = Random(f"{mode} {seed}")  # noqa: S311 - lines for a test
    unary, whole, rational = seed in (1, 3), seed == 2, seed in (2, 3)
    family = House(mode, unary_minus=unary, whole_division=whole, rational_roots=rational)
    terms = terms_of(mode, unary_minus=unary, whole_division=whole, rational_roots=rational)
    judged = 0

    for _ in range(500):
        row = tuple(line(random, family))
        verdict = judge_bare(terms, "".join(row))

        assert oracle(family, lettered(row)) == points_or_code(verdict), row
        if isinstance(verdict, LineJudgement):
            judged += 1
            assert worths(lettered(row)) == [count.points for count in verdict.counts], row

    assert 100 < judged < 450
