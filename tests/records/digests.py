"""The fingerprint of a game: what every event made of the table, and of what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from abaculus.kernel.codec import encode
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News
from abaculus.kernel.records import Record, replay

COLUMNS = ("state", "views", "news")


def digest(game: AnyGame, record: Record) -> str:
    """Event by event the short hashes of state, views and news, then one hash of them all."""
    lines: list[str] = []
    chain = sha256()
    for number, parts in enumerate(_parts(game, record)):
        for part in parts:
            chain.update(part)
        hashes = " ".join(sha256(part).hexdigest()[:8] for part in parts)
        lines.append(f"{number} {hashes}")
    return "\n".join([*lines, f"all {chain.hexdigest()}"]) + "\n"


def _parts(game: AnyGame, record: Record) -> Iterator[tuple[bytes, bytes, bytes]]:
    players = record.options.players
    yield _encode_all(game, game.setup(record.options), (), players)
    for step in replay(game, record.options, record.events):
        yield _encode_all(game, step.state, step.news, players)


def _encode_all(
    game: AnyGame, state: Any, news: tuple[News, ...], players: int
) -> tuple[bytes, bytes, bytes]:
    views = b"\n".join(encode(game.view(state, seat)) for seat in (*range(players), None))
    return encode(state), views, encode(news)


def first_difference(expected: str, actual: str) -> str:
    """Where two fingerprints part, in words; empty if they are the same."""
    if expected == actual:
        return ""
    pairs = zip(expected.splitlines(), actual.splitlines(), strict=False)
    for old, new in pairs:
        if old != new:
            number, *old_hashes = old.split()
            columns = zip(COLUMNS, old_hashes, new.split()[1:], strict=False)
            changed = [name for name, before, after in columns if before != after]
            if number == "all":
                return "only the hash of the whole differs"
            return f"first at event {number}: {', '.join(changed)}"
    return "one of them is longer"
