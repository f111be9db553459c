"""Hints: what each way may bring, and then the best one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.adviser import ADVISER
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.state import State
from abaculus.games.mathmetrics.tests.test_bots_review import GAME, going, never, render, table
from abaculus.games.mathmetrics.view import view


def hints(state: State, rung: int = 2) -> list[str]:
    return [render(text) for text in ADVISER.hint(GAME, view(state, 0), rung, never)]


def test_a_hint_tells_what_each_way_may_bring_and_then_the_best() -> None:
    state = table(going("I02", "O11"), tokens=(1, 0, 0))

    first, second = hints(state, 1), hints(state, 2)

    assert [
        "I02, Einstein +2 −1: 70 in 100 to gain 2, 30 in 100 to lose 1.",
        "O11, Pause: you miss the next turn.",
    ] == first
    assert first == second[:-1]
    assert second[-1].startswith("Go to I02, Einstein +2 −1. On average ")


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("O05", "O05, Gauss, roll on: 70 in 100 to roll again, nothing to lose."),
        ("O12", "O12, Einstein +1: 70 in 100 to gain 1 and roll again, nothing to lose."),
        ("I03", "I03, Gauss at risk: nothing to gain, 30 in 100 to lose 1."),
        ("I04", "I04, All three: 78 in 100 to gain 6, nothing to lose."),
        ("O14", "O14, Your choice: 70 in 100 to gain 1, nothing to lose."),
        ("O04", "O04, Roll 1, 3, 5: 50 in 100 to move on, with no question."),
        ("O06", "O06, Two rolls: 100 in 100 to move on, with no question."),
        ("I06", "I06, Locked: each turn 33 in 100 to get away."),
        ("I09", "I09, Black hole: wait for a seven, or risk all your tokens."),
    ],
)
def test_every_symbol_has_its_chances_in_words(position: str, expected: str) -> None:
    state = table(going(position, "O11"), tokens=(1, 2, 3))

    assert expected == hints(state, 1)[0]


def test_a_player_who_has_no_token_has_nothing_to_lose() -> None:
    sentences = hints(table(going("I02", "O11"), tokens=(0, 5, 5)), 1)

    assert "I02, Einstein +2 −1: 70 in 100 to gain 2, nothing to lose." == sentences[0]


def test_the_hole_is_reported_with_what_is_at_stake() -> None:
    assert [
        "Seven: 1 in 6 to be free, and you risk nothing.",
        "Blast or bust: 1 in 3 to have 12 instead of 6, 2 in 3 to have none.",
    ] == hints(table(phases.Hole(0, 0), "I09", (2, 2, 2)), 1)
    assert "Wait." == hints(table(phases.HoleIn(0, 0), "I09", (2, 2, 2)))[-1][:5]
    assert (
        "keep them." == hints(table(phases.HoleIn(0, 0), "I09", (2, 2, 2), gentle=True), 1)[1][-10:]
    )


def test_a_choice_of_category_is_reported_with_what_one_has() -> None:
    sentences = hints(table(phases.Picking(0, 0), "O14", (4, 3, 4)))

    assert "Newton: 70 in 100 to gain 1. You have 3 of 4." == sentences[1]
    assert sentences[-1].startswith("Choose Newton.")


def test_the_best_start_is_reported_at_once() -> None:
    best = ADVISER.best(GAME, view(table(phases.Starting(0, 0), ""), 0), never)

    assert best is not None
    assert "@O29" == best.move
    assert "20.8" == best.sentence.values["many"]
    assert (("O29",), "20.8") == (best.rows[0].cells, best.rows[0].points)


def test_where_totals_count_tokens_are_reported() -> None:
    state = table(going("I02", "O11"), variant="time")

    best = ADVISER.best(MathMetrics("time"), view(state, 0), never)

    assert best is not None
    assert ">I02" == best.move
    assert render(best.sentence).startswith("Go to I02, Einstein +2 −1. On average you would then ")
    assert render(best.sentence).endswith(
        " tokens after 8 of your turns, counting this one, the most possible."
    )
    assert best.rows[0].points == best.sentence.values["many"]
    assert float(best.rows[0].points) > float(best.rows[1].points)


def test_in_the_last_turn_tokens_are_reported_at_its_end() -> None:
    state = replace(table(going("I02", "O11"), variant="time"), is_time_up=True)

    best = ADVISER.best(MathMetrics("time"), view(state, 0), never)

    assert best is not None
    assert (
        "Go to I02, Einstein +2 −1. On average you would then have 1.4 tokens at the end of this "
        "turn, the most possible."
    ) == render(best.sentence)


@pytest.mark.parametrize(
    "phase", [phases.Ready(0, 0), phases.Asking(0, 0, "E", 0, 0), going("I02", "O11")]
)
def test_there_is_no_advice_for_others_and_none_for_an_answer(phase: phases.Phase) -> None:
    state = table(phase)

    seats = (0, 1, None) if not isinstance(phase, phases.Choosing) else (1, None)

    assert all(ADVISER.best(GAME, view(state, seat), never) is None for seat in seats)
    assert all(() == ADVISER.hint(GAME, view(state, seat), 1, never) for seat in seats)
