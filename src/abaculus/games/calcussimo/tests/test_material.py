import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abaculus.games.calcussimo.kinds import in_rack_order
from abaculus.games.calcussimo.material import BOARDS, CHIP_SETS, ChipSet, SquareBoard, board, chips
from abaculus.kernel.messages import RefusedError

GOOD_ROWS = [*["." * 9] * 4, "....L....", *["." * 9] * 4]
GOOD_COUNTS: dict[str, object] = {"1": 20, "+": 20, "?": 4}


def board_text(rows: object, **more: object) -> str:
    return json.dumps({"board": {"id": "mine", "rows": rows, **more}})


def chips_text(counts: object, **more: object) -> str:
    return json.dumps({"chips": {"id": "mine", "counts": counts, **more}})


def which(read: Callable[[str], SquareBoard | ChipSet], text: str) -> tuple[str, str]:
    with pytest.raises(RefusedError) as refused:
        read(text)
    return refused.value.refusal.code, str(refused.value.refusal.values["which"])


@pytest.mark.parametrize("name", BOARDS)
def test_built_in_board_has_fifteen_rows_and_a_central_logo(name: str) -> None:
    found = board(name)

    assert (found.id, found.side, len(found.premiums)) == (name, 15, 225)
    assert found.premiums.count("L") == 1
    assert found.premiums[112] == "L"


def test_default_board_looks_the_same_from_every_side() -> None:
    premiums = board("calcussimo-15").premiums

    turned = "".join(premiums[15 * (14 - x) + y] for y in range(15) for x in range(15))
    mirrored = "".join(premiums[15 * y + 14 - x] for y in range(15) for x in range(15))

    assert turned == premiums
    assert mirrored == premiums


def test_plain_board_colours_only_the_logo() -> None:
    assert set(board("plain-15").premiums.replace("L", "")) == {"."}


@pytest.mark.parametrize(
    ("name", "total"), [("calcussimo-100", 100), ("zero-104", 104), ("junior-70", 70)]
)
def test_built_in_chips_add_up(name: str, total: int) -> None:
    assert name in CHIP_SETS
    assert sum(chips(name).counts.values()) == total


def test_junior_chips_neither_multiply_nor_divide() -> None:
    counts = chips("junior-70").counts

    assert (counts["+"], counts["-"], counts["?"]) == (16, 14, 4)
    assert "*" not in counts
    assert "/" not in counts


def test_own_board_is_read_with_its_author() -> None:
    found = board(board_text(GOOD_ROWS, author="Ada"))

    assert found == SquareBoard("mine", 9, "".join(GOOD_ROWS), "Ada")


def test_own_chips_are_kept_in_rack_order_without_empty_kinds() -> None:
    found = chips(chips_text({"?": 2, "+": 9, "7": 9, "0": 1, "*": 0}))

    assert list(found.counts.items()) == [("0", 1), ("7", 9), ("+", 9), ("?", 2)]


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (["." * 10] * 10, "10 rows"),
        (["." * 7] * 7, "7 rows"),
        (["." * 23] * 23, "23 rows"),
        ([], "0 rows"),
        ([*GOOD_ROWS[:2], "." * 8, *GOOD_ROWS[3:]], "row 3"),
        ([*GOOD_ROWS[:2], "...X.....", *GOOD_ROWS[3:]], "row 3"),
        ([*GOOD_ROWS[:2], "...L.....", *GOOD_ROWS[3:]], "row 3"),
        (["." * 9] * 9, "row 5"),
        ([*GOOD_ROWS[:8], 5], "row 9"),
        ("." * 81, "rows"),
        (None, "rows"),
    ],
)
def test_board_that_breaks_a_rule_is_refused_with_its_place(rows: object, words: str) -> None:
    code, reason = which(board, board_text(rows))

    assert code == "E-BOARD"
    assert words in reason


@pytest.mark.parametrize(
    ("counts", "words"),
    [
        ({**GOOD_COUNTS, "10": 3}, "'10'"),
        ({**GOOD_COUNTS, "1": 100}, "'1'"),
        ({**GOOD_COUNTS, "1": -1}, "'1'"),
        ({**GOOD_COUNTS, "+": 2.5}, "'+'"),
        ({**GOOD_COUNTS, "+": True}, "'+'"),
        ({**GOOD_COUNTS, "?": 9}, "'?'"),
        ({"+": 9}, "number"),
        ({"1": 9, "+": 0}, "sign"),
        ([1, 2], "counts"),
    ],
)
def test_chips_that_break_a_rule_are_refused_with_their_key(counts: object, words: str) -> None:
    code, reason = which(chips, chips_text(counts))

    assert code == "E-CHIPS"
    assert words in reason


@pytest.mark.parametrize(
    "text",
    [
        "calcussimo-16",
        "",
        "[]",
        "{",
        '{"board": 3}',
        '{"chips": {}}',
        '{"board": {}}',
        board_text(GOOD_ROWS, colour="red"),
        board_text(GOOD_ROWS, author=7),
        board_text(GOOD_ROWS, author="x" * 61),
        '{"board":' * 3000,
        "{" + " " * 20_000 + "}",
        '{"board": "\ud800"}',
    ],
)
def test_text_that_is_no_board_is_refused_in_words(text: str) -> None:
    code, reason = which(board, text)

    assert code == "E-BOARD"
    assert reason


@given(st.text() | st.text().map(lambda text: '{"chips": {"counts": ' + text))
def test_any_text_is_refused_in_words(text: str) -> None:
    code, reason = which(chips, text)

    assert code == "E-CHIPS"
    assert reason


def test_rack_order_is_numbers_plus_minus_times_divided_joker() -> None:
    assert in_rack_order("?/*-+9071") == "0179+-*/?"
