"""What a table may choose, and how a choice is refused."""

from __future__ import annotations

import pytest

from abaculus.errors import OptionError
from abaculus.games.mathmetrics.options import VARIANTS
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.state import Rules
from abaculus.games.mathmetrics.tests.packs import own_pack
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.options import OptionValue, choose
from abaculus.questions.delivery.request import QuestionRequest, supply

GRADES = ("R", *map(str, range(1, 13)))


def chosen(variant: str = "token", /, **given: OptionValue) -> Rules:
    """The rules of a choice; `seat0_grade` stands for `seat0.grade`."""
    game = MathMetrics(variant)
    flat = {key.replace("_", ".", 1) if key[:4] == "seat" else key: it for key, it in given.items()}
    return game.setup(choose(game.info.menu, flat)).rules


def refused(variant: str = "token", /, **given: OptionValue) -> Refusal:
    """Why a choice cannot be."""
    with pytest.raises(RefusedError) as caught:
        chosen(variant, **given)
    return caught.value.refusal


WRONG: tuple[tuple[str, str, dict[str, OptionValue]], ...] = (
    ("E_OPT_PLAYERS", "token", {"players": 7}),
    ("E_OPT_PLAYERS", "solo", {"players": 2}),
    ("E_OPT_GRADE", "token", {"seat0_grade": "13"}),
    ("E_OPT_HIGHER", "token", {"seat1_grade": "4", "seat1_play_grade": "5"}),
    ("E_OPT_LOWER", "token", {"seat0_play_grade": "R", "allow_lower_grade": False}),
    ("E_OPT_FACTOR", "token", {"seat0_time_factor": "4"}),
    ("E_OPT_MODE", "token", {"mode": "time"}),
    ("E_OPT_MODE", "time", {"mode": "never"}),
    ("E_OPT_KEY", "token", {"key": "secret"}),
    ("E_OPT_TIME_END", "time", {"time_end": "soon"}),
    ("E_OPT_TARGET", "token", {"target": 21}),
    ("E_OPT_TARGET", "time", {"target": 3}),
    ("E_OPT_MINUTES", "time", {"minutes": 241}),
    ("E_OPT_MINUTES", "token", {"minutes": 30}),
    ("E_OPT_QSEC", "token", {"question_seconds": 301}),
    ("E_OPT_VALUE", "token", {"decision_seconds": 9}),
    ("E_OPT_VALUE", "token", {"also_minutes": 241}),
    ("E_OPT_VALUE", "token", {"answer_mode": "sung"}),
    ("E_OPT_VALUE", "token", {"calculator": "abacus"}),
    ("E_OPT_VALUE", "token", {"nonsense": 1}),
    ("E_BOARD", "token", {"board": "mm-73"}),
    ("pack-unsound", "token", {"pack": '{"pack": {}}'}),
    ("E_SYLLABUS", "token", {"own_questions": True}),
)


@pytest.mark.parametrize(("code", "variant", "given"), WRONG)
def test_what_cannot_be_chosen_is_refused(
    code: str, variant: str, given: dict[str, OptionValue]
) -> None:
    assert code == refused(variant, **given).code


def test_the_variants_set_what_is_played_for() -> None:
    found = [chosen(variant) for variant in VARIANTS]

    assert [("token", 4, 0), ("time", 0, 60), ("token", 4, 0), ("time", 0, 60)] == [
        (one.mode, one.target, one.minutes) for one in found
    ]


def test_a_seat_gets_its_own_time_and_grade() -> None:
    found = chosen(seat0_time_factor="1.5", seat1_grade="3", seat1_play_grade="R")

    assert ((30_000, 20_000), ("6", "R")) == (found.question_times, found.play_grades)


def test_unlimited_question_needs_timed_decisions_to_be_passed() -> None:
    found = [
        chosen(question_seconds=0, decision_seconds=seconds, seat0_time_factor="2").patience
        for seconds in (0, 30)
    ]

    assert [(0, 0), (600_000, 300_000)] == found


def test_every_grade_and_category_has_questions_enough() -> None:
    poor = [
        (grade, category)
        for grade in GRADES
        for category in "ENG"
        if supply(QuestionRequest(grade=grade, category=category), None) < 12
    ]

    assert [] == poor


def test_own_questions_alone_are_enough_when_there_are_twelve() -> None:
    few = refused(own_questions=True, pack=own_pack(11))

    assert ("E_SYLLABUS", "6", "E") == (few.code, few.values["grade"], few.values["category"])
    assert chosen(own_questions=True, pack=own_pack(12)).own_only


def test_10_all_option_errors_are_reported_together_each_once() -> None:
    game = MathMetrics("token")
    wrong = {
        "gentle": "perhaps",
        "question_seconds": 3,
        "target": 0,
        "time_end": "never",
        "seat0.time_factor": "9",
        "allow_lower_grade": "off",
        "seat1.grade": "4",
        "seat1.play_grade": "3",
        "seat2.grade": "4",
        "seat2.play_grade": "5",
        "seat3.grade": "13",
        "players": 4,
    }

    with pytest.raises(OptionError) as raised:
        check_options(game, wrong)

    assert [
        *("E_OPT_GRADE", "E_OPT_HIGHER", "E_OPT_LOWER", "E_OPT_FACTOR", "E_OPT_TIME_END"),
        *("E_OPT_TARGET", "E_OPT_QSEC", "E_OPT_VALUE"),
    ] == [one.code for one in raised.value.refusals]


def test_10_everything_is_reported_about_data_files_too() -> None:
    game = MathMetrics("token")

    with pytest.raises(OptionError) as raised:
        check_options(game, {"board": "{}", "own_questions": "on"})

    codes = [one.code for one in raised.value.refusals]
    assert "E_BOARD" == codes[0]
    assert {"E_SYLLABUS"} == set(codes[1:])
    assert {"board", "pack"} == {one.values["key"] for one in raised.value.refusals}
