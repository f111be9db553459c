"""Links as people paste them, and the tokens of their seats."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.terminal.client.addresses import Address, parse_address
from abaculus.terminal.client.remote import proxy_for
from abaculus.terminal.client.tokens import SeatToken, TokenFile


@pytest.mark.parametrize(
    ("link", "code", "address"),
    [
        ("http://host:8642/join/BCDFGH", "", Address("http://host:8642", code="BCDFGH")),
        ("http://host:8642/join/bcd-fgh", "", Address("http://host:8642", code="BCDFGH")),
        ("http://host:8642/BCDFGH", "", Address("http://host:8642", code="BCDFGH")),
        ("http://host:8642", "bcdfgh", Address("http://host:8642", code="BCDFGH")),
        ("http://host:8642/", "bcdfgh", Address("http://host:8642", code="BCDFGH")),
        ("host/join/BCDFGH", "", Address("http://host:8642", code="BCDFGH")),
        ("http://host/t/abcdefgh12345678", "", Address("http://host", table="abcdefgh12345678")),
        ("https://host/join/abcdefgh1234", "", Address("https://host", table="abcdefgh1234")),
        ("http://[::1]:9/t/abcdefgh", "", Address("http://[::1]:9", table="abcdefgh")),
    ],
)  # fmt: skip
def test_a_link_is_read(link: str, code: str, address: Address) -> None:
    assert parse_address(link, code) == address


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("", "use-link"),
        ("ftp://host/t/abcdefgh", "use-link"),
        ("http://host:port/t/abcdefgh", "use-link"),
        ("http://host:8642/a/b/c", "use-link"),
        ("http://[bad/t/abcdefgh", "use-link"),
        ("http://host:8642", "use-code"),
        ("http://host:8642/join", "use-code"),
    ],
)
def test_what_is_no_link_is_refused(link: str, code: str) -> None:
    with pytest.raises(RefusedError) as refused:
        parse_address(link)

    assert refused.value.refusal.code == code


def test_the_socket_lies_beside_the_server() -> None:
    assert Address("http://h:1").socket("abc") == "ws://h:1/api/tables/abc/play"
    assert Address("https://h").socket("abc") == "wss://h/api/tables/abc/play"


@pytest.mark.parametrize(
    ("address", "proxy"),
    [
        ("ws://127.0.0.1:1/", None),
        ("ws://192.168.1.2:1/", None),
        ("ws://laptop:1/", None),
        ("ws://laptop.local/", None),
        ("wss://games.example.org/", True),
        ("wss://8.8.8.8/", True),
    ],
)
def test_no_proxy_leads_to_a_neighbour(address: str, proxy: bool | None) -> None:
    assert proxy_for(address) == proxy


KEY = SeatToken("http://h:1", "table-one", "secret", "BCDFGH")


def test_a_key_is_found_again_by_table_and_by_code(tmp_path: Path) -> None:
    keys = TokenFile(tmp_path / "new")
    keys.keep(SeatToken("http://h:1", "table-two", "other"))
    keys.keep(KEY)

    assert keys.find("http://h:1", "table-one") == KEY
    assert keys.find("http://h:1", code="BCDFGH") == KEY
    assert keys.find("http://elsewhere", code="BCDFGH") is None
    assert keys.find("http://h:1") is None


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_nobody_else_can_read_the_keys(tmp_path: Path) -> None:
    TokenFile(tmp_path).keep(KEY)

    files = list(tmp_path.iterdir())
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600]


def test_a_newer_key_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    keys = TokenFile(tmp_path)
    newer = SeatToken("http://h:1", "table-one", "new")
    keys.keep(KEY)

    keys.keep(newer)

    assert keys.all() == (newer,)


def test_a_key_that_opens_nothing_is_dropped(tmp_path: Path) -> None:
    keys = TokenFile(tmp_path)
    keys.keep(KEY)

    keys.drop(KEY)

    assert keys.all() == ()


def test_a_damaged_file_holds_no_keys(tmp_path: Path) -> None:
    (tmp_path / "chairs.json").write_bytes(b"\xff{")
    keys = TokenFile(tmp_path)

    before = keys.all()
    keys.keep(KEY)

    assert (before, keys.all()) == ((), (KEY,))
