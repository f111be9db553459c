from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abaculus.games.calcussimo.arithmetic import (
    divides_by_zero,
    form_fault,
    format_exact,
    format_factors,
    multiplies_twice,
    result_of,
    step_fault,
    value,
)
from abaculus.maths import parse
from abaculus.maths import value as worked_out

RUNS = st.lists(
    st.tuples(st.sampled_from("+-*/"), st.sampled_from("123456789")), min_size=1, max_size=7
).flatmap(
    lambda steps: st.sampled_from("0123456789").map(
        lambda first: first + "".join(sign + number for sign, number in steps)
    )
)


@st.composite
def runs_with_factors(draw: st.DrawFn) -> tuple[str, dict[int, int]]:
    run = draw(RUNS)
    places = st.integers(0, len(run) // 2).map(lambda place: 2 * place)
    return run, draw(st.dictionaries(places, st.sampled_from((2, 3))))


@given(RUNS)
def test_value_agrees_with_the_mathematics(run: str) -> None:
    assert Fraction(*value(run, {})) == worked_out(parse(run))


@given(runs_with_factors())
def test_scored_text_has_the_scored_value(drawn: tuple[str, dict[int, int]]) -> None:
    run, factors = drawn

    text = format_factors(run, factors)

    assert Fraction(*value(run, factors)) == worked_out(parse(text))


@given(RUNS)
def test_result_is_the_value_where_it_is_whole(run: str) -> None:
    exact = worked_out(parse(run))

    assert result_of(run, {}) == (exact if exact.denominator == 1 else None)


@given(st.integers(-99, 99), st.integers(-99, 99).filter(bool))
def test_values_are_written_in_lowest_terms(above: int, below: int) -> None:
    assert format_exact((above, below)) == str(Fraction(above, below))


@pytest.mark.parametrize(
    ("run", "factors", "text"),
    [
        ("9+6/2", {0: 2, 2: 2}, "9*2+6*2/2"),
        ("9/3", {2: 2}, "9/(3*2)"),
        ("3*4-1", {0: 3, 4: 3}, "3*3*4-1*3"),
        ("3*4", {}, "3*4"),
    ],
)
def test_scored_text_keeps_its_brackets_few(run: str, factors: dict[int, int], text: str) -> None:
    assert format_factors(run, factors) == text


@pytest.mark.parametrize(
    ("run", "fault"),
    [
        ("1+2", None),
        ("9+6/2", None),
        ("2*3*4", None),
        ("45+3", ("E-FORM-NUMBERS", 1)),
        ("4+-3", ("E-FORM-SIGNS", 2)),
        ("4+-35", ("E-FORM-NUMBERS", 4)),
        ("-4+9", ("E-FORM-END", 0)),
        ("4+9-", ("E-FORM-END", 0)),
        ("--", ("E-FORM-SIGNS", 1)),
    ],
)
def test_form_tells_the_first_rule_that_is_broken(run: str, fault: tuple[str, int] | None) -> None:
    assert form_fault(run) == fault


def test_only_one_times_is_allowed() -> None:
    assert not multiplies_twice("2*3+4/5")
    assert multiplies_twice("2*3+4*5")


def test_zero_divides_nothing() -> None:
    assert divides_by_zero("3+4/0")
    assert not divides_by_zero("0/4+3")


@pytest.mark.parametrize(
    ("run", "factors", "is_natural", "fault"),
    [
        ("7/2*4", {}, False, ("7/2", (7, 2))),
        ("1-3*3/2", {}, False, ("3*3/2", (9, 2))),
        ("3+9/3", {4: 2}, False, ("9/(3*2)", (9, 6))),
        ("8/2/2+1", {}, False, None),
        ("2-5+6", {}, False, None),
        ("2-5+6", {}, True, ("2-5", (-3, 1))),
        ("2+3-5*2+9", {}, True, ("2+3-5*2", (-5, 1))),
        ("5-2", {2: 3}, True, ("5-2*3", (-1, 1))),
        ("5-5+2", {}, True, None),
    ],
)
def test_first_forbidden_step_is_reported(
    run: str, factors: dict[int, int], is_natural: bool, fault: tuple[str, tuple[int, int]] | None
) -> None:
    assert step_fault(run, factors, is_natural) == fault


@given(runs_with_factors())
def test_reported_step_has_the_reported_value(drawn: tuple[str, dict[int, int]]) -> None:
    run, factors = drawn

    fault = step_fault(run, factors, is_natural=True)

    if fault:
        part, exact = fault
        result = worked_out(parse(part))
        assert result == Fraction(*exact)
        assert result < 0 or result.denominator > 1
