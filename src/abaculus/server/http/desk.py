"""The referee's desk over HTTP; all its work is done by the bounded workers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from abaculus.kernel.bot import Stop
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.server.http.errors import REFUSALS, family_words
from abaculus.server.http.messages import DeskBest, DeskReply, DeskRequest, DeskScene, DeskVerdict
from abaculus.server.http.request import address_of
from abaculus.server.limits import RateLimiter
from abaculus.server.rooms.rooms import RoomRegistry
from abaculus.server.workers import desk_tasks

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
_SECONDS = 5.0
_TEXT = 200_000


def desk_routes(rooms: RoomRegistry) -> list[HTTPRouteHandler]:
    """The routes of the desk."""
    asked = RateLimiter(rooms.limits.tasks)

    async def ask_desk(
        task: Callable[[Stop, str, DeskRequest], T],
        family: str,
        data: DeskRequest,
        request: AnyRequest,
        weight: float,
    ) -> T:
        address = address_of(request)
        wait = asked.take(address, time.monotonic(), weight)
        if wait:
            raise RefusedError(Refusal("too-fast", {"seconds": wait}))
        with family_words(family):
            return await rooms.bounded_workers.ask(task, _SECONDS, family, data, address=address)

    @post(
        "/api/desk/{family:str}/judge",
        status_code=200,
        responses=REFUSALS,
        request_max_body_size=_TEXT,
    )
    async def judge(
        family: FromPath[str], data: JSONBody[DeskRequest], request: AnyRequest
    ) -> DeskReply:
        """Whether a move is legal, its points, and why."""
        return await ask_desk(desk_tasks.judge_move, family, data, request, 0.2)

    @post(
        "/api/desk/{family:str}/best",
        status_code=200,
        responses=REFUSALS,
        request_max_body_size=_TEXT,
    )
    async def best(
        family: FromPath[str], data: JSONBody[DeskRequest], request: AnyRequest
    ) -> DeskBest:
        """The best moves."""
        return await ask_desk(desk_tasks.find_best, family, data, request, 1)

    @post(
        "/api/desk/{family:str}/show",
        status_code=200,
        responses=REFUSALS,
        request_max_body_size=_TEXT,
    )
    async def show(
        family: FromPath[str], data: JSONBody[DeskRequest], request: AnyRequest
    ) -> DeskScene:
        """The position as a scene on which pieces can be laid."""
        return await ask_desk(desk_tasks.show_position, family, data, request, 0.2)

    @post(
        "/api/desk/{family:str}/try",
        status_code=200,
        responses=REFUSALS,
        request_max_body_size=_TEXT,
    )
    async def attempt(
        family: FromPath[str], data: JSONBody[DeskRequest], request: AnyRequest
    ) -> DeskVerdict:
        """The verdict on what was laid on the scene."""
        return await ask_desk(desk_tasks.preview_move, family, data, request, 0.1)

    return [judge, best, show, attempt]
