"""The laws of all games, and random games to their end."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import abaculus.i18n
from abaculus.bots.playout import playout
from abaculus.games.mathematicus.options import VARIANTS
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.i18n import Translator
from abaculus.i18n.fluent import load_messages
from abaculus.i18n.translator import message_files
from abaculus.kernel.awaits import Over
from abaculus.kernel.options import choose
from abaculus.kernel.rng import SeededRng
from abaculus.testing import check_game

HOME = Path(__file__).parents[1]


@cache
def voice() -> Translator:
    shared = Path(str(abaculus.i18n.__file__)).parent
    return Translator(
        *(load_messages(file) for folder in (HOME, shared) for file in message_files(folder))
    )


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_law_is_kept(variant: str) -> None:
    assert check_game(Mathematicus(variant), games=3, seed=7, messages=voice().tell) > 0


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["basic", "intermediate", "advanced"])
def test_random_games_end_and_lose_no_piece(variant: str) -> None:
    game, rng = Mathematicus(variant), SeededRng(11)
    drawn: Counter[str] = Counter()
    for players in (1, 2, 3, 4, 5):
        options = choose(game.info.menu, {"players": players})
        state = game.setup(options)
        for event in playout(game, options, rng):
            step = game.apply(state, event)
            state = step.state
            drawn.update(str(item.values["card"]) for item in step.news if item.code == "drew-card")
            assert None is game.fault(state)
        assert isinstance(game.awaits(state), Over)
    assert drawn
