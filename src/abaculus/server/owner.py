"""The owner: the person who started the server, known by a token and never by an address."""

from __future__ import annotations

import hmac
import re
import secrets
import time
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from abaculus.kernel.messages import Refusal, RefusedError

_SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{16,200}")
_TICKET: Final = re.compile(r"ticket-(\d{1,12})-([A-Za-z0-9_-]{1,64})-([0-9a-f]{64})")
_SECONDS: Final = 300
"""How long a ticket waits for a browser to start."""
Headers = Iterable[tuple[bytes, bytes]]


def make_token() -> str:
    """A fresh token."""
    return secrets.token_urlsafe(24)


def parse_token(text: str) -> str:
    """A token that someone chose; raises `RefusedError`."""
    if not _SHAPE.fullmatch(text):
        raise RefusedError(Refusal("use-token"))
    return text


def make_ticket(token: str, now: float | None = None) -> str:
    """A token's stand-in that works once and soon.

    A browser's command line, unlike a terminal, can be read by everyone on the machine.
    """
    at, nonce = int(time.time() if now is None else now), secrets.token_hex(16)
    return f"ticket-{at}-{nonce}-{_sign(token, f'ticket {at} {nonce}')}"


def owner_link(link: str, token: str) -> str:
    """The link that makes a browser the owner's; what is behind # is never sent or logged."""
    return f"{link}/#token={token}" if token else link


class Owner:
    """Who has the owner's powers at one listener; with an empty token, nobody."""

    def __init__(self, token: str, port: int) -> None:
        self._token = token
        self._cookie = f"abaculus-owner-{port}"
        """Browsers send the cookies of one port to all ports of a machine."""
        self._sessions: dict[str, str] = {}
        """The cookies that tickets were exchanged for; empty: the ticket was used twice."""

    def enter(self, given: str, now: float | None = None) -> str:
        """The cookie for a token or a ticket; raises `RefusedError`."""
        if self._token and hmac.compare_digest(
            given.encode("utf-8", "replace"), self._token.encode()
        ):
            return _sign(self._token, "cookie")
        if self._token and self._is_ticket(given, time.time() if now is None else now):
            return self._exchange(given)
        raise RefusedError(Refusal("wrong-token"))

    def is_in(self, headers: Headers) -> bool:
        """Whether a request carries the owner's cookie."""
        if not self._token:
            return False
        known = [_sign(self._token, "cookie"), *filter(None, self._sessions.values())]
        return any(
            hmac.compare_digest(given, one.encode())
            for given in self._cookies(headers)
            for one in known
        )

    def cookie_header(self, cookie: str, *, is_secure: bool) -> str:
        """The header that gives a browser its cookie."""
        secure = "; Secure" if is_secure else ""
        return f"{self._cookie}={cookie}; Path=/api; HttpOnly; SameSite=Strict{secure}"

    def _cookies(self, headers: Headers) -> Iterable[bytes]:
        name = self._cookie.encode()
        for key, value in headers:
            if key == b"cookie":
                for pair in value.split(b";"):
                    found, _, cookie = pair.strip().partition(b"=")
                    if found == name:
                        yield cookie

    def _is_ticket(self, given: str, now: float) -> bool:
        ticket = _TICKET.fullmatch(given)
        if ticket is None or not -_SECONDS <= now - int(ticket[1]) <= _SECONDS:
            return False
        signature = _sign(self._token, f"ticket {ticket[1]} {ticket[2]}")
        return hmac.compare_digest(signature, ticket[3])

    def _exchange(self, ticket: str) -> str:
        if ticket in self._sessions:
            # two had the same ticket, and nobody knows which of them is the owner
            self._sessions[ticket] = ""
            raise RefusedError(Refusal("ticket-used"))
        cookie = self._sessions[ticket] = secrets.token_hex(32)
        return cookie


def _sign(token: str, text: str) -> str:
    return hmac.new(token.encode(), text.encode(), sha256).hexdigest()
