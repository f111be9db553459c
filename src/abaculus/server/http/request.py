"""Who asks, and by which way."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request

from abaculus.server.ws.endpoint import ConnectionGroup


def address_of(request: Request[Any, Any, Any]) -> str:
    """The address of the one who asks."""
    return request.client.host if request.client else ""


def connection_group(request: Request[Any, Any, Any]) -> ConnectionGroup:
    """The listener by which the request came."""
    return cast(ConnectionGroup, request.scope["abaculus.connection_group"])  # type: ignore[typeddict-item]


def base_url(request: Request[Any, Any, Any]) -> str:
    """The address under which the asker sees this server."""
    host = request.headers.get("host", "localhost")
    return f"{request.scope['scheme']}://{host}"
