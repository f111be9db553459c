"""Values and steps of calculations, those of the CalcuSSIMO rules among them."""

import pickle
from fractions import Fraction

import pytest

from abaculus.maths import DivisionByZeroError, Number, Operation, Sign, parse, show, steps, value


def work_out(text: str) -> list[str]:
    return [
        f"{show(step.part)} = {show(step.result)}: {show(step.after)}"
        for step in steps(parse(text))
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2-5+6", Fraction(3)),
        ("7/2*4", Fraction(14)),
        ("3/2+5/2", Fraction(4)),
        ("8/2/2+1", Fraction(3)),
        ("8-2*4", Fraction(0)),
        ("7/2", Fraction(7, 2)),
        ("(9*2)+(6*2)/2", Fraction(24)),
        ("(4*2)+(6*3)-3+(5*3)", Fraction(38)),
    ],
)
def test_a_calculation_has_its_exact_value(text: str, expected: Fraction) -> None:
    assert expected == value(parse(text))


def test_division_by_zero_names_the_part_as_it_was_written() -> None:
    expression = parse("1+8/(3-3)*2")

    with pytest.raises(DivisionByZeroError) as refused:
        value(expression)

    assert parse("8/(3-3)") == refused.value.part
    assert str(refused.value) == "8 ÷ (3 − 3) divides by zero."


def test_steps_refuse_division_by_zero_like_the_value() -> None:
    with pytest.raises(DivisionByZeroError) as refused:
        steps(parse("1+8/(3-3)*2"))

    assert parse("8/(3-3)") == refused.value.part


def test_division_by_zero_survives_pickling() -> None:
    fault = DivisionByZeroError(Operation(Sign.DIVIDED_BY, Number(1), Number(0)))

    again = pickle.loads(pickle.dumps(fault))  # noqa: S301 - our own bytes

    assert fault.part == again.part


def test_a_division_is_worked_out_before_a_sum() -> None:
    assert work_out("9+6/2") == ["6 ÷ 2 = 3: 9 + 3", "9 + 3 = 12: 12"]


def test_products_come_before_sums_further_left() -> None:
    expected = ["3 × 4 = 12: 8 − 2 + 12", "8 − 2 = 6: 6 + 12", "6 + 12 = 18: 18"]

    actual = work_out("8-2+3*4")

    assert expected == actual


def test_inner_brackets_come_first_then_those_further_right() -> None:
    expected = [
        "2 + 3 = 5: 1 + (5 × 4 − 6) × (7 − 5)",
        "5 × 4 = 20: 1 + (20 − 6) × (7 − 5)",
        "20 − 6 = 14: 1 + 14 × (7 − 5)",
        "7 − 5 = 2: 1 + 14 × 2",
        "14 × 2 = 28: 1 + 28",
        "1 + 28 = 29: 29",
    ]

    actual = work_out("1+((2+3)*4-6)*(7-5)")

    assert expected == actual


def test_fractions_and_negative_numbers_on_the_way_stay_clear() -> None:
    expected = [
        "1 ÷ 2 = 1/2: 4 ÷ (1/2) − (2 − 5)",
        "2 − 5 = −3: 4 ÷ (1/2) − (−3)",
        "4 ÷ (1/2) = 8: 8 − (−3)",
        "8 − (−3) = 11: 11",
    ]

    actual = work_out("4/(1/2)-(2-5)")

    assert expected == actual


@pytest.mark.parametrize("text", ["7", "(7)", "((7))", "-7"])
def test_a_lone_number_needs_no_step(text: str) -> None:
    assert steps(parse(text)) == ()


def test_a_tree_without_brackets_is_worked_out_from_the_inside() -> None:
    total = Operation(Sign.PLUS, Number(1), Number(2))

    first, second = steps(Operation(Sign.TIMES, total, Number(3)))

    assert (show(first.part), show(first.after)) == ("1 + 2", "3 × 3")
    assert (show(second.part), show(second.after)) == ("3 × 3", "9")


def test_a_part_used_twice_is_worked_out_twice() -> None:
    total = Operation(Sign.PLUS, Number(1), Number(2))

    actual = [show(step.after) for step in steps(Operation(Sign.TIMES, total, total))]

    assert actual == ["3 × (1 + 2)", "3 × 3", "9"]
