"""Those who play Multiplication Tables by themselves, and the laws every game keeps."""

from __future__ import annotations

import pytest

from abaculus.bots.match import Match, seed_rngs
from abaculus.games.pytagora.tables.bots import BOTS, choose
from abaculus.games.pytagora.tables.moves import Answer, Move, Skip
from abaculus.games.pytagora.tables.rules import TABLES
from abaculus.games.pytagora.tables.state import State
from abaculus.games.pytagora.tests.multiplication_tables import VOICE, seen, table
from abaculus.kernel import options
from abaculus.kernel.awaits import Over
from abaculus.kernel.bot import BotMove
from abaculus.kernel.rng import SeededRng
from abaculus.testing import check_game


def chosen(state: State, level: int, seed: int = 0) -> BotMove[Move]:
    return choose(level, TABLES, seen(state, 0), SeededRng(seed), lambda: False)


def answers(level: int, pair: str = "38") -> int:
    """How often in 200 times a level answers."""
    state = table("249", "7", factors=pair)
    return sum(isinstance(chosen(state, level, seed).move, Answer) for seed in range(200))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_the_game_keeps_every_law(seed: int) -> None:
    assert 0 < check_game(TABLES, bots=BOTS, seed=seed, messages=VOICE.tell)


def test_a_higher_level_knows_more_products() -> None:
    known = [answers(level) for level in range(1, 6)]

    assert sorted(known) == known
    assert known[0] < 120 < known[2] < 200 == known[4]


def test_everyone_knows_the_easy_products() -> None:
    assert 200 == answers(1, pair="41")


def test_nobody_answers_without_the_pieces() -> None:
    state = table("29", "7")

    assert {Skip()} == {chosen(state, 5, seed).move for seed in range(20)}


def test_a_skip_takes_as_long_as_an_answer() -> None:
    state = table("249", "7")

    assert 1 == len({chosen(state, 1, seed).seconds for seed in range(50)})


def test_a_bot_answers_in_time() -> None:
    state = table("249", "7", options={"turn_seconds": 15})

    assert 10 == chosen(state, 1).seconds


def test_bots_alone_play_to_the_end() -> None:
    bots = [BOTS[level - 1].make(TABLES) for level in (1, 3, 5, 4)]
    agreed = options.choose(TABLES.info.menu, {"players": 4})
    match = Match(TABLES, agreed, bots, seed_rngs("four", 4))

    events = sum(1 for _ in match.steps())

    assert 0 < events <= TABLES.bound(agreed)
    assert isinstance(TABLES.awaits(match.state), Over)
