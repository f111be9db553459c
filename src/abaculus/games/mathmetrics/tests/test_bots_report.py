"""Each seat's report after a game: mistakes, practice, another grade."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.mathmetrics.adviser import ADVISER, MathMetricsAdviser
from abaculus.games.mathmetrics.keys import Category
from abaculus.games.mathmetrics.phases import Ready
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.state import QuestionRecord
from abaculus.games.mathmetrics.strategy.knowledge import GradeProposal, proposal
from abaculus.games.mathmetrics.strategy.plans import choose_greedily
from abaculus.games.mathmetrics.tests.test_bots_review import GAME, never, played, render, table
from abaculus.kernel.events import Played
from abaculus.questions.learning.past_answers import (
    MistakeCount,
    count_mistakes,
    places_to_practise,
)


def answers(
    right: int, wrong: int, place: str = "frac.div/6G1", mis: str = "", seat: int = 0
) -> tuple[QuestionRecord, ...]:
    category: Category = "G"
    return tuple(
        QuestionRecord(
            number,
            seat,
            category,
            place,
            "Divide fractions",
            "right" if number <= right else "wrong",
            mis if number > right else "",
            7_000,
        )
        for number in range(1, right + wrong + 1)
    )


def test_what_went_wrong_is_counted_and_leads_to_practice() -> None:
    past = (
        *answers(3, 1, "frac.div/6G1", "frac.add"),
        *answers(0, 2, "arith.abs/6G5"),
        *answers(0, 3, "my-own-item"),
        *answers(0, 1, ""),
        *answers(0, 5, "geo.surface_box/6E2", seat=1),
    )

    assert (
        MistakeCount("my-own-item", "Divide fractions", "", 3),
        MistakeCount("arith.abs/6G5", "Divide fractions", "", 2),
        MistakeCount("frac.div/6G1", "Divide fractions", "frac.add", 1),
    ) == count_mistakes(past, 0)
    assert ("arith.abs/6G5", "frac.div/6G1") == places_to_practise(past, 0)
    assert ("geo.surface_box/6E2",) == places_to_practise(past, 1)
    end = replace(table(Ready(0, 0)), past=past)
    assert (("arith.abs/6G5", "frac.div/6G1"), ("geo.surface_box/6E2",)) == (
        MathMetricsAdviser().practice(GAME, end)
    )


@pytest.mark.parametrize(
    ("right", "wrong", "expected"),
    [
        (8, 16, GradeProposal("6", "5", 40, 62, 21)),
        (40, 0, GradeProposal("6", "7", 95, 11, 21)),
        (14, 6, None),
        (0, 7, None),
    ],
)
def test_another_grade_is_proposed_with_its_reasons(
    right: int, wrong: int, expected: GradeProposal | None
) -> None:
    rules = table(Ready(0, 0)).rules

    assert expected == proposal(rules, answers(right, wrong), 0, never)


def test_no_grade_is_proposed_beyond_the_last() -> None:
    rules = replace(table(Ready(0, 0)).rules, play_grades=("12", "R"))

    assert proposal(rules, answers(40, 0), 0, never) is None
    assert proposal(rules, answers(8, 16, seat=1), 1, never) is None


def test_each_seat_learns_its_answers_its_luck_and_its_grade() -> None:
    start, steps = played(choose_greedily, 1)
    past = (*answers(8, 16, mis="frac.nothing"), *answers(1, 0, seat=1))
    steps[-1] = replace(steps[-1], state=replace(steps[-1].state, past=past))
    people = [step for step in steps if not isinstance(step.event, Played)]

    reports = [[render(text) for text in texts] for texts in ADVISER.summary(GAME, start, people)]

    assert "got 8 of 24 questions right, in 7 seconds each" == reports[0][0]
    assert "missed Divide fractions (16 times)" == reports[0][1]
    assert reports[0][2].startswith("compared with 40 right answers in 100: the dice ")
    assert (
        "with about 40 right answers in 100, a game takes 62 turns (21 is usual): "
        "questions for grade 5 instead of 6 would make it shorter"
    ) == reports[0][3]
    assert "got 1 of 1 question right, in 7 seconds each" == reports[1][0]
    assert 2 == len(reports[1])


def test_bots_are_proposed_no_grade() -> None:
    start, steps = played(choose_greedily, 1)
    steps[-1] = replace(steps[-1], state=replace(steps[-1].state, past=answers(8, 16)))

    reports = ADVISER.summary(GAME, start, steps)

    assert ["report-answers", "report-wrong", "report-turns"] == [one.code for one in reports[0]]
    assert () == reports[1]


def test_many_mistakes_are_cut_short() -> None:
    start, steps = played(choose_greedily, 1, "time", minutes=1)
    past = tuple(one for number in range(7) for one in answers(0, 1, f"frac.div/{number}"))
    steps[-1] = replace(steps[-1], state=replace(steps[-1].state, past=past))

    reports = ADVISER.summary(MathMetrics("time"), start, steps)

    codes = [text.code for text in reports[0]]
    assert ["report-answers", *["report-wrong"] * 5, "report-more"] == codes[:7]
    assert "and missed 2 more kinds of questions" == render(reports[0][6])
