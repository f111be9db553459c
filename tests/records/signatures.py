"""The bots' signatures: a fixed game per strength, so that a change of play is noticed."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec

from abaculus.bots.match import Match, seed_rngs
from abaculus.kernel.awaits import Over
from abaculus.kernel.bot import BotMaker, Stop
from abaculus.kernel.options import choose
from abaculus.kernel.registry import Family

PATIENCE = 3
"""How many times a bot may ask before it is stopped, since strong ones would think long."""


def signature_file(family: Family) -> Path:
    """The file with the signatures of a family's bots."""
    return family.folder / "records" / "signatures.json"


def signatures(family: Family) -> str:
    """The signatures of all bots of a family, as the file's text."""
    signed = {maker.name: signature(family, maker) for maker in family.bots()}
    return msgspec.json.format(msgspec.json.encode(signed), indent=2).decode() + "\n"


def signature(family: Family, maker: BotMaker) -> str:
    """A bot's game against itself: the hash of its events, and the result."""
    game = family.game()
    options = choose(game.info.menu, {})
    bots = [maker.make(game) for _ in range(options.players)]
    match = Match(game, options, bots, seed_rngs("signature", options.players), impatience)
    lines: list[str] = []
    state = match.state
    for step in match.steps():
        line = game.notation.write(state, step.event)
        lines.append(f"{step.event.at} {line.seat} {line.text}")
        state = step.state
    awaits = game.awaits(state)
    scores = awaits.outcome.scores if isinstance(awaits, Over) else ()
    hashed = sha256("\n".join(lines).encode()).hexdigest()[:16]
    return f"{hashed} {len(lines)} events, scores {' '.join(map(str, scores))}"


def impatience() -> Stop:
    """Stops each decision after a number of calls, never by the clock."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked % PATIENCE == 0

    return stop
