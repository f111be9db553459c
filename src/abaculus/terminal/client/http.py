"""HTTP requests to a server."""

from __future__ import annotations

from http.client import HTTPException
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from abaculus.errors import AbaculusError
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.http.messages import Problem
from abaculus.terminal.client.addresses import Address
from abaculus.terminal.client.remote import proxy_for
from abaculus.terminal.render.text import plain_text

T = TypeVar("T")
_SECONDS = 10


class ServerRefusalError(AbaculusError):
    """The server's refusal, in its own words."""


def fetch(address: Address, path: str, kind: type[T], body: object = None) -> T:
    """Send a request; returns the answer.

    Raises `ServerRefusalError`, or `RefusedError` if no server answers.
    """
    request = Request(  # noqa: S310 - `parse_address` admits only http and https
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
            raise _problem_error(address, error.read()) from error
    except (URLError, OSError, HTTPException, msgspec.DecodeError) as error:
        raise _no_answer_error(address, error) from error


def _problem_error(address: Address, body: bytes) -> ServerRefusalError | RefusedError:
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except (msgspec.DecodeError, UnicodeError) as error:
        return _no_answer_error(address, error)
    return ServerRefusalError(plain_text(problem.sentence))


def _no_answer_error(address: Address, error: Exception) -> RefusedError:
    cause = getattr(error, "reason", error)
    reason = getattr(cause, "strerror", None) or type(cause).__name__
    return RefusedError(Refusal("no-server", {"server": address.server, "reason": str(reason)}))
