"""What trusted proxies say of the client behind them; everyone else is not believed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final, TypeAlias

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.asgi import Scope

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network
_PAIR: Final = re.compile(r'(?:^|;)\s*(for|proto)=("[^"]*"|[^;]*)', re.IGNORECASE)
_BRACKETS: Final = re.compile(r"\[([^\]]*)\](?::\d+)?")
_WITH_PORT: Final = re.compile(r"([\d.]+):\d+")
_SCHEMES: Final = ("http", "https")


def parse_networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks separated by commas; raises `RefusedError`."""
    return tuple(_parse_network(part.strip()) for part in text.split(",") if part.strip())


def _parse_network(text: str) -> Network:
    try:
        network = ip_network(text)
    except ValueError as error:
        raise RefusedError(Refusal("use-proxies", {"text": text[:60]})) from error
    if network.prefixlen == 0:
        raise RefusedError(Refusal("use-proxies-all", {"text": text}))
    return network


def parse_address(text: str) -> Address | None:
    """An address, with or without a port; None if it is none."""
    text = text.strip().strip('"')
    inside = _BRACKETS.fullmatch(text) or _WITH_PORT.fullmatch(text)
    try:
        # a zone such as %eth0 is the machine's own affair
        found = ip_address((inside[1] if inside else text).partition("%")[0])
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


class TrustedProxies:
    """The proxies in front of a server."""

    def __init__(self, networks: tuple[Network, ...]) -> None:
        self._networks = networks

    def resolve(self, scope: Scope) -> None:
        """Put the true client and its scheme into the scope."""
        client = scope.get("client")
        nearest = parse_address(client[0]) if client else None
        if client is None or nearest is None or not self._is_trusted(nearest):
            return
        scope["client"] = (str(self._find_client(scope, nearest)), 0)
        standard = [pairs.get("proto", "") for pairs in _parse_hops(scope)]
        scheme = ["", *standard, *_values(scope, b"x-forwarded-proto")][-1].lower()
        if scheme in _SCHEMES:
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = scheme.replace("http", "ws" if is_socket else "http")

    def trusts(self, text: str) -> bool:
        """Whether an address is that of a proxy."""
        address = parse_address(text)
        return address is not None and self._is_trusted(address)

    def _is_trusted(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    def _find_client(self, scope: Scope, nearest: Address) -> Address:
        """The last address, from right to left, that is not a proxy's."""
        usual = list(_values(scope, b"x-forwarded-for"))
        standard = [pairs.get("for", "") for pairs in _parse_hops(scope)]
        if usual and standard and [*map(parse_address, usual)] != [*map(parse_address, standard)]:
            # a proxy sets one of them, and a client may have sent the other
            return nearest
        for text in reversed(usual or standard):
            address = parse_address(text)
            if address is None:
                return nearest
            nearest = address
            if not self._is_trusted(address):
                return address
        return nearest


def _values(scope: Scope, name: bytes) -> Iterator[str]:
    """The parts of a header, in order, however often it was sent."""
    for key, value in scope["headers"]:
        if key == name:
            yield from (part.strip() for part in value.decode("latin-1").split(","))


def _parse_hops(scope: Scope) -> list[dict[str, str]]:
    """What the header `Forwarded` says of each hop."""
    return [
        {key.lower(): value.strip().strip('"') for key, value in _PAIR.findall(part)}
        for part in _values(scope, b"forwarded")
    ]
