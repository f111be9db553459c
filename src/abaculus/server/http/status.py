"""The server's health and metrics, its owner, and sharing on the network."""

from __future__ import annotations

import time
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Struct

from abaculus import __version__
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.http.errors import REFUSALS
from abaculus.server.http.messages import OwnerReply, OwnerRequest, ShareRequest, ShareStatus
from abaculus.server.http.request import address_of, base_url, gate_of, is_owner
from abaculus.server.limits import RateLimiter
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
    """The routes of health, metrics, the owner and sharing."""
    guesses = RateLimiter(rooms.limits.codes)

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
        return sharing.status(allowed=is_owner(request))

    @post("/api/share", status_code=200, responses=REFUSALS)
    async def share(data: JSONBody[ShareRequest], request: Request[Any, Any, Any]) -> ShareStatus:
        """Open the server to the network or close it; only for its owner."""
        if not is_owner(request):
            raise RefusedError(Refusal("share-not-here"))
        await sharing.switch(on=data.on)
        return sharing.status(allowed=True)

    @post("/api/owner", status_code=200, responses=REFUSALS, request_max_body_size=4096)
    async def enter(
        data: JSONBody[OwnerRequest], request: Request[Any, Any, Any]
    ) -> Response[OwnerReply]:
        """Give the owner's browser a cookie for the token."""
        owner = gate_of(request).owner
        try:
            cookie = owner.enter(data.token)
        except RefusedError:
            wait = guesses.take(address_of(request), time.monotonic())
            if wait:
                raise RefusedError(Refusal("too-fast", {"seconds": wait})) from None
            raise
        is_secure = base_url(request).startswith("https:")
        header = owner.cookie_header(cookie, is_secure=is_secure)
        return Response(OwnerReply(True), headers={"Set-Cookie": header})

    return [health, metrics, shared, share, enter]
