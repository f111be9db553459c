from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.material import chips
from abaculus.games.calcussimo.move_text import format_move
from abaculus.games.calcussimo.moves import FreePlay, LinePlay
from abaculus.games.calcussimo.placement import line_play
from abaculus.games.calcussimo.tests.spec_positions import (
    EMPTY,
    EXAMPLES,
    FREE,
    POSITIONS,
    TERMS,
    allowed,
    play,
    played,
    refusal,
)
from abaculus.grids import cell_at
from abaculus.kernel.messages import FormulaValue, Refusal, Value

E1 = POSITIONS["E1"]
ZERO = replace(TERMS, chips=chips("zero-104"))


@pytest.mark.parametrize(
    ("text", "code", "values"),
    [
        ("P8h 1+2", "E-SQUARE", {"square": "P8"}),
        ("A16h 1+2", "E-SQUARE", {"square": "A16"}),
        ("A0h 1+2", "E-SQUARE", {"square": "A0"}),
        ("N8h 1+2", "E-SQUARE", {"square": "P8"}),
        ("H14v 1+2", "E-SQUARE", {"square": "H16"}),
        ("@P8=1", "E-SQUARE", {"square": "P8"}),
        (
            "H6v 4-(3)+3",
            "E-MISMATCH",
            {"square": "H8", "chip": FormulaValue("2"), "given": FormulaValue("3")},
        ),
        ("H6v (4)-(2)", "E-MISMATCH", {"square": "H6", "chip": "none", "given": FormulaValue("4")}),
        ("H6v 4?(2)", "E-JOKER-VALUE", {}),
        ("H6v ?0-(2)", "E-JOKER-VALUE", {}),
        ("@H7=?", "E-JOKER-VALUE", {}),
        ("@H7=?0", "E-JOKER-VALUE", {}),
        ("D8h (9+6/2)", "E-EMPTY", {}),
        ("@I8=+,J8=1,I8=-", "E-TWICE", {"square": "I8"}),
        ("@I8=+,H8=1", "E-OCCUPIED", {"square": "H8"}),
        ("D8h 9+6/2", "E-OCCUPIED", {"square": "D8"}),
        ("@I8=+,J9=1", "E-LINE", {}),
        ("@I8=+,K8=1", "E-GAP", {}),
        ("A1h 1+2", "E-TOUCH", {}),
        ("I9h 1", "E-TOUCH", {}),
    ],
)
def test_play_that_does_not_fit_the_board_is_refused(
    text: str, code: str, values: Mapping[str, Value]
) -> None:
    assert refusal(text, E1) == Refusal(code, dict(values))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("M8h ??2+3", "E-JOKER-VALUE"),
        ("M8h 1(+)?+2", "E-MISMATCH"),
        ("M8h 1+2+(3)", "E-SQUARE"),
        ("D8h (8)+?", "E-MISMATCH"),
    ],
)
def test_faults_of_the_text_are_reported_in_reading_order(text: str, code: str) -> None:
    assert refusal(text).code == code


@pytest.mark.parametrize(
    ("text", "rack", "code"),
    [
        ("D8h 5?*4+3", "5+43", "E-RACK"),
        ("D8h 5?*4+3", "5+43?", "E-JOKER-MULTIPLY"),
        ("@D8=1,D8=2", "1", "E-RACK"),
        ("@D8=1,D8=2", "12", "E-TWICE"),
        ("@D8=1,I9=2,I9=2", "122", "E-TWICE"),
        ("@D8=1,I9=2", "12", "E-OCCUPIED"),
        ("@I9=2,J10=+", "2+", "E-LINE"),
        ("@I9=2,K9=+", "2+", "E-GAP"),
    ],
)
def test_placement_faults_are_reported_in_rule_order(text: str, rack: str, code: str) -> None:
    assert refusal(text, E1, rack=rack).code == code


@pytest.mark.parametrize(
    ("text", "rack", "missing"),
    [
        ("H6v 4-(2)", "4444", FormulaValue("-")),
        ("H6v 4-(2)-4", "4-----", FormulaValue("4")),
        ("H6v 4-(2)-?4", "4-----", "joker"),
        ("H6v 4-(2)", "????", FormulaValue("4")),
    ],
)
def test_chip_that_is_not_held_is_named(text: str, rack: str, missing: Value) -> None:
    assert refusal(text, E1, rack=rack) == Refusal("E-RACK", {"chip": missing})


def test_without_a_rack_only_what_no_rack_can_hold_is_refused() -> None:
    eight_chips = "E8h 1+2+3+4+"

    assert refusal(eight_chips) == Refusal("E-RACK", {"chip": FormulaValue("+")})
    assert refusal("H8h 0+3") == Refusal("E-RACK", {"chip": FormulaValue("0")})
    assert allowed("H8h 0+3", terms=ZERO).points == 12


def test_joker_may_be_zero_only_where_there_are_zeros() -> None:
    assert refusal("H8h ?0+3").code == "E-JOKER-VALUE"
    assert allowed("H8h ?0+3", terms=ZERO).points == 12


@pytest.mark.parametrize("text", ["H8h 3", "H8h +", "H8v 3", "@H8=3"])
def test_one_chip_alone_is_no_calculation(text: str) -> None:
    assert refusal(text).code == "E-NO-CALCULATION"


def test_first_calculation_must_cover_the_centre() -> None:
    assert refusal("A8h 1+2") == Refusal("E-CENTRE", {"square": "H8"})


def test_option_asks_for_a_number_on_the_centre() -> None:
    terms = replace(TERMS, centre_start="number")

    assert refusal("G8h 3+4", terms=terms).code == "E-CENTRE-NUMBER"
    assert refusal("H8h +", terms=terms).code == "E-CENTRE-NUMBER"
    assert allowed("G8h 3?+4").points == 14
    assert allowed("F8h 3+4", terms=terms).points == 20
    assert allowed("H8v ?3+4", terms=terms).points == 22


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("@I8=+,J8=1,A1=2", "E-TOUCH"),
        ("@A1=1,B1=+,C1=2", "E-TOUCH"),
        ("@I8=+,J8=1,J9=2", "E-FORM-NUMBERS"),
    ],
)
def test_free_chips_must_all_hang_together(text: str, code: str) -> None:
    assert refusal(text, E1, FREE).code == code


def test_free_chips_may_fill_a_line_on_both_sides_of_a_hole() -> None:
    grid = played(*EXAMPLES[:2])

    found = allowed("@C8=+,B8=1,I8=+,J8=1", grid, FREE)

    assert format_move(found.play) == "B8h 1+(9+6/2)+1"


def test_free_chips_in_two_lines_are_written_one_by_one() -> None:
    found = allowed("@D9=+,I8=+,J8=1,D10=?3", E1, FREE)

    assert format_move(found.play) == "@I8=+,J8=1,D9=+,D10=?3"
    assert found.placed == (
        (cell_at(8, 7), "+", False),
        (cell_at(9, 7), "1", False),
        (cell_at(3, 8), "+", False),
        (cell_at(3, 9), "3", True),
    )


@pytest.mark.parametrize(
    ("position", "given", "written"),
    [
        ("E1", "H6v 4-", "H6v 4-(2)"),
        ("E1", "H9v +3", "H8v (2)+3"),
        ("E1", "I8h *3", "D8h (9+6/2)*3"),
        ("E1", "F8h (6/2)*3", "D8h (9+6/2)*3"),
        ("E1", "B8h 1+", "B8h 1+(9+6/2)"),
        ("E1", "E7v ?3(+)4 #7", "E7v ?3(+)4 #7"),
        ("E1..E5", "I8v +", "D8h (9+6/2)+(7)"),
        ("E1..E5", "@F9=-,F7=*", "F6v (3)*(6)-(6)"),
        ("E1..E5", "@I8=+ #19", "D8h (9+6/2)+(7) #19"),
    ],
)
def test_play_is_kept_with_its_whole_calculation(position: str, given: str, written: str) -> None:
    found = allowed(given, POSITIONS[position])

    assert format_move(found.play) == written


def test_one_sign_that_joins_both_ways_is_written_across() -> None:
    around = {cell_at(7, 6): "4", cell_at(7, 8): "3", cell_at(6, 7): "5", cell_at(8, 7): "1"}

    found = allowed("H7v (4)+(3)", EMPTY.laid(around))

    assert format_move(found.play) == "G8h (5)+(1)"
    assert [calculation.run for calculation in found.calculations] == ["5+1", "4+3"]


def test_canonical_play_is_judged_the_same() -> None:
    for position, text in [("E1", "I8h *3"), ("K", "G9h 6+2(+)1"), ("E1..E5", "I8v +")]:
        first = allowed(text, POSITIONS[position])

        again = judge(TERMS, POSITIONS[position], None, first.play)

        assert again == first


def test_line_play_is_built_from_cells() -> None:
    below, joining = cell_at(7, 8), cell_at(8, 7)
    grid = POSITIONS["E1..E5"]

    assert format_move(line_play(E1, {below: "+", below + 1024: "?3"})) == "H8v (2)+?3"
    assert format_move(line_play(grid, {joining: "+"})) == "D8h (9+6/2)+(7)"
    assert format_move(line_play(grid, {cell_at(5, 6): "-"})) == "F6v (3)-(6)"


@pytest.mark.parametrize(
    "move",
    [
        LinePlay(0, False, ("1", "+", "2")),
        LinePlay(10**30, True, ("1",)),
        LinePlay(-5, True, ("1",)),
        LinePlay(cell_at(7, 7), True, ("12",)),
        LinePlay(cell_at(7, 7), True, ("",)),
        LinePlay(cell_at(7, 7), True, ("(?)",)),
        LinePlay(cell_at(7, 7), True, ("??",)),
        LinePlay(cell_at(7, 7), True, ()),
        LinePlay(cell_at(7, 7), False, ("1", "+", "2"), 0),
        LinePlay(cell_at(7, 7), False, ("1", "+", "2"), -3),
        FreePlay(()),
        FreePlay(((0, "1"),)),
        FreePlay(((cell_at(7, 7), "(1)"),)),
        FreePlay(((cell_at(7, 7), "one"),)),
    ],
)
def test_move_made_by_hand_is_refused_like_any_other(move: LinePlay | FreePlay) -> None:
    verdict = judge(TERMS, EMPTY, None, move)

    assert isinstance(verdict, Refusal)
    assert verdict.code in {"E-SQUARE", "E-PARSE", "E-EMPTY", "E-CLAIM"}


def test_refused_play_leaves_no_trace() -> None:
    before = dict(E1.pieces)

    refusal("D9h 1+2", E1)
    allowed("H6v 4-(2)", E1)

    assert E1.pieces == before
    assert play("H6v 4-(2)").total is None
