"""The second look at algebra: formulas are compared by what they are worth."""

from abaculus.maths.formulas.builders import poly
from abaculus.questions.generators._evaluate import agree, evaluate


def test_formulas_agree_if_equal_for_every_value() -> None:
    product = ("jux", poly((1, 2)), poly((1, -3)))

    assert agree(product, poly((1, -1, -6)), x=(2, 5, -3))


def test_formulas_disagree_even_if_only_the_last_value_tells() -> None:
    assert not agree(("^", "x", 2), poly((3, -2)), x=(1, 2, 3))


def test_letters_take_their_values_together() -> None:
    assert agree(("jux", "x", "y"), 6, x=(2, 3), y=(3, 2))
    assert not agree(("jux", "x", "y"), 6, x=(2, 3), y=(3, 3))


def test_a_formula_is_worth_what_it_comes_to() -> None:
    parts = ("+", 5, ("neg", ("÷", 3, 2)), ("()", ("^", 2, ("neg", 1))), ("dec", 25, 1))

    assert evaluate(parts) == evaluate(("frac", 13, 2))
