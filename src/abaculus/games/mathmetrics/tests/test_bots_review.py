"""Advice and looking back: chances in words, what choices lost, what luck and knowledge brought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

import pytest
from msgspec.structs import replace

from abaculus.bots.match import Match, seed_rngs
from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.adviser import ADVISER
from abaculus.games.mathmetrics.board import BOARD
from abaculus.games.mathmetrics.bots import BOTS, MathMetricsBot
from abaculus.games.mathmetrics.game_end import finish
from abaculus.games.mathmetrics.keys import CATEGORIES
from abaculus.games.mathmetrics.moves import Answer, Go, Move, Pass
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.state import JudgedAnswer, PlayerState, State
from abaculus.games.mathmetrics.strategy.course import course
from abaculus.games.mathmetrics.strategy.plans import (
    Plan,
    choose_fast,
    choose_greedily,
    choose_randomly,
)
from abaculus.games.mathmetrics.strategy.recursion import harvest
from abaculus.games.mathmetrics.strategy.review import ledger, review_choice
from abaculus.games.mathmetrics.strategy.speed_solver import speed
from abaculus.games.mathmetrics.strategy.values import TurnValues
from abaculus.i18n.translator import load_translator
from abaculus.kernel.adviser import Review, Reviewer, Tutor
from abaculus.kernel.awaits import Over
from abaculus.kernel.events import Drawn, Played, TimedOut
from abaculus.kernel.game import Step
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.registry import load_family
from abaculus.kernel.review import turns_of
from abaculus.kernel.scene_parts import Text

GAME = MathMetrics("token")
RIGHT = (70, 70, 70)
BLANK = (None, None, None, "")
"""The record of a question that nobody read."""


def never() -> bool:
    return False


def render(text: Text) -> str:
    return load_translator(load_family("mathmetrics")).tell(text.code, text.values)


def table(
    phase: phases.Phase,
    position: str = "O05",
    tokens: tuple[int, int, int] = (0, 0, 0),
    variant: str = "token",
    **chosen: OptionValue,
) -> State:
    game = MathMetrics(variant)
    state = game.setup(choose(game.info.menu, {"players": 2, **chosen}))
    players = (PlayerState(position, tokens, turns=1), PlayerState("O02"))
    return replace(state, phase=phase, players=players, order=(0, 1), turn=1)


def going(*positions: str) -> phases.Choosing:
    return phases.Choosing(
        0, 0, tuple(phases.Destination(1, to, (to.partition(".")[0],)) for to in positions)
    )


def played(
    plan: Plan, seed: int, variant: str = "token", **chosen: OptionValue
) -> tuple[State, list[Step[Any, Any]]]:
    game = MathMetrics(variant)
    options = choose(game.info.menu, {"players": 2, **chosen})
    match = Match(game, options, [MathMetricsBot(plan, RIGHT, 5)] * 2, seed_rngs(seed, 2))
    start: State = match.state
    return start, list(match.steps())


@cache
def outlook() -> TurnValues:
    found = speed(course(BOARD, "symmetric", 4, False), RIGHT, never)
    assert found is not None
    return found


def by_turns(begun: State) -> TurnValues:
    return outlook()


@pytest.mark.parametrize("plan", [choose_fast, choose_greedily, choose_randomly])
def test_luck_knowledge_and_choices_make_up_the_whole_game(plan: Plan) -> None:
    """From the best start on: turns expected = turns had + what is left of the winner's (none)."""
    for seed in range(5):
        start, steps = played(plan, seed)
        awaits = GAME.awaits(steps[-1].state)
        assert isinstance(awaits, Over)
        winner = awaits.outcome.places[0][0]
        kept = ledger(by_turns, winner, start, steps)
        expected = 1 + outlook().rolling("O29", (0, 0, 0))
        turns = steps[-1].state.players[winner].turns
        assert expected - kept.dice - kept.answers + kept.lost == pytest.approx(turns, abs=1e-3)


def test_a_player_who_plays_exactly_loses_nothing_by_choices() -> None:
    start, steps = played(choose_fast, 1)

    assert ledger(by_turns, 0, start, steps).lost == pytest.approx(0, abs=1e-4)


def test_a_player_who_plays_by_chance_loses_much() -> None:
    start, steps = played(choose_randomly, 1)

    assert ledger(by_turns, 0, start, steps).lost > 5


@pytest.mark.parametrize(("rights", "brings"), [(0, False), (1, True), (2, False)])
def test_only_an_answer_with_consequences_has_value(rights: int, brings: bool) -> None:
    """The last of three questions, so many of the others being right."""
    trio = tuple(
        JudgedAnswer(place, 0, category, "right" if place < rights else "wrong", 0, "", *BLANK)
        for place, category in enumerate(CATEGORIES[:2])
    )
    state = replace(table(phases.Asking(0, 0, "G", 2, 0), "I04", (1, 1, 1)), trio=trio)
    step = GAME.apply(state, Played(0, 0, Pass()))

    kept = ledger(by_turns, 0, state, [step])

    assert brings == (kept.answers < -0.1)
    assert brings or kept.answers == pytest.approx(0, abs=1e-4)


def test_a_choice_is_reviewed_with_all_there_were() -> None:
    state = table(going("I02", "O11"))
    moves = {move.to: move for move, _ in _ranked(state)}

    look = review_choice(outlook(), state, moves["O11"])

    assert look is not None
    assert ["I02", "O11"] == [move.to for move, _ in _ranked(state)]
    assert look.lost == pytest.approx(look.ranked[1][1] - look.ranked[0][1])
    assert review_choice(outlook(), table(phases.Ready(0, 0)), Answer("1")) is None


def _ranked(state: State) -> Sequence[tuple[Any, float]]:
    look = review_choice(outlook(), state, next(GAME.moves(state, 0)))
    assert look is not None
    return look.ranked


def reviews(start: State, steps: Sequence[Step[Any, Any]]) -> list[Review]:
    """Every turn looked back on, as the table does it."""
    found: list[Review] = []
    states = [start, *(step.state for step in steps)]
    for numbers in turns_of(GAME, start, steps):
        own = [
            (states[number - 1], event.move)
            for number in numbers
            if isinstance(event := steps[number - 1].event, Played)
        ]
        last = numbers[-1]
        while last < len(steps) and isinstance(steps[last].event, Drawn):
            last += 1
        moves: tuple[Move, ...] = tuple(move for _, move in own)
        before = tuple(state for state, _ in own)
        review = ADVISER.review(GAME, states[numbers[0] - 1], moves, states[last], never, before)
        if review is not None:
            found.append(review)
    return found


def test_turns_are_reviewed_choice_by_choice() -> None:
    found = reviews(*played(choose_randomly, 2, target=2))

    assert isinstance(ADVISER, Reviewer)
    assert isinstance(ADVISER, Tutor)
    assert {True, False} == {review.was_best for review in found}
    for review in found:
        tail = [row.text.code for row in review.best.rows[-3:]]
        assert ["review-lost", "review-dice", "review-answers"] == tail
        assert review.was_best == (review.best.rows[-3].points == "0.0")
        assert all(render(row.text) for row in review.best.rows)


def test_a_turn_without_a_choice_is_not_reviewed() -> None:
    start, steps = played(choose_greedily, 1, target=1)
    event = steps[0].event

    assert isinstance(event, Played)
    assert ADVISER.review(GAME, start, (event.move,), steps[1].state, never, (start,)) is None


def test_a_turn_that_clocks_played_is_not_reviewed() -> None:
    state = table(going("I02", "O11"), decision_seconds=10)
    after = GAME.apply(state, TimedOut(10_000, "decision", 0)).state

    assert ADVISER.review(GAME, state, (), after, never, ()) is None


@pytest.mark.parametrize("plan", [choose_fast, choose_randomly])
def test_luck_knowledge_and_choices_add_up_to_the_tokens(plan: Plan) -> None:
    """From the best start on: tokens expected in as many turns as were had = tokens in the end."""
    for seed in range(3):
        start, steps = played(plan, seed, "time", minutes=1, time_end="round")
        end: State = steps[-1].state
        run = course(BOARD, "symmetric", 0, False)
        for seat, player in enumerate(end.players):
            kept = ledger(partial(_by_tokens, seat, player.turns), seat, start, steps)
            outlook = harvest(run, RIGHT, player.turns)
            starts = (name for name in run.positions if name[0] == "O" and "." not in name)
            expected = max(outlook.rolling(name, (0, 0, 0)) for name in starts)
            brought = kept.dice + kept.answers - kept.lost
            assert expected + brought == pytest.approx(sum(player.tokens), abs=0.01)


def _by_tokens(seat: int, turns: int, begun: State) -> TurnValues:
    """By the turns that were really left."""
    had = max(1, begun.players[seat].turns)
    return harvest(course(BOARD, "symmetric", 0, False), RIGHT, turns - had + 1)


def test_where_totals_count_turns_are_reviewed_in_tokens() -> None:
    found = reviews(*played(choose_randomly, 2, "time", minutes=2, time_end="turn"))

    assert {True, False} == {review.was_best for review in found}
    for review in found:
        tail = [render(row.text) for row in review.best.rows[-3:]]
        assert [
            "Tokens lost by the choices",
            "Tokens gained by the dice",
            "Tokens gained by the answers",
        ] == tail
        assert "tokens" == review.best.sentence.values["unit"]


def test_best_play_for_tokens_loses_none_by_choices() -> None:
    found = reviews(*played(choose_fast, 1, "time", minutes=2, time_end="turn"))

    assert [] != found
    assert all(float(review.best.rows[-3].points) <= 0.2 for review in found)


def test_turn_cut_by_the_clock_is_reviewed_for_its_choice_only() -> None:
    state = table(going("I02", "O11"), variant="time", minutes=1)
    game = MathMetrics("time")
    move = next(one for one in game.moves(state, 0) if one == Go("O11"))
    cut = finish(state, "", [])

    review = ADVISER.review(game, state, (move,), cut, never, (state,))

    assert review is not None
    assert not review.was_best
    assert ["0.0", "0.0"] == [row.points for row in review.best.rows[-2:]]


def test_timed_game_is_reviewed_in_tokens_near_its_end() -> None:
    state = table(going("I02", "O11"), also_minutes=1, time_end="turn")
    state = replace(state, is_time_up=True)
    move = next(one for one in GAME.moves(state, 0) if one == Go("O11"))

    review = ADVISER.review(GAME, state, (move,), state, never, (state,))

    assert review is not None
    assert "tokens" == review.best.sentence.values["unit"]


def test_each_seat_learns_what_its_tokens_came_from() -> None:
    start, steps = played(choose_randomly, 1, "time", minutes=2, time_end="turn")

    reports = ADVISER.summary(MathMetrics("time"), start, steps)

    for texts in reports:
        sentence = next(render(text) for text in texts if text.code == "report-tokens")
        assert sentence.startswith("compared with ")
        assert "tokens, the answers " in sentence


def test_every_level_says_what_it_does() -> None:
    assert ["Tourist", "Pupil", "Captain", "Professor", "Champion"] == [
        render(Text(maker.summary)).partition(":")[0] for maker in BOTS
    ]
