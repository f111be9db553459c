"""Recorded games replayed with all checks and scores, and sampled random games."""

from __future__ import annotations

from typing import Any

from abaculus.bots.playout import playout
from abaculus.kernel.events import Event, Played
from abaculus.kernel.game import AnyGame
from abaculus.kernel.options import choose
from abaculus.kernel.records import replay
from abaculus.kernel.registry import families
from abaculus.kernel.rng import SeededRng
from benchmarks.stopwatch import Work, rates


def _replays(game: AnyGame, games: int) -> tuple[Work, Work]:
    options = choose(game.info.menu, {})
    recorded: list[list[Event[Any]]] = [
        playout(game, options, SeededRng(seed)) for seed in range(games)
    ]
    moves = sum(isinstance(event, Played) for events in recorded for event in events)

    def replayed(_: int) -> int:
        for events in recorded:
            for _step in replay(game, options, events):
                pass
        return moves

    def sampled(number: int) -> int:
        played = (playout(game, options, SeededRng(1000 + 10 * number + k)) for k in range(5))
        return sum(isinstance(event, Played) for events in played for event in events)

    return replayed, sampled


def report() -> list[str]:
    """The section of the results."""
    lines = [
        "## Replays and sampled plays",
        "",
        "Moves (draws not counted, though their cost is) per CPU second: median of fifteen rounds (lowest to highest).",
        "",
        "| game | replay with full checking and scoring | random game with a sampled legal move |",
        "| --- | --- | --- |",
    ]
    games = [game for found in families() for game in found.games]
    works: dict[str, Work] = {}
    for game in games:
        works[f"replay {game.info.title}"], works[f"sample {game.info.title}"] = _replays(game, 20)
    measured = rates(works, rounds=15)
    for game in games:
        title = game.info.title
        replay_rate, sample_rate = measured[f"replay {title}"], measured[f"sample {title}"]
        lines.append(f"| {title} | {replay_rate} | {sample_rate} |")
    return lines
