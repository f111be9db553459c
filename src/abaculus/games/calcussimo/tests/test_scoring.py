import pytest
from msgspec.structs import replace

from abaculus.games.calcussimo.judge import PlayTerms
from abaculus.games.calcussimo.material import board
from abaculus.games.calcussimo.scoring import reason_news
from abaculus.games.calcussimo.tests.spec_positions import (
    EMPTY,
    EXAMPLES,
    FREE,
    POSITIONS,
    TERMS,
    allowed,
    refusal,
)
from abaculus.grids import cell_at
from abaculus.i18n import load_translator
from abaculus.kernel.messages import FormulaValue, Refusal
from abaculus.kernel.registry import load_family

FACE = replace(TERMS, result_rule="face")
SCORED = replace(TERMS, result_rule="scored")
EXACT = replace(TERMS, intermediate="exact")
NATURAL = replace(TERMS, intermediate="natural")


def explain(text: str, position: str = "empty board", terms: PlayTerms = TERMS) -> list[str]:
    """Why a play brings its points, in sentences."""
    reasons = reason_news(allowed(text, POSITIONS[position], terms))
    return [load_translator(load_family("calcussimo")).say(item) for item in reasons]


def test_five_examples_of_the_rulebook_bring_150() -> None:
    grid, points = EMPTY, list[int]()

    for text in EXAMPLES:
        found = allowed(text, grid)
        grid = found.grid
        points.append(found.points)

    assert points == [48, 12, 33, 38, 19]


@pytest.mark.parametrize(
    ("position", "text", "terms", "points"),
    [
        ("E1..E5", "D8h (9+6/2)+(7)", TERMS, 19),
        ("E1..E3", "B6h 5+2+(3*4-1)", TERMS, 40),
        ("W", "B10v 5+(3)-1", TERMS, 42),
        ("K", "G9h 6+2(+)1", TERMS, 19),
        ("empty board", "@F8=6,G8=+,H8=2,F9=+,F10=3", FREE, 43),
        ("empty board", "H8h 7-2", TERMS, 6),
        ("empty board", "H8h 9/3", FACE, 6),
        ("empty board", "D8h ?9+6/2", TERMS, 30),
    ],
)
def test_worked_examples(position: str, text: str, terms: PlayTerms, points: int) -> None:
    assert allowed(text, POSITIONS[position], terms).points == points


def test_logo_acts_under_a_joker() -> None:
    assert allowed("H8h ?1+2").points == 2 * (1 + 4)


def test_shared_logo_goes_to_the_better_calculation() -> None:
    around = {cell_at(7, 6): "4", cell_at(7, 8): "3", cell_at(6, 7): "5", cell_at(8, 7): "1"}

    found = allowed("@H8=+", EMPTY.laid(around))

    assert [calculation.points for calculation in found.calculations] == [6, 14]


def test_shared_logo_without_a_better_place_is_shown_across() -> None:
    around = {cell_at(7, 6): "4", cell_at(7, 8): "3", cell_at(6, 7): "5", cell_at(8, 7): "2"}

    found = allowed("@H8=+", EMPTY.laid(around))

    assert [calculation.points for calculation in found.calculations] == [14, 7]


def test_shared_number_avoids_the_calculation_it_would_spoil() -> None:
    # Doubled across, 9 / 6 would not be whole; doubled down, 3 - 1 becomes 6 - 1.
    text = "@F8=9,G8=/,H8=3,H9=-,H10=1"
    green_centre = board("plain-15").premiums.replace("L", "G")
    terms = replace(FREE, board=replace(TERMS.board, premiums=green_centre))

    found = allowed(text, terms=terms)

    assert [calculation.counted for calculation in found.calculations] == ["9/3", "3*2-1"]
    assert found.points == 3 + 5


def test_shared_number_spoiling_both_is_refused_across() -> None:
    text = "@F8=9,G8=/,H8=3,H6=9,H7=/"
    green_centre = board("plain-15").premiums.replace("L", "G")
    terms = replace(FREE, board=replace(TERMS.board, premiums=green_centre))

    fault = refusal(text, terms=terms)

    assert fault.code == "E-RESULT-PREMIUM"
    assert fault.values["counted"] == FormulaValue("9/(3*2)")


@pytest.mark.parametrize(
    ("text", "terms", "expected"),
    [
        ("F8h 3-5", TERMS, "E-RESULT"),
        ("F8h 3-5", FACE, "E-RESULT"),
        ("F8h 3-5", SCORED, 2),
        ("H8h 9/3", TERMS, "E-RESULT-PREMIUM"),
        ("H8h 9/3", SCORED, "E-RESULT-PREMIUM"),
        ("H8h 9/3", FACE, 6),
        ("G8h 7/2", SCORED, "E-RESULT-PREMIUM"),
        ("F8h 7/2", SCORED, 14),
        ("F8h 7/2", TERMS, "E-RESULT"),
        ("H8h 6/4*2", EXACT, "E-INTERMEDIATE"),
        ("F8h 3/2*2", EXACT, "E-INTERMEDIATE"),
        ("F8h 3/2*2", replace(SCORED, intermediate="exact"), 24),
        ("H8h 6/3", EXACT, 2),
        ("H8h 9/3", EXACT, "E-INTERMEDIATE"),
        ("H8h 9/3", replace(FACE, intermediate="exact"), 6),
        ("H8h 2-5+6", EXACT, 8),
        ("H8h 5-3+2", NATURAL, "E-INTERMEDIATE"),
        ("H8h 5-3+2", replace(FACE, intermediate="natural"), 6),
        ("H8h 5-2+2", NATURAL, 10),
    ],
)
def test_rules_of_results(text: str, terms: PlayTerms, expected: int | str) -> None:
    if isinstance(expected, int):
        assert allowed(text, terms=terms).points == expected
    else:
        assert refusal(text, terms=terms).code == expected


def test_refusals_tell_run_and_exact_value() -> None:
    assert refusal("F8h 3-5") == Refusal(
        "E-RESULT", {"run": FormulaValue("3-5"), "value": FormulaValue("-2")}
    )
    assert refusal("H8h 9/3") == Refusal(
        "E-RESULT-PREMIUM",
        {
            "run": FormulaValue("9/3"),
            "counted": FormulaValue("9/(3*2)"),
            "value": "3/2",
            "colours": 1,
        },
    )
    assert refusal("H8h 9/3", terms=EXACT) == Refusal(
        "E-INTERMEDIATE", {"part": FormulaValue("9/(3*2)"), "value": "3/2"}
    )


def test_first_example_is_reported_step_by_step() -> None:
    assert explain("D8h 9+6/2") == [
        "D8 is green: 9 × 2 = 18.",
        "F8 is green: 6 × 2 = 12.",
        "9 × 2 + 6 × 2 ÷ 2 = 24.",
        "The logo on H8 doubles the calculation: 24 × 2 = 48.",
        "Total: 48.",
    ]


def test_two_calculations_are_reported_with_their_sum() -> None:
    assert explain("G9h 6+2(+)1", "K") == [
        "6 + 2 + 1 = 9.",
        "4 − 2 + 5 + 3 = 10.",
        "Total: 9 + 10 = 19.",
    ]


def test_yellow_and_purple_are_reported_one_after_the_other() -> None:
    assert explain("B10v 5+(3)-1", "W") == [
        "5 + 3 − 1 = 7.",
        "B10 is yellow and doubles the calculation: 7 × 2 = 14.",
        "B14 is purple and triples the calculation: 14 × 3 = 42.",
        "Total: 42.",
    ]


def test_spoiled_result_is_reported_at_face_value() -> None:
    assert explain("H8h 9/3", terms=FACE) == [
        "9 ÷ (3 × 2) is not 1, 2, 3, …, so the numbers count as shown: 9 ÷ 3 = 3.",
        "The logo on H8 doubles the calculation: 3 × 2 = 6.",
        "Total: 6.",
    ]


def test_reasons_of_every_example_are_true_equations() -> None:
    grid = EMPTY
    for text in (*EXAMPLES, "I8h +"):
        found = allowed(text, grid)
        grid = found.grid
        for item in reason_news(found):
            for name in ("run", "product", "sum"):
                formula = item.values.get(name)
                if isinstance(formula, FormulaValue):
                    result = item.values.get("result", item.values.get("points"))
                    assert eval(formula.text) == result  # noqa: S307
