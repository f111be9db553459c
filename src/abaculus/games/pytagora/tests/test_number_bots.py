"""Those who play The Number by themselves, and the laws every game keeps."""

from __future__ import annotations

import pytest

from abaculus.bots.match import Match, seed_rngs
from abaculus.games.pytagora.number.bots import BOTS, choose
from abaculus.games.pytagora.number.moves import ChooseFace, Done, Put
from abaculus.games.pytagora.number.rules import NUMBER
from abaculus.games.pytagora.number.state import State
from abaculus.games.pytagora.tests.number_tables import VOICE, after, outcome, rolled, seen, table
from abaculus.kernel import options
from abaculus.kernel.rng import SeededRng
from abaculus.testing import check_game


def chosen(state: State, level: int, seed: int = 0) -> object:
    return choose(level, NUMBER, seen(state, 0), SeededRng(seed), lambda: False).move


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_the_game_keeps_every_law(seed: int) -> None:
    assert 0 < check_game(NUMBER, bots=BOTS, seed=seed, messages=VOICE.tell)


def test_a_master_chooses_the_face_with_the_longest_chain() -> None:
    state = rolled(table("0127", "2", number="3"), "free")

    assert {ChooseFace("<"), ChooseFace("-1")} == {chosen(state, 4, seed) for seed in range(20)}


def test_a_champion_keeps_the_digits_even_among_equal_chains() -> None:
    state = rolled(table("2447", "2", number="3"), "free")

    assert {ChooseFace(">")} == {chosen(state, 5, seed) for seed in range(20)}


def test_a_champion_with_equal_chains_keeps_many_kinds() -> None:
    state = rolled(table("2244", "2", number="3"), "free")

    worst = {ChooseFace("=")}

    assert not worst & {chosen(state, 5, seed) for seed in range(20)}


def test_from_level_3_on_the_nearest_piece_is_put_first() -> None:
    state = rolled(table("789", "2"), ">")

    assert {Put("7")} == {chosen(state, level, seed) for level in (3, 4, 5) for seed in range(10)}


def test_a_beginner_puts_whatever_fits() -> None:
    state = rolled(table("789", "2"), ">")

    assert {Put("7"), Put("8"), Put("9")} == {chosen(state, 1, seed) for seed in range(30)}


def test_a_beginner_sometimes_stops_too_early_and_a_master_never() -> None:
    state = after(rolled(table("1789", "2"), ">"), "put:7")

    assert Done() in {chosen(state, 1, seed) for seed in range(30)}
    assert Done() not in {chosen(state, 5, seed) for seed in range(30)}


def test_the_champion_beats_the_beginner() -> None:
    wins = 0
    for number in range(20):
        levels = (5, 1) if number % 2 == 0 else (1, 5)
        bots = [BOTS[level - 1].make(NUMBER) for level in levels]
        match = Match(NUMBER, options.choose(NUMBER.info.menu, {}), bots, seed_rngs(number, 2))
        for _ in match.steps():
            pass
        wins += levels.index(5) in outcome(match.state).places[0]

    assert wins >= 15
