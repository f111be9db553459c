"""A server killed without warning loses nothing it acknowledged, and everybody goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benchmarks.serving.home import Server, furnish
from benchmarks.serving.kills import under_fire

KILLS = 3
TABLES = 8


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(furnish(tmp_path), tmp_path / "books.sqlite")
    try:
        toll = asyncio.run(under_fire(server, KILLS, TABLES))
    finally:
        server.stop()

    assert KILLS == toll.kills
    assert toll.acknowledged >= KILLS * TABLES
    assert toll.resumed > 0
