"""What `read` makes of a text, and why it refuses one."""

import pickle

import msgspec
import pytest

from abaculus.maths import Expression, Group, Number, Operation, Sign, Unreadable, read


def test_multiplication_and_division_bind_before_addition() -> None:
    expected = Operation(Sign.PLUS, Number(9), Operation(Sign.DIVIDED_BY, Number(6), Number(2)))

    actual = read("9+6/2")

    assert expected == actual


@pytest.mark.parametrize("sign", list(Sign))
def test_equal_signs_are_taken_from_left_to_right(sign: Sign) -> None:
    expected = Operation(sign, Operation(sign, Number(8), Number(4)), Number(2))

    actual = read(f"8{sign.value}4{sign.value}2")

    assert expected == actual


def test_brackets_are_kept_even_where_they_are_not_needed() -> None:
    product = Group(Operation(Sign.TIMES, Number(6), Number(2)))
    expected = Operation(Sign.DIVIDED_BY, product, Group(Group(Number(2))))

    actual = read("(6*2)/((2))")

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
    ],
)
def test_every_usual_spelling_reads_like_the_compact_code(spelling: str, compact: str) -> None:
    assert read(compact) == read(spelling)


def test_a_minus_leads_a_number_at_the_start_and_after_a_bracket() -> None:
    expected = Operation(Sign.TIMES, Number(-3), Group(Number(-4)))

    actual = read("-3*(-4)")

    assert expected == actual


@pytest.mark.parametrize(
    ("text", "position", "reason"),
    [
        ("", 0, "There is no calculation here."),
        ("  ", 0, "There is no calculation here."),
        ("4+", 2, "A number is missing here."),
        ("4+-3", 2, "A number is missing here."),
        ("+4", 0, "A number is missing here."),
        ("--4", 1, "A number is missing here."),
        ("-(4)", 1, "A number is missing here."),
        ("2*()", 3, "A number is missing here."),
        ("(4", 0, "This bracket is never closed."),
        ("1+((4)", 2, "This bracket is never closed."),
        ("4)", 1, "This bracket was never opened."),
        ("4 5", 2, "A sign is missing here."),
        ("2(3+4)", 1, "A sign is missing here."),
        ("((3)4)", 4, "A sign is missing here."),
        ("4=4", 1, "This character means nothing in a calculation."),
        ("4+²", 2, "This character means nothing in a calculation."),
        ("٤+1", 0, "This character means nothing in a calculation."),
        ("(4?)", 2, "This character means nothing in a calculation."),
    ],
)
def test_an_unreadable_text_is_refused_with_place_and_reason(
    text: str, position: int, reason: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        read(text)

    assert (position, reason) == (refused.value.position, refused.value.reason)


def test_a_refusal_reads_as_one_sentence_and_survives_pickling() -> None:
    refusal = Unreadable(2, "A number is missing here.")

    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301 - our own bytes

    assert str(again) == "A number is missing here. (character 3)"


def test_a_text_of_a_thousand_characters_is_read_and_one_more_is_refused() -> None:
    longest = "1+" * 499 + "23"
    read(longest)

    with pytest.raises(Unreadable, match="longer than 1000 characters") as refused:
        read(longest + "4")

    assert refused.value.position == 1000


def test_fifty_nested_brackets_are_read_and_one_more_is_refused() -> None:
    read("(" * 50 + "1" + ")" * 50)

    with pytest.raises(Unreadable, match="more than 50 deep") as refused:
        read("(" * 51 + "1" + ")" * 51)

    assert refused.value.position == 50


@pytest.mark.parametrize(("numerator", "denominator"), [(2, 4), (1, 0), (1, -2), (0, 2)])
def test_a_number_is_kept_in_lowest_terms(numerator: int, denominator: int) -> None:
    with pytest.raises(ValueError, match="lowest terms"):
        Number(numerator, denominator)


def test_expressions_travel_as_json() -> None:
    expression = read("(9-2)*3/4")

    again = msgspec.json.decode(msgspec.json.encode(expression), type=Expression)

    assert expression == again
