"""The bots of the ring games: five levels, each no weaker than the one before (12)."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.rings.bots import BEGINNER, EXPERT, MASTER, PLAYER, PUPIL, best, choose
from abaculus.games.pytagora.rings.moves import Move
from abaculus.games.pytagora.rings.rules import SQUARE, RingGame
from abaculus.games.pytagora.rings.state import Attaching, Ended, State
from abaculus.games.pytagora.tests.rings_tables import draw, happen, move, table
from abaculus.kernel.awaits import Chance
from abaculus.kernel.chance import sample
from abaculus.kernel.events import Drawn, Played
from abaculus.kernel.options import choose as chosen
from abaculus.kernel.rng import SeededRng

LEVELS = (BEGINNER, PUPIL, PLAYER, EXPERT, MASTER)


def picks(level: int, state: State, *, seed: int = 0, stopped: bool = False) -> Move:
    view = SQUARE.view(state, 0)
    return choose(level, SQUARE, view, SeededRng(seed), lambda: stopped).move


def wins(level: int, other: int, games: int) -> int:
    """How often a level wins against another, sitting first and second in turn."""
    won = 0
    for number in range(games):
        levels = (level, other) if number % 2 == 0 else (other, level)
        won += number % 2 in _winners(SQUARE, levels, SeededRng(f"{number // 2}"))
    return won


def _winners(game: RingGame, levels: tuple[int, int], rng: SeededRng) -> tuple[int, ...]:
    state = game.setup(chosen(game.info.menu, {}))
    while not isinstance(state.phase, Ended):
        awaits = game.awaits(state)
        if isinstance(awaits, Chance):
            state = game.apply(state, Drawn(0, sample(awaits.draw, rng))).state
        elif isinstance(state.phase, Attaching):
            seat = state.phase.seat
            view = game.view(state, seat)
            choice = choose(levels[seat], game, view, rng, lambda: False)
            state = game.apply(state, Played(0, seat, choice.move)).state
    return state.phase.outcome.places[0]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_finds_the_only_move(level: int) -> None:
    assert move("L:4") == picks(level, table("489", "1"))


@pytest.mark.parametrize("level", [BEGINNER, PUPIL, PLAYER])
def test_up_to_the_third_level_a_drawn_piece_that_fits_is_laid(level: int) -> None:
    state = happen(table("089", "3"), draw("4")).state

    assert {move("L:4")} == {picks(level, state, seed=seed) for seed in range(20)}


def test_a_beginner_puts_any_piece_that_fits() -> None:
    state = table("4669", "1")

    assert {move("L:4"), move("R:6")} == {picks(BEGINNER, state, seed=seed) for seed in range(20)}


def test_a_pupil_puts_the_digit_it_holds_most_often() -> None:
    assert move("R:6") == picks(PUPIL, table("4669", "1"))


def test_a_pupil_continues_where_the_next_player_cannot() -> None:
    """With 4 and 6 held once each, the end that will ask for a 7 is the better one."""
    assert move("R:6") == picks(PUPIL, table("467", "38"))


def test_a_player_leaves_the_next_one_nothing_that_fits() -> None:
    """After the 4 the next player could lay a 3, after the 6 nothing."""
    assert move("R:6") == picks(PLAYER, table("3446", "38"))


def test_expert_keeps_a_piece_that_would_help_the_next_player() -> None:
    state = happen(table("089", "3"), draw("4")).state

    assert move("done") == picks(EXPERT, state) == best(SQUARE.view(state, 0))


def test_alone_an_expert_lays_every_piece_it_can() -> None:
    state = happen(table("089"), draw("4")).state

    assert move("L:4") == picks(EXPERT, state)


def test_a_hurried_master_plays_as_an_expert() -> None:
    state = table("4669", "1")

    assert picks(EXPERT, state) == picks(MASTER, state, stopped=True)


def test_no_advice_out_of_turn() -> None:
    assert best(SQUARE.view(table("4", "6"), 1)) is None


def test_a_bot_asked_out_of_turn_says_so() -> None:
    view = SQUARE.view(table("4", "6"), 1)

    with pytest.raises(ValueError, match="not this seat's turn"):
        choose(EXPERT, SQUARE, view, SeededRng(0), lambda: False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "other", "games"), [(EXPERT, BEGINNER, 60), (MASTER, BEGINNER, 6)]
)
def test_a_higher_level_wins_more_often(level: int, other: int, games: int) -> None:
    assert games // 2 < wins(level, other, games)
