"""The conformance suite lets every game pass that keeps the laws."""

from __future__ import annotations

from pathlib import Path

import pytest

from abaculus.kernel.contract import AnyGame
from abaculus.kernel.discovery import Family, families
from abaculus.testing import check_game, family_at
from abaculus.words import speaker

TOYS = family_at(Path(__file__).parent / "toys" / "pebbles")
EVERY_GAME = [
    pytest.param(house, game, id=f"{house.id}-{game.info.id}")
    for house in (*families(), TOYS)
    for game in house.games
]


@pytest.mark.parametrize(("house", "game"), EVERY_GAME)
def test_every_game_keeps_every_law(house: Family, game: AnyGame) -> None:
    events = check_game(game, bots=house.bots, messages=speaker(house).tell)

    assert events > 0


@pytest.mark.parametrize("game", TOYS.games, ids=lambda game: game.info.id)
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_toys_keep_every_law_whatever_the_seed(game: AnyGame, seed: int) -> None:
    events = check_game(game, bots=TOYS.bots, seed=seed, messages=speaker(TOYS).tell)

    assert events > 0


@pytest.mark.parametrize("game", TOYS.games, ids=lambda game: game.info.id)
def test_the_same_seed_plays_the_same_games(game: AnyGame) -> None:
    first = check_game(game, seed=3, games=4)

    second = check_game(game, seed=3, games=4)

    assert first == second


def test_a_game_without_sentences_passes_when_nobody_listens() -> None:
    for game in TOYS.games:
        assert check_game(game, games=2, messages=None) > 0
