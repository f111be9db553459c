"""The server's health and metrics, and sharing on the network."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Struct

from abaculus import __version__
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.http.errors import REFUSALS
from abaculus.server.http.messages import ShareRequest, ShareStatus
from abaculus.server.http.request import connection_group
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.share import ShareSwitch
from abaculus.server.ws.endpoint import WebSocketEndpoint


class Health(Struct, frozen=True):
    """The server's answer to a health check."""

    version: str
    instance: str
    """Different at every start."""


def status_routes(
    rooms: RoomRegistry, play: WebSocketEndpoint, sharing: ShareSwitch, instance: str
) -> list[HTTPRouteHandler]:
    """The routes of health, metrics and sharing."""

    @get("/health", sync_to_thread=False)
    def health() -> Health:
        """Whether the server answers."""
        return Health(__version__, instance)

    @get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
    def metrics() -> str:
        """Metrics for Prometheus."""
        return rooms.metrics.text(rooms.tables, rooms.rooms, play.connections)

    @get("/api/share", sync_to_thread=False)
    def shared(request: Request[Any, Any, Any]) -> ShareStatus:
        """Whether this server can be reached from the network."""
        return sharing.status(allowed=connection_group(request).is_local)

    @post("/api/share", status_code=200, responses=REFUSALS)
    async def share(data: JSONBody[ShareRequest], request: Request[Any, Any, Any]) -> ShareStatus:
        """Open the server to the network or close it; only from this machine."""
        if not connection_group(request).is_local:
            raise RefusedError(Refusal("share-not-here"))
        await sharing.switch(on=data.on)
        return sharing.status(allowed=True)

    return [health, metrics, shared, share]
