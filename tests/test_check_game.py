"""The conformance suite lets every game pass that keeps the laws."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from abaculus.catalogue.rules_page import rules_page
from abaculus.i18n import load_translator
from abaculus.kernel.game import AnyGame
from abaculus.kernel.registry import Family, families
from abaculus.testing import check_game, check_stage, family_at

TOYS = family_at(Path(__file__).parent / "toys" / "pebbles")
EVERY_GAME = [
    pytest.param(family, game, id=f"{family.id}-{game.info.id}")
    for family in (*families(), TOYS)
    for game in family.games
]


def rule_numbers(family: Family) -> list[str]:
    """The rules that can be gone to."""
    parts = [part for section in rules_page(family).sections for part in section.parts]
    return re.findall(r'id="rule-([\d.]+)"', " ".join(str(part) for part in parts))


def is_usual(family: Family, game: AnyGame) -> bool:
    """The usual game of a family is tried more often than its sisters, which share its rules."""
    return game is family.games[0]


@pytest.mark.slow
@pytest.mark.parametrize(("family", "game"), EVERY_GAME)
def test_every_game_keeps_every_law(family: Family, game: AnyGame) -> None:
    games = 4 if is_usual(family, game) else 1
    events = check_game(
        game,
        bots=family.bots(game),
        games=games,
        messages=load_translator(family).tell,
        desk=family.desk(game),
    )

    assert events > 0


@pytest.mark.long
@pytest.mark.parametrize(("family", "game"), EVERY_GAME)
def test_every_game_keeps_every_law_with_other_luck(family: Family, game: AnyGame) -> None:
    events = check_game(
        game,
        bots=family.bots(game),
        seed=11,
        games=10,
        messages=load_translator(family).tell,
        desk=family.desk(game),
    )

    assert events > 0


@pytest.mark.slow
@pytest.mark.parametrize(("family", "game"), EVERY_GAME)
def test_every_stage_keeps_every_law(family: Family, game: AnyGame) -> None:
    screens = check_stage(
        game,
        family.stage(game),
        load_translator(family),
        desk=family.desk(game),
        adviser=family.adviser(game),
        rules=rule_numbers(family),
        games=2 if is_usual(family, game) else 1,
    )

    assert screens > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", TOYS.games, ids=lambda game: game.info.id)
@pytest.mark.parametrize("seed", range(1, 4))
def test_the_toys_keep_every_law_whatever_the_seed(game: AnyGame, seed: int) -> None:
    events = check_game(
        game,
        bots=TOYS.bots(game),
        seed=seed,
        messages=load_translator(TOYS).tell,
        desk=TOYS.desk(game),
    )

    assert events > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", TOYS.games, ids=lambda game: game.info.id)
@pytest.mark.parametrize("seed", range(1, 4))
def test_the_toys_stage_keeps_every_law_whatever_the_seed(game: AnyGame, seed: int) -> None:
    numbers = rule_numbers(TOYS)

    screens = check_stage(
        game,
        TOYS.stage(game),
        load_translator(TOYS),
        desk=TOYS.desk(game),
        adviser=TOYS.adviser(game),
        rules=numbers,
        seed=seed,
    )

    assert screens > 0


@pytest.mark.parametrize("game", TOYS.games, ids=lambda game: game.info.id)
def test_the_same_seed_plays_the_same_games(game: AnyGame) -> None:
    first = check_game(game, seed=3, games=4)

    second = check_game(game, seed=3, games=4)

    assert first == second


def test_a_game_without_sentences_passes_when_nobody_listens() -> None:
    for game in TOYS.games:
        assert check_game(game, games=2, messages=None) > 0
