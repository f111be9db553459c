"""The client of a request and the listener it came by."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request

from abaculus.server.ws.endpoint import ConnectionGroup


def address_of(request: Request[Any, Any, Any]) -> str:
    """The client's address."""
    return request.client.host if request.client else ""


def connection_group(request: Request[Any, Any, Any]) -> ConnectionGroup:
    """The listener the request came by."""
    return cast(ConnectionGroup, request.scope["abaculus.connection_group"])  # type: ignore[typeddict-item]


def base_url(request: Request[Any, Any, Any]) -> str:
    """The address by which the client knows this server."""
    host = request.headers.get("host", "localhost")
    return f"{request.scope['scheme']}://{host}"
