"""The move list: an item for every move, with its mathematics and no secrets."""

from __future__ import annotations

import pytest

from abaculus.games.calcussimo.moves import Move
from abaculus.games.calcussimo.options import PRESETS
from abaculus.games.calcussimo.rules import Calcussimo
from abaculus.games.calcussimo.stage import STAGE
from abaculus.games.calcussimo.state import State
from abaculus.games.calcussimo.tests.screens import has_words, random_game, render
from abaculus.games.calcussimo.tests.tables import E1_TO_E5, GAME, draw, happen, table, with_board
from abaculus.kernel.events import Left, TimedOut
from abaculus.kernel.game import Step
from abaculus.kernel.messages import news_for
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem

OTHER = "2357+*?"


def log(step: Step[State, Move], seat: int | None = None) -> list[MoveListItem[Text]]:
    return list(STAGE.entries(GAME, news_for(step.news, seat)))


def texts(step: Step[State, Move], seat: int | None = None) -> list[str]:
    return [render(entry.text) for entry in log(step, seat)]


def test_a_play_is_its_calculation_its_points_and_the_reasons() -> None:
    (entry,) = log(happen(table(["269+/", OTHER]), "D8h 9+6/2"))

    assert (render(entry.text), entry.seat, entry.points) == ("9 + 6 ÷ 2", 0, 48)
    assert [(render(row.text), row.points) for row in entry.rows] == [
        ("9 × 2 on D8", "18"),
        ("6 × 2 on F8", "12"),
        ("9 × 2 + 6 × 2 ÷ 2", "24"),
        ("the whole calculation: 24 × 2", "48"),
    ]


def test_a_play_over_several_lines_is_reported_by_its_chips() -> None:
    state = table(["236++", OTHER], placement="free")

    (entry,) = log(happen(state, "@F8=6,G8=+,H8=2,F9=+,F10=3"))

    assert (render(entry.text), entry.points) == ("5 chips in several lines", 43)
    assert render(entry.rows[-1].text) == "28 + 15"


def test_an_announced_play_waits_for_its_points() -> None:
    laid = happen(table(["269+/", OTHER], referee="honour"), "D8h 9+6/2 #50")
    lowered = happen(laid.state, "1 !")

    assert texts(laid) == ["9 + 6 ÷ 2, announced 50"]
    assert log(laid)[0].points is None
    assert texts(lowered) == [
        "objects",
        "The total is 48, not 50, so it is lowered.",
        "scores 48",
    ]
    assert log(lowered)[-1].points == 48


def test_a_wrong_play_is_explained() -> None:
    laid = happen(table(["25-", OTHER], referee="honour"), "F8h 2-5 #1").state

    lines = texts(happen(laid, "1 !"))

    assert lines[1].startswith("“2 − 5” = −3")
    assert lines[2] == "takes the chips back: the objection was right"


def test_a_swap_is_shown_to_its_seat_only() -> None:
    step = happen(table(["269+/", OTHER]), "~9")

    assert texts(step, 0) == ["swaps 9"]
    assert (texts(step, 1), texts(step, None)) == (["swaps 1 chip"], ["swaps 1 chip"])
    assert [entry.seat for entry in log(step, 0)] == [0]


@pytest.mark.parametrize(
    ("step", "lines"),
    [
        (happen(table(["2", OTHER]), "."), ["passes"]),
        (happen(table(["2", OTHER]), TimedOut(120_000, "turn", 0)), ["runs out of time"]),
        (happen(table(["2", OTHER]), "="), ["wants to end the game now"]),
        (happen(table(["2", OTHER, "3"]), Left(0, 1)), ["has left the game"]),
        (
            happen(table(["2", "3+"], scores=(9, 9)), "0 =", "1 ="),
            [
                "wants to end the game now",
                "still has 2",
                "still has 3 +",
                "Everyone agreed to stop: the game is over.",
            ],
        ),
    ],
)
def test_what_else_happens_has_a_line(step: Step[State, Move], lines: list[str]) -> None:
    assert texts(step) == lines


def test_what_is_still_held_is_taken_off() -> None:
    lines = log(happen(table(["2", "3+"], scores=(9, 9)), "0 =", "1 ="))

    assert [(entry.seat, entry.points) for entry in lines] == [
        (1, None),
        (0, -2),
        (1, -13),
        (None, None),
    ]


def test_a_second_turn_is_reported() -> None:
    state = with_board(table(["34+-", OTHER]), E1_TO_E5[:1])

    step = happen(state, "H6v 4-(2)+3", draw("1234567"))

    assert texts(step) == ["laid every chip and plays again"]


@pytest.mark.parametrize("name", PRESETS)
def test_every_line_of_a_random_game_has_words(name: str) -> None:
    game = Calcussimo(name)
    for step in random_game(game, f"log {name}"):
        for seat in (*range(step.state.rules.players), None):
            news = news_for(step.news, seat)

            lines = STAGE.entries(game, news)

            assert all(has_words(line) for line in lines)
