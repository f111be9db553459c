"""What a listener checks before it answers: its name, the page that asks, and who the owner is."""

from __future__ import annotations

import logging
import re
import socket
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.asgi import Scope
from abaculus.server.owner import Owner
from abaculus.server.proxies import Network, TrustedProxies, parse_address

_LOG = logging.getLogger(__name__)
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(?::\d{1,5})?")
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_HOME_ENDINGS: Final = ("", ".local", ".lan", ".home.arpa", ".internal")
"""Endings that a network at home gives its machines and that nobody can buy."""
_MOST_LOGGED: Final = 20


class Access(Struct, frozen=True):
    """What a server is called, which proxies it trusts, and who owns it."""

    token: str = ""
    """The owner's; empty: nobody has the owner's powers."""
    public_url: str = ""
    """The address others type, if there is a proxy in front."""
    trusted_proxies: tuple[Network, ...] = ()
    can_share: bool = True
    """Whether the owner may open a server of this machine to the network."""


def parse_public_url(text: str) -> str:
    """The address of a server without a slash at its end; raises `RefusedError`."""
    refused = RefusedError(Refusal("use-public-url", {"text": text[:100]}))
    try:
        place = urlsplit(text)
        port = place.port
    except ValueError as error:
        raise refused from error
    name = place.hostname or ""
    is_bare = place.path in ("", "/") and not (place.query or place.fragment or place.username)
    if place.scheme not in ("http", "https") or not is_bare or not _is_name(name):
        raise refused
    host = f"[{name}]" if ":" in name else name
    usual = {"http": 80, "https": 443}[place.scheme]
    return f"{place.scheme}://{host}" + (f":{port}" if port not in (None, usual) else "")


def _is_name(name: str) -> bool:
    if parse_address(name) is not None:
        return True
    labels = name.rstrip(".").split(".")
    return name.isascii() and all(
        0 < len(label) < 64 and label.replace("-", "").replace("_", "").isalnum()
        for label in labels
    )


class Gate:
    """One listener's checks."""

    def __init__(self, access: Access, owner: Owner, *, is_loopback: bool) -> None:
        self.owner = owner
        self._public_url = access.public_url
        self._public_name = find_name(urlsplit(access.public_url).netloc)
        self._is_loopback = is_loopback
        own = frozenset[str]() if is_loopback else machine_names()
        self._names = (own | {"localhost", self._public_name}) - {""}
        self._proxies = TrustedProxies(access.trusted_proxies)
        self._logged: set[str] = set()

    def admit(self, scope: Scope) -> bool:
        """Whether a request may come in; its true client and scheme are in the scope then."""
        self._proxies.resolve(scope)
        hosts = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
        if len(hosts) != 1 or not self._is_own_name(find_name(hosts[0]), scope):
            self._log_name(",".join(hosts))
            return False
        if scope.get("method") in _SAFE:
            return True
        origins = [value.decode("latin-1") for key, value in scope["headers"] if key == b"origin"]
        return all(self._is_own_origin(origin, hosts[0]) for origin in origins)

    def is_owner(self, scope: Scope) -> bool:
        """Whether the owner sent this."""
        return self.owner.is_in(scope["headers"])

    def base_url(self, scope: Scope) -> str:
        """The address by which the client knows this server."""
        if self._public_url:
            return self._public_url
        host = next(value.decode("latin-1") for key, value in scope["headers"] if key == b"host")
        return f"{scope['scheme']}://{host}"

    def _is_own_name(self, name: str, scope: Scope) -> bool:
        if name in self._names:
            return True
        # only names can be bent to lead here; an address leads where it says
        address = parse_address(name)
        if address is None:
            return False
        if self._is_loopback or self._public_url:
            reached = parse_address((scope.get("server") or ("",))[0])
            return address.is_loopback or address == reached
        return True

    def _is_own_origin(self, origin: str, host: str) -> bool:
        if self._public_url and origin == self._public_url:
            return True
        return find_name(host) != self._public_name and origin.partition("://")[2] == host

    def _log_name(self, host: str) -> None:
        """Tell the operator, who may have forgotten to say what the server is called."""
        if host not in self._logged and len(self._logged) < _MOST_LOGGED:
            self._logged.add(host)
            _LOG.warning("refused requests for %.100r; --public-url says what it is called", host)


def find_name(host: str) -> str:
    """The name in a Host header, in lower case; empty if there is none."""
    found = _HOST.fullmatch(host)
    return found[1].strip("[]").lower().rstrip(".") if found else ""


def machine_names() -> frozenset[str]:
    """The names under which this machine is known at home; asks nobody."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return frozenset((name, *(f"{short}{ending}" for ending in _HOME_ENDINGS if short)))
