"""The cases of section 13 that are about one play, by their numbers."""

import pytest
from msgspec.structs import replace

from abaculus.games.calcussimo.judge import PlayTerms, judge_bare
from abaculus.games.calcussimo.move_text import format_move
from abaculus.games.calcussimo.tests.spec_positions import FREE, POSITIONS, TERMS, allowed, judged
from abaculus.kernel.messages import Refusal

EXACT = replace(TERMS, intermediate="exact")


def test_s01_chips_and_squares_are_counted() -> None:
    counts = TERMS.chips.counts

    numbers = sum(count for kind, count in counts.items() if kind.isdigit())
    signs = sum(counts[kind] for kind in "+-*/")
    squares = [TERMS.board.premiums.count(colour) for colour in "GBYPL"]

    assert (sum(counts.values()), numbers, signs, counts["?"]) == (100, 54, 42, 4)
    assert squares == [24, 8, 8, 4, 1]


@pytest.mark.parametrize(
    ("number", "terms", "text", "expected"),
    [
        ("S09", TERMS, "2-5+6", 3),
        ("S10", TERMS, "7/2*4", 14),
        ("S11", TERMS, "3/2+5/2", 4),
        ("S12", TERMS, "8/2/2+1", 3),
        ("S13", TERMS, "8-2*4", "E-RESULT"),
        ("S14", TERMS, "7/2", "E-RESULT"),
        ("S15", TERMS, "2*3+4*5", "E-MULTIPLY"),
        ("S16", TERMS, "4+-3", "E-FORM-SIGNS"),
        ("S17", TERMS, "-4+9", "E-FORM-END"),
        ("S18", TERMS, "45+3", "E-FORM-NUMBERS"),
        ("S19", EXACT, "7/2*4", "E-INTERMEDIATE"),
    ],
)
def test_bare_calculation(number: str, terms: PlayTerms, text: str, expected: int | str) -> None:
    verdict = judge_bare(terms, text)

    actual = verdict.code if isinstance(verdict, Refusal) else verdict

    assert expected == actual, number


@pytest.mark.parametrize(
    ("number", "position", "text", "expected"),
    [
        ("S02", "empty board", "D8h 9+6/2", 48),
        ("S03", "E1", "H6v 4-(2)+3", 12),
        ("S04", "E1..E2", "F6h 3*(4)-1", 33),
        ("S05", "E1..E3", "D10h 4+6-(3)+5", 38),
        ("S06", "E1..E4", "J6v (1)*7+(5)", 19),
        ("S07", "empty board", "F8h 6/2+9", 48),
        ("S08", "E1..E3", "D10h 6+4-(3)+5", 36),
        ("S20", "empty board", "A8h 1+2", "E-CENTRE"),
        ("S21", "empty board", "H8h 5", "E-NO-CALCULATION"),
        ("S22", "empty board", "G8h 3+4", 14),
        ("S23", "empty board", "D8h ?9+6/2", 30),
        ("S24", "empty board", "F8h 6?*2+9", "E-JOKER-MULTIPLY"),
        ("S25", "empty board", "H8h 9/3", "E-RESULT-PREMIUM"),
        ("S26", "empty board", "F8h 3-5", "E-RESULT"),
        ("S27", "E1", "D8h (9+6/2)*3", 27),
        ("S28", "E1, then D8h (9+6/2)*3", "D8h (9+6/2*3)*2", "E-MULTIPLY"),
        ("S29", "E1..E5", "D8h (9+6/2)+(7)", 19),
        ("S30", "E1..E5", "F6v (3)*(6)-(6)", 12),
        ("S31", "E1..E3", "B6h 5+2+(3*4-1)", 40),
        ("S32", "W", "B10v 5+(3)-1", 42),
        ("S33", "K", "G9h 6+2(+)1", 19),
        ("S34", "E1", "D9h 1+2", "E-FORM-NUMBERS"),
        ("S35", "E1", "I8h +", "E-FORM-END"),
        ("S36", "E1", "A1h 1+2", "E-TOUCH"),
        ("S37", "E1", "H6v 4-(3)+3", "E-MISMATCH"),
        ("S38", "E1", "D8v 5+3", "E-OCCUPIED"),
        ("S41", "empty board", "@F8=6,G8=+,H8=2,F9=+,F10=3", "E-LINE"),
        ("S51", "E1", "E7v 3(+)4", 7),
    ],
)
def test_play(number: str, position: str, text: str, expected: int | str) -> None:
    verdict = judged(text, POSITIONS[position])

    actual = verdict.code if isinstance(verdict, Refusal) else verdict.points

    assert expected == actual, number


def test_s39_a_chip_that_is_not_on_the_rack_is_refused() -> None:
    verdict = judged("D8h 9+6/2", rack="1269+-*")

    assert isinstance(verdict, Refusal)
    assert verdict.code == "E-RACK"


def test_s40_a_shared_green_goes_to_the_better_calculation() -> None:
    verdict = allowed("@F8=6,G8=+,H8=2,F9=+,F10=3", terms=FREE)

    assert verdict.points == 43


def test_s49_lenient_input_is_kept_in_canonical_form() -> None:
    verdict = allowed("h6v 4−", POSITIONS["E1"])

    assert format_move(verdict.play) == "H6v 4-(2)"


def test_s52_a_sign_that_joins_forms_two_calculations() -> None:
    verdict = allowed("G9h 6+2(+)1", POSITIONS["K"])

    assert len(verdict.calculations) == 2


def test_s57_a_gap_is_reported_before_the_missed_centre() -> None:
    verdict = judged("@F8=1,J8=2", terms=FREE)

    assert isinstance(verdict, Refusal)
    assert verdict.code == "E-GAP"


def test_s58_a_free_play_in_one_line_is_written_as_a_line() -> None:
    verdict = allowed("@H8=2,F8=6,G8=+", terms=FREE)

    assert format_move(verdict.play) == "F8h 6+2"
