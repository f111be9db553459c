"""The referee in batches: verdicts per CPU second of the whole command, start included."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from abaculus.bots.playout import playout
from abaculus.games.calcussimo.moves import LinePlay
from abaculus.games.calcussimo.positions import format_position
from abaculus.kernel.events import Played
from abaculus.kernel.options import choose
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng

_LINES = 10_000


def _questions() -> list[str]:
    """Plays of random games with position and rack; every third one is made illegal."""
    game = load_family("calcussimo").game()
    options = choose(game.info.menu, {})
    lines: list[str] = []
    seed = 0
    while len(lines) < _LINES:
        state = game.setup(options)
        for event in playout(game, options, SeededRng(seed)):
            if isinstance(event, Played) and isinstance(event.move, LinePlay):
                position = format_position(state.rules.terms, state.grid, state.jokers)
                text = game.notation.write_move(event.move)
                asked = {"move": text, "position": position, "rack": state.racks[event.seat]}
                if len(lines) % 3 == 2:
                    asked["move"] = text + "/7"
                lines.append(json.dumps(asked))
            state = game.apply(state, event).state
        seed += 1
    return lines[:_LINES]


def _cpu_seconds(lines: list[str]) -> float:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "moves.jsonl"
        file.write_text("\n".join(lines) + "\n", "utf-8")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "abaculus", "judge", "calcussimo", "--batch", str(file)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def report() -> list[str]:
    """The section of the results."""
    lines = _questions()
    start = min(_cpu_seconds(lines[:1]) for _ in range(3))
    whole = min(_cpu_seconds(lines) for _ in range(3))
    return [
        "## The referee in batches",
        "",
        f"`abaculus judge calcussimo --batch` on {_LINES:,} moves with position and rack, a third of them illegal; best of three.",
        "",
        "| what | figure |",
        "| --- | --- |",
        f"| verdicts per CPU second, start included | {_LINES / whole:,.0f} |",
        f"| CPU seconds for a single verdict (the start) | {start:.2f} |",
    ]
