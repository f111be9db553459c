"""What the referee says while somebody lays pieces."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.compose.phases import Composing, Rolling
from abaculus.games.pytagora.compose.stage.faults import RULES
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.tests.stage_tables import (
    FOLDER,
    PICTURE,
    VOICE,
    has_words,
    judge_gesture,
    laid,
    render,
    table,
)
from abaculus.kernel.gestures import LayGesture, PiecePlacement, PressGesture
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveVerdict

SIX = "h0,0:6+1=7"
MANY = "0123456789+-*/"


def points(verdict: MoveVerdict[Text]) -> list[tuple[str, str]]:
    return [(render(row.text), row.points) for row in verdict.rows]


def strip(verdict: MoveVerdict[Text]) -> list[tuple[str, int, str]]:
    return [(one.face.sign, one.points, render(one.why)) for one in verdict.strip]


def spoken(verdict: MoveVerdict[Text]) -> str:
    assert has_words(verdict)
    return render(verdict.sentence)


def with_hand(hand: str, position: str = "", face: str = "", mode: str = "pytagora") -> State:
    return table(hand, "1", position=position, face=face, mode=mode)


def test_a_true_line_is_counted_piece_by_piece() -> None:
    state = with_hand("8*372/51+-", PICTURE, "double")

    verdict = judge_gesture(state, laid("v7,1:8*[3]=72/3"))

    assert verdict.says == "yes"
    assert spoken(verdict) == "True: both sides are 24."
    assert render(verdict.formula) == "8 × 3 = 72 ÷ 3"
    assert strip(verdict) == [
        ("8", 1, ""),
        ("×", 2, ""),
        ("3", 1, ""),
        ("=", 0, ""),
        ("7", 2, "ten"),
        ("2", 1, ""),
        ("÷", 3, ""),
        ("3", 1, ""),
    ]
    assert points(verdict) == [
        ("Pieces: 1 + 2 + 1 + 2 + 1 + 3 + 1", "11"),
        ("1 crossing, at the 3", "+ 1"),
        ("÷ counts double", "+ 3"),
    ]
    assert verdict.total is not None
    assert (verdict.total.points, verdict.gain, verdict.rule) == ("15", 15, "7.1")
    assert render(verdict.confirm) == "Write it for 15 points"


def test_the_pieces_of_the_strip_are_distinguished() -> None:
    verdict = judge_gesture(with_hand("8*372/51+-", PICTURE, "double"), laid("v7,1:8*[3]=72/3"))

    tags = [one.tags for one in verdict.strip]

    assert tags == [(), (), ("crossed",), (), (), (), ("doubled",), ()]
    assert verdict.rows[1].cells == ("7,3",)
    assert verdict.rows[2].cells == ("7,7",)


def test_several_crossings_and_an_empty_hand_have_their_own_rows() -> None:
    state = with_hand("17-", "h0,0:4*3=8+4;v1,-1:2*3=6;h0,3:16/4=7-3")

    verdict = judge_gesture(state, laid("v4,0:[8]-1[=]7"))

    assert points(verdict) == [
        ("Pieces: 1 + 1 + 1 + 1", "4"),
        ("2 crossings: 1 + 3", "+ 4"),
        ("You used all your pieces", "+ 3"),
    ]
    assert verdict.gain == 11


@pytest.mark.parametrize(
    ("line", "reason", "word"),
    [
        ("h0,0:53=53", "A number on both sides: each of its digits counts 1", "on both sides"),
        ("h0,0:3+2=5*1", "× with 1 or ÷ by 1 counts 1", "by 1"),
        (
            "h0,0:25/25=1",
            "A number divided by itself: ÷ and each digit count 1",
            "by itself",
        ),
    ],
)
def test_a_piece_that_counts_less_says_why(line: str, reason: str, word: str) -> None:
    verdict = judge_gesture(with_hand("001223355+*/"), laid(line))

    assert (reason, "") in points(verdict)
    assert word in [why for _, _, why in strip(verdict)]
    assert verdict.rows[1].cells


def test_a_continued_line_counts_only_what_is_new() -> None:
    state = with_hand("1238/", SIX, "cont")

    verdict = judge_gesture(state, laid("e1:=21/3", lines=state.table))

    assert spoken(verdict) == "True: all sides are 7."
    assert render(verdict.formula) == "6 + 1 = 7 = 21 ÷ 3"
    assert [sign for sign, _, _ in strip(verdict)] == ["=", "2", "1", "÷", "3"]
    assert (verdict.gain, verdict.rule) == (7, "7.8")


def test_both_sides_that_differ_are_shown_with_their_values() -> None:
    verdict = judge_gesture(with_hand("23420*+"), laid("h0,0:2+3*4=20"))

    assert verdict.says == "no"
    assert spoken(verdict) == "2 + 3 × 4 is 14, not 20."
    assert points(verdict) == [("left of =: 2 + 3 × 4", "14"), ("right of =: 20", "20")]
    assert render(verdict.advice[0]) == (
        "Change one side, or keep going, until both are worth the same."
    )
    assert verdict.cells == tuple(f"{x},0" for x in range(8))
    assert verdict.rule == "5.1"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("h0,0:4*3", "So far 12. Now add = and another side."),
        ("h0,0:4*", "Keep going: an equality needs = and another side."),
        ("h0,0:4*3=", "One side is 12. Now make the other."),
        ("h0,0:=8+4", "The right side of = is 12. What is the left side?"),
        ("h0,0:4*3=8+", "Keep going: a number comes next."),
    ],
)
def test_an_unfinished_line_is_only_waited_for(line: str, sentence: str) -> None:
    verdict = judge_gesture(with_hand("3448*+"), laid(line))

    assert (verdict.says, spoken(verdict)) == ("wait", sentence)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("h0,0:12=(3+9", "Keep going: the bracket is still open. Anyone may take a )."),
        ("h0,0:{1/4}=0,", "Keep going: digits come next."),
        ("h0,0:{1/4}=0,~", "Keep going: digits come next."),
    ],
)
def test_so_it_is_with_what_only_pro_has(line: str, sentence: str) -> None:
    verdict = judge_gesture(with_hand("01239(,~{1/4}+", mode="pro"), laid(line))

    assert (verdict.says, spoken(verdict)) == ("wait", sentence)


def test_a_side_of_a_continuation_is_waited_for_too() -> None:
    state = with_hand("1238/", SIX, "cont")

    verdict = judge_gesture(state, laid("e1:=", lines=state.table))

    assert (verdict.says, spoken(verdict)) == ("wait", "One side is 7. Now make the other.")


def test_nothing_laid_is_waited_for() -> None:
    verdict = judge_gesture(with_hand("17"), LayGesture("lay", ()))

    assert (verdict.says, spoken(verdict)) == ("wait", "Lay your first piece.")


def test_a_hole_is_waited_for_and_a_heap_is_not() -> None:
    state = with_hand("177")
    hole = LayGesture("lay", (PiecePlacement("r0:1:1", "0,0"), PiecePlacement("r0:7:1", "2,0")))
    heap = LayGesture("lay", (*hole.placings, PiecePlacement("r0:7:2", "1,1")))

    assert (judge_gesture(state, hole).says, judge_gesture(state, heap).says) == ("wait", "no")
    assert spoken(judge_gesture(state, heap)) == "Your pieces are not in one row or one column."


@pytest.mark.parametrize(
    ("line", "code", "cells", "rule"),
    [
        ("h0,5:6+3=09", "leading_zero", ("4,5", "5,5"), "5.3"),
        ("h0,5:3/0=4", "divided_by_zero", ("0,5", "1,5", "2,5"), "5.4"),
        ("h0,5:5-5=0*12", "times_zero", ("4,5", "5,5", "6,5", "7,5"), "5.4"),
        ("v5,-1:7=5+2", "touches", ("5,0", "4,0"), "6.4"),
        ("v0,1:8=8", "runs_on", ("0,0",), "6.5"),
        ("h0,5:9=9", "not_in_rack", ("0,5", "2,5"), "6.6"),
        ("h0,5:3=3=3", "too_many_equals", ("0,5", "1,5", "2,5", "3,5", "4,5"), "5.1"),
        ("h0,5:4=3++1", "bad_expression", ("2,5", "3,5", "4,5", "5,5"), "5.5"),
    ],
)
def test_a_refusal_points_at_its_cells_and_its_rule(
    line: str, code: str, cells: tuple[str, ...], rule: str
) -> None:
    state = with_hand("0012334555788967-*/++33", SIX)
    if code == "not_in_rack":
        state = with_hand("9", SIX)
    gesture = PressGesture(line)

    verdict = judge_gesture(state, gesture)

    assert (verdict.says, verdict.sentence.code) == ("no", code)
    assert (verdict.cells, verdict.rule) == (cells, rule)
    assert spoken(verdict)


@pytest.mark.parametrize(
    ("line", "code", "shown"),
    [
        ("h0,0:5=05", "leading_zero", "5=05"),
        ("h0,0:7,5=07,5", "leading_zero", "7,5=07,5"),
        ("h0,0:{1/2}=0,50", "trailing_zero", "½ = 0,50"),
        ("h0,0:5,0=5", "trailing_zero", "5,0 = 5"),
        ("h0,0:{1/3}=0,~33", "period_not_shortest", "⅓ = 0,3̅3̅"),
        ("h0,0:{1/3}=0,3~3", "period_not_shortest", "⅓ = 0,33̅"),
        ("h0,0:5=(5)", "bracket_pointless", "5 = (5)"),
        ("h0,0:3=r2(9)", "bracket_pointless", "3 = √(9)"),
        ("h0,0:5=5()", "bad_expression", "5=5()"),
        ("h0,0:-0=0", "bad_expression", "−0 = 0"),
    ],
)
def test_a_refused_line_is_shown_as_it_was_laid(line: str, code: str, shown: str) -> None:
    verdict = judge_gesture(with_hand("17", mode="pro"), PressGesture(line))

    assert (verdict.says, verdict.sentence.code) == ("no", code)
    assert render(verdict.formula) == shown


def test_the_die_is_explained() -> None:
    assert judge_gesture(with_hand("22", SIX, "cont"), laid("h0,5:2=2")).sentence.code == (
        "die_says_continue"
    )
    state = with_hand("7", SIX, "two")
    assert judge_gesture(state, laid("e1:=7", lines=state.table)).sentence.code == "die_says_new"


def test_a_line_can_be_tried_before_ones_turn() -> None:
    state = table("1", "224+", position=SIX, phase=Composing(0, 0))

    verdict = judge_gesture(state, laid("h0,5:2+2=4", seat=1), seat=1)

    assert spoken(verdict) == "True: both sides are 4. You can write it on your turn."
    assert (verdict.confirm, verdict.gain) == (None, 7)


def test_before_the_die_is_thrown_it_comes_first() -> None:
    state = table("2248+", "1", position=SIX, phase=Rolling(0, 0))

    verdict = judge_gesture(state, laid("h0,5:2+2=4"))

    assert spoken(verdict) == "True: both sides are 4. But roll the die first."
    assert verdict.confirm is None


def test_roots_that_never_end_are_equal_all_the_same() -> None:
    state = with_hand("228r2r2*57", mode="pro")

    verdict = judge_gesture(state, laid("h0,0:r28=2*r22"))

    assert spoken(verdict) == "True: both sides are exactly equal."


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("pass", "You write nothing. Your turn ends."),
        ("buy:7+", "You get 7 + for 5 points, and then you can write."),
    ],
)
def test_other_moves_say_what_they_lead_to(move: str, sentence: str) -> None:
    verdict = judge_gesture(with_hand("17"), PressGesture(move))

    assert (verdict.says, spoken(verdict)) == ("yes", sentence)
    assert verdict.confirm is not None


def test_every_refusal_has_a_rule_that_exists_and_a_sentence() -> None:
    rules = (FOLDER / "RULES.md").read_text("utf-8")

    missing = [rule for rule in RULES.values() if f"\n{rule} " not in rules]

    assert missing == []
    assert [code for code in RULES if not VOICE.knows(code)] == []


def test_a_text_that_is_no_move_is_explained() -> None:
    verdict = judge_gesture(with_hand("17"), PressGesture("hello"))

    assert (verdict.says, verdict.sentence.code) == ("no", "bad_notation")
    assert spoken(verdict)


def test_a_reason_lights_up_the_new_cells_of_a_continued_line() -> None:
    state = with_hand("178*", SIX, "cont")

    verdict = judge_gesture(state, laid("e1:=7*1", lines=state.table))

    assert [row.cells for row in verdict.rows] == [(), ("7,0",)]
