"""What a proxy says of its client counts only if the proxy is trusted."""

from __future__ import annotations

from typing import Any

import pytest

from abaculus.kernel.messages import RefusedError
from abaculus.server.proxies import TrustedProxies, parse_address, parse_networks

TRUSTED = TrustedProxies(parse_networks("10.0.0.0/8, 127.0.0.1,fd00::/8"))


def scope_of(client: str, *headers: tuple[str, str], kind: str = "http") -> dict[str, Any]:
    encoded = [(key.encode(), value.encode("latin-1")) for key, value in headers]
    scheme = {"http": "http", "websocket": "ws"}[kind]
    return {"type": kind, "client": (client, 1234), "scheme": scheme, "headers": encoded}


def resolve(client: str, *headers: tuple[str, str]) -> str:
    scope = scope_of(client, *headers)
    TRUSTED.resolve(scope)
    return str(scope["client"][0])


@pytest.mark.parametrize(
    ("client", "value", "expected"),
    [
        ("10.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("10.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        ("10.0.0.1", "198.51.100.1, 203.0.113.7, 10.9.9.9", "203.0.113.7"),
        ("10.0.0.1", "10.1.1.1, 10.2.2.2", "10.1.1.1"),
        ("10.0.0.1", "203.0.113.7, nonsense, 10.2.2.2", "10.2.2.2"),
        ("10.0.0.1", "203.0.113.7, nonsense", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "203.0.113.7:4711", "203.0.113.7"),
        ("10.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"),
        ("10.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:10.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("fd00::1", "2001:db8::7", "2001:db8::7"),
        ("192.0.2.9", "203.0.113.7", "192.0.2.9"),
        ("127.0.0.2", "203.0.113.7", "127.0.0.2"),
    ],
)
def test_the_client_is_the_last_that_is_no_proxy(client: str, value: str, expected: str) -> None:
    assert expected == resolve(client, ("x-forwarded-for", value))


def test_a_header_sent_twice_is_read_as_one() -> None:
    twice = (("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "203.0.113.7"))

    assert "203.0.113.7" == resolve("10.0.0.1", *twice)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("for=203.0.113.7", "203.0.113.7"),
        ('for=198.51.100.1, For="[2001:db8::7]:80";proto=https;by=10.0.0.1', "2001:db8::7"),
        ("proto=https; for=203.0.113.7", "203.0.113.7"),
        ("for=unknown", "10.0.0.1"),
        ("for=_hidden, for=10.3.3.3", "10.3.3.3"),
        ('for="', "10.0.0.1"),
        ("by=203.0.113.7", "10.0.0.1"),
    ],
)
def test_the_standard_header_is_read_as_well(value: str, expected: str) -> None:
    assert expected == resolve("10.0.0.1", ("forwarded", value))


def test_two_headers_that_disagree_are_both_disbelieved() -> None:
    usual, standard = ("x-forwarded-for", "203.0.113.7"), ("forwarded", "for=198.51.100.1")

    assert "10.0.0.1" == resolve("10.0.0.1", usual, standard)
    assert "203.0.113.7" == resolve("10.0.0.1", usual, ("forwarded", "for=203.0.113.7"))


@pytest.mark.parametrize(
    ("client", "header", "value", "expected"),
    [
        ("10.0.0.1", "x-forwarded-proto", "https", "https"),
        ("10.0.0.1", "x-forwarded-proto", "http, HTTPS", "https"),
        ("10.0.0.1", "forwarded", "for=1.2.3.4;proto=https", "https"),
        ("10.0.0.1", "x-forwarded-proto", "javascript", "http"),
        ("192.0.2.9", "x-forwarded-proto", "https", "http"),
    ],
)
def test_the_scheme_is_a_trusted_proxys_word(
    client: str, header: str, value: str, expected: str
) -> None:
    scope = scope_of(client, (header, value))
    TRUSTED.resolve(scope)

    assert expected == scope["scheme"]


def test_a_socket_behind_tls_is_secure() -> None:
    scope = scope_of("10.0.0.1", ("x-forwarded-proto", "https"), kind="websocket")
    TRUSTED.resolve(scope)

    assert "wss" == scope["scheme"]


def test_a_client_without_an_address_stays_unknown() -> None:
    scope = {**scope_of("10.0.0.1", ("x-forwarded-for", "1.2.3.4")), "client": None}
    TRUSTED.resolve(scope)

    assert scope["client"] is None


@pytest.mark.parametrize(
    "text", ["proxy.example", "10.0.0.1/8", "10.0.0.0/33", "127.0.0.1:80", "*"]
)
def test_a_wrong_proxy_is_refused(text: str) -> None:
    with pytest.raises(RefusedError) as refused:
        parse_networks(f"127.0.0.1, {text}")

    assert "use-proxies" == refused.value.code
    assert text in str(refused.value)


@pytest.mark.parametrize("text", ["0.0.0.0/0", "::/0"])
def test_nobody_trusts_the_whole_world(text: str) -> None:
    with pytest.raises(RefusedError) as refused:
        parse_networks(text)

    assert "use-proxies-all" == refused.value.code


@pytest.mark.parametrize("text", ["", "x", "1.2.3", "1.2.3.4.5", "[::1", "1.2.3.4:", "²", "\x00"])
def test_an_address_is_an_address(text: str) -> None:
    assert parse_address(text) is None
