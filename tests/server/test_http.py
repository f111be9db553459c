"""What can be asked without a socket."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from abaculus.server.limits import Limits, Rate
from abaculus.server.share import own_addresses
from tests.server.live_server import (
    FRIEND,
    PERSON,
    Elsewhere,
    asking,
    new_table,
    owning,
    serving,
    serving_beside,
    visiting,
)

pytestmark = pytest.mark.anyio
FREELY = Rate(1e6, 1e6)


async def test_the_catalogue_shows_every_family(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        cards = (await client.get("/api/games")).json()
        rules = [await client.get(f"/api/rules/{card['id']}") for card in cards]

    assert "pebbles" in [card["id"] for card in cards]
    assert all(page.status_code == 200 and page.json()["sections"] for page in rules)


async def test_the_desk_judges_solves_shows_and_tries(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        desk = "/api/desk/pebbles"
        position = {"position": "XO......."}
        legal = await client.post(f"{desk}/judge", json={"given": {**position, "move": "b2"}})
        taken = await client.post(f"{desk}/judge", json={"given": {**position, "move": "a1"}})
        best = await client.post(f"{desk}/best", json={"given": {"position": "XX.OO...."}})
        shown = await client.post(f"{desk}/show", json={"given": position})
        gesture = {"type": "press", "move": "b2"}
        tried = await client.post(f"{desk}/try", json={"given": position, "gesture": gesture})

    assert legal.json()["legal"] is True
    assert ("noughts-taken", False) == (taken.json()["code"], taken.json()["legal"])
    assert "c1" == best.json()["moves"][0]["facts"]["move"]
    assert 2 == len(shown.json()["scene"]["pieces"])
    assert "yes" == tried.json()["verdict"]["says"]


async def test_an_invitation_has_code_link_and_picture(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        host = await new_table(running, PERSON, FRIEND)

        invitation = (await client.get(f"/api/tables/{host['table']}/invitation")).json()

    assert host["code"] == invitation["code"]
    assert (f"{running.link}/join/{host['table']}",) == tuple(invitation["links"])
    assert invitation["qr"].startswith("<svg")
    assert invitation["local_only"] is True


async def test_a_peek_tells_how_many_seats_are_free(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        host = await new_table(running, PERSON, FRIEND)

        peek = (await client.get(f"/api/tables/{host['table']}")).json()

    assert 1 == peek["free"]
    assert [] == peek["table"]["seats"]


async def test_sharing_opens_a_second_way_in_and_closes_it_politely(database: Path) -> None:
    async with serving(database) as running, owning(running) as client:
        host = await new_table(running, PERSON, FRIEND)
        shared = (await client.post("/api/share", json={"on": True})).json()
        link = shared["links"][0].replace(own_addresses()[0], "127.0.0.1")
        outside = Elsewhere(link)
        async with asking(outside) as friend:
            there = (await friend.get("/api/share")).json()
            forbidden = await friend.post("/api/share", json={"on": False})
        invitation = (await client.get(f"/api/tables/{host['table']}/invitation")).json()
        async with visiting(outside, host["table"]) as spectator:
            await spectator.hear("snapshot")
            closed_now = (await client.post("/api/share", json={"on": False})).json()
            closed = await spectator.hear("closed")

    assert (True, True) == (shared["on"], shared["allowed"])
    assert (True, False) == (there["on"], there["allowed"])
    assert (403, "share-not-here") == (forbidden.status_code, forbidden.json()["code"])
    assert invitation["links"][0].startswith(shared["links"][0])
    assert closed_now["on"] is False
    assert "share-off" == closed["code"]


async def test_numbers_are_counted(database: Path) -> None:
    async with serving(database) as running, asking(running) as client:
        host = await new_table(running, PERSON, PERSON, start=True)
        async with visiting(running, host["table"], host["token"], 0) as socket:
            await socket.play(0, "a1")
            await socket.play(0, "a1")
            text = (await client.get("/metrics")).text

    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert "1" == numbers["abaculus_moves_total"]
    assert "1" == numbers["abaculus_connections"]
    assert "1" == numbers["abaculus_tables"]
    assert any(name.startswith("abaculus_refusals_total") for name in numbers)


async def test_pages_are_strict_and_client_addresses_get_its_page(
    database: Path, tmp_path: Path
) -> None:
    assets = tmp_path / "assets"
    (assets / "app").mkdir(parents=True)
    (assets / "index.html").write_text("<h1>here</h1>")
    (assets / "app" / "main-Bx81kQ2f.js").write_text("plain")
    (assets / "app" / "main-Bx81kQ2f.js.br").write_text("small")
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(database, assets=assets) as running, asking(running) as client:
        page = await client.get("/")
        route = await client.get("/table/abcdefgh")
        script = await client.get("/app/main-Bx81kQ2f.js", headers={"Accept-Encoding": "br"})
        plain = await client.get("/app/main-Bx81kQ2f.js", headers={"Accept-Encoding": ""})
        missing = await client.get("/app/none.js")
        outside = await client.get("/..%2fsecret.txt")

    assert page.text == route.text == "<h1>here</h1>"
    assert "no-cache" == page.headers["cache-control"]
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert "nosniff" == page.headers["x-content-type-options"]
    assert "no-referrer" == page.headers["referrer-policy"]
    assert "server" not in page.headers
    assert "br" == script.headers["content-encoding"]
    assert "immutable" in script.headers["cache-control"]
    assert "plain" == plain.text
    assert 404 == missing.status_code
    assert "secret" not in outside.text


async def test_without_web_pages_it_says_how_to_build_them(database: Path, tmp_path: Path) -> None:
    async with serving(database, assets=tmp_path / "none") as running, asking(running) as client:
        page = await client.get("/")

    assert 200 == page.status_code
    assert "make play" in page.text


@pytest.mark.slow
def test_no_request_of_the_schema_is_too_much_for_the_server(database: Path) -> None:
    limits = Limits(openings=FREELY, codes=FREELY, tasks=FREELY)
    with serving_beside(database, limits=limits) as link:
        schema: Any = schemathesis.openapi.from_url(f"{link}/schema")
        statuses = [
            status
            for operation in schema.get_all_operations()
            for status in _statuses(operation.ok())
        ]

    assert 50 < len(statuses)
    assert [status for status in statuses if status >= 500] == []


def _statuses(operation: Any) -> list[int]:
    """What some requests to one address are answered with."""
    answered: list[int] = []

    @given(case=operation.as_strategy())
    @settings(
        max_examples=12,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    def once(case: Any) -> None:
        answered.append(case.call().status_code)

    once()
    return answered
