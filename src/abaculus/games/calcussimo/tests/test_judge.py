from random import Random

import pytest
from msgspec.structs import replace

from abaculus.games.calcussimo.judge import JudgedPlay, PlayTerms, judge, judge_bare
from abaculus.games.calcussimo.material import chips
from abaculus.games.calcussimo.moves import FreePlay
from abaculus.games.calcussimo.tests.oracle import Plain, grown
from abaculus.games.calcussimo.tests.spec_positions import (
    EMPTY,
    POSITIONS,
    TERMS,
    allowed,
    play,
    refusal,
)
from abaculus.grids import Grid, cell_at, is_connected, line_of
from abaculus.kernel.messages import FormulaValue, Refusal, Value

ZERO = replace(TERMS, chips=chips("zero-104"))
E1 = POSITIONS["E1"]


def test_judged_play_tells_everything_about_its_calculations() -> None:
    found = allowed("D8h ?9+6/2")

    (calculation,) = found.calculations
    assert (calculation.cell, calculation.down) == (cell_at(3, 7), False)
    assert (calculation.run, calculation.counted) == ("9+6/2", "9+6*2/2")
    assert (calculation.face, calculation.scored, calculation.points) == (12, 15, 30)
    assert [premium.colour for premium in calculation.premiums] == ["G", "L"]
    assert found.placed[0] == (cell_at(3, 7), "9", True)
    assert found.grid.text(found.grid.run(cell_at(7, 7), 1)) == "9+6/2"


@pytest.mark.parametrize(
    ("text", "first", "second", "square"),
    [("D9h 1+2", "9", "1", "D9"), ("I8h 5", "2", "5", "I8"), ("D7v 1", "1", "9", "D8")],
)
def test_numbers_that_touch_are_reported_with_their_square(
    text: str, first: str, second: str, square: str
) -> None:
    values: dict[str, Value] = {
        "a": FormulaValue(first),
        "b": FormulaValue(second),
        "square": square,
    }

    assert refusal(text, E1) == Refusal("E-FORM-NUMBERS", values)


def test_two_signs_that_touch_are_reported_by_their_square() -> None:
    assert refusal("E9v -", E1) == Refusal("E-FORM-SIGNS", {"square": "E9"})


def test_sign_at_the_end_is_reported_with_its_run() -> None:
    assert refusal("I8h +", E1) == Refusal("E-FORM-END", {"run": FormulaValue("9+6/2+")})


def test_second_times_is_reported_with_its_run() -> None:
    grid = POSITIONS["E1, then D8h (9+6/2)*3"]

    assert refusal("K8h *2", grid) == Refusal("E-MULTIPLY", {"run": FormulaValue("9+6/2*3*2")})


def test_division_by_zero_is_refused() -> None:
    assert refusal("H8h 4/0", terms=ZERO) == Refusal("E-ZERO", {"run": FormulaValue("4/0")})
    assert refusal("H8h 4/?0", terms=ZERO).code == "E-ZERO"
    assert refusal("H8h 4/0", terms=replace(ZERO, result_rule="scored")).code == "E-ZERO"


def test_forms_of_all_calculations_come_before_their_results() -> None:
    # Across, 3 - 5 has a forbidden result; down, 2 over 5 has no form.
    assert refusal("F9h 3-5", E1).code == "E-FORM-NUMBERS"


@pytest.mark.parametrize(
    ("text", "is_taken"),
    [
        ("H8h 7/2", True),
        ("H8h 2-7", True),
        ("H8h 4/0", True),
        ("H8h 2*2*2", True),
        ("H8h 9/3", True),
        ("H8h 2+", False),
        ("H8h 2+-3", False),
        ("A1h 2+3", False),
    ],
)
def test_forgiving_referee_looks_at_place_and_form_only(text: str, is_taken: bool) -> None:
    verdict = judge(ZERO, EMPTY, None, play(text), forgiving=True)

    assert isinstance(verdict, JudgedPlay) == is_taken
    if isinstance(verdict, JudgedPlay):
        assert (verdict.calculations, verdict.points) == ((), 0)
        assert verdict.grid.pieces


def test_forgiving_referee_still_asks_who_holds_the_chips() -> None:
    verdict = judge(TERMS, EMPTY, "2+", play("H8h 2+3"), forgiving=True)

    assert verdict == Refusal("E-RACK", {"chip": FormulaValue("3")})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("9 + 6 ÷ 2", 12),
        ("?9+6/2", 12),
        ("5", "E-NO-CALCULATION"),
        ("+", "E-NO-CALCULATION"),
        ("(9+6)/2", "E-PARSE"),
        ("9=9", "E-PARSE"),
        ("", "E-PARSE"),
        ("1+" * 300, "E-PARSE"),
        ("?+?", "E-JOKER-VALUE"),
        ("3?*5", "E-JOKER-MULTIPLY"),
        ("3/0", "E-ZERO"),
    ],
)
def test_bare_calculation_is_judged_without_a_board(text: str, expected: int | str) -> None:
    verdict = judge_bare(TERMS, text)

    assert (verdict.code if isinstance(verdict, Refusal) else verdict) == expected


def test_a_bare_calculation_has_no_square_to_name() -> None:
    assert judge_bare(TERMS, "45+3") == Refusal(
        "E-FORM-NUMBERS", {"a": FormulaValue("4"), "b": FormulaValue("5"), "square": "none"}
    )


def _oracle(terms: PlayTerms) -> Plain:
    side, premiums = terms.board.side, terms.board.premiums
    rules = terms.result_rule, terms.intermediate
    return Plain(side, premiums, terms.joker_kinds, *rules, terms.centre_start == "number")


def _expected(terms: PlayTerms, board: str, laid: dict[int, tuple[str, str]]) -> int:
    """Points by the literal rules, 0 for a play that is not allowed."""
    plain = _oracle(terms)
    places = sorted(laid)
    names = "".join(laid[place][0] for place in places)
    held = "".join(laid[place][1] for place in places)
    filled = [place for place, chip in enumerate(board) if chip != "."]
    all_cells = [cell_at(place % 9, place // 9) for place in (*filled, *places)]
    new_cells = [cell_at(place % 9, place // 9) for place in places]
    is_line = line_of(new_cells) is not None and any(
        set(places) <= set(run) for run in plain.runs({*filled, *places})
    )
    is_placed = is_connected(all_cells) and (filled or 40 in places)
    if not is_placed or (terms.placement == "line" and not is_line):
        return 0
    if not plain.has_form(board, tuple(places), names):
        return 0
    return plain.points(board, tuple(places), names, held)


def _random_laid(board: str, chance: Random) -> dict[int, tuple[str, str]]:
    """A few chips near each other, mostly numbers and signs in turn."""
    place, phase = 40, chance.randrange(2)
    taken = [at for at, chip in enumerate(board) if chip != "."]
    if taken:
        place = chance.choice(taken)
        phase = (place + board[place].isdigit()) % 2
    laid: dict[int, tuple[str, str]] = {}
    steps = chance.choice([(1,), (9,), (1, 9), (1, -1, 9, -9)])
    for _ in range(chance.randint(2, 9)):
        if board[place] == ".":
            is_number = (place + phase) % 2 if chance.random() < 0.97 else chance.randrange(2)
            chip = chance.choice("0123456789" if is_number else "++--*/")
            is_joker = chip != "*" and chance.random() < 0.2
            laid[place] = chip, "?" if is_joker else chip
        ahead = place + chance.choice(steps)
        if 0 <= ahead < 81 and (ahead % 9 == place % 9 or ahead // 9 == place // 9):
            place = ahead
    return dict(list(laid.items())[:9])


@pytest.mark.slow
@pytest.mark.parametrize("placement", ["line", "free"])
@pytest.mark.parametrize("intermediate", ["free", "exact", "natural"])
@pytest.mark.parametrize("result_rule", ["both", "scored", "face"])
def test_referee_agrees_with_the_literal_rules(
    placement: str, intermediate: str, result_rule: str
) -> None:
    chance = Random(f"{placement} {intermediate} {result_rule}")  # noqa: S311
    compared = 0
    for _ in range(6):
        colours = "".join(chance.choice("..GBYP") for _ in range(81))
        board = replace(TERMS.board, side=9, premiums=colours[:40] + "L" + colours[41:])
        terms = replace(
            ZERO,
            board=board,
            placement=placement,
            intermediate=intermediate,
            result_rule=result_rule,
            rack_size=9,
        )
        before = grown(_oracle(terms), chance.randrange(4), "123456789+-*/", chance, is_fair=False)
        pieces = {
            cell_at(place % 9, place // 9): chip for place, chip in enumerate(before) if chip != "."
        }
        for _ in range(150):
            laid = _random_laid(before, chance)
            if not laid:
                continue
            named = {place: "?" * (held == "?") + chip for place, (chip, held) in laid.items()}
            free = FreePlay(tuple((cell_at(p % 9, p // 9), chip) for p, chip in named.items()))

            verdict = judge(terms, Grid(pieces, 9, 9), None, free)

            expected = _expected(terms, before, laid)
            assert expected == (verdict.points if isinstance(verdict, JudgedPlay) else 0), verdict
            compared += expected > 0
    assert compared > 20
