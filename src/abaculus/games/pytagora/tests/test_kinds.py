import pytest

from abaculus.games.pytagora.kinds import (
    COMMON,
    FRACTIONS,
    KINDS,
    POWERS,
    ROOTS,
    bag_with,
    bag_without,
    counts_of,
    format_piece,
    hand_with,
    hand_without,
    in_order,
    is_number,
    is_symbol,
    parse_pieces,
    pieces_in,
    text_of,
)
from abaculus.kernel.messages import Refusal


def test_there_are_thirty_four_kinds_each_once() -> None:
    assert (34, 34) == (len(KINDS), len(set(KINDS)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4*3=8+4", ("4", "*", "3", "=", "8", "+", "4")),
        ("4 × 3 = 8 + 4", ("4", "*", "3", "=", "8", "+", "4")),
        ("−–-", ("-", "-", "-")),
        ("×xX·*", ("*", "*", "*", "*", "*")),
        ("÷:/", ("/", "/", "/")),
        ("0.5", ("0", ",", "5")),
        ("r216", ("r2", "1", "6")),
        ("2^38", ("2", "^3", "8")),
        ("²³⁴√∛∜", (*POWERS, *ROOTS)),
        ("½⅓⅔¼¾⅕⅙⅛⅒", FRACTIONS),
        ("{1/2}{1/10}", ("{1/2}", "{1/10}")),
        ("0,1~6", ("0", ",", "1", "~", "6")),
        ("", ()),
    ],
)
def test_pieces_are_read_in_all_their_writings(text: str, expected: tuple[str, ...]) -> None:
    assert expected == parse_pieces(text)


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("4?3", "?"),
        ("2^5", "^5"),
        ("2^", "^"),
        ("r9", "r9"),
        ("r", "r"),
        ("{2/5}", "{2/5}"),
        ("{1/2", "{"),
        ("2^²", "^"),
        ("r٣", "r"),
        ("٣", "٣"),
        ("_", "_"),
        ("\ud800", "?"),
    ],
)
def test_what_is_no_piece_is_named(text: str, piece: str) -> None:
    assert Refusal("unknown_piece", {"piece": piece}) == parse_pieces(text)


def test_kind_round_trips_through_text_and_print() -> None:
    written = text_of(KINDS)
    printed = " ".join(format_piece(kind) for kind in KINDS if kind != "~")

    assert KINDS == parse_pieces(written)
    assert tuple(kind for kind in KINDS if kind != "~") == parse_pieces(printed)


def test_each_piece_of_a_hand_is_either_a_number_or_a_symbol() -> None:
    numbers = [kind for kind in KINDS if is_number(kind)]
    symbols = [kind for kind in KINDS if is_symbol(kind)]

    assert [*"0123456789", *FRACTIONS] == numbers
    assert [*"+-*/(,~", *POWERS, *ROOTS] == symbols
    assert set(KINDS) - set(COMMON) == {*numbers, *symbols}


def test_a_hand_has_canonical_order() -> None:
    assert tuple("1124+-*/") == in_order("/41-2*1+")


def test_pieces_come_into_a_hand_and_leave_it() -> None:
    held = hand_with(("1", "7", "+"), ("4", "7"))

    assert ("1", "4", "7", "7", "+") == held
    assert ("1", "4", "+") == hand_without(held, ("7", "7"))
    assert hand_without(held, ("7", "7", "7")) is None


def test_counts_hold_the_same_pieces_without_order() -> None:
    counts = counts_of(("7", "+", "7", "{1/2}"))

    assert (4, 2) == (sum(counts), counts[7])
    assert ("7", "7", "+", "{1/2}") == pieces_in(counts)
    assert counts == bag_without(bag_with(counts, ("0", "r2")), ("0", "r2"))
