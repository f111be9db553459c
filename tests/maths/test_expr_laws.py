"""Laws that hold for every expression and every text."""

from fractions import Fraction
from typing import cast
from xml.etree import ElementTree

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from abaculus.maths import (
    Expr,
    ExprError,
    IrrationalError,
    Sign,
    calculation_steps,
    expr,
    is_plain,
    parse,
    parse_chain,
    show,
    speak,
    steps,
    typeset,
    value,
    write,
)
from abaculus.maths.brackets import add_brackets

pytestmark = pytest.mark.slow


def expressions(numbers: st.SearchStrategy[expr.Number]) -> st.SearchStrategy[Expr]:
    """Calculations with the four signs."""

    def larger(parts: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
        return st.builds(expr.Operation, st.sampled_from(Sign), parts, parts) | st.builds(
            expr.Parenthesis, parts
        )

    leaves = cast("st.SearchStrategy[Expr]", numbers)
    return st.recursive(leaves, larger, max_leaves=12)


SMALL = st.sampled_from([2, 3, 4])
COMMON_FRACTIONS = st.builds(expr.CommonFraction, st.integers(0, 12), st.integers(1, 12))
DIGITS = st.text("0123456789", min_size=1, max_size=3)
DECIMALS = st.builds(expr.DecimalNumber, st.integers(0, 12), DIGITS) | st.builds(
    expr.DecimalNumber, st.integers(0, 12), DIGITS | st.just(""), DIGITS
)


def everything(numbers: st.SearchStrategy[expr.Number]) -> st.SearchStrategy[Expr]:
    """Calculations with everything that can be written."""

    def larger(parts: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
        return st.one_of(
            st.builds(expr.Operation, st.sampled_from(Sign), parts, parts),
            st.builds(expr.Parenthesis, parts),
            st.builds(expr.Power, parts, st.builds(expr.Number, SMALL)),
            st.builds(expr.Root, SMALL, parts),
            st.builds(expr.Negative, parts),
        )

    leaves = cast("st.SearchStrategy[Expr]", numbers | COMMON_FRACTIONS | DECIMALS)
    return st.recursive(leaves, larger, max_leaves=10)


WHOLE = st.builds(expr.Number, st.integers(-20, 20))
RATIONAL = st.builds(expr.Number.of, st.fractions(-9, 9, max_denominator=9))
ANY_EXPRESSION = expressions(WHOLE | RATIONAL)
ADVANCED = everything(WHOLE | RATIONAL)

SPELLINGS = {"+": "+", "-": "-−–", "*": "*×xX", "/": "/÷:"}


@st.composite
def calculations(draw: st.DrawFn, depth: int = 3) -> tuple[list[str], str]:
    """Marks of a calculation with brackets, and one of the ways to type them."""
    marks: list[str] = []
    typed = ""
    for place in range(draw(st.integers(1, 4))):
        if place:
            sign = draw(st.sampled_from("+-*/"))
            marks.append(sign)
            typed += draw(st.sampled_from(SPELLINGS[sign]))
        if depth and draw(st.booleans()):
            inner, inner_typed = draw(calculations(depth=depth - 1))
            marks += ["(", *inner, ")"]
            typed += f"({inner_typed} )"
        else:
            number = str(draw(st.integers(0, 99)))
            marks.append(number)
            typed += f" {number} "
    return marks, typed


def railway_value(marks: list[str]) -> Fraction | None:
    """An independent value: numbers go straight on, signs wait on a siding."""
    strength = {"(": 0, "+": 1, "-": 1, "*": 2, "/": 2}
    line: list[Fraction] = []
    siding: list[str] = []

    def couple() -> None:
        sign, second, first = siding.pop(), line.pop(), line.pop()
        line.append(
            first + second
            if sign == "+"
            else first - second
            if sign == "-"
            else first * second
            if sign == "*"
            else first / second
        )

    try:
        for mark in marks:
            if mark.isdigit():
                line.append(Fraction(mark))
            elif mark == "(":
                siding.append(mark)
            elif mark == ")":
                while siding[-1] != "(":
                    couple()
                siding.pop()
            else:
                while siding and strength[siding[-1]] >= strength[mark]:
                    couple()
                siding.append(mark)
        while siding:
            couple()
    except ZeroDivisionError:
        return None
    return line.pop()


def value_or_none(expression: Expr) -> Fraction | str | None:
    """The value; where it is no fraction the reason why, and nothing where there is none."""
    try:
        return value(expression)
    except IrrationalError:
        return "irrational"
    except ArithmeticError:
        return None


@given(calculations())
def test_the_value_agrees_with_an_independent_evaluator(
    calculation: tuple[list[str], str],
) -> None:
    marks, typed = calculation

    assert railway_value(marks) == value_or_none(parse(typed))


@given(calculations())
def test_what_was_read_is_written_and_shown_mark_by_mark(
    calculation: tuple[list[str], str],
) -> None:
    marks, typed = calculation
    expression = parse(typed)

    assert "".join(marks) == write(expression)
    assert expression == parse(write(expression)) == parse(show(expression))


@given(expressions(WHOLE) | everything(WHOLE))
def test_writing_adds_exactly_the_brackets_that_reading_needs(expression: Expr) -> None:
    assert add_brackets(expression) == parse(write(expression)) == parse(show(expression))


@given(ANY_EXPRESSION | ADVANCED)
def test_written_text_is_a_fixed_point_and_keeps_the_value(expression: Expr) -> None:
    text = write(expression)

    again = parse(text)

    assert text == write(again)
    assert value_or_none(expression) == value_or_none(again) == value_or_none(parse(show(again)))


@given(ANY_EXPRESSION | ADVANCED)
def test_brackets_once_added_are_enough(expression: Expr) -> None:
    once = add_brackets(expression)

    assert once == add_brackets(once)


@given(expressions(WHOLE) | everything(WHOLE))
def test_no_added_bracket_can_be_left_out(expression: Expr) -> None:
    plain = ungroup(expression)
    text = write(plain)

    for opened, closed in bracket_pairs(text):
        shorter = text[:opened] + text[opened + 1 : closed] + text[closed + 1 :]
        assert plain != ungrouped_or_none(shorter)


def bracket_pairs(text: str) -> list[tuple[int, int]]:
    pairs: list[tuple[int, int]] = []
    waiting: list[int] = []
    for place, mark in enumerate(text):
        if mark == "(":
            waiting.append(place)
        elif mark == ")":
            pairs.append((waiting.pop(), place))
    return pairs


def ungroup(part: Expr) -> Expr:
    match part:
        case expr.Parenthesis(inside=inside):
            return ungroup(inside)
        case expr.Operation(sign=sign, left=left, right=right):
            return expr.Operation(sign, ungroup(left), ungroup(right))
        case expr.Power(base=base, exponent=exponent):
            return expr.Power(ungroup(base), exponent)
        case expr.Root(degree=degree, of=of):
            return expr.Root(degree, ungroup(of))
        case expr.Negative(of=of):
            return expr.Negative(ungroup(of))
        case _:
            return part


def ungrouped_or_none(text: str) -> Expr | None:
    try:
        return ungroup(parse(text))
    except ExprError:
        return None


@given(ANY_EXPRESSION)
def test_every_step_keeps_the_value_and_the_last_is_the_value(expression: Expr) -> None:
    expected = value_or_none(expression)
    assume(expected is not None)

    taken = steps(expression)

    assert all(expected == value(step.after) for step in taken)
    assert all(step.result.value == value(step.part) for step in taken)
    assert all(isinstance(step.part.left, expr.Number) for step in taken)
    assert all(isinstance(step.part.right, expr.Number) for step in taken)
    assert not taken or expr.Number.of(value(expression)) == taken[-1].after


@given(ADVANCED)
def test_working_keeps_the_value_and_leaves_non_fractions(
    expression: Expr,
) -> None:
    expected = value_or_none(expression)
    assume(expected is not None)

    taken = calculation_steps(expression)

    assert all(expected == value_or_none(working.after) for working in taken)
    assert all(working.result.value == value(working.part) for working in taken)
    assert not taken or calculation_steps(taken[-1].after) == ()


@given(ANY_EXPRESSION)
def test_there_are_as_many_steps_as_signs(expression: Expr) -> None:
    def signs(part: Expr) -> int:
        match part:
            case expr.Number():
                return 0
            case expr.Parenthesis(inside=inside):
                return signs(inside)
            case expr.Operation(left=left, right=right):
                return signs(left) + 1 + signs(right)
            case _:
                raise AssertionError(part)

    assume(value_or_none(expression) is not None)

    assert signs(expression) == len(steps(expression))


@given(ANY_EXPRESSION)
def test_mathml_is_well_formed_and_reads_like_the_text(expression: Expr) -> None:
    element = ElementTree.fromstring(typeset(expression))  # noqa: S314 - our own markup

    fractions = element.iter("mfrac")
    assert all(
        [part.tag for row in fraction for part in row] == ["mn", "mn"] for fraction in fractions
    )
    assert show(expression).replace(" ", "").replace("/", "") == "".join(element.itertext())
    assert {node.tag for node in element.iter()} <= {"math", "mrow", "mn", "mo", "mfrac"}


@given(ANY_EXPRESSION)
def test_speech_is_the_shown_text_word_by_word(expression: Expr) -> None:
    words = {
        "+": " plus ",
        "−": " minus ",
        "×": " times ",
        "÷": " divided by ",
        "/": " over ",
        "(": " open bracket ",
        ")": " close bracket ",
    }

    expected = "".join(words.get(mark, mark) for mark in show(expression)).split()

    assert expected == speak(expression).split()


@given(ADVANCED)
def test_advanced_mathml_is_well_formed_and_complete(
    expression: Expr,
) -> None:
    element = ElementTree.fromstring(typeset(expression))  # noqa: S314 - our own markup

    tags = {node.tag for node in element.iter()}
    raised = {"msup", "mroot"}
    assert tags <= {"math", "mrow", "mn", "mo", "mfrac", "msqrt", "mover", *raised}
    assert all(len(node) == 2 for node in element.iter() if node.tag in {"mover", *raised})
    assert is_plain(expression) == (not tags & {"mfrac", "msqrt", "mover", *raised})
    for sign in "+−×÷":
        assert show(expression).count(sign) == "".join(element.itertext()).count(sign)


@given(st.lists(everything(WHOLE), min_size=1, max_size=4))
def test_an_equality_is_reported_side_by_side(sides: list[Expr]) -> None:
    chain = expr.Chain(tuple(sides))

    again = parse_chain(write(chain))

    assert again == parse_chain(show(chain))
    assert write(chain) == write(again) == "=".join(map(write, sides))
    assert show(chain) == " = ".join(map(show, sides))
    assert speak(chain) == " equals ".join(map(speak, sides))
    assert typeset(chain).count("<mo>=</mo>") == len(sides) - 1
    assert is_plain(chain) == all(map(is_plain, sides))


@given(st.integers(0, 99), DIGITS | st.just(""), DIGITS)
def test_a_period_repeats_for_ever(whole: int, decimals: str, period: str) -> None:
    number = expr.DecimalNumber(whole, decimals, period)

    unrolled = [Fraction(f"{whole}.{decimals}{period * times}0") for times in range(3)]

    gaps = [number.value - near for near in unrolled]
    assert gaps[0] == gaps[1] * 10 ** len(period) == gaps[2] * 100 ** len(period)


@given(
    st.text()
    | st.text("0123456789+-*/()−–×÷xX: ", max_size=40)
    | st.text("0123456789+-*/()=,~^r{}√²½⁄³₄\u0305", max_size=30)
)
def test_any_text_is_read_or_refused(text: str) -> None:
    position = refused_at(text)

    assert position is None or 0 <= position <= len(text)


def refused_at(text: str) -> int | None:
    try:
        parse_chain(text)
    except ExprError as refusal:
        return refusal.position
    return None


def test_the_longest_texts_pass_through_everything() -> None:
    flat = "1" + "+1" * 499
    deep = "(" * 50 + "1" + ")*2" * 50 + "-9/3" * 170

    for text in (flat, deep):
        expression = parse(text)

        assert text == write(expression)
        assert value(expression) == value(steps(expression)[-1].after)
        assert text.count("(") == speak(expression).count("open bracket")
        assert text.count("(") == typeset(expression).count("<mrow>")
