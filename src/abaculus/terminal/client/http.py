"""A question to a server over HTTP, and its answer."""

from __future__ import annotations

from http.client import HTTPException
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from abaculus.kernel.messages import Refusal, Refused
from abaculus.server.http.messages import Problem
from abaculus.terminal.client.addresses import Address
from abaculus.terminal.client.remote import proxy_for
from abaculus.terminal.render.text import plain

T = TypeVar("T")
_SECONDS = 10


class TurnedAway(Exception):  # noqa: N818 - named for what happened
    """The server said no, in its own words."""


def asked(address: Address, path: str, kind: type[T], body: object = None) -> T:
    """What a server answers; raises `TurnedAway`, or `Refused` if no server answers."""
    request = Request(  # noqa: S310 - `read_address` lets http and https pass only
        f"{address.server}{path}",
        data=None if body is None else msgspec.json.encode(body),
        headers={"content-type": "application/json"},
    )
    handlers = [] if proxy_for(address.server) else [ProxyHandler({})]
    try:
        with build_opener(*handlers).open(request, timeout=_SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except HTTPError as error:
        with error:
            raise _problem(address, error.read()) from error
    except (URLError, OSError, HTTPException, msgspec.DecodeError) as error:
        raise _silent(address, error) from error


def _problem(address: Address, body: bytes) -> TurnedAway | Refused:
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except (msgspec.DecodeError, UnicodeError) as error:
        return _silent(address, error)
    return TurnedAway(plain(problem.sentence))


def _silent(address: Address, error: Exception) -> Refused:
    cause = getattr(error, "reason", error)
    reason = getattr(cause, "strerror", None) or type(cause).__name__
    return Refused(Refusal("no-server", {"server": address.server, "reason": str(reason)}))
