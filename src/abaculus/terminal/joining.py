"""Sitting down at a server's table, before the table is drawn."""

from __future__ import annotations

from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from abaculus.kernel.said import Refusal, Refused
from abaculus.server.api import Joining, Problem, Seated
from abaculus.terminal.addresses import Address
from abaculus.terminal.plain import plain
from abaculus.terminal.remote import proxy_for

_SECONDS = 10


class TurnedAway(Exception):  # noqa: N818 - named for what happened
    """The server said no, in its own words."""


def sit_down(address: Address, name: str) -> Seated:
    """A chair and the key to it; raises `TurnedAway`, or `Refused` if no server answers."""
    asked = Joining(code=address.code, table=address.table, name=name)
    request = Request(  # noqa: S310 - `read_address` lets http and https pass only
        f"{address.server}/api/join",
        data=msgspec.json.encode(asked),
        headers={"content-type": "application/json"},
    )
    handlers = [] if proxy_for(address.server) else [ProxyHandler({})]
    try:
        with build_opener(*handlers).open(request, timeout=_SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=Seated)
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
