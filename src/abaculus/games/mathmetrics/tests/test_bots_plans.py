"""How each level chooses its way: the rule of thumb, speed, victory and totals."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.board import BOARD
from abaculus.games.mathmetrics.moves import Blast, Choose, Go, Move, Place, Seven, Wait
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.state import PlayerState
from abaculus.games.mathmetrics.strategy.course import course
from abaculus.games.mathmetrics.strategy.heuristic import LandingHeuristic
from abaculus.games.mathmetrics.strategy.plans import (
    WinPlan,
    choose_casually,
    choose_fast,
    choose_greedily,
    choose_randomly,
    is_for_total,
)
from abaculus.games.mathmetrics.strategy.recursion import harvest
from abaculus.games.mathmetrics.tests.test_bots import RIGHT, at, chosen, going, table
from abaculus.games.mathmetrics.view import view
from abaculus.kernel.rng import SeededRng


def thumb(
    tokens: tuple[int, int, int] = (0, 0, 0), *, total: bool = False, gentle: bool = False
) -> LandingHeuristic:
    rules = replace(table().rules, gentle=gentle)
    return LandingHeuristic(rules, tokens, dict.fromkeys(("E", "N", "G"), 0.7), total)


@pytest.mark.parametrize(
    ("position", "tokens", "worth"),
    [
        ("O02", (0, 0, 0), 0.45),
        ("O04", (0, 0, 0), 0.225),
        ("O06", (0, 0, 0), 0.585),
        ("O05", (0, 0, 0), 0.315),
        ("O12", (0, 0, 0), 0.7 * 1.45),
        ("O12", (4, 0, 0), 0.7 * 0.45),
        ("I02", (0, 0, 0), 1.4),
        ("I02", (3, 0, 0), 0.7 - 0.3),
        ("I02", (5, 0, 0), 0.0),
        ("I03", (0, 0, 2), -0.3),
        ("O14", (4, 4, 3), 0.7),
        ("O14", (4, 4, 4), 0.0),
        ("I04", (1, 2, 3), 0.784 * 4),
        ("O11", (0, 0, 0), -0.75),
        ("I06", (0, 0, 0), -1.2),
        ("I09", (0, 0, 0), 0.45),
        ("I09", (1, 1, 1), 0.45 + 1 - 2),
        ("I09", (4, 4, 3), -2.25),
    ],
)
def test_the_rule_of_thumb_is_that_of_the_specification(
    position: str, tokens: tuple[int, int, int], worth: float
) -> None:
    assert thumb(tokens).landing(position) == pytest.approx(worth)


def test_a_gentle_game_has_nothing_to_lose() -> None:
    assert 0.0 == thumb((1, 1, 1), gentle=True).landing("I18")
    assert thumb((1, 1, 1), gentle=True).landing("I09") == pytest.approx(1.45)


def test_where_the_total_counts_no_token_is_one_too_many() -> None:
    assert thumb((9, 9, 9), total=True).landing("I02") == pytest.approx(1.4 - 0.3)
    assert thumb((9, 9, 9), total=True).landing("I04") == pytest.approx(0.784 * 27)


def test_the_captain_takes_what_promises_most() -> None:
    assert Go("I02") == chosen(at(going("I02", "O11")))
    assert Choose("N") == chosen(at(phases.Picking(0, 0), "O14", (2, 1, 3)))
    assert Blast() == chosen(at(phases.HoleIn(0, 0), "I09", (1, 1, 0)))
    assert Wait() == chosen(at(phases.HoleIn(0, 0), "I09", (1, 1, 1)))
    assert Seven() == chosen(at(phases.Hole(0, 0), "I09", (2, 2, 2)))


def test_between_equal_needs_the_better_known_category_is_chosen() -> None:
    assert Choose("G") == chosen(at(phases.Picking(0, 0), "O14"), right=(60, 60, 75))


def test_the_tourist_tries_every_way() -> None:
    state = at(going("I02", "O11"))

    seen = Counter(str(chosen(state, choose_randomly, seed=seed)) for seed in range(50))

    assert 2 == len(seen)


def test_the_pupil_thinks_half_of_the_time() -> None:
    state = at(going("I02", "O11"))

    good = sum(chosen(state, choose_casually, seed=seed) == Go("I02") for seed in range(400))

    assert 260 < good < 340


def test_the_professor_begins_where_the_fewest_turns_are_left() -> None:
    assert Place("O29") == chosen(at(phases.Starting(0, 0), ""), choose_fast)


@pytest.mark.parametrize(("tokens", "move"), [((2, 1, 1), Blast()), ((2, 2, 2), Seven())])
def test_the_professor_knows_when_to_blast(tokens: tuple[int, int, int], move: Move) -> None:
    assert move == chosen(at(phases.Hole(0, 0), "I09", tokens), choose_fast)


@pytest.mark.parametrize(("tokens", "move"), [((0, 0, 0), Seven()), ((4, 4, 3), Blast())])
def test_the_champion_watches_the_others(tokens: tuple[int, int, int], move: Move) -> None:
    state = at(phases.Hole(0, 0), "I09", (2, 2, 2))
    state = replace(state, players=(state.players[0], PlayerState("O30", tokens)))

    assert move == chosen(state, WinPlan())


def test_the_champion_plays_for_speed_when_told_to_hurry() -> None:
    state = at(phases.Hole(0, 0), "I09", (2, 2, 2))
    state = replace(state, players=(state.players[0], PlayerState("O30", (4, 3, 3))))

    hurried = WinPlan()(view(state, 0), RIGHT, SeededRng(1), lambda: True)

    assert chosen(state, choose_fast) == hurried


def test_alone_the_champion_plays_for_speed() -> None:
    state = at(phases.Hole(0, 0), "I09", (2, 2, 2), variant="solo", players=1)

    assert Seven() == chosen(state, WinPlan())


def test_when_time_will_end_the_game_the_total_counts() -> None:
    game = MathMetrics("token")
    early = replace(table(also_minutes=60), phase=phases.Ready(0, 60_000), turn=2)
    late = replace(early, phase=phases.Ready(0, 59 * 60_000), turn=90)
    endless = replace(late, rules=replace(late.rules, minutes=0))

    choices = [is_for_total(game.view(state, 0)) for state in (early, late, endless)]

    assert [False, True, False] == choices
    assert is_for_total(game.view(table("time"), 0))


@pytest.mark.parametrize(("tokens", "move"), [((1, 0, 1), Blast()), ((3, 3, 3), Seven())])
def test_in_the_last_turn_much_is_not_risked_for_a_roll(
    tokens: tuple[int, int, int], move: Move
) -> None:
    state = replace(at(phases.Hole(0, 0), "I09", tokens, variant="time"), is_time_up=True)

    assert move == chosen(state, choose_fast)


def test_more_turns_bring_more_tokens() -> None:
    run = course(BOARD, "symmetric", 0, False)

    tokens = [harvest(run, RIGHT, turns).rolling("O10", (0, 0, 0)) for turns in (1, 2, 8)]

    assert 0 < tokens[0] < 1 < tokens[1] < 5 < tokens[2]


def test_professor_looks_further_than_captain_for_totals() -> None:
    """The radian leads to a space where everything doubles; at first sight both are alike."""
    state = at(going("O09", "R2a.in"), "O05", (3, 3, 3), variant="time")

    assert Go("R2a") == chosen(state, choose_fast)
    assert Go("O09") == chosen(state, choose_greedily)


def test_professor_goes_where_many_tokens_double() -> None:
    for tokens, best in (((0, 0, 0), Go("I02")), ((5, 5, 5), Go("I04"))):
        assert best == chosen(at(going("I02", "I04"), "I01", tokens, variant="time"), choose_fast)
