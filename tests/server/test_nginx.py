"""Behind a real proxy, configured as our documentation says."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from abaculus.server.gate import Access
from abaculus.server.lifecycle import GameServer
from abaculus.server.limits import Limits, Rate
from abaculus.server.proxies import parse_networks
from abaculus.server.share import qr_svg
from tests.server.live_server import FRIEND, PATIENCE, PERSON, TOKEN, Socket, serving
from tests.server.nginx import NAME, proxying

pytestmark = pytest.mark.anyio
HOME = f"https://{NAME}"
TABLE = {"family": "pebbles", "players": [PERSON, FRIEND]}
TWICE = Limits(openings=Rate(1e-6, 2))


def access(proxies: str = "127.0.0.1") -> Access:
    return Access(TOKEN, HOME, parse_networks(proxies), can_share=False)


@asynccontextmanager
async def behind(
    running: GameServer, folder: Path, address: str = "127.0.0.1", name: str = NAME
) -> AsyncGenerator[httpx.AsyncClient]:
    """A client that comes from an address of this machine and calls the proxy by a name."""
    with proxying(running.port, folder) as link:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        headers = {"Host": name, "Origin": HOME}
        async with httpx.AsyncClient(
            base_url=link, transport=transport, headers=headers, timeout=PATIENCE
        ) as client:
            yield client


async def open_tables(client: httpx.AsyncClient, *spoofed: str) -> list[int]:
    """The statuses when someone opens tables and pretends to be others."""
    answers = [
        await client.post("/api/tables", json=TABLE, headers={"X-Forwarded-For": address})
        for address in spoofed
    ]
    return [answer.status_code for answer in answers]


async def test_a_game_goes_through_a_proxy(database: Path, tmp_path: Path) -> None:
    async with (
        serving(database, access=access()) as running,
        behind(running, tmp_path) as client,
    ):
        wanted = {"family": "pebbles", "players": [PERSON, PERSON], "start": True}
        host: Any = (await client.post("/api/tables", json=wanted)).json()
        uri = f"ws://{NAME}/api/tables/{host['table']}/play"
        port = client.base_url.port
        where: Any = {"host": "127.0.0.1", "port": port, "proxy": None}
        async with connect(uri, additional_headers={"Origin": HOME}, **where) as connection:
            socket = Socket(connection)
            await socket.say("hello", token=host["token"], seat=0)
            await socket.hear("snapshot")
            played = await socket.play(0, "a1")
        foreign = {"Origin": "https://elsewhere.example"}
        with pytest.raises(InvalidStatus) as refused:
            async with connect(uri, additional_headers=foreign, **where):
                pass

    assert "update" == played["type"]
    assert 403 == refused.value.response.status_code


async def test_links_and_cookies_follow_the_public_url(database: Path, tmp_path: Path) -> None:
    async with (
        serving(database, access=access()) as running,
        behind(running, tmp_path) as client,
    ):
        table = (await client.post("/api/tables", json=TABLE)).json()["table"]
        invitation = (await client.get(f"/api/tables/{table}/invitation")).json()
        share = (await client.get("/api/share")).json()
        entered = await client.post("/api/owner", json={"token": TOKEN})

    assert [f"{HOME}/join/{table}"] == invitation["links"]
    assert qr_svg(f"{HOME}/join/{table}") == invitation["qr"]
    assert invitation["local_only"] is False
    assert ([HOME], False) == (share["links"], share["allowed"])
    assert "Secure" in entered.headers["set-cookie"].split("; ")
    assert HOME == running.link


async def test_a_forwarded_stranger_has_no_power(database: Path, tmp_path: Path) -> None:
    async with (
        serving(database, access=access()) as running,
        behind(running, tmp_path) as client,
    ):
        pack = "pack: {id: a, title: A}\nitems:\n  - {id: b, prompt: 3 + 4?, answer: 7}\n"
        kept = await client.post("/api/packs/keep", json={"text": pack})
        shared = await client.post("/api/share", json={"on": True})

    assert [403, 403] == [kept.status_code, shared.status_code]


@pytest.mark.parametrize("name", ["elsewhere.example", f"{NAME}.elsewhere.example", "10.0.0.1"])
async def test_a_wrong_name_is_refused(database: Path, tmp_path: Path, name: str) -> None:
    async with (
        serving(database, access=access()) as running,
        behind(running, tmp_path, name=name) as client,
    ):
        answer = await client.get("/api/games")

    assert (403, "foreign-page") == (answer.status_code, answer.json()["code"])


async def test_a_client_cannot_pretend_to_be_another(database: Path, tmp_path: Path) -> None:
    async with (
        serving(database, access=access(), limits=TWICE) as running,
        behind(running, tmp_path, "127.0.0.2") as client,
    ):
        statuses = await open_tables(client, "10.1.1.1", "10.2.2.2", "10.3.3.3, 127.0.0.1")

    assert [201, 201, 429] == statuses


@pytest.mark.parametrize(("proxies", "expected"), [("127.0.0.1", 201), ("10.0.0.0/8", 429)])
async def test_limits_see_the_client_behind_a_trusted_proxy(
    database: Path, tmp_path: Path, proxies: str, expected: int
) -> None:
    async with serving(database, access=access(proxies), limits=TWICE) as running:
        async with behind(running, tmp_path, "127.0.0.2") as one:
            first = await open_tables(one, "", "")
        async with behind(running, tmp_path, "127.0.0.3") as other:
            second = await open_tables(other, "")

    assert [201, 201] == first
    assert [expected] == second
