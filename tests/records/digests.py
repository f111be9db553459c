"""The digest of a game: every state, view and news."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from typing import Any

from abaculus.kernel.codec import encode
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News
from abaculus.kernel.records import Record, replay

COLUMNS = ("state", "views", "news")
DIGITS = 2
"""Hex digits per column in a mark: the whole hash detects a change, marks locate it."""
ROW = 16


def digest(game: AnyGame, record: Record) -> str:
    """One hash of every state, view and news, then a short mark per event to find the place."""
    marks: list[str] = []
    chain = sha256()
    for parts in _parts(game, record):
        for part in parts:
            chain.update(part)
        marks.append("".join(sha256(part).hexdigest()[:DIGITS] for part in parts))
    rows = (" ".join(marks[start : start + ROW]) for start in range(0, len(marks), ROW))
    return "\n".join([f"all {chain.hexdigest()}", *rows]) + "\n"


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
    """Where two digests differ, in words; empty if they are equal."""
    if expected == actual:
        return ""
    pairs = zip_longest(expected.split()[2:], actual.split()[2:])
    for number, (old, new) in enumerate(pairs):
        if old is None or new is None:
            return f"in length, from event {number} on"
        if old != new:
            return f"first at event {number}: {', '.join(_changed_columns(old, new))}"
    return "in the hash of the whole only, no mark shows where"


def _changed_columns(old: str, new: str) -> list[str]:
    places = [slice(DIGITS * column, DIGITS * (column + 1)) for column in range(len(COLUMNS))]
    return [name for name, place in zip(COLUMNS, places, strict=True) if old[place] != new[place]]
