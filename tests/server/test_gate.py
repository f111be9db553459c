"""Each listener answers to its own names and its own pages only."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.server.gate import Access, Gate, parse_public_url
from abaculus.server.owner import Owner
from abaculus.server.share import own_addresses
from tests.server.live_server import Elsewhere, asking, owning, serving

NOBODY = Owner("", 8642)
PUBLIC = Access(public_url="https://games.example.org")


@pytest.fixture
def hostname(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Mila-Laptop.corp.example")


def admits(gate: Gate, *headers: tuple[str, str], method: str = "POST") -> bool:
    scope: dict[str, Any] = {
        "type": "http",
        "method": method,
        "scheme": "http",
        "client": ("192.168.1.20", 50_000),
        "server": ("192.168.1.7", 8642),
        "headers": [(key.encode(), value.encode("latin-1")) for key, value in headers],
    }
    return gate.admit(scope)


@pytest.mark.parametrize(
    ("host", "here", "network", "public"),
    [
        ("localhost:8642", True, True, True),
        ("127.0.0.1:8642", True, True, True),
        ("[::1]:8642", True, True, True),
        ("LOCALHOST.", True, True, True),
        ("192.168.1.7:8643", True, True, True),
        ("192.168.1.8:8643", False, True, False),
        ("mila-laptop:8643", False, True, True),
        ("Mila-Laptop.local:8643", False, True, True),
        ("mila-laptop.corp.example", False, True, True),
        ("games.example.org", False, False, True),
        ("games.example.org:443", False, False, True),
        ("mila-laptop.elsewhere.example", False, False, False),
        ("localhost.elsewhere.example", False, False, False),
        ("127.0.0.1.nip.io", False, False, False),
        ("elsewhere.example", False, False, False),
        ("localhost@elsewhere.example", False, False, False),
        ("elsewhere.example/localhost", False, False, False),
        ("localhost#", False, False, False),
        ("[::1", False, False, False),
        ("localhost:x", False, False, False),
        ("", False, False, False),
        ("2130706433", False, False, False),
    ],
)
@pytest.mark.usefixtures("hostname")
def test_names_are_checked(host: str, here: bool, network: bool, public: bool) -> None:
    gates = (
        Gate(Access(), NOBODY, is_loopback=True),
        Gate(Access(), NOBODY, is_loopback=False),
        Gate(PUBLIC, NOBODY, is_loopback=False),
    )

    assert [here, network, public] == [admits(gate, ("host", host)) for gate in gates]


@pytest.mark.parametrize("hosts", [(), ("localhost", "localhost"), ("localhost", "elsewhere")])
def test_there_is_one_name(hosts: tuple[str, ...]) -> None:
    gate = Gate(Access(), NOBODY, is_loopback=True)

    assert not admits(gate, *(("host", host) for host in hosts))


@pytest.mark.parametrize(
    ("host", "origin", "expected"),
    [
        ("games.example.org", "https://games.example.org", True),
        # nginx unless it is told otherwise
        ("127.0.0.1:8642", "https://games.example.org", True),
        ("127.0.0.1:8642", "http://127.0.0.1:8642", True),
        ("games.example.org", "http://games.example.org", False),
        ("games.example.org", "https://games.example.org:8443", False),
        ("games.example.org", "https://games.example.org.elsewhere.example", False),
        ("127.0.0.1:8642", "http://127.0.0.1:8643", False),
        ("127.0.0.1:8642", "http://localhost:8642", False),
        ("127.0.0.1:8642", "null", False),
        ("127.0.0.1:8642", "", False),
    ],
)
def test_pages_are_checked(host: str, origin: str, expected: bool) -> None:
    gate = Gate(PUBLIC, NOBODY, is_loopback=True)

    assert expected == admits(gate, ("host", host), ("origin", origin))
    assert admits(gate, ("host", host), ("origin", origin), method="GET")


def test_two_pages_are_one_too_many() -> None:
    gate = Gate(PUBLIC, NOBODY, is_loopback=True)
    own, other = ("origin", "https://games.example.org"), ("origin", "https://elsewhere.example")

    assert not admits(gate, ("host", "games.example.org"), own, other)


@pytest.mark.anyio
async def test_the_door_to_the_network_checks_names_too(database: Path) -> None:
    async with serving(database) as running, owning(running) as client:
        shared = (await client.post("/api/share", json={"on": True})).json()
        door = shared["links"][0].replace(own_addresses()[0], "127.0.0.1")
        async with asking(Elsewhere(door)) as friend:
            by_address = await friend.get("/api/games")
            by_name = await friend.get("/api/games", headers={"Host": "elsewhere.example"})

    assert [200, 403] == [by_address.status_code, by_name.status_code]


@pytest.mark.anyio
async def test_nobody_is_believed_unless_named(database: Path) -> None:
    """The library under the server would believe every program of this machine."""
    async with serving(database) as running, asking(running) as client:
        forwarded = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
        host = (await client.post("/api/tables", json=TABLE, headers=forwarded)).json()
        where = f"/api/tables/{host['table']}/invitation"
        invitation: httpx.Response = await client.get(where, headers=forwarded)

    assert invitation.json()["links"][0].startswith(f"http://127.0.0.1:{running.port}/")


TABLE = {"family": "pebbles", "players": [{"kind": "here"}, {"kind": "link"}]}


def test_a_refused_name_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    gate = Gate(Access(), NOBODY, is_loopback=True)
    for number in range(100):
        admits(gate, ("host", "games.example.org"))
        admits(gate, ("host", f"name{number}.example"))

    assert 20 == len(caplog.records)
    assert 1 == caplog.text.count("games.example.org")
    assert "--public-url" in caplog.text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("https://games.example.org", "https://games.example.org"),
        ("https://Games.Example.org/", "https://games.example.org"),
        ("https://games.example.org:443", "https://games.example.org"),
        ("http://192.168.1.7:8080", "http://192.168.1.7:8080"),
        ("http://[2001:db8::7]:8080/", "http://[2001:db8::7]:8080"),
    ],
)
def test_a_public_url_is_written_as_browsers_do(text: str, expected: str) -> None:
    assert expected == parse_public_url(text)


@pytest.mark.parametrize(
    "text",
    [
        "games.example.org", "ftp://games.example.org", "https://", "https://a b", "https://x:99999",
        "https://games.example.org/abaculus", "https://games.example.org?a", "https://me@x.example",
        "https://games.example.org/#x", "https://[::1", "https://x..example", "javascript:alert(1)",
    ],
)  # fmt: skip
def test_a_wrong_public_url_is_refused(text: str) -> None:
    with pytest.raises(RefusedError) as refused:
        parse_public_url(text)

    assert "use-public-url" == refused.value.code
    assert "https://games.example.org, with nothing behind" in str(refused.value)
