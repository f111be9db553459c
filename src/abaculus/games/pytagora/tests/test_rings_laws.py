"""The ring games keep every law of games and of stages, with all levels of bots."""

from __future__ import annotations

import pytest

from abaculus.games.pytagora.rings.bots import BOTS
from abaculus.games.pytagora.rings.rules import EVENODD, SQUARE, RingGame
from abaculus.games.pytagora.rings.stage import STAGE
from abaculus.games.pytagora.tests.rings_tables import VOICE
from abaculus.testing import check_game, check_stage

RULES = ("13.1", "13.3", "13.4", "13.5", "14.1", "14.3")


@pytest.mark.slow
@pytest.mark.parametrize("game", [SQUARE, EVENODD], ids=lambda game: game.info.id)
@pytest.mark.parametrize("seed", range(2))
def test_the_laws_of_games_hold(game: RingGame, seed: int) -> None:
    assert check_game(game, bots=BOTS, messages=VOICE.tell, seed=seed) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", [SQUARE, EVENODD], ids=lambda game: game.info.id)
@pytest.mark.parametrize("seed", range(2))
def test_the_laws_of_stages_hold(game: RingGame, seed: int) -> None:
    assert check_stage(game, STAGE, VOICE, rules=RULES, seed=seed) > 0
