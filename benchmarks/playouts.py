"""Random games per CPU second: ours, PettingZoo's and RLCard's, taking turns in one run."""

from __future__ import annotations

import importlib
import random
import sys
import warnings
from pathlib import Path
from typing import Any

from abaculus.bots.playout import playout
from abaculus.kernel.game import AnyGame
from abaculus.kernel.options import choose
from abaculus.kernel.registry import families
from abaculus.kernel.rng import SeededRng
from benchmarks.stopwatch import Work, rates

_TOYS = Path(__file__).parent.parent / "tests" / "toys"


def _ours(game: AnyGame, games: int) -> Work:
    options = choose(game.info.menu, {})

    def work(number: int) -> int:
        rng = SeededRng(number)
        return sum(len(playout(game, options, rng)) for _ in range(games))

    return work


def _pettingzoo(name: str, games: int) -> Work:
    module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
    env = module.env()

    def work(number: int) -> int:
        chance = random.Random(number)
        events = 0
        for _ in range(games):
            env.reset(seed=chance.randrange(1 << 30))
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = observation["action_mask"]
                env.step(chance.choice([action for action, legal in enumerate(mask) if legal]))
                events += 1
        return events

    return work


def _rlcard(name: str, games: int) -> Work:
    rlcard: Any = importlib.import_module("rlcard")
    env = rlcard.make(name)

    def work(number: int) -> int:
        chance = random.Random(number)
        env.seed(number)
        events = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(chance.choice(list(state["legal_actions"])))
                events += 1
        return events

    return work


def report() -> list[str]:
    """The section of the results."""
    warnings.simplefilter("ignore")
    sys.path.insert(0, str(_TOYS))
    toys: Any = importlib.import_module("pebbles")
    works: dict[str, Work] = {
        f"Abaculus, toy {game.info.id}": _ours(game, 400) for game in toys.GAMES
    }
    works |= {
        f"Abaculus, {game.info.title}": _ours(game, 3)
        for found in families()
        for game in found.games
    }
    for name in ("tictactoe_v3", "connect_four_v3"):
        works[f"PettingZoo, {name}"] = _pettingzoo(name, 40)
    for name in ("leduc-holdem", "limit-holdem", "blackjack"):
        works[f"RLCard, {name}"] = _rlcard(name, 200)
    measured = rates(works)
    lines = [
        "## Random playouts",
        "",
        "Events (moves, and with us draws too) per CPU second: median of seven rounds (lowest to highest).",
        "Ours include choosing a legal move, judging it again, news with reasons, and the new state.",
        "",
        "| engine and game | events per CPU second |",
        "| --- | --- |",
    ]
    return lines + [f"| {name} | {rate} |" for name, rate in measured.items()]
