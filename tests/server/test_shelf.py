"""Drawings over HTTP."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.serving import asking, serving

pytestmark = pytest.mark.anyio


async def test_drawings_are_served_by_family_and_an_unknown_family_is_refused(
    database: Path,
) -> None:
    async with serving(database) as running, asking(running) as client:
        cards = (await client.get("/api/games")).json()
        drawn = [await client.get(f"/api/games/{card['id']}/pictures") for card in cards]
        unknown = await client.get("/api/games/nothing/pictures")

    assert all(one.status_code == 200 for one in drawn)
    assert all(text.startswith("<svg") for one in drawn for text in one.json().values())
    assert (404, "no-game") == (unknown.status_code, unknown.json()["code"])
