"""A game whose time is up while a question lies open."""

from __future__ import annotations

import pytest

from abaculus.kernel.awaits import Over, Turn
from abaculus.kernel.gestures import PressGesture
from abaculus.kernel.messages import Seat
from abaculus.kernel.prompts import Answer
from abaculus.tables.commands import Play, Start
from abaculus.tables.decide import next_deadline, pass_time
from tests.tables.samples import HERE, HOST, RNG, Evening

LAST = 59_999
"""The last moment of one minute."""


def open_question(time_end: str) -> tuple[Evening, Seat]:
    """A table of one minute at which somebody is asked, with no limit for the answer."""
    options: dict[str, str | int | bool] = {"minutes": 1, "question_seconds": 0}
    evening = Evening(
        HERE, HERE, family="mathmetrics", variant="time", options=options | {"time_end": time_end}
    )
    evening.do(HOST, Start())
    game = evening.table.game()
    while not answers(evening):
        awaits = evening.table.awaits()
        assert isinstance(awaits, Turn)
        move = next(iter(game.moves(evening.table.state, awaits.must[0])))
        evening.play(HOST, awaits.must[0], game.notation.write_move(move))
    return evening, evening.table.state.phase.seat


def over_time(evening: Evening) -> None:
    """The minute is over."""
    passed = pass_time(evening.table, LAST + 1, RNG)
    assert passed is not None
    evening.keep(passed)


def answers(evening: Evening) -> list[str]:
    """The questions that lie open on anybody's screen."""
    game = evening.table.game()
    stage = evening.table.load_family().stage(game)
    seats = range(len(evening.table.holders))
    scenes = [stage.scene(game, game.view(evening.table.state, seat)) for seat in seats]
    return [prompt.id for scene in scenes for prompt in scene.prompts if isinstance(prompt, Answer)]


def test_at_once_it_is_over_and_the_question_is_void() -> None:
    evening, _ = open_question("now")
    before = evening.table.state

    assert LAST + 1 == next_deadline(evening.table)
    over_time(evening)

    over = evening.table.awaits()
    assert isinstance(over, Over)
    assert ("over", "end-time") == (evening.table.phase, over.outcome.reason)
    assert [] == answers(evening)
    assert before.past == evening.table.state.past
    tokens = [player.tokens for player in before.players]
    assert tokens == [player.tokens for player in evening.table.state.players]


def test_an_answer_that_comes_after_it_is_refused() -> None:
    evening, seat = open_question("now")

    assert "game-over" == evening.no(HOST, Play(seat, PressGesture("=?")), LAST + 1)


@pytest.mark.parametrize("time_end", ["turn", "round"])
def test_where_turns_are_finished_the_question_stays_open(time_end: str) -> None:
    evening, seat = open_question(time_end)

    over_time(evening)

    assert "playing" == evening.table.phase
    assert 1 == len(answers(evening))
    evening.play(HOST, seat, "=?", now=LAST + 1_000)
    assert ["passed"] == [one.outcome for one in evening.table.state.past[-1:]]
