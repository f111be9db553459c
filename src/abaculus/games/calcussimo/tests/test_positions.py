import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from abaculus.games.calcussimo.material import board
from abaculus.games.calcussimo.positions import (
    format_position,
    parse_position,
    parse_rack,
    position_fault,
)
from abaculus.games.calcussimo.tests.spec_positions import EMPTY, POSITIONS, TERMS, allowed
from abaculus.grids import Grid, cell_at
from abaculus.i18n import load_translator
from abaculus.kernel.messages import FormulaValue, Refusal
from abaculus.kernel.registry import load_family

NINE = replace(TERMS, board=replace(board("plain-15"), side=9, premiums="." * 40 + "L" + "." * 40))
ROW = "." * 9


def nine(*rows: str, jokers: str = "-") -> str:
    """A position of nine rows, the given ones from the fifth on."""
    return "|".join([ROW] * 4 + list(rows) + [ROW] * (5 - len(rows))) + ";" + jokers


@pytest.mark.parametrize("name", POSITIONS)
def test_position_is_read_as_it_was_written(name: str) -> None:
    grid = POSITIONS[name]

    text = format_position(TERMS, grid, ())

    assert parse_position(TERMS, text) == (grid, ())


def test_first_example_as_text() -> None:
    text = format_position(TERMS, POSITIONS["E1"], ())

    empty = "." * 15
    assert text == "|".join([empty] * 7 + ["...9+6/2......."] + [empty] * 7) + ";-"


def test_jokers_are_reported_by_their_squares() -> None:
    found = allowed("D8h ?9+6?/2", EMPTY)
    jokers = tuple(cell for cell, _, is_joker in found.placed if is_joker)

    text = format_position(TERMS, found.grid, jokers)

    assert text.endswith(";D8,G8")
    assert parse_position(TERMS, text) == (found.grid, jokers)


def test_reading_takes_printed_signs_blanks_and_no_joker_part() -> None:
    text = nine("....2 × 3 ÷ 1").partition(";")[0]

    read = parse_position(NINE, text)

    assert not isinstance(read, Refusal)
    assert "".join(read[0].pieces.values()) == "2*3/1"


@pytest.mark.parametrize(
    ("text", "why", "sentence"),
    [
        ("", "rows", "This board has 9 rows, but the position has 1."),
        ("|".join([ROW] * 10), "rows", "This board has 9 rows, but the position has 10"),
        (nine("....1+2"), "length", "Row 5 of the position has 7 squares"),
        (nine("....a+2.."), "chip", "E5 has “a” on it, which is not a chip."),
        (nine("....?+2.."), "chip", "E5 has “?” on it"),
        (nine("....1+2..", jokers="Z"), "square", "“Z” is not a square."),
        (nine("....1+2..", jokers="A1"), "joker-empty", "A joker is marked on A1, but"),
        (nine("....1+2..", jokers="Q15"), "joker-empty", "A joker is marked on Q15, but"),
        (nine("....1*2..", jokers="F5"), "joker-multiply", "a joker is never ×"),
        (nine("....12..."), "form", "Starting at E5, the board reads “12”"),
        (nine("....1+2..", ".....3..."), "form", "Starting at F5, the board reads “+3”"),
        (nine("1+2......"), "centre", "No chip covers the logo square E5"),
        (nine("....1+2..", ROW, "....1+2.."), "apart", "do not all join up"),
        (nine("....1...."), "single", "One chip alone"),
        (nine("0+0+0+0+0"), "chips", "The position has 5 chips marked 0, but the set has only 0."),
        (
            nine("1+2+3+4+5", jokers="A5,B5,C5,D5,E5"),
            "chips",
            "The position has 5 jokers, but the set has only 4.",
        ),
        ("." * 3000, "long", "longer than 2000"),
    ],
)
def test_impossible_position_is_refused_with_reason_and_place(
    text: str, why: str, sentence: str
) -> None:
    refusal = parse_position(NINE, text)

    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.values["why"]) == ("E-POSITION", why)
    assert sentence in load_translator(load_family("calcussimo")).say(refusal)


@given(st.text() | st.text("123+-*/.|;-AEH5, ", max_size=120))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    read = parse_position(NINE, text)

    if isinstance(read, Refusal):
        assert read.code == "E-POSITION"
    else:
        assert parse_position(NINE, format_position(NINE, *read)) == read


def test_faults_of_undisputed_results_are_possible_on_a_board() -> None:
    grid = Grid({cell_at(x, 4): chip for x, chip in enumerate("2*3*4-9/2")}, 9, 9)

    assert position_fault(NINE, grid, ()) is None


def test_rack_is_sorted() -> None:
    assert parse_rack(TERMS, "? ÷ + 9 7 3 1") == "1379+/?"
    assert parse_rack(TERMS, "") == ""


@pytest.mark.parametrize(
    ("text", "values", "sentence"),
    [
        ("12a", {"why": "chip", "chip": "a"}, "“a” is not a chip."),
        ("1" * 8, {"why": "long", "found": 8, "most": 7}, "The rack has 8 chips, but at most 7"),
        (
            "0",
            {"why": "many", "chip": FormulaValue("0"), "found": 1, "most": 0},
            "The rack has 1 chip marked 0, but the set has only 0.",
        ),
        (
            "?????",
            {"why": "many", "chip": "joker", "found": 5, "most": 4},
            "The rack has 5 jokers, but the set has only 4.",
        ),
    ],
)
def test_impossible_rack_is_refused(text: str, values: dict[str, object], sentence: str) -> None:
    refusal = parse_rack(TERMS, text)

    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.values) == ("E-RACK-TEXT", values)
    assert sentence in load_translator(load_family("calcussimo")).say(refusal)
