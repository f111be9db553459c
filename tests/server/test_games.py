"""Drawings, and what can be chosen for a seat, over HTTP."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from abaculus.catalogue.game_page import FamilyCard
from abaculus.server.http import games
from tests.server.live_server import asking, serving

pytestmark = pytest.mark.anyio


async def test_drawings_are_served_by_family_unknown_is_refused(
    database: Path,
) -> None:
    async with serving(database) as running, asking(running) as client:
        cards = (await client.get("/api/games")).json()
        drawn = [await client.get(f"/api/games/{card['id']}/pictures") for card in cards]
        unknown = await client.get("/api/games/nothing/pictures")

    assert all(one.status_code == 200 for one in drawn)
    assert all(text.startswith("<svg") for one in drawn for text in one.json().values())
    assert (404, "no-game") == (unknown.status_code, unknown.json()["code"])


async def test_seat_choice_is_refused_whatever_else_is_wrong(
    database: Path,
) -> None:
    own, free, broken = {"mode": "xR"}, {"free_mix": True}, {"deck": "custom"}
    asks = [{"own": own}, {"own": {"mode": "2xn"}}, {"own": own, "options": free}]
    asks += [{"own": own, "options": broken}, {"own": {"mode": "q"}, "variant": "advanced"}]
    async with serving(database) as running, asking(running) as client:
        path = "/api/games/mathematicus/seat"
        refusals = [(await client.post(path, json=ask)).json()["refused"] for ask in asks]
        unknown = await client.post("/api/games/nothing/seat", json=asks[0])

    mix, good, freely, elsewhere, unread = refusals
    assert "Blue cards need the four intermediate elements" in mix[0]
    assert [None, None, mix] == [good, freely, elsewhere]
    assert "I cannot read this mode" in unread[0]
    assert (404, "no-game") == (unknown.status_code, unknown.json()["code"])


async def test_live_play_does_not_wait_for_the_game_cards(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_building, may_end = threading.Event(), threading.Event()

    def build_slowly() -> tuple[FamilyCard, ...]:
        is_building.set()
        may_end.wait(60)
        return ()

    monkeypatch.setattr(games, "family_cards", build_slowly)
    async with serving(database) as running, asking(running) as client:
        cards = asyncio.create_task(client.get("/api/games"))
        await asyncio.to_thread(is_building.wait, 60)

        health = await client.get("/health")
        was_waiting = not cards.done()
        may_end.set()

        assert (200, True, []) == (health.status_code, was_waiting, (await cards).json())
