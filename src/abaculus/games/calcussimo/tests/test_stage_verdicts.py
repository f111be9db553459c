"""What the referee says before a move is made: the sum, the fault, or what is still missing."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from abaculus.games.calcussimo.judge import judge
from abaculus.games.calcussimo.moves import FreePlay, LinePlay
from abaculus.games.calcussimo.options import PRESETS
from abaculus.games.calcussimo.rules import Calcussimo
from abaculus.games.calcussimo.stage import STAGE
from abaculus.games.calcussimo.stage.faults import RULES
from abaculus.games.calcussimo.state import State, Turning
from abaculus.games.calcussimo.tests.screens import (
    has_words,
    judge_gesture,
    laid,
    random_game,
    render,
    taken,
)
from abaculus.games.calcussimo.tests.tables import E1_TO_E5, GAME, happen, move, table, with_board
from abaculus.kernel.game import Preview
from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.messages import FormulaValue, PlayerValue, Refusal, Value
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict, ScoreRow
from abaculus.maths import format_mixed_number

EIGHT = (*E1_TO_E5, "J4v 8+(1*7+5)")
MOCK = with_board(table(["345899++", "1234567"], rack_size=8), EIGHT)
SIX = with_board(table(["12345/?", "1234567"]), (*E1_TO_E5[:4], "F10v (6)*7"))
SUMMANDS = ("row-new", "row-old", "row-joker", "row-premium", "row-term", "row-term-premium")


def lines(verdict: MoveVerdict[Text]) -> list[tuple[str, str]]:
    return [(render(row.text), row.points) for row in verdict.rows]


@cache
def mixed_numbers() -> dict[str, Fraction]:
    """Every number of a table as `format_mixed_number` writes it."""
    return {
        format_mixed_number(Fraction(above, below)): Fraction(above, below)
        for below in range(1, 28)
        for above in range(-1000, 1000)
    }


def unmixed(text: str) -> Fraction:
    """The value of a number as `format_mixed_number` writes it."""
    known = mixed_numbers()
    return known[text] if text in known else Fraction(text.replace("−", "-"))


def test_a_play_is_added_up_row_by_row() -> None:
    verdict = judge_gesture(MOCK, 0, laid("H4=3 I4=+ K4=+ L4=9"))

    assert (verdict.says, render(verdict.sentence)) == ("yes", "Yes, you can lay this.")
    assert render(verdict.formula) == "3 + 8 + 9 = 20"
    assert lines(verdict) == [
        ("adds 3 × 2", "6"),
        ("was already there, adds 8", "8"),
        ("adds 9 × 3", "27"),
    ]
    assert [row.mark.sign if row.mark else "" for row in verdict.rows] == ["×2", "", "×3"]
    assert [row.cells for row in verdict.rows] == [("H4",), ("J4",), ("L4",)]
    assert verdict.total is not None
    assert (render(verdict.total.text), verdict.total.points) == ("6 + 8 + 27", "41")
    assert render(verdict.confirm) == "Lay it for 41 points"


def test_a_whole_calculation_is_multiplied_in_a_row_of_its_own() -> None:
    verdict = judge_gesture(SIX, 0, laid("F13=?− F14=3"))

    assert lines(verdict) == [
        ("6 × 7", "42"),
        ("takes away 3", "−3"),
        ("6 × 7 − 3", "39"),
        ("the whole calculation: 39 × 2", "78"),
    ]
    assert verdict.total is not None
    assert (render(verdict.total.text), verdict.total.points) == ("Total", "78")


def test_several_calculations_are_distinguished() -> None:
    board = ("H6v 4-2", "H6h (4)+1", "J6v (1)+2+3+4", "H12h 3*(4)", "H10v 5+(3)")
    state = with_board(table(["126+", "1"]), board)

    verdict = judge_gesture(state, 0, laid("G9=6 H9=+ I9=2 K9=1"))

    headings = [render(row.text) for row in verdict.rows if row.text.code == "formula"]
    assert headings == ["6 + 2 + 1 = 9", "4 − 2 + 5 + 3 = 10"]
    assert verdict.total is not None
    assert (render(verdict.total.text), verdict.total.points) == ("9 + 10", "19")


def test_a_refusal_shows_the_steps_the_rule_and_a_question() -> None:
    verdict = judge_gesture(SIX, 0, laid("F13=/ F14=4"))

    assert (verdict.says, verdict.rule, verdict.cells) == ("no", "3.5", ("F13", "F14"))
    assert render(verdict.sentence) == "Not yet: this is not a whole number."
    assert render(verdict.formula) == "6 × 7 ÷ 4 = 10½"
    assert lines(verdict) == [("6 × 7", "42"), ("42 ÷ 4, but 42 = 4 × 10 + 2", "10½")]
    assert [render(text) for text in verdict.advice] == [
        "The answer must be 1, 2, 3 … with nothing left over.",
        "Which numbers divide 42?",
    ]
    assert verdict.confirm is None


def test_a_result_of_nothing_is_named() -> None:
    verdict = judge_gesture(table(["288-*", "1"]), 0, laid("H8=8 I8=- J8=8"))

    assert render(verdict.sentence) == "Not yet: this is 0."


def test_a_premium_that_spoils_is_worked_out_with_it() -> None:
    verdict = judge_gesture(table(["39/", "1"]), 0, laid("H8=9 I8=/ J8=3"))

    assert render(verdict.formula) == "9 ÷ (3 × 2) = 1½"
    assert render(verdict.sentence).startswith("Not yet: with the coloured squares")


def test_the_strict_referee_says_what_a_wrong_play_costs() -> None:
    verdict = judge_gesture(table(["39/", "1"], referee="strict"), 0, laid("H8=9 I8=/ J8=3"))

    assert render(verdict.advice[-1]) == "In this game, a wrong play costs you the turn."


@pytest.mark.parametrize(
    ("placed", "sentence"),
    [
        ("", "Lay your first chip."),
        ("A1=3", "Keep going until your chips touch those on the board."),
        ("J13=3", "Keep going until your chips touch those on the board."),
        ("I4=+", "Keep going: a calculation starts and ends with a number."),
        ("K4=+", "Keep going: a calculation starts and ends with a number."),
        ("K4=+ L4=9 M4=+", "Keep going: a calculation starts and ends with a number."),
        ("A1=3 C1=5", "Keep going: all the chips of a turn must join up."),
    ],
)
def test_what_is_not_finished_is_not_wrong(placed: str, sentence: str) -> None:
    verdict = judge_gesture(MOCK, 0, laid(placed))

    assert (verdict.says, render(verdict.sentence)) == ("wait", sentence)


@pytest.mark.parametrize("placed", ["H8=3", "G8=3 H8=+"])
def test_the_first_chips_are_not_wrong(placed: str) -> None:
    assert judge_gesture(table(["35+", "1"]), 0, laid(placed)).says == "wait"


def test_a_joker_waits_for_its_name() -> None:
    assert judge_gesture(SIX, 0, laid("F13=? F14=3")).says == "wait"


@pytest.mark.parametrize(
    ("placed", "code"),
    [
        ("A1=3 B1=+ C1=4", "E-TOUCH"),
        ("A1=3 B2=+", "E-LINE"),
        ("K4=3", "E-FORM-NUMBERS"),
        ("I5=+", "E-FORM-SIGNS"),
        ("I9=+ I10=3", "E-OCCUPIED"),
    ],
)
def test_what_can_never_become_a_play_is_wrong(placed: str, code: str) -> None:
    verdict = judge_gesture(MOCK, 0, laid(placed))

    assert (verdict.says, verdict.sentence.code) == ("no", code)


@pytest.mark.parametrize("placed", ["A8=+", "I11=3 J11=+ K11=5"])
def test_a_sign_that_nothing_can_follow_is_wrong(placed: str) -> None:
    state = with_board(table(["35+", "1"]), (*E1_TO_E5, "B8h 4+(9+6/2)"))

    verdict = judge_gesture(state, 0, laid(placed))

    assert (verdict.says, verdict.sentence.code) == ("no", "E-FORM-END")


def test_arranging_ahead_is_judged_but_cannot_be_committed() -> None:
    state = with_board(table(["1", "3459++"]), EIGHT)

    verdict = judge_gesture(state, 1, laid("H4=3 I4=+ K4=+ L4=9", seat=1))

    assert render(verdict.sentence) == "You could lay this on your turn."
    assert verdict.total is not None
    assert verdict.total.points == "41"
    assert verdict.confirm is None


def test_arranging_ahead_is_refused_like_a_play() -> None:
    state = with_board(table(["1", "1234/"]), (*E1_TO_E5[:4], "F10v (6)*7"))

    assert judge_gesture(state, 1, laid("F13=/ F14=4", seat=1)).sentence.code == "no-result-broken"


def test_where_players_add_up_no_result_is_shown() -> None:
    state = with_board(table(["3459++", "1"], announce="claim"), EIGHT)
    gesture = "H4=3 I4=+ K4=+ L4=9"

    silent, announced = (judge_gesture(state, 0, laid(gesture, total)) for total in (None, 40))

    assert (silent.says, render(silent.sentence)) == ("wait", "Now announce your total.")
    assert (announced.says, render(announced.confirm)) == ("yes", "Lay it and announce 40")
    assert (announced.rows, announced.total, render(announced.formula)) == ((), None, "3 + 8 + 9")


@pytest.mark.parametrize("referee", ["auto", "strict", "honour"])
def test_where_players_add_up_a_wrong_result_is_hidden_too(referee: str) -> None:
    state = table(["39/", "1"], announce="claim", referee=referee)

    wrong, right = (
        judge_gesture(state, 0, laid(placed, 5)) for placed in ("H8=9 I8=/ J8=3", "G8=9 H8=/ I8=3")
    )

    assert (wrong.says, wrong.sentence) == (right.says, right.sentence)


@pytest.mark.parametrize("referee", ["auto", "strict", "honour"])
def test_where_players_add_up_the_form_is_shown(referee: str) -> None:
    state = table(["39/", "1"], announce="claim", referee=referee)

    assert judge_gesture(state, 0, laid("H8=9 I8=3", 5)).sentence.code == "E-FORM-NUMBERS"


def test_a_swap_says_what_it_costs() -> None:
    verdict = judge_gesture(MOCK, 0, taken("3"))

    assert render(verdict.confirm) == "Swap 1 chip and end my turn"
    assert render(verdict.sentence) == "You put 3 back and draw a new chip. Your turn ends."


@pytest.mark.parametrize(("kinds", "says"), [("", "wait"), ("34", "wait"), ("3458", "wait")])
def test_a_swap_of_some_is_not_finished(kinds: str, says: str) -> None:
    assert judge_gesture(MOCK, 0, taken(kinds)).says == says


@pytest.mark.parametrize("text", [".", "=", "ok", "!", "=-"])
def test_every_button_has_a_verdict(text: str) -> None:
    for state in (MOCK, happen(table(["25-", "1"], referee="honour"), "F8h 2-5 #1").state):
        for seat in (0, 1):
            assert has_words(judge_gesture(state, seat, PressGesture(text)))


@pytest.mark.parametrize("name", PRESETS)
def test_the_rows_of_random_plays_make_their_points(name: str) -> None:
    game = Calcussimo(name)
    seen = 0
    for number, step in enumerate(random_game(game, f"rows {name}", announce="auto")):
        state = step.state
        if not isinstance(state.phase, Turning) or state.rules.claim:
            continue
        for again in range(8):
            play = game.sample(state, state.phase.seat, SeededRng(f"{number} {again}"))
            if isinstance(play, LinePlay | FreePlay):
                check_rows(state, state.phase.seat, play)
                seen += 1
    assert seen > 50 or name == "honour"


def check_rows(state: State, seat: int, play: LinePlay | FreePlay) -> None:
    judged = judge(state.rules.terms, state.grid, state.racks[seat], play)
    assert not isinstance(judged, Refusal)

    preview = GAME.preview(state, seat, play)
    verdict = STAGE.verdict(GAME, GAME.view(state, seat), play, preview)

    assert verdict.says == "yes"
    assert verdict.total is not None
    assert added_up(verdict.rows) == judged.points == int(verdict.total.points)
    assert has_words(verdict)


def added_up(rows: tuple[ScoreRow[Text], ...]) -> Fraction:
    """What the rows make, each calculation by itself, checking every row in between."""
    finished, running = Fraction(0), Fraction(0)
    for row in rows:
        if row.text.code in ("formula", "formula-run"):
            finished, running = finished + running, Fraction(0)
        elif row.text.code in SUMMANDS:
            running += unmixed(row.points)
        elif row.text.code == "row-sum":
            assert running == int(row.points)
        elif row.text.code in ("row-whole", "row-logo"):
            assert row.mark is not None
            running *= int(row.mark.sign[1:])
            assert running == int(row.points)
    return finished + running


SAMPLES: dict[str, Value] = {
    "name": PlayerValue(1),
    "when": "later",
    "text": "x",
    "square": "H8",
    "chip": FormulaValue("5"),
    "given": FormulaValue("6"),
    "a": FormulaValue("5"),
    "b": FormulaValue("6"),
    "run": FormulaValue("8/3"),
    "counted": FormulaValue("8*2/3"),
    "part": FormulaValue("8/3"),
    "value": "8/3",
    "colours": 1,
}


@pytest.mark.parametrize("code", RULES)
def test_every_refusal_is_explained_by_a_rule_that_exists(code: str) -> None:
    for move_or_refusal in (Refusal(code, SAMPLES), move("F10v (6*7)/4"), move("~3")):
        preview = None if isinstance(move_or_refusal, Refusal) else Preview(Refusal(code, SAMPLES))
        verdict = STAGE.verdict(GAME, GAME.view(SIX, 0), move_or_refusal, preview)

        assert verdict.says in ("no", "wait")
        assert has_words(verdict)
        assert f"\n{verdict.rule} " in load_family("calcussimo").rules()


def test_no_refusal_of_a_move_is_forgotten() -> None:
    english = (load_family("calcussimo").folder / "locale" / "en.ftl").read_text("utf-8")
    codes = {line.split(" =")[0] for line in english.splitlines() if line.startswith("E-")}

    others = {"E-OPTION", "E-BOARD", "E-CHIPS", "E-POSITION", "E-RACK-TEXT"}

    assert codes - others == set(RULES)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(21, 2), "10½"),
        (Fraction(-7, 4), "−1¾"),
        (Fraction(1, 3), "⅓"),
        (Fraction(17, 7), "2³⁄₇"),
        (Fraction(-3), "−3"),
        (0, "0"),
    ],
)
def test_values_are_written_as_people_write_them(value: Fraction | int, text: str) -> None:
    assert format_mixed_number(value) == text
