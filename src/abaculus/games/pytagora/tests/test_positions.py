from pathlib import Path
from random import Random

import pytest

import abaculus.games.pytagora.equality as equality_package
from abaculus.games.pytagora.equality.judge import judge, lay_line
from abaculus.games.pytagora.equality.terms import Board, LineJudgement
from abaculus.games.pytagora.positions import format_position, parse_hand, parse_position
from abaculus.games.pytagora.tests.line_verdicts import BASIC, P2, PRO, PYTAGORA, table
from abaculus.games.pytagora.tests.oracle_sides import House
from abaculus.games.pytagora.tests.test_placement import random_play
from abaculus.grids import cell_at
from abaculus.i18n.fluent import load_messages
from abaculus.i18n.translator import Translator
from abaculus.kernel.messages import Refusal

SPEAKER = Translator(
    load_messages(Path(equality_package.__path__[0]).parent / "locale" / "en" / "refusals.ftl")
)


@pytest.mark.parametrize(
    "text",
    [
        "",
        P2,
        "h0,0:6+1=7=21/3",
        f"{P2};h0,3:16/4=7-3;v4,0:8-1=7",
        "h0,0:6+1=7;h0,2:6+1=7",
    ],
)
def test_positions_are_written_as_they_are_read(text: str) -> None:
    assert text == format_position(table(text))


def test_a_position_is_read_generously() -> None:
    assert table(P2) == table(" h0,0: 4 × 3 = 8 + 4 ; v1,−1:2×3=6 ")


def test_a_table_knows_its_pieces_and_which_ways_go_through_them() -> None:
    found = table(P2)

    assert (11, "*", 3) == (
        len(found.pieces),
        found.pieces[cell_at(1, 0)],
        found.ways[cell_at(1, 0)],
    )
    assert (1, 2) == (found.ways[cell_at(0, 0)], found.ways[cell_at(1, 1)])


def test_lines_may_be_listed_in_any_order() -> None:
    # the ends of two rows lie side by side; the column through both makes that right
    rows = "h0,0:1+6=7;h4,1:9=9"

    assert isinstance(parse_position(PYTAGORA, rows), Refusal)
    assert isinstance(parse_position(PYTAGORA, f"{rows};v4,0:79=79"), Board)


@pytest.mark.parametrize(
    ("text", "number", "why"),
    [
        ("nonsense", 1, "notation"),
        ("h0,0:7=7;", 2, "notation"),
        ("h0,0:7=7;;h5,5:7=7", 2, "notation"),
        ("e1:=7", 1, "notation"),
        ("h0,0:[7]=7", 1, "notation"),
        ("h0,0:7=7;h0,5:7?7", 2, "piece"),
        ("h0,0:7=7;h0,5:(7+7)=14", 2, "piece"),
        ("h0,0:77", 1, "no_equals"),
        ("h0,0:7=8", 1, "untrue"),
        ("h0,0:7=7=8", 1, "untrue"),
        ("h0,0:7+=8", 1, "form"),
        ("h0,0:7=0*5+7", 1, "form"),
        ("h499,0:7=7", 1, "edge"),
        ("h0,0:7=7;v0,0:8=8", 2, "cell"),
        ("h0,0:7=7;h2,0:7=7", 2, "parallel"),
        ("h0,0:7=7;h0,0:7=7", 2, "parallel"),
        ("h0,0:7=7;h3,0:7=7", 2, "touching"),
        ("h0,0:7=7;h1,1:7=7", 2, "touching"),
        ("h0,0:7=7;v0,1:7=7", 2, "touching"),
        ("h0,0:7=7;h9,0:7=7;h9,1:7=7;h0,5:7=8", 3, "touching"),
        ("h0,0:7=7;h9,0:7=8;h9,1:7=7", 2, "untrue"),
        ("h0,0:7=7;" * 3_000, 1, "long"),
    ],
)
def test_a_bad_position_is_refused_with_its_first_bad_line(
    text: str, number: int, why: str
) -> None:
    found = parse_position(PYTAGORA, text)

    assert isinstance(found, Refusal)
    assert ("bad_position", number, why) == (
        found.code,
        found.values["number"],
        found.values["why"],
    )
    assert SPEAKER.say(found).endswith((".", "it."))


def test_a_position_too_deep_to_check_is_refused() -> None:
    found = parse_position(PRO, f"h0,0:{'r2' * 51}1=1")

    assert isinstance(found, Refusal)
    assert "deep" == found.values["why"]
    assert "too deep" in SPEAKER.say(found)


def test_a_touching_pair_is_named() -> None:
    found = parse_position(PYTAGORA, "h0,0:4*3=8+4;h0,1:7=7")

    assert isinstance(found, Refusal)
    assert (
        "Equality 2 does not fit at 0,1: its 7 is next to a 4, "
        "and they are not in the same equality." == SPEAKER.say(found)
    )


@pytest.mark.parametrize("seed", range(4))
def test_whatever_play_leads_to_can_be_written_and_read_back(seed: int) -> None:
    random = Random(seed)  # noqa: S311 - tables for a test
    family = House("pytagora")
    now = Board()

    while len(now.equalities) < 14:
        found = judge(PYTAGORA, now, random_play(random, family, now), None, None)
        if isinstance(found, LineJudgement):
            now = lay_line(now, found, None, 0)
            assert now == table(format_position(now))


@pytest.mark.parametrize(
    ("text", "expected"),
    [("/41-2*1+", tuple("1124+-*/")), ("7 7 × ÷", ("7", "7", "*", "/")), ("", ())],
)
def test_a_hand_is_read_in_any_order(text: str, expected: tuple[str, ...]) -> None:
    assert expected == parse_hand(PYTAGORA, text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("7?", "unknown_piece"),
        ("7*", "piece_not_in_mode"),
        ("7=", "bad_rack"),
        ("7" * 61, "bad_rack"),
    ],
)
def test_what_can_be_in_no_hand_is_refused(text: str, code: str) -> None:
    found = parse_hand(BASIC, text)

    assert isinstance(found, Refusal)
    assert code == found.code
