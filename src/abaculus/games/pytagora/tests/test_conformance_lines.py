"""The cases of section 13 that are about pieces and single lines, by their numbers."""

import pytest

from abaculus.games.pytagora.equality.judge import judge_bare
from abaculus.games.pytagora.equality.terms import LineTerms
from abaculus.games.pytagora.kinds import counts_of, is_number, is_symbol
from abaculus.games.pytagora.material import bag_of, terms_of
from abaculus.games.pytagora.material import pieces as box_of
from abaculus.games.pytagora.positions import parse_position
from abaculus.games.pytagora.tests.line_verdicts import (
    BASIC,
    P2,
    PRO,
    PYTAGORA,
    hand,
    pieces,
    played,
    points_or_code,
    verdict,
)
from abaculus.kernel.messages import Refusal

PICTURE = ["h0,0:4*3=8+4", "v1,-1:2[*]3=6", "h0,3:1[6]/4=7-3", "v4,0:[8]-1[=]7"]
FIRST = "h0,0:6+1=7"
CONNECTED = terms_of("pytagora", must_connect=True)
WHOLE = terms_of("pytagora", whole_division=True)


@pytest.mark.parametrize(
    ("number", "terms", "text", "expected"),
    [
        ("PY-01", PYTAGORA, "4*3=8+4", 7),
        ("PY-02", PYTAGORA, "1[6]/4=7-3", 11),
        ("PY-04", PYTAGORA, "[8]-1[=]7", 8),
        ("PY-05", PYTAGORA, "53=53", 4),
        ("PY-06", PYTAGORA, "3+2=5*1", 6),
        ("PY-07", PYTAGORA, "6*12=6*12", 8),
        ("PY-08", PYTAGORA, "25/25=1", 6),
        ("PY-10", PRO, "r21=1", 3),
        ("PY-11", PRO, "0,25={1/4}", 11),
        ("PY-12", PYTAGORA, "6+3=09", "leading_zero"),
        ("PY-13", PRO, "1/4=0,250", "trailing_zero"),
        ("PY-14", PYTAGORA, "5-5=0*12345", "times_zero"),
        ("PY-15", PYTAGORA, "3-3=0/12345", "zero_divided"),
        ("PY-16", PYTAGORA, "3/0=4", "divided_by_zero"),
        ("PY-28", PYTAGORA, "7/2=14/4", 12),
        ("PY-29", PYTAGORA, "3-5=2-4", 6),
        ("PY-30", PYTAGORA, "-3+5=2", "bad_expression"),
        ("PY-31", PYTAGORA, "2+3*4=14", 9),
        ("PY-32", PYTAGORA, "2+3*4=20", "not_equal"),
        ("PY-33", PYTAGORA, "2=2=2", "too_many_equals"),
        ("PY-34", BASIC, "4*3=12", "piece_not_in_mode"),
        ("PY-35", PRO, "1/3=0,~3", 16),
        ("PY-36", PRO, "1/3=0,~33", "period_not_shortest"),
        ("PY-37", PRO, "r2(9+16)=5", 10),
        ("PY-38", PRO, "r28=2*r22", 11),
        ("PY-39", PRO, "2^3=8", 6),
        ("PY-40", PRO, "(5)=5", "bracket_pointless"),
        ("PY-41", PRO, "2(3+4)=14", "bad_expression"),
        ("PY-43", PYTAGORA, "123=120+3", 14),
        ("PY-44", PYTAGORA, "1[2]+[5]=1[7]", 17),
        ("PY-59", PRO, "2^2^3=64", "stacked_power"),
        ("PY-60", PYTAGORA, "12+5-5=12", 8),
        ("PY-61", WHOLE, "7/2=14/4", "division_not_whole"),
        ("PY-73", PYTAGORA, "6/6*2=2", 7),
        ("PY-74", PYTAGORA, "6*2/6=2", 9),
    ],
)
def test_line_without_a_place(
    number: str, terms: LineTerms, text: str, expected: int | str
) -> None:
    actual = points_or_code(judge_bare(terms, text))

    assert expected == actual, number


def test_py03_the_dearest_new_piece_counts_double() -> None:
    assert 14 == points_or_code(judge_bare(PYTAGORA, "1[6]/4=7-3", "double"))


def test_py42_an_empty_hand_brings_three_more() -> None:
    assert 11 == points_or_code(judge_bare(PYTAGORA, "12+5=17", None, hand("11257+")))


@pytest.mark.parametrize(
    ("number", "terms", "moves", "expected"),
    [
        ("PY-09", PYTAGORA, [FIRST, "e1:=21/3"], [4, 7]),
        ("PY-17", PYTAGORA, PICTURE, [7, 6, 11, 8]),
        ("PY-18", PYTAGORA, [*PICTURE, "h6,1:9=9"], [7, 6, 11, 8, "touches"]),
        ("PY-19", PYTAGORA, [FIRST, "e1:=21/3"], [4, 7]),
        ("PY-20", PYTAGORA, [FIRST, "h0,0:[6][+][1][=][7]+0"], [4, "crosses_parallel"]),
        ("PY-21", PYTAGORA, [FIRST, "h4,0:[7]=3+4"], [4, "crosses_parallel"]),
        ("PY-22", PYTAGORA, [FIRST, "v5,-1:7=5+2"], [4, "touches"]),
        ("PY-23", PYTAGORA, [FIRST, "v0,1:8=8"], [4, "runs_on"]),
        ("PY-24", PYTAGORA, [FIRST, "v4,-2:9-2=[7]"], [4, "cell_taken"]),
        ("PY-25", PYTAGORA, [FIRST, "v4,-4:9-2=[7]"], [4, 5]),
        ("PY-26", PYTAGORA, [FIRST, "h0,2:6+1=7"], [4, 4]),
        ("PY-27", CONNECTED, [FIRST, "h0,2:6+1=7"], [4, "not_connected"]),
    ],
)
def test_lines_one_after_the_other(
    number: str, terms: LineTerms, moves: list[str], expected: list[int | str]
) -> None:
    assert expected == played(moves, terms), number


@pytest.mark.parametrize(
    ("number", "position", "text", "face", "held", "expected"),
    [
        ("PY-63", P2, "h0,3:1[6]/4=7-3", None, None, 11),
        ("PY-64", P2, "h0,3:1[6]/4=7-3", "double", "134777/-", 14),
        ("PY-65", P2, "h0,3:1[6]/4=7-3", None, "1477/-", "not_in_rack"),
        ("PY-66", P2, "h0,3:1[6]/4=7-3", None, "1347/-", 14),
        ("PY-69", "", "v500,498:7=7", None, None, 2),
        ("PY-70", "", "v500,499:7=7", None, None, "out_of_table"),
        ("PY-71", "h0,0:6+1=7=21/3", "e1:=14/2", "cont", None, 7),
        ("PY-72", "h0,0:6+1=7=21/3", "v4,-4:9-2=[7]", "cont", None, "die_says_continue"),
    ],
)
def test_line_on_a_table(
    number: str, position: str, text: str, face: str | None, held: str | None, expected: int | str
) -> None:
    assert expected == points_or_code(verdict(text, position, PYTAGORA, face, held)), number


@pytest.mark.parametrize(
    ("number", "position", "why"),
    [
        ("PY-67", "h0,0:4*3=8+4;v1,-1:2+4=6", "cell"),
        ("PY-68", "h0,0:4*3=8+4;h0,1:7=7", "touching"),
    ],
)
def test_bad_position(number: str, position: str, why: str) -> None:
    found = parse_position(PYTAGORA, position)

    assert isinstance(found, Refusal)
    assert ("bad_position", 2, why) == (found.code, found.values["number"], found.values["why"])


def test_py45_hands_are_compared_digit_by_digit_by_count() -> None:
    hands = [counts_of(pieces(text))[1:10] for text in ("112", "113", "155")]

    assert 0 == hands.index(max(hands))


def test_py56_a_hand_is_split_into_numbers_and_symbols() -> None:
    held = pieces("12345678+-")

    assert (8, 2) == (sum(map(is_number, held)), sum(map(is_symbol, held)))


def test_py57_groups_and_bags_add_up() -> None:
    box = box_of()

    groups = [sum(group.values()) for group in box.groups.values()]
    bags = [sum(bag_of(box, mode)) for mode in ("basic", "pytagora", "pro", "number")]

    assert [42, 21, 35, 21, 29, 13, 56, 7, 9, 19] == groups
    assert 252 == sum(groups)
    assert [63, 119, 224, 77] == bags
